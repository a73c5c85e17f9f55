package org.hexproof.region;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;

/**
 * The final outsides of a region, one by one: each colors the unknown places of the ring, joins
 * runs of black places without crossing, and gives Black's sides two of the classes that have a
 * face in common.
 */
final class NaiveSurroundings {
  private final Position position;
  private final ImmutableList<Cell> cells;
  private final ImmutableSet<Edge> black;
  private final ImmutableList<Ring.Place> ring;

  NaiveSurroundings(
      Position position, ImmutableList<Cell> cells, ImmutableSet<Edge> black, Ring ring) {
    this.position = position;
    this.cells = cells;
    this.black = black;
    this.ring = ring.places();
  }

  /** For each filling of the cells, in which final outsides Black wins. */
  List<BitSet> won() {
    List<BitSet> won = new ArrayList<>();
    for (int filling = 0; filling < 1 << cells.size(); filling++) {
      won.add(new BitSet());
    }
    int count = 0;
    for (List<Boolean> colors : colorings()) {
      for (List<Integer> classes : partitions(colors)) {
        for (int first : Set.copyOf(classes)) {
          for (int second : Set.copyOf(classes)) {
            if (first >= 0 && second >= 0 && areSides(classes, first, second)) {
              for (int filling = 0; filling < won.size(); filling++) {
                won.get(filling).set(count, isJoined(filling, classes, first, second));
              }
              count++;
            }
          }
        }
      }
    }
    return won;
  }

  /** Whether each place is black, in all ways that the stones and edges allow. */
  private List<List<Boolean>> colorings() {
    List<List<Boolean>> colorings = new ArrayList<>(List.of(List.of()));
    for (Ring.Place place : ring) {
      List<List<Boolean>> longer = new ArrayList<>();
      for (List<Boolean> colors : colorings) {
        for (boolean isBlack : new boolean[] {false, true}) {
          Optional<Boolean> known = known(place);
          int before = colors.size();
          boolean fits = known.isEmpty() || known.get() == isBlack;
          for (int i = 0; i < before; i++) {
            fits &= colors.get(i) == isBlack || !isSamePlace(ring.get(i), place);
          }
          if (fits) {
            longer.add(with(colors, isBlack));
          }
        }
      }
      colorings = longer;
    }
    return colorings;
  }

  private Optional<Boolean> known(Ring.Place place) {
    if (place.edge().isPresent()) {
      return Optional.of(black.contains(place.edge().get()));
    }
    return switch (position.at(place.cell().orElseThrow())) {
      case BLACK -> Optional.of(true);
      case WHITE -> Optional.of(false);
      default -> Optional.empty();
    };
  }

  private static boolean isSamePlace(Ring.Place one, Ring.Place other) {
    return one.cell().equals(other.cell()) && one.edge().equals(other.edge());
  }

  private static <T> List<T> with(List<T> list, T last) {
    List<T> longer = new ArrayList<>(list);
    longer.add(last);
    return longer;
  }

  /** The class of each place, -1 for white ones: neighbors and equal places are in one class. */
  private List<List<Integer>> partitions(List<Boolean> colors) {
    List<List<Integer>> partitions = new ArrayList<>(List.of(List.of()));
    for (int place = 0; place < ring.size(); place++) {
      List<List<Integer>> longer = new ArrayList<>();
      for (List<Integer> classes : partitions) {
        int fresh = classes.stream().mapToInt(each -> each).max().orElse(-1) + 1;
        for (int each = colors.get(place) ? 0 : -1;
            each <= (colors.get(place) ? fresh : -1);
            each++) {
          longer.add(with(classes, each));
        }
      }
      partitions = longer.stream().filter(NaiveSurroundings::isPlanar).toList();
    }
    return partitions.stream().filter(this::joinsWhatTouches).toList();
  }

  private boolean joinsWhatTouches(List<Integer> classes) {
    int size = classes.size();
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        boolean touches = j == (i + 1) % size || isSamePlace(ring.get(i), ring.get(j));
        if (touches && classes.get(i) >= 0 && classes.get(j) >= 0) {
          if (!classes.get(i).equals(classes.get(j))) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private static boolean isPlanar(List<Integer> classes) {
    int size = classes.size();
    for (int a = 0; a < size; a++) {
      for (int b = a + 1; b < size; b++) {
        for (int c = b + 1; c < size; c++) {
          for (int d = c + 1; d < size; d++) {
            if (classes.get(a) >= 0
                && classes.get(b) >= 0
                && classes.get(a).equals(classes.get(c))
                && classes.get(b).equals(classes.get(d))
                && !classes.get(a).equals(classes.get(b))) {
              return false;
            }
          }
        }
      }
    }
    return true;
  }

  private boolean areSides(List<Integer> classes, int first, int second) {
    if (first == second
        || !isPlanar(classes.stream().map(each -> each == second ? first : each).toList())) {
      return false;
    }
    Map<Edge, Integer> sideOf = new HashMap<>();
    for (int place = 0; place < ring.size(); place++) {
      Optional<Edge> edge = ring.get(place).edge();
      if (edge.isEmpty()) {
        continue;
      }
      int side = classes.get(place);
      if (!black.contains(edge.get())) {
        // White's edge can be joined to either side of Black's without crossing anything.
        for (int each : new int[] {first, second}) {
          List<Integer> joined = new ArrayList<>(classes);
          joined.set(place, each);
          if (!isPlanar(joined)) {
            return false;
          }
        }
        int before = place;
        while (classes.get(before) != first && classes.get(before) != second) {
          before = (before + ring.size() - 1) % ring.size();
        }
        side = classes.get(before);
      } else if (side != first && side != second) {
        return false;
      }
      if (sideOf.merge(edge.get(), side, (one, other) -> one.equals(other) ? one : -1) == -1) {
        return false;
      }
    }
    for (Edge edge : sideOf.keySet()) {
      for (Edge other : sideOf.keySet()) {
        if (edge != other
            && black.contains(edge) == black.contains(other)
            && sideOf.get(edge).equals(sideOf.get(other))) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isJoined(int filling, List<Integer> classes, int first, int second) {
    Set<Integer> reached = new HashSet<>(Set.of(first));
    Set<Cell> inside = new LinkedHashSet<>();
    boolean grows = true;
    while (grows) {
      grows = false;
      for (int place = 0; place < ring.size(); place++) {
        if (classes.get(place) < 0) {
          continue;
        }
        for (Cell cell : ring.get(place).inner()) {
          if (isBlack(cell, filling)) {
            boolean outer = reached.contains(classes.get(place));
            grows |= outer && inside.add(cell);
            grows |= inside.contains(cell) && reached.add(classes.get(place));
          }
        }
      }
      for (Cell cell : ImmutableList.copyOf(inside)) {
        for (Cell next : position.board().neighbors(cell)) {
          grows |= isBlack(next, filling) && isInside(next) && inside.add(next);
        }
      }
    }
    return reached.contains(second);
  }

  private boolean isInside(Cell cell) {
    return cells.contains(cell)
        || ring.stream().noneMatch(place -> place.cell().equals(Optional.of(cell)));
  }

  private boolean isBlack(Cell cell, int filling) {
    int place = cells.indexOf(cell);
    return place >= 0 ? (filling >> place & 1) != 0 : position.at(cell) == Content.BLACK;
  }
}
