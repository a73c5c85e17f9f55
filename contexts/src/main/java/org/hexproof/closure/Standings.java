package org.hexproof.closure;

import com.google.common.primitives.ImmutableIntArray;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import org.hexproof.circuit.TerminalSymmetry;
import org.hexproof.value.OrbitTable;
import org.hexproof.value.Store;
import org.hexproof.value.Values;

/**
 * How games stand to a wanted value over {@link org.hexproof.value.Posets#P3} and to what
 * renumbering and duality make of it: which of their followers, the rulers, are above a game, which
 * below, and which of them are so if one player moves first. Games that stand alike have one
 * number; an atom's is its own.
 *
 * <p>How a game stands follows from how its options do ([H3T], Definition 3.2). So no game is
 * brought into canonical form, and there are far fewer numbers than values.
 *
 * <p>One thread at a time.
 */
final class Standings implements OptionForms {
  // Parts of a row, of a bit for each ruler: the game is below the ruler, below it if Left moves
  // first, above it, above it if Right moves first.
  private static final int BELOW = 0;
  private static final int BELOW_FIRST = 1;
  private static final int ABOVE = 2;
  private static final int ABOVE_FIRST = 3;
  private static final int PARTS = 4;

  static final int NONE = -1;
  private static final int IMAGES = 6;

  private final Store store;
  private final ImmutableIntArray rulers;
  private final int words;
  // The rulers' options, as bits.
  private final long[][] lefts;
  private final long[][] rights;
  // For each renumbering which ruler each becomes.
  private final int[][] renumbered;
  // The places of the wanted value's images among the rulers.
  private final int[] wanted;
  private final LongRows rows;
  private final LongRows premises;
  private final IntArrayList conclusions = new IntArrayList();
  private final IntArrayList images = new IntArrayList();
  // For each number the symmetry that makes the wanted value of it.
  private final IntArrayList symmetries = new IntArrayList();
  private final long[] premise;

  /** Puts the wanted value's orbit, and those of its followers, into the table. */
  Standings(Values values, OrbitTable orbits, int wantedValue) {
    this.store = values.store();
    this.rulers = rulers(store, orbits, wantedValue);
    int count = rulers.length();
    this.words = (count + Long.SIZE - 1) / Long.SIZE;
    this.lefts = new long[count][];
    this.rights = new long[count][];
    Arrays.setAll(lefts, ruler -> bits(store.lefts(rulers.get(ruler))));
    Arrays.setAll(rights, ruler -> bits(store.rights(rulers.get(ruler))));
    this.renumbered = new int[IMAGES][count];
    for (int member = 0; member < IMAGES; member++) {
      int by = member;
      Arrays.setAll(renumbered[by], ruler -> rulers.indexOf(orbits.image(rulers.get(ruler), by)));
    }
    this.wanted = new int[TerminalSymmetry.ALL.size()];
    Arrays.setAll(wanted, member -> rulers.indexOf(orbits.image(wantedValue, member)));
    this.rows = new LongRows(PARTS * words);
    this.premises = new LongRows(PARTS * words);
    this.premise = new long[PARTS * words];
    for (int atom = 0; atom < store.poset().size(); atom++) {
      add(ofAtom(values, atom));
    }
  }

  /** The atoms, and all followers of the images, the shallow ones first. */
  private static ImmutableIntArray rulers(Store store, OrbitTable orbits, int wantedValue) {
    Set<Integer> found = new TreeSet<>();
    for (int atom = 0; atom < store.poset().size(); atom++) {
      orbits.add(atom);
      found.add(atom);
    }
    orbits.add(wantedValue);
    addFollowers(store, orbits, wantedValue, found);
    return ImmutableIntArray.copyOf(
        found.stream()
            .sorted((one, other) -> Integer.compare(store.depth(one), store.depth(other)))
            .mapToInt(value -> value));
  }

  private static void addFollowers(Store store, OrbitTable orbits, int value, Set<Integer> found) {
    if (found.add(value)) {
      for (int image : orbits.values(orbits.orbit(value))) {
        found.add(image);
      }
      Arrays.stream(store.lefts(value)).forEach(each -> addFollowers(store, orbits, each, found));
      Arrays.stream(store.rights(value)).forEach(each -> addFollowers(store, orbits, each, found));
    }
  }

  private long[] bits(int[] values) {
    long[] bits = new long[words];
    for (int value : values) {
      set(bits, 0, rulers.indexOf(value));
    }
    return bits;
  }

  private void set(long[] row, int part, int ruler) {
    row[part * words + ruler / Long.SIZE] |= 1L << ruler;
  }

  private boolean has(long[] row, int part, int ruler) {
    return (row[part * words + ruler / Long.SIZE] >>> ruler & 1) != 0;
  }

  private long[] ofAtom(Values values, int atom) {
    long[] row = new long[PARTS * words];
    for (int i = 0; i < rulers.length(); i++) {
      setIf(values.leq(atom, rulers.get(i)), row, BELOW, i);
      setIf(values.leqFirst(atom, rulers.get(i)), row, BELOW_FIRST, i);
      setIf(values.leq(rulers.get(i), atom), row, ABOVE, i);
      setIf(values.leqFirst(rulers.get(i), atom), row, ABOVE_FIRST, i);
    }
    return row;
  }

  private void setIf(boolean holds, long[] row, int part, int ruler) {
    if (holds) {
      set(row, part, ruler);
    }
  }

  private int add(long[] row) {
    int number = rows.add(row);
    if (number == symmetries.size()) {
      symmetries.add(symmetryOf(row));
      for (int member = 0; member < IMAGES; member++) {
        images.add(NONE);
      }
    }
    return number;
  }

  /** The number of the game whose options have these. */
  @Override
  public int of(int[] left, int leftCount, int[] right, int rightCount) {
    for (int word = 0; word < words; word++) {
      long allLeft = -1;
      long anyLeft = 0;
      for (int i = 0; i < leftCount; i++) {
        allLeft &= rows.get(left[i], BELOW_FIRST * words + word);
        anyLeft |= rows.get(left[i], ABOVE * words + word);
      }
      long allRight = -1;
      long anyRight = 0;
      for (int i = 0; i < rightCount; i++) {
        allRight &= rows.get(right[i], ABOVE_FIRST * words + word);
        anyRight |= rows.get(right[i], BELOW * words + word);
      }
      premise[BELOW * words + word] = allLeft;
      premise[BELOW_FIRST * words + word] = anyRight;
      premise[ABOVE * words + word] = allRight;
      premise[ABOVE_FIRST * words + word] = anyLeft;
    }
    int place = premises.add(premise);
    if (place == conclusions.size()) {
      conclusions.add(add(conclusion()));
    }
    return conclusions.getInt(place);
  }

  /** What is known of the options of the game, with the options of the rulers. */
  private long[] conclusion() {
    long[] row = new long[PARTS * words];
    for (int ruler = 0; ruler < rulers.length(); ruler++) {
      boolean atom = store.isAtom(rulers.get(ruler));
      boolean first = has(premise, BELOW_FIRST, ruler) || hasAny(row, BELOW, lefts[ruler]);
      setIf(first, row, BELOW_FIRST, ruler);
      setIf(
          has(premise, BELOW, ruler) && hasAll(row, BELOW_FIRST, rights[ruler]) && (first || !atom),
          row,
          BELOW,
          ruler);
      first = has(premise, ABOVE_FIRST, ruler) || hasAny(row, ABOVE, rights[ruler]);
      setIf(first, row, ABOVE_FIRST, ruler);
      setIf(
          has(premise, ABOVE, ruler) && hasAll(row, ABOVE_FIRST, lefts[ruler]) && (first || !atom),
          row,
          ABOVE,
          ruler);
    }
    return row;
  }

  private boolean hasAny(long[] row, int part, long[] bits) {
    for (int word = 0; word < words; word++) {
      if ((row[part * words + word] & bits[word]) != 0) {
        return true;
      }
    }
    return false;
  }

  private boolean hasAll(long[] row, int part, long[] bits) {
    for (int word = 0; word < words; word++) {
      if ((bits[word] & ~row[part * words + word]) != 0) {
        return false;
      }
    }
    return true;
  }

  /** The number of what a renumbering, by its place in the group, makes of games. */
  int image(int number, int member) {
    int place = IMAGES * number + member;
    if (images.getInt(place) == NONE) {
      long[] image = new long[PARTS * words];
      for (int part = 0; part < PARTS; part++) {
        for (int ruler = 0; ruler < rulers.length(); ruler++) {
          setIf(has(number, part, ruler), image, part, renumbered[member][ruler]);
        }
      }
      images.set(place, add(image));
    }
    return images.getInt(place);
  }

  private boolean has(int number, int part, int ruler) {
    return (rows.get(number, part * words + ruler / Long.SIZE) >>> ruler & 1) != 0;
  }

  private int symmetryOf(long[] row) {
    for (int member = 0; member < wanted.length; member++) {
      if (has(row, BELOW, wanted[member]) && has(row, ABOVE, wanted[member])) {
        return TerminalSymmetry.ALL.indexOf(TerminalSymmetry.ALL.get(member).inverse());
      }
    }
    return NONE;
  }

  /** The place of the symmetry that makes the wanted value of games of this number; or NONE. */
  int symmetry(int number) {
    return symmetries.getInt(number);
  }
}
