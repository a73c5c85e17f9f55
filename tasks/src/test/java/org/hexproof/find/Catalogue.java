package org.hexproof.find;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;

/**
 * The complete list of the minimal templates of a box, by {@link Transversals}, with nothing of the
 * program in it. Cells of the box are bits, row by row; an edge is one more row of black cells
 * below.
 *
 * @param joined how many stones are named
 * @param others how many black stones are not
 * @param above how many rows of an edge template's box are above its named stone
 * @param duels decide whether Black joins these cells
 */
record Catalogue(
    int rows,
    int cols,
    boolean atEdge,
    int joined,
    int others,
    int above,
    LongFunction<Duel> duels) {
  /**
   * What was found.
   *
   * @param whole a text for each template, the same for its images
   * @param apart the same for those that two smaller ones make up
   */
  record Lists(Set<String> whole, Set<String> apart) {}

  Lists lists() {
    Lists lists = new Lists(new TreeSet<>(), new TreeSet<>());
    subsets(
        box(),
        joined + others,
        stones -> subsets(stones, joined, named -> add(named, stones & ~named, lists)));
    return lists;
  }

  private void add(long named, long helping, Lists lists) {
    if (atEdge && Long.numberOfTrailingZeros(named) / cols != above) {
      return;
    }
    Duel duel = duels.apply(named | edge());
    for (long cells : minimal(duel, named | helping | edge(), box() & ~named & ~helping)) {
      if (cells != 0
          && hangTogether(named | helping | cells)
          && needsAll(duel, named, helping, cells)) {
        (comesApart(named, helping, cells) ? lists.apart : lists.whole)
            .add(text(named, helping, cells));
      }
    }
  }

  private static List<Long> minimal(Duel duel, long black, long ground) {
    return new Transversals(set -> cut(duel, black, ground, set)).minimal();
  }

  /**
   * White's cells without which Black does not win, if White does when the others of the ground are
   * empty. Black gets all that White can spare: first as stones, in small questions.
   */
  private static OptionalLong cut(Duel duel, long black, long ground, long set) {
    OptionalLong refutation = duel.refutation(black, set);
    if (refutation.isEmpty()) {
      return refutation;
    }
    long fought = refutation.getAsLong();
    long owned = black | (set & ~fought);
    long cut = ground & ~set;
    for (long left = cut; left != 0; left &= left - 1) {
      long given = Long.lowestOneBit(left);
      if (!duel.isJoined(owned | given, fought)) {
        owned |= given;
        cut ^= given;
      }
    }
    for (long left = cut; left != 0; left &= left - 1) {
      long less = cut & ~Long.lowestOneBit(left);
      cut = duel.isJoined(black, ground & ~less) ? cut : less;
    }
    return OptionalLong.of(cut);
  }

  private boolean hangTogether(long all) {
    return MustPlaySearch.in(rows, cols, all).isJoined(all, 0);
  }

  private boolean needsAll(Duel duel, long named, long helping, long cells) {
    for (long left = helping; left != 0; left &= left - 1) {
      long stone = Long.lowestOneBit(left);
      if (duel.isJoined(named | edge() | (helping & ~stone), cells | stone)) {
        return false;
      }
    }
    return true;
  }

  /** Whether two templates with one stone in common and no cell make it up. */
  private boolean comesApart(long named, long helping, long cells) {
    long stones = named | helping;
    for (long left = stones; left != 0; left &= left - 1) {
      long shared = Long.lowestOneBit(left);
      long rest = stones & ~shared;
      for (long part = rest; part != 0; part = (part - 1) & rest) {
        long other = rest & ~part;
        boolean bothJoin =
            (part & named) != 0 && (atEdge ? (other & named) == 0 : (other & named) != 0);
        if (bothJoin && comesApart(shared, part, other | edge(), named | edge(), cells)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean comesApart(long shared, long part, long other, long terminals, long cells) {
    Duel one = duels.apply(shared | (part & terminals));
    Duel two = duels.apply(shared | (other & terminals));
    return two.isJoined(shared | other, cells)
        && minimal(one, shared | part, cells).stream()
            .anyMatch(set -> two.isJoined(shared | other, cells & ~set));
  }

  private long box() {
    return (1L << (rows * cols)) - 1;
  }

  private long edge() {
    return atEdge ? ((1L << cols) - 1) << (rows * cols) : 0;
  }

  private static void subsets(long set, int size, LongConsumer each) {
    if (size == 0) {
      each.accept(0);
      return;
    }
    for (long left = set; left != 0; left &= left - 1) {
      long first = Long.lowestOneBit(left);
      subsets(left & ~first, size - 1, others -> each.accept(first | others));
    }
  }

  /** The same for all images of a template, among those of the same kind. */
  String text(long named, long helping, long cells) {
    List<String> images = new ArrayList<>();
    for (int turn = 0; turn < (atEdge ? 1 : 6); turn++) {
      images.add(image(named, helping, cells, turn, /* swaps= */ false));
      images.add(image(named, helping, cells, turn, /* swaps= */ true));
    }
    return Collections.min(images);
  }

  /**
   * In coordinates x, y and z of a cube that add up to nothing, a sixth of a turn changes all signs
   * and moves each on; x and y change places in the mirror, and z counts rows.
   */
  private String image(long named, long helping, long cells, int turn, boolean swaps) {
    List<int[]> places = new ArrayList<>();
    for (long left = named | helping | cells; left != 0; left &= left - 1) {
      int i = Long.numberOfTrailingZeros(left);
      int x = i % cols;
      int z = i / cols;
      int[] place = swaps ? new int[] {-x - z, x, z} : new int[] {x, -x - z, z};
      for (int k = 0; k < turn; k++) {
        place = new int[] {-place[1], -place[2], -place[0]};
      }
      long bit = 1L << i;
      places.add(
          new int[] {place[2], place[0], (named & bit) != 0 ? 0 : (helping & bit) != 0 ? 1 : 2});
    }
    // At an edge the rows are counted from below.
    int top = atEdge ? rows : places.stream().mapToInt(place -> place[0]).min().orElseThrow();
    int left = places.stream().mapToInt(place -> place[1]).min().orElseThrow();
    return places.stream()
        .map(
            place ->
                "%3d %2d %s".formatted(place[0] - top, place[1] - left, "AX.".charAt(place[2])))
        .sorted()
        .toList()
        .toString();
  }
}
