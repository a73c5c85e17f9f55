package org.hexproof.region;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The ports of a region in the order of a walk around it. Sets of places on the walk are bit masks.
 *
 * @param ports for each place the number of the port; -1 at White's edges
 * @param units the ports, each with all places where the walk meets it; but a group that is inside
 *     the walk, and may be reached at several places from outside, counts once for each of them
 * @param black those units that are stones or edges outside the walk
 * @param edges those of them that are edges, or stones that are joined to one; once for each edge
 * @param white where White's edges are
 */
record RingPorts(
    ImmutableIntArray ports,
    ImmutableList<Long> units,
    ImmutableList<Long> black,
    ImmutableList<Long> edges,
    ImmutableList<Long> white) {
  static final int MAX_PLACES = Long.SIZE - 1;

  RingPorts {
    checkArgument(ports.length() <= MAX_PLACES, "at most %s places", MAX_PLACES);
    checkArgument(edges.size() <= 2, "Black has two edges");
  }

  /** Whether Black can join each class by itself outside, none crossing another or his stones. */
  boolean isPlanar(List<Long> classes) {
    List<Long> all = new ArrayList<>(classes);
    black.stream()
        .filter(port -> classes.stream().allMatch(each -> (each & port) == 0))
        .forEach(all::add);
    for (int i = 0; i < all.size(); i++) {
      for (int j = 0; j < i; j++) {
        if (cross(all.get(i), all.get(j))) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Whether these two classes can be Black's sides: they have a face in common, and White's edges
   * are at that face, on either side.
   */
  boolean areSides(long first, long second, List<Long> others) {
    long face = first | second;
    List<Boolean> sides = new ArrayList<>();
    for (long edge : white) {
      face |= edge;
      Optional<Boolean> side = isAfter(edge, first, second);
      if (side.isEmpty()
          || sides.contains(side.get())
          || cross(first, second | edge)
          || cross(second, first | edge)) {
        return false;
      }
      sides.add(side.get());
    }
    List<Long> all = new ArrayList<>(others);
    all.add(face);
    return isPlanar(all);
  }

  /** Whether the edge comes on the walk after the first class, or after the second; or neither. */
  private Optional<Boolean> isAfter(long edge, long first, long second) {
    boolean afterFirst = false;
    boolean afterSecond = false;
    for (long left = edge; left != 0; left &= left - 1) {
      int place = Long.numberOfTrailingZeros(left);
      while (((first | second) >>> place & 1) == 0) {
        place = (place + ports.length() - 1) % ports.length();
      }
      afterFirst |= (first >>> place & 1) != 0;
      afterSecond |= (second >>> place & 1) != 0;
    }
    return afterFirst == afterSecond ? Optional.empty() : Optional.of(afterFirst);
  }

  /** Whether the walk comes from the one to the other and back more than once. */
  private boolean cross(long one, long other) {
    int changes = 0;
    boolean known = false;
    boolean inOne = false;
    boolean first = false;
    for (long left = one | other; left != 0; left &= left - 1) {
      boolean now = (Long.lowestOneBit(left) & one) != 0;
      if (!known) {
        first = now;
        known = true;
      } else if (now != inOne) {
        changes++;
      }
      inOne = now;
    }
    return changes + (first == inOne ? 0 : 1) > 2;
  }
}
