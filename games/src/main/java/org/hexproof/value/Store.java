package org.hexproof.value;

import static com.google.common.base.Preconditions.checkArgument;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * Canonical values over one poset, each held once and known by an integer handle: two values of a
 * store are equivalent iff their handles are equal. The handle of an atom is its number.
 *
 * <p>Values live in chunks of primitive arrays and are never moved or removed; dropping the store
 * frees them all. Threads may share a store: looking up takes no lock, adding does. A handle may be
 * used by another thread once it was handed over safely.
 */
public final class Store {
  private static final int CHUNK_BITS = 16;
  private static final int CHUNK = 1 << CHUNK_BITS;
  private static final int MAX_CHUNKS = 1 << 15;
  private static final VarHandle SLOT = MethodHandles.arrayElementVarHandle(int[].class);

  // A record: these seven, then the left options, then the right options.
  private static final int HASH = 0;
  private static final int LEFT_COUNT = 1;
  private static final int RIGHT_COUNT = 2;
  private static final int DEPTH = 3;
  private static final int ATOMS = 4;
  private static final int SECOND = 5;
  private static final int FIRST = 6;
  private static final int HEADER = 7;

  private final Poset poset;
  private final long maxBytes;
  private final int[][] data = new int[MAX_CHUNKS][];
  private final int[][] offsets = new int[MAX_CHUNKS][];
  private volatile int[] table = new int[1 << 10];
  private volatile int size;
  private int used;
  private long ints;
  private long bytes = 4L << 10;

  /** A store that may use at most a GiB. */
  public Store(Poset poset) {
    this(poset, 1L << 30);
  }

  /** An empty store for values that take at most so many bytes, a MiB at least. */
  public Store(Poset poset, long maxBytes) {
    checkArgument(maxBytes >= 1 << 20, "a store needs at least a MiB");
    this.poset = poset;
    this.maxBytes = maxBytes;
    for (int atom = 0; atom < poset.size(); atom++) {
      int thresholds = poset.thresholds(atom);
      add(new int[0], new int[0], 0, 1, thresholds, thresholds, atom);
    }
  }

  public Poset poset() {
    return poset;
  }

  /** The number of values, the atoms among them. Handles run from 0 to one less. */
  public int size() {
    return size;
  }

  /**
   * The memory that the values take without the room that is left for more, in bytes. It doesn't
   * depend on the order in which they came.
   */
  public synchronized long filledBytes() {
    return Integer.BYTES * (ints + size + table.length);
  }

  public boolean isAtom(int value) {
    return value < poset.size();
  }

  public int leftCount(int value) {
    return header(value, LEFT_COUNT);
  }

  public int rightCount(int value) {
    return header(value, RIGHT_COUNT);
  }

  /** A left option, by its place from 0. */
  public int left(int value, int place) {
    int offset = offset(value);
    return data[offset >> CHUNK_BITS][(offset & (CHUNK - 1)) + HEADER + place];
  }

  public int right(int value, int place) {
    int offset = offset(value);
    int[] chunk = data[offset >> CHUNK_BITS];
    int start = offset & (CHUNK - 1);
    return chunk[start + HEADER + chunk[start + LEFT_COUNT] + place];
  }

  /** The left options in order; none of an atom. */
  public int[] lefts(int value) {
    int start = (offset(value) & (CHUNK - 1)) + HEADER;
    return Arrays.copyOfRange(chunk(value), start, start + leftCount(value));
  }

  /** The right options in order; none of an atom. */
  public int[] rights(int value) {
    int start = (offset(value) & (CHUNK - 1)) + HEADER + leftCount(value);
    return Arrays.copyOfRange(chunk(value), start, start + rightCount(value));
  }

  /** 0 for an atom, else one more than the deepest option's. */
  public int depth(int value) {
    return header(value, DEPTH);
  }

  /** How many atoms the written form has; {@link Integer#MAX_VALUE} if that is more. */
  public int atoms(int value) {
    return header(value, ATOMS);
  }

  /** In which of the poset's thresholds Left can end up although Right moves first. */
  int second(int value) {
    return header(value, SECOND);
  }

  /** In which of the poset's thresholds Left can end up moving first. */
  int first(int value) {
    return header(value, FIRST);
  }

  private int offset(int value) {
    return offsets[value >> CHUNK_BITS][value & (CHUNK - 1)];
  }

  private int[] chunk(int value) {
    return data[offset(value) >> CHUNK_BITS];
  }

  private int header(int value, int field) {
    int offset = offset(value);
    return data[offset >> CHUNK_BITS][(offset & (CHUNK - 1)) + field];
  }

  /**
   * The handle of the value with these options, which must be in canonical form, sorted and
   * distinct.
   */
  int intern(int[] left, int[] right) {
    int hash = hash(left, right);
    int found = find(table, hash, left, right);
    return found >= 0 ? found : insert(hash, left, right);
  }

  private static int hash(int[] left, int[] right) {
    int hash = 31 * Arrays.hashCode(left) + Arrays.hashCode(right);
    hash *= 0x9E3779B9;
    return hash ^ (hash >>> 15);
  }

  private int find(int[] slots, int hash, int[] left, int[] right) {
    int mask = slots.length - 1;
    for (int slot = hash & mask; ; slot = (slot + 1) & mask) {
      int entry = (int) SLOT.getAcquire(slots, slot);
      if (entry == 0) {
        return -1;
      }
      if (matches(entry - 1, hash, left, right)) {
        return entry - 1;
      }
    }
  }

  private boolean matches(int value, int hash, int[] left, int[] right) {
    int offset = offset(value);
    int[] chunk = data[offset >> CHUNK_BITS];
    int start = offset & (CHUNK - 1);
    int options = start + HEADER;
    int middle = options + left.length;
    return chunk[start + HASH] == hash
        && chunk[start + LEFT_COUNT] == left.length
        && chunk[start + RIGHT_COUNT] == right.length
        && Arrays.equals(chunk, options, middle, left, 0, left.length)
        && Arrays.equals(chunk, middle, middle + right.length, right, 0, right.length);
  }

  private synchronized int insert(int hash, int[] left, int[] right) {
    int found = find(table, hash, left, right);
    if (found >= 0) {
      return found;
    }
    if (2 * (size + 1) > table.length) {
      growTable();
    }
    int depth = 0;
    long atoms = 0;
    int first = 0;
    int second = -1;
    for (int option : left) {
      depth = Math.max(depth, depth(option));
      atoms += atoms(option);
      first |= second(option);
    }
    for (int option : right) {
      depth = Math.max(depth, depth(option));
      atoms += atoms(option);
      second &= first(option);
    }
    int size = (int) Math.min(atoms, Integer.MAX_VALUE);
    int value = add(left, right, depth + 1, size, second & first, first, hash);
    int mask = table.length - 1;
    int slot = hash & mask;
    while (table[slot] != 0) {
      slot = (slot + 1) & mask;
    }
    SLOT.setRelease(table, slot, value + 1);
    return value;
  }

  private int add(int[] left, int[] right, int depth, int atoms, int second, int first, int hash) {
    int length = HEADER + left.length + right.length;
    checkArgument(length <= CHUNK, "a value has too many options: %s", length);
    if ((used & (CHUNK - 1)) + length > CHUNK) {
      used = (used | (CHUNK - 1)) + 1;
    }
    ensureChunk(data, used >> CHUNK_BITS);
    ensureChunk(offsets, size >> CHUNK_BITS);
    int[] chunk = data[used >> CHUNK_BITS];
    int start = used & (CHUNK - 1);
    chunk[start + HASH] = hash;
    chunk[start + LEFT_COUNT] = left.length;
    chunk[start + RIGHT_COUNT] = right.length;
    chunk[start + DEPTH] = depth;
    chunk[start + ATOMS] = atoms;
    chunk[start + SECOND] = second;
    chunk[start + FIRST] = first;
    System.arraycopy(left, 0, chunk, start + HEADER, left.length);
    System.arraycopy(right, 0, chunk, start + HEADER + left.length, right.length);
    offsets[size >> CHUNK_BITS][size & (CHUNK - 1)] = used;
    used += length;
    ints += length;
    int value = size;
    size = value + 1;
    return value;
  }

  /**
   * The values from one handle to the one before another, for {@link #restore}: of each the numbers
   * of options, then Left's and Right's, each list in order and as differences.
   */
  public IntArrayList dump(int from, int to) {
    IntArrayList dump = new IntArrayList();
    for (int value = from; value < to; value++) {
      dump.add(leftCount(value));
      dump.add(rightCount(value));
      for (int i = 0; i < leftCount(value); i++) {
        dump.add(left(value, i) - (i == 0 ? 0 : left(value, i - 1)));
      }
      for (int i = 0; i < rightCount(value); i++) {
        dump.add(right(value, i) - (i == 0 ? 0 : right(value, i - 1)));
      }
    }
    return dump;
  }

  /**
   * Adds the values of a dump, with the handles that they had. Some may have been added if it then
   * turns out not to be one.
   */
  public void restore(IntList dump) {
    for (int place = 0; place < dump.size(); ) {
      checkArgument(place + 1 < dump.size(), "half a value");
      int lefts = dump.getInt(place++);
      int rights = dump.getInt(place++);
      checkArgument(
          lefts > 0 && rights > 0 && lefts <= dump.size() - place - rights, "half a value");
      int next = size;
      int[] left = restored(dump, place, lefts, next);
      int[] right = restored(dump, place + lefts, rights, next);
      checkArgument(intern(left, right) == next, "value %s is there already", next);
      place += lefts + rights;
    }
  }

  private static int[] restored(IntList dump, int start, int count, int next) {
    int[] options = new int[count];
    for (int i = 0; i < count; i++) {
      options[i] = dump.getInt(start + i) + (i == 0 ? 0 : options[i - 1]);
      checkArgument(options[i] >= 0 && options[i] < next, "value %s is not there", options[i]);
      checkArgument(i == 0 || options[i] > options[i - 1], "options are out of order");
    }
    return options;
  }

  private void ensureChunk(int[][] chunks, int index) {
    if (index >= MAX_CHUNKS || index < 0) {
      throw new StoreFullException("the store holds " + size + " values and can't hold more");
    }
    if (chunks[index] == null) {
      reserve(4L * CHUNK);
      chunks[index] = new int[CHUNK];
    }
  }

  private void growTable() {
    int[] old = table;
    if (old.length >= 1 << 30) {
      throw new StoreFullException("the store holds " + size + " values and can't hold more");
    }
    reserve(4L * old.length);
    int[] grown = new int[2 * old.length];
    for (int value = poset.size(); value < size; value++) {
      int slot = header(value, HASH) & (grown.length - 1);
      while (grown[slot] != 0) {
        slot = (slot + 1) & (grown.length - 1);
      }
      grown[slot] = value + 1;
    }
    table = grown;
  }

  private void reserve(long more) {
    // The first chunks are always granted, so that every store holds its atoms.
    if (bytes + more > maxBytes && size > poset.size()) {
      throw new StoreFullException(
          "the values take %s MiB and more are needed; the limit is %s MiB"
              .formatted(bytes >> 20, maxBytes >> 20));
    }
    bytes += more;
  }
}
