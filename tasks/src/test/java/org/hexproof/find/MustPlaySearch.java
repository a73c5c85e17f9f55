package org.hexproof.find;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import org.hexproof.reply.Grid;

/**
 * Who wins, by a search of its own: the player to move has to meet each way in which the other one
 * wins without that move. Cells are bits, row by row.
 */
final class MustPlaySearch implements Duel {
  /** The top bit of a result: Black wins. The others are the empty cells that the winner needs. */
  private static final long BLACK = Long.MIN_VALUE;

  /** A position; all cells that are neither black nor empty are white. */
  record State(long black, long empty, boolean blackMoves) {}

  private final Grid grid;
  private final long named;
  private final Map<State, Long> known = new HashMap<>();

  /** The black cells that are named are to be joined. */
  MustPlaySearch(Grid grid, long named) {
    this.grid = grid;
    this.named = named;
  }

  /** In a box with one more row below. */
  static MustPlaySearch in(int rows, int cols, long named) {
    return new MustPlaySearch(Grid.of(rows + 1, cols), named);
  }

  @Override
  public OptionalLong refutation(long black, long empty) {
    long result = search(black, empty, /* blackMoves= */ false);
    return result < 0 ? OptionalLong.empty() : OptionalLong.of(result);
  }

  private long search(long black, long empty, boolean blackMoves) {
    if (joins(black)) {
      return BLACK;
    }
    if (!joins(black | empty)) {
      return 0;
    }
    State state = new State(black, empty, blackMoves);
    Long result = known.get(state);
    if (result == null) {
      result = tried(black, empty, blackMoves);
      known.put(state, result);
    }
    return result;
  }

  private long tried(long black, long empty, boolean blackMoves) {
    long must = empty;
    long needed = 0;
    while (must != 0) {
      long move = chosen(must, black, empty);
      must ^= move;
      long result = search(blackMoves ? black | move : black, empty & ~move, !blackMoves);
      if (result < 0 == blackMoves) {
        return result | move;
      }
      must &= result;
      needed |= result & ~BLACK;
    }
    return blackMoves ? needed : needed | BLACK;
  }

  /** A move on a shortest way of black and empty cells between the cells to be joined. */
  private long chosen(long moves, long black, long empty) {
    long start = Long.lowestOneBit(named);
    int[] there = steps(start, black, empty);
    int[] back = steps(named & ~start & ~grid.grown(start, black), black, empty);
    long best = Long.lowestOneBit(moves);
    int least = Integer.MAX_VALUE;
    for (long left = moves; left != 0; left &= left - 1) {
      int i = Long.numberOfTrailingZeros(left);
      int length = 8 * (there[i] + back[i]) - Long.bitCount(grid.near(i) & empty);
      if (length < least) {
        least = length;
        best = 1L << i;
      }
    }
    return best;
  }

  /** How many empty cells a way to each takes. */
  private int[] steps(long from, long black, long empty) {
    int[] steps = new int[grid.size()];
    Arrays.fill(steps, grid.size());
    long reached = from;
    for (int step = 1; reached != 0; step++) {
      long joined = grid.grown(reached, black);
      long next = 0;
      for (long left = joined; left != 0; left &= left - 1) {
        next |= grid.near(Long.numberOfTrailingZeros(left)) & empty;
      }
      empty &= ~next;
      reached = next;
      for (long left = next; left != 0; left &= left - 1) {
        steps[Long.numberOfTrailingZeros(left)] = step;
      }
    }
    return steps;
  }

  private boolean joins(long black) {
    return (named & ~black) == 0 && (named & ~grid.grown(Long.lowestOneBit(named), black)) == 0;
  }
}
