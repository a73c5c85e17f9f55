package org.hexproof.loopy;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.hexproof.cgt.Side;

/** The definitions of [HYP], literally and slowly. */
final class Naive {
  private Naive() {}

  private static int[] options(GameGraph graph, Side side, int position) {
    return graph.options(side, position).toArray();
  }

  /**
   * Whether someone has a strategy, by trying all positional ones against all of the opponent's
   * (section 2.1). For graphs of a few positions.
   *
   * @param winning whether it shall win; else it shall not lose
   */
  static boolean hasStrategy(GameGraph graph, int start, Seat seat, boolean winning) {
    int[] choice = new int[graph.size()];
    do {
      boolean holds = true;
      int[] counter = new int[graph.size()];
      do {
        int result = play(graph, start, seat, choice, counter);
        holds = winning ? result > 0 : result >= 0;
      } while (holds && advance(graph, seat.side().opponent(), counter));
      if (holds) {
        return true;
      }
    } while (advance(graph, seat.side(), choice));
    return false;
  }

  /** The next strategy; false after the last one. */
  private static boolean advance(GameGraph graph, Side side, int[] choice) {
    for (int position = 0; position < choice.length; position++) {
      if (++choice[position] < graph.options(side, position).length()) {
        return true;
      }
      choice[position] = 0;
    }
    return false;
  }

  /**
   * The product of two strategies: 1 if the seat wins, -1 if it loses, 0 for a play without end.
   */
  static int play(GameGraph graph, int start, Seat seat, int[] choice, int[] counter) {
    int position = start;
    boolean own = seat.begins();
    for (int move = 0; move <= 2 * graph.size(); move++) {
      int[] options = options(graph, own ? seat.side() : seat.side().opponent(), position);
      if (options.length == 0) {
        return own ? -1 : 1;
      }
      position = options[(own ? choice : counter)[position]];
      own = !own;
    }
    return 0;
  }

  /** Whether someone does not lose: the greatest set that its definition allows. */
  static boolean isNonLosing(GameGraph graph, int start, Seat seat) {
    boolean[] toMove = new boolean[graph.size()];
    boolean[] waiting = new boolean[graph.size()];
    Arrays.fill(toMove, true);
    Arrays.fill(waiting, true);
    for (boolean changes = true; changes; ) {
      changes = false;
      for (int position = 0; position < graph.size(); position++) {
        boolean can =
            Arrays.stream(options(graph, seat.side(), position)).anyMatch(p -> waiting[p]);
        boolean holds =
            Arrays.stream(options(graph, seat.side().opponent(), position))
                .allMatch(p -> toMove[p]);
        changes |= (toMove[position] && !can) || (waiting[position] && !holds);
        toMove[position] &= can;
        waiting[position] &= holds;
      }
    }
    return (seat.begins() ? toMove : waiting)[start];
  }

  /** A fixed point of Φ (section 2.3), on the positions of two games. */
  static final class Relations {
    private final GameGraph x;
    private final GameGraph y;
    private boolean[][] above;
    private boolean[][] notAbove;
    private boolean[][] below;
    private boolean[][] notBelow;

    private Relations(GameGraph x, GameGraph y, boolean initially) {
      this.x = x;
      this.y = y;
      above = filled(initially);
      notAbove = filled(initially);
      below = filled(initially);
      notBelow = filled(initially);
      while (apply()) {}
    }

    static Relations greatest(GameGraph x, GameGraph y) {
      return new Relations(x, y, true);
    }

    static Relations least(GameGraph x, GameGraph y) {
      return new Relations(x, y, false);
    }

    private boolean[][] filled(boolean value) {
      boolean[][] array = new boolean[x.size()][y.size()];
      for (boolean[] row : array) {
        Arrays.fill(row, value);
      }
      return array;
    }

    private boolean apply() {
      boolean[][][] next = {filled(false), filled(false), filled(false), filled(false)};
      for (int p = 0; p < x.size(); p++) {
        int pp = p;
        for (int q = 0; q < y.size(); q++) {
          int qq = q;
          int[] xRight = options(x, Side.RIGHT, p);
          int[] xLeft = options(x, Side.LEFT, p);
          int[] yRight = options(y, Side.RIGHT, q);
          int[] yLeft = options(y, Side.LEFT, q);
          next[0][p][q] =
              Arrays.stream(xRight).allMatch(r -> notBelow[r][qq])
                  && Arrays.stream(yLeft).allMatch(l -> notBelow[pp][l]);
          next[1][p][q] =
              Arrays.stream(xRight).anyMatch(r -> below[r][qq])
                  || Arrays.stream(yLeft).anyMatch(l -> below[pp][l]);
          next[2][p][q] =
              Arrays.stream(yRight).allMatch(r -> notAbove[pp][r])
                  && Arrays.stream(xLeft).allMatch(l -> notAbove[l][qq]);
          next[3][p][q] =
              Arrays.stream(yRight).anyMatch(r -> above[pp][r])
                  || Arrays.stream(xLeft).anyMatch(l -> above[l][qq]);
        }
      }
      boolean changes =
          !Arrays.deepEquals(next, new boolean[][][] {above, notAbove, below, notBelow});
      above = next[0];
      notAbove = next[1];
      below = next[2];
      notBelow = next[3];
      return changes;
    }

    LoopyComparison at(int p, int q) {
      return new LoopyComparison(above[p][q], notAbove[p][q], below[p][q], notBelow[p][q]);
    }

    LoopyComparison atStart() {
      return at(x.start(), y.start());
    }
  }

  /** Whether two games are the same: the greatest bisimulation (Lemma 2). */
  static boolean areSame(GameGraph x, GameGraph y) {
    boolean[][] same = new boolean[x.size()][y.size()];
    for (boolean[] row : same) {
      Arrays.fill(row, true);
    }
    for (boolean changes = true; changes; ) {
      changes = false;
      for (int p = 0; p < x.size(); p++) {
        for (int q = 0; q < y.size(); q++) {
          boolean holds = same[p][q];
          for (Side side : Side.values()) {
            int[] one = options(x, side, p);
            int[] two = options(y, side, q);
            holds &= Arrays.stream(one).allMatch(i -> Arrays.stream(two).anyMatch(j -> same[i][j]));
            holds &= Arrays.stream(two).allMatch(j -> Arrays.stream(one).anyMatch(i -> same[i][j]));
          }
          changes |= same[p][q] != holds;
          same[p][q] = holds;
        }
      }
    }
    return same[x.start()][y.start()];
  }

  /** What the operator T makes of a labelling; -1 is ⊥ (section 5.2). */
  static int[] operatorT(GameGraph graph, int[] f) {
    return IntStream.range(0, graph.size())
        .map(
            position -> {
              int[] options = options(graph, Side.LEFT, position);
              Set<Integer> labels = new HashSet<>();
              Arrays.stream(options).forEach(option -> labels.add(f[option]));
              int mex = mex(labels);
              boolean isSafe =
                  Arrays.stream(options)
                      .filter(option -> f[option] < 0)
                      .allMatch(
                          option ->
                              Arrays.stream(options(graph, Side.LEFT, option))
                                  .anyMatch(next -> f[next] == mex));
              return isSafe ? mex : -1;
            })
        .toArray();
  }

  static int mex(Set<Integer> labels) {
    return IntStream.iterate(0, i -> i + 1).filter(i -> !labels.contains(i)).findFirst().orElse(0);
  }

  /** The least fixed point of T, by repeating it (Theorem 36). */
  static int[] leastFixedPoint(GameGraph graph) {
    int[] f = new int[graph.size()];
    Arrays.fill(f, -1);
    for (int[] next = operatorT(graph, f); !Arrays.equals(f, next); next = operatorT(graph, f)) {
      f = next;
    }
    return f;
  }
}
