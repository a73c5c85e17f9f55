package org.hexproof.value;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;

/**
 * Values up to a group of symmetries of their poset, in memory of about eight bytes for each value.
 * The image of a canonical form under a symmetry is in canonical form, so nothing is simplified.
 *
 * <p>One thread at a time.
 */
public final class OrbitTable {
  /**
   * A symmetry of a poset: the image of each atom, and whether the order is reversed, so that the
   * players are exchanged.
   */
  public record GroupMember(ImmutableIntArray atoms, boolean dual) {}

  private static final int ABSENT = 0;

  private final Store store;
  private final ImmutableList<GroupMember> group;
  private final byte[][] product;
  private final int memberBits;
  // By value: one more than the orbit, then the member in the lowest bits.
  private final IntChunks places = new IntChunks(ABSENT);
  private final IntChunks images = new IntChunks(0);
  private int size;
  private int labelled;

  /**
   * An empty table of a group closed under products, the identity first, of at most 127 members.
   */
  public OrbitTable(Store store, ImmutableList<GroupMember> group) {
    checkArgument(group.size() <= Byte.MAX_VALUE, "too large a group");
    this.store = store;
    this.group = group;
    this.memberBits = Integer.SIZE - Integer.numberOfLeadingZeros(group.size() - 1);
    this.product = new byte[group.size()][group.size()];
    for (int i = 0; i < group.size(); i++) {
      for (int j = 0; j < group.size(); j++) {
        int found = group.indexOf(product(group.get(i), group.get(j)));
        checkArgument(found >= 0, "these symmetries are not closed under products");
        product[i][j] = (byte) found;
      }
    }
  }

  private static GroupMember product(GroupMember then, GroupMember first) {
    ImmutableIntArray.Builder atoms = ImmutableIntArray.builder();
    first.atoms().forEach(atom -> atoms.add(then.atoms().get(atom)));
    return new GroupMember(atoms.build(), then.dual() != first.dual());
  }

  /** The number of orbits; they are numbered from 0 in the order in which they came. */
  public int size() {
    return size;
  }

  public int labelled() {
    return labelled;
  }

  public boolean contains(int value) {
    return places.get(value) != ABSENT;
  }

  /** The number of the value's orbit, which is there. */
  public int orbit(int value) {
    return (places.get(value) >>> memberBits) - 1;
  }

  /** The value of an orbit that came first. */
  public int representative(int orbit) {
    return images.get((long) orbit * group.size());
  }

  /** The first member of the group that takes the orbit's representative to the value. */
  public int member(int value) {
    return places.get(value) & ((1 << memberBits) - 1);
  }

  public int image(int value, int member) {
    int place = places.get(value);
    long start = (long) ((place >>> memberBits) - 1) * group.size();
    return images.get(start + product[member][place & ((1 << memberBits) - 1)]);
  }

  /** The values of an orbit, each once, in the order of the group. */
  public int[] values(int orbit) {
    int[] values = new int[group.size()];
    int count = 0;
    for (int i = 0; i < values.length; i++) {
      int value = images.get((long) orbit * group.size() + i);
      if (member(value) == i) {
        values[count++] = value;
      }
    }
    return Arrays.copyOf(values, count);
  }

  /** Puts the value's orbit there, after those of its followers. */
  public void add(int value) {
    if (contains(value)) {
      return;
    }
    Arrays.stream(store.lefts(value)).forEach(this::add);
    Arrays.stream(store.rights(value)).forEach(this::add);
    if (size + 1L >= 1L << (Integer.SIZE - memberBits)) {
      throw new StoreFullException(
          "there are " + size + " values up to symmetry, and no more can be told apart");
    }
    long start = (long) size * group.size();
    size++;
    for (int i = 0; i < group.size(); i++) {
      int image = i == 0 ? value : newImage(value, i);
      images.set(start + i, image);
      note(image, i);
    }
  }

  private void note(int image, int member) {
    if (!contains(image)) {
      places.set(image, size << memberBits | member);
      labelled++;
    }
  }

  private int newImage(int value, int member) {
    GroupMember symmetry = group.get(member);
    if (store.isAtom(value)) {
      return symmetry.atoms().get(value);
    }
    int[] left = images(store.lefts(value), member);
    int[] right = images(store.rights(value), member);
    return symmetry.dual() ? store.intern(right, left) : store.intern(left, right);
  }

  private int[] images(int[] options, int member) {
    return Arrays.stream(options).map(option -> image(option, member)).sorted().toArray();
  }
}
