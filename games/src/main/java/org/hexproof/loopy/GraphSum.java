package org.hexproof.loopy;

import java.util.function.IntFunction;
import org.hexproof.cgt.Side;

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
    int width = y.size();
    return Moves.of(
        positions,
        pair -> {
          int[] first = x.moves(side).from(pair / width);
          int[] second = y.moves(side).from(pair % width);
          int[] options = new int[first.length + second.length];
          for (int i = 0; i < first.length; i++) {
            options[i] = first[i] * width + pair % width;
          }
          for (int i = 0; i < second.length; i++) {
            options[first.length + i] = pair / width * width + second[i];
          }
          return options;
        });
  }
}
