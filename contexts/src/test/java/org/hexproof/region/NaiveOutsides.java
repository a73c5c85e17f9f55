package org.hexproof.region;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.region.NaiveRing.Spot;

/**
 * The planar order of a region, written from its definition: everything that can lie around it on a
 * full board is listed, and one filling is at most another if wherever it wins the other does.
 *
 * <p>Top and bottom are Black's. The region has to hang together and have no hole. What lies around
 * it is the ring of the places that it touches and, beyond, one disc for each stretch of the ring
 * between two edges, or an annulus if it touches no edge.
 */
final class NaiveOutsides {
  /** Something black outside: the region's cells that it touches, and Black's sides in it. */
  private record Group(int touched, boolean top, boolean bottom) {
    static final Group NONE = new Group(0, false, false);

    Group with(Group other) {
      return new Group(touched | other.touched, top || other.top, bottom || other.bottom);
    }
  }

  private final Position position;
  private final ImmutableList<Cell> cells;
  private final NaiveRing ring;
  private final Map<Integer, List<List<List<Integer>>>> partitions = new HashMap<>();
  private final int[] touches;
  private final List<BitSet> won = new ArrayList<>();

  NaiveOutsides(Position position, Set<Cell> cells) {
    this.position = position;
    this.cells = ImmutableList.sortedCopyOf(cells);
    this.touches =
        this.cells.stream()
            .mapToInt(
                cell ->
                    position.board().neighbors(cell).stream()
                        .filter(cells::contains)
                        .mapToInt(next -> 1 << this.cells.indexOf(next))
                        .sum())
            .toArray();
    this.ring = new NaiveRing(position, cells);
    for (int filling = 0; filling < 1 << cells.size(); filling++) {
      won.add(new BitSet());
    }
    int number = 0;
    for (Set<Group> outside : outsides()) {
      for (int filling = 0; filling < 1 << cells.size(); filling++) {
        won.get(filling).set(number, wins(outside, filling));
      }
      number++;
    }
  }

  /** Bit i of a filling says that the i-th cell in reading order is black. */
  boolean leq(int filling, int other) {
    BitSet more = (BitSet) won.get(filling).clone();
    more.andNot(won.get(other));
    return more.isEmpty();
  }

  NaiveRing ring() {
    return ring;
  }

  int outcomes() {
    return new HashSet<>(won).size();
  }

  private Set<Set<Group>> outsides() {
    Set<Set<Group>> all = Set.of(Set.of());
    for (List<Spot> piece : ring.pieces()) {
      Set<Set<Group>> ofPiece = colored(piece);
      Set<Set<Group>> more = new LinkedHashSet<>();
      for (Set<Group> before : all) {
        for (Set<Group> here : ofPiece) {
          Set<Group> both = new HashSet<>(before);
          both.addAll(here);
          more.add(both);
        }
      }
      all = more;
    }
    return all;
  }

  /** For each coloring of these spots, in cyclic order, what joins them. */
  private Set<Set<Group>> colored(List<Spot> circle) {
    Map<Cell, Integer> unknown = new HashMap<>();
    for (Spot spot : circle) {
      if (spot.place() instanceof Cell cell && position.at(cell) == Content.EMPTY) {
        unknown.putIfAbsent(cell, unknown.size());
      }
    }
    Set<Set<Group>> all = new LinkedHashSet<>();
    for (int coloring = 0; coloring < 1 << unknown.size(); coloring++) {
      List<Boolean> black = new ArrayList<>();
      for (Spot spot : circle) {
        if (spot.place() instanceof Edge edge) {
          black.add(edge == Edge.TOP || edge == Edge.BOTTOM);
        } else if (unknown.containsKey(spot.place())) {
          black.add((coloring >> unknown.get(spot.place()) & 1) != 0);
        } else {
          black.add(position.at((Cell) spot.place()) == Content.BLACK);
        }
      }
      joined(circle, black, all);
    }
    return all;
  }

  private void joined(List<Spot> circle, List<Boolean> black, Set<Set<Group>> all) {
    List<List<Integer>> runs = runs(black);
    List<List<Integer>> ties = ties(circle, black);
    for (List<List<Integer>> partition : partitions.computeIfAbsent(runs.size(), this::planar)) {
      List<List<Integer>> classes = spots(partition, runs);
      if (isCut(ties, classes)) {
        continue;
      }
      List<Group> groups = classes.stream().map(spots -> group(circle, spots)).toList();
      if (ring.touchesEdges()) {
        all.add(useful(groups));
        continue;
      }
      for (int top = 0; top < groups.size(); top++) {
        for (int bottom = top + 1; bottom < groups.size(); bottom++) {
          List<List<Integer>> merged = new ArrayList<>(partition);
          List<Integer> both = new ArrayList<>(merged.remove(bottom));
          both.addAll(merged.remove(top));
          merged.add(both);
          if (!isCrossing(merged) && !isCut(ties, spots(merged, runs))) {
            List<Group> sided = new ArrayList<>(groups);
            sided.set(top, groups.get(top).with(new Group(0, true, false)));
            sided.set(bottom, groups.get(bottom).with(new Group(0, false, true)));
            all.add(useful(sided));
          }
        }
      }
    }
  }

  private static List<List<Integer>> spots(
      List<List<Integer>> partition, List<List<Integer>> runs) {
    return partition.stream()
        .map(part -> part.stream().flatMap(run -> runs.get(run).stream()).toList())
        .toList();
  }

  /** Without those that join nothing. */
  private static Set<Group> useful(List<Group> groups) {
    return groups.stream()
        .filter(group -> group.top() || group.bottom() || Integer.bitCount(group.touched()) > 1)
        .collect(ImmutableSet.toImmutableSet());
  }

  /** The indices of the spots of each maximal black run. */
  private static List<List<Integer>> runs(List<Boolean> black) {
    int size = black.size();
    List<List<Integer>> runs = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      if (black.get(i) && (runs.isEmpty() || !black.get(i - 1))) {
        runs.add(new ArrayList<>());
      }
      if (black.get(i)) {
        Iterables.getLast(runs).add(i);
      }
    }
    if (runs.size() > 1 && black.get(0) && black.get(size - 1)) {
      runs.get(0).addAll(runs.remove(runs.size() - 1));
    }
    return runs;
  }

  /** The partitions of so many runs on a circle that can be drawn in the plane. */
  private List<List<List<Integer>>> planar(int runs) {
    List<List<List<Integer>>> all = List.of(List.of());
    for (int run = 0; run < runs; run++) {
      List<List<List<Integer>>> more = new ArrayList<>();
      for (List<List<Integer>> before : all) {
        for (int part = 0; part <= before.size(); part++) {
          List<List<Integer>> now = new ArrayList<>();
          before.forEach(same -> now.add(new ArrayList<>(same)));
          if (part == before.size()) {
            now.add(new ArrayList<>());
          }
          now.get(part).add(run);
          more.add(now);
        }
      }
      all = more;
    }
    return all.stream().filter(partition -> !isCrossing(partition)).toList();
  }

  private static boolean isCrossing(List<List<Integer>> classes) {
    for (List<Integer> one : classes) {
      for (List<Integer> other : classes) {
        if (one != other) {
          for (int from : one) {
            for (int to : one) {
              if (isBetween(from, to, other)) {
                return true;
              }
            }
          }
        }
      }
    }
    return false;
  }

  /** Whether some of these lie strictly between two others on a circle, and some beyond. */
  private static boolean isBetween(int from, int to, List<Integer> spots) {
    return spots.stream().anyMatch(spot -> from < spot && spot < to)
        && spots.stream().anyMatch(spot -> spot < from || spot > to);
  }

  /** Two spots each of one color that hang together on their own. */
  private List<List<Integer>> ties(List<Spot> circle, List<Boolean> black) {
    List<List<Integer>> ties = new ArrayList<>();
    for (int from = 0; from < circle.size(); from++) {
      for (int to = from + 2; to < circle.size(); to++) {
        if (black.get(from).equals(black.get(to)) && ring.isOne(circle, from, to)) {
          ties.add(List.of(from, to));
        }
      }
    }
    return ties;
  }

  /** Whether a class goes across a tie, or has one of its ends only. */
  private static boolean isCut(List<List<Integer>> ties, List<List<Integer>> classes) {
    for (List<Integer> tie : ties) {
      int from = tie.get(0);
      int to = tie.get(1);
      for (List<Integer> spots : classes) {
        boolean within = spots.contains(from);
        if (within != spots.contains(to) || (!within && isBetween(from, to, spots))) {
          return true;
        }
      }
    }
    return false;
  }

  private static Group group(List<Spot> circle, List<Integer> spots) {
    Group group = Group.NONE;
    for (int i : spots) {
      Spot spot = circle.get(i);
      group =
          group.with(
              new Group(spot.touched(), spot.place() == Edge.TOP, spot.place() == Edge.BOTTOM));
    }
    return group;
  }

  /** Whether Black joins top and bottom. */
  private boolean wins(Set<Group> outside, int filling) {
    int reached = 0;
    for (int before = -1; before != reached; ) {
      before = reached;
      for (Group group : outside) {
        if (group.top() || (group.touched() & reached) != 0) {
          reached |= group.touched() & filling;
        }
      }
      for (int cell = 0; cell < cells.size(); cell++) {
        if ((touches[cell] & reached) != 0) {
          reached |= (1 << cell) & filling;
        }
      }
    }
    for (Group group : outside) {
      if (group.bottom() && (group.top() || (group.touched() & reached) != 0)) {
        return true;
      }
    }
    return false;
  }
}
