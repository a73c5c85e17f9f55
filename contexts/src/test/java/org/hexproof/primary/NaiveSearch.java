package org.hexproof.primary;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.hexproof.value.Game;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Posets;
import org.hexproof.value.RememberingNaive;

/**
 * The values of small regions straight from the definition: every set of cells in a window, every
 * way to put stones inside and to color the cells around.
 */
final class NaiveSearch {
  private static final List<String> ATOMS = List.of("⊥", "a", "b", "c", "⊤");
  private static final List<String> NUMBERINGS = List.of("abc", "acb", "bac", "bca", "cab", "cba");

  private final int cells;
  private final int stones;
  private final RememberingNaive naive = new RememberingNaive(Posets.P3);
  private final Map<List<Integer>, Game> known = new HashMap<>();
  private final Set<String> classes = new TreeSet<>();

  private NaiveSearch(int cells, int stones) {
    this.cells = cells;
    this.stones = stones;
  }

  /** The first of each class of values by text, atoms apart, of regions with three terminals. */
  static Set<String> classes(int cells, int stones) {
    NaiveSearch search = new NaiveSearch(cells, stones);
    int side = cells + stones;
    for (int set = 0; set < 1 << (side * side); set++) {
      if (Integer.bitCount(set) == side) {
        search.shape(set, side);
      }
    }
    return search.classes;
  }

  private static LatticePoint point(int index, int side) {
    return new LatticePoint(index / side, index % side);
  }

  private void shape(int set, int side) {
    List<LatticePoint> shape = new ArrayList<>();
    for (int i = 0; i < side * side; i++) {
      if ((set >> i & 1) != 0) {
        shape.add(point(i, side));
      }
    }
    if (shape.stream().allMatch(cell -> cell.row() > 0)
        || shape.stream().allMatch(cell -> cell.col() > 0)) {
      return; // another place in the window has the same shape
    }
    Set<LatticePoint> outside = new TreeSet<>();
    for (int row = -2; row < side + 2; row++) {
      for (int col = -2; col < side + 2; col++) {
        outside.add(new LatticePoint(row, col));
      }
    }
    outside.removeAll(new HashSet<>(shape));
    if (groups(shape).size() != 1 || groups(outside).size() != 1) {
      return;
    }
    outside.removeIf(cell -> shape.stream().noneMatch(cell::touches));
    List<LatticePoint> around = new ArrayList<>(outside);
    for (int coloring = 0; coloring < 1 << around.size(); coloring++) {
      List<LatticePoint> black = new ArrayList<>();
      List<LatticePoint> white = new ArrayList<>();
      for (int i = 0; i < around.size(); i++) {
        ((coloring >> i & 1) != 0 ? black : white).add(around.get(i));
      }
      List<Set<LatticePoint>> terminals = groups(black);
      List<Set<LatticePoint>> arcs = new ArrayList<>(terminals);
      arcs.addAll(groups(white));
      if (terminals.size() == 3 && arcs.size() == 6 && allReach(arcs, around, shape)) {
        filled(shape, black, white, terminals);
      }
    }
  }

  private void filled(
      List<LatticePoint> shape,
      List<LatticePoint> black,
      List<LatticePoint> white,
      List<Set<LatticePoint>> terminals) {
    for (int filling = 0; filling < Math.pow(3, shape.size()); filling++) {
      Map<LatticePoint, Character> signs = new TreeMap<>();
      int rest = filling;
      boolean fits = true;
      for (LatticePoint cell : shape) {
        char sign = ".XO".charAt(rest % 3);
        rest /= 3;
        signs.put(cell, sign);
        List<LatticePoint> own = sign == 'X' ? black : white;
        fits &= sign == '.' || own.stream().noneMatch(cell::touches);
      }
      if (fits && signs.values().stream().filter(sign -> sign != '.').count() == stones) {
        value(signs, terminals);
      }
    }
  }

  /** Whether each group touches a cell that is neither around the shape nor in it. */
  static boolean allReach(
      Collection<Set<LatticePoint>> groups,
      Collection<LatticePoint> around,
      Collection<LatticePoint> shape) {
    return groups.stream()
        .allMatch(
            group ->
                group.stream()
                    .flatMap(
                        cell -> IntStream.range(0, LatticePoint.DIRECTIONS).mapToObj(cell::step))
                    .anyMatch(cell -> !around.contains(cell) && !shape.contains(cell)));
  }

  private void value(Map<LatticePoint, Character> inside, List<Set<LatticePoint>> terminals) {
    List<LatticePoint> empty = new ArrayList<>();
    inside.forEach(
        (cell, sign) -> {
          if (sign == '.') {
            empty.add(cell);
          }
        });
    List<Integer> outcomes = new ArrayList<>();
    for (int coloring = 0; coloring < 1 << cells; coloring++) {
      List<LatticePoint> black = new ArrayList<>();
      inside.forEach(
          (cell, sign) -> {
            if (sign == 'X') {
              black.add(cell);
            }
          });
      for (int i = 0; i < cells; i++) {
        if ((coloring >> i & 1) != 0) {
          black.add(empty.get(i));
        }
      }
      terminals.forEach(black::addAll);
      outcomes.add(outcome(groups(black), terminals));
    }
    if (!known.containsKey(outcomes)) {
      Game value = play(outcomes, 0, 0);
      known.put(outcomes, value);
      if (value.depth() > 0) {
        classes.add(firstOfClass(value));
      }
    }
  }

  private static int outcome(List<Set<LatticePoint>> groups, List<Set<LatticePoint>> terminals) {
    boolean[] joined = new boolean[3];
    for (Set<LatticePoint> group : groups) {
      boolean[] has = new boolean[3];
      for (int i = 0; i < 3; i++) {
        has[i] = group.containsAll(terminals.get(i));
      }
      joined[0] |= has[1] && has[2];
      joined[1] |= has[0] && has[2];
      joined[2] |= has[0] && has[1];
    }
    int count = (joined[0] ? 1 : 0) + (joined[1] ? 1 : 0) + (joined[2] ? 1 : 0);
    String name = count == 0 ? "⊥" : count > 1 ? "⊤" : joined[0] ? "a" : joined[1] ? "b" : "c";
    return Posets.P3.find(name);
  }

  private Game play(List<Integer> outcomes, int black, int white) {
    if ((black | white) == (1 << cells) - 1) {
      return Game.atom(outcomes.get(black));
    }
    List<Game> left = new ArrayList<>();
    List<Game> right = new ArrayList<>();
    for (int cell = 0; cell < cells; cell++) {
      int bit = 1 << cell;
      if (((black | white) & bit) == 0) {
        left.add(play(outcomes, black | bit, white));
        right.add(play(outcomes, black, white | bit));
      }
    }
    return naive.simplify(left, right);
  }

  /** The first by text of what renumbering and the exchange of the players make of a value. */
  static String firstOfClass(Game value) {
    Set<String> texts = new TreeSet<>();
    for (String numbering : NUMBERINGS) {
      texts.add(GameWriter.write(image(value, numbering, false), Posets.P3, true));
      texts.add(GameWriter.write(image(value, numbering, true), Posets.P3, true));
    }
    return texts.iterator().next();
  }

  private static Game image(Game game, String numbering, boolean exchanged) {
    if (game instanceof Game.Options options) {
      List<Game> left =
          options.left().stream().map(option -> image(option, numbering, exchanged)).toList();
      List<Game> right =
          options.right().stream().map(option -> image(option, numbering, exchanged)).toList();
      return exchanged ? Game.of(right, left) : Game.of(left, right);
    }
    String name = Posets.P3.name(((Game.Atom) game).atom());
    int place = ATOMS.indexOf(name);
    String image =
        place == 0 || place == 4
            ? ATOMS.get(exchanged ? 4 - place : place)
            : numbering.substring(place - 1, place);
    return Game.atom(Posets.P3.find(image));
  }

  /** Cells that hang together. */
  static List<Set<LatticePoint>> groups(Iterable<LatticePoint> cells) {
    Set<LatticePoint> left = new TreeSet<>();
    cells.forEach(left::add);
    List<Set<LatticePoint>> groups = new ArrayList<>();
    while (!left.isEmpty()) {
      List<LatticePoint> group = new ArrayList<>(List.of(left.iterator().next()));
      left.removeAll(new HashSet<>(group));
      for (int i = 0; i < group.size(); i++) {
        List<LatticePoint> next = left.stream().filter(group.get(i)::touches).toList();
        group.addAll(next);
        left.removeAll(new HashSet<>(next));
      }
      groups.add(new HashSet<>(group));
    }
    return groups;
  }
}
