package org.hexproof.loopy;

import java.util.function.IntFunction;

/** Sums of games: who is to move does so in one of the two ([HYP], section 3). */
public final class GraphSum {
  private GraphSum() {}

  /** The sum. Its positions are all pairs of one of each; all of them can be reached. */
  public static GameGraph of(GameGraph x, GameGraph y, GraphLimit limit) {
    long positions = (long) x.size() * y.size();
    limit.check(positions, moveCount(x, y, Side.LEFT) + moveCount(x, y, Side.RIGHT));
    int size = (int) positions;
    Moves left = moves(x, y, Side.LEFT, size);
    boolean isImpartial = x.isImpartial() && y.isImpartial();
    Moves right = isImpartial ? left : moves(x, y, Side.RIGHT, size);
    int width = y.size();
    IntFunction<String> names = pair -> x.name(pair / width) + " + " + y.name(pair % width);
    return GameGraph.of(size, x.start() * width + y.start(), left, right, names);
  }

  private static long moveCount(GameGraph x, GameGraph y, Side side) {
    return (long) x.moveCount(side) * y.size() + (long) x.size() * y.moveCount(side);
  }

  private static Moves moves(GameGraph x, GameGraph y, Side side, int positions) {
    int count = (int) moveCount(x, y, side);
    int[] from = new int[count];
    int[] to = new int[count];
    Moves first = x.moves(side);
    Moves second = y.moves(side);
    int width = y.size();
    int next = 0;
    for (int p = 0; p < x.size(); p++) {
      for (int q = 0; q < width; q++) {
        for (int i = first.from(p); i < first.to(p); i++) {
          from[next] = p * width + q;
          to[next++] = first.target(i) * width + q;
        }
        for (int i = second.from(q); i < second.to(q); i++) {
          from[next] = p * width + q;
          to[next++] = p * width + second.target(i);
        }
      }
    }
    return Moves.of(positions, from, to, count);
  }
}
