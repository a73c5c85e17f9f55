package org.hexproof.region;

import static com.google.common.base.Preconditions.checkArgument;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.concurrent.CancellationException;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.Values;

/**
 * Computes the value of a set coloring game and of the positions in it.
 *
 * <p>Positions with the same outcome function have the same value, which is computed once. Three
 * things cut the work: a cell that doesn't matter is not played; of two cells of which one is
 * enough for a player, both are his (captured); and a cell is not played if another is at least as
 * good whatever the rest. All three leave the value as it is, since games of this kind are
 * monotone. The options that remain are canonical values, so each level is simplified before the
 * next.
 *
 * <p>One thread at a time; if it is interrupted, evaluations end with a {@link
 * CancellationException}.
 */
public final class Evaluation {
  private static final int UNKNOWN = -1;

  private final DecisionDiagram diagram;
  private final Values values;
  private final int cells;
  private final int root;
  private int[] known = new int[0];

  /**
   * Prepares a game.
   *
   * @param values where to put the values; over the game's poset
   * @param maxBytes how much memory the positions may take, besides the values
   * @throws org.hexproof.value.GameTooLargeException if there are too many positions for it
   */
  public Evaluation(Coloring game, Values values, long maxBytes) {
    checkArgument(game.poset().equals(values.poset()), "the values are over another poset");
    int maxFunctions = (int) Math.min(1 << 30, maxBytes / DecisionDiagram.BYTES_PER_FUNCTION);
    this.diagram = new DecisionDiagram(game.poset(), game.cells(), maxFunctions);
    this.values = values;
    this.cells = game.cells();
    this.root = diagram.of(game);
  }

  public int value() {
    return value(0, 0);
  }

  /** The value of the position in which Black and White have taken these cells, as bit masks. */
  public int value(int black, int white) {
    checkArgument((black & white) == 0, "a cell is both black and white");
    checkArgument(((black | white) >>> cells) == 0, "there are only %s cells", cells);
    int function = root;
    for (int cell = 0; cell < cells; cell++) {
      if ((((black | white) >> cell) & 1) != 0) {
        function = diagram.fix(function, cell, ((black >> cell) & 1) != 0);
      }
    }
    return valueOf(function);
  }

  private int valueOf(int function) {
    if (diagram.isConstant(function)) {
      return function;
    }
    if (function >= known.length) {
      int length = known.length;
      known = Arrays.copyOf(known, Math.max(diagram.size(), 2 * length));
      Arrays.fill(known, length, known.length, UNKNOWN);
    }
    if (known[function] == UNKNOWN) {
      int value = compute(function);
      known[function] = value;
    }
    return known[function];
  }

  private int compute(int function) {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("the evaluation was interrupted");
    }
    int candidates = diagram.support(function);
    for (int x = 0; x < cells; x++) {
      if (!isIn(x, candidates)) {
        continue;
      }
      int blackX = diagram.fix(function, x, true);
      int whiteX = diagram.fix(function, x, false);
      for (int y = x + 1; y < cells && isIn(x, candidates); y++) {
        if (!isIn(y, candidates)) {
          continue;
        }
        int onlyX = diagram.fix(blackX, y, false);
        int onlyY = diagram.fix(whiteX, y, true);
        if (onlyX == onlyY) {
          if (onlyX == diagram.fix(blackX, y, true) || onlyX == diagram.fix(whiteX, y, false)) {
            return valueOf(onlyX);
          }
          candidates &= ~(1 << y);
        } else if (diagram.leq(onlyY, onlyX)) {
          candidates &= ~(1 << y);
        } else if (diagram.leq(onlyX, onlyY)) {
          candidates &= ~(1 << x);
        }
      }
    }
    return play(function, candidates);
  }

  private int play(int function, int candidates) {
    IntArrayList left = new IntArrayList();
    IntArrayList right = new IntArrayList();
    for (int cell = 0; cell < cells; cell++) {
      if (isIn(cell, candidates)) {
        int ifBlack = valueOf(diagram.fix(function, cell, true));
        int ifWhite = valueOf(diagram.fix(function, cell, false));
        if (ifBlack == ifWhite) {
          return ifBlack;
        }
        left.add(ifBlack);
        right.add(ifWhite);
      }
    }
    return values.of(left.toIntArray(), right.toIntArray());
  }

  private static boolean isIn(int cell, int set) {
    return ((set >> cell) & 1) != 0;
  }
}
