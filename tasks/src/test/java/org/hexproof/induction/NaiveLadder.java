package org.hexproof.induction;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;

/**
 * Plays the game out on a board of at most 63 cells. Sets of cells are bits, in reading order; all
 * that is neither Black's nor free is White's.
 */
final class NaiveLadder {
  private final Board board;
  private final Map<List<Object>, Boolean> known = new HashMap<>();

  private final long[] beside;

  NaiveLadder(Board board) {
    this.board = board;
    this.beside =
        board.cells().stream()
            .mapToLong(
                cell ->
                    board.neighbors(cell).stream()
                        .mapToLong(next -> bit(next.col(), next.row()))
                        .sum())
            .toArray();
  }

  long bit(int col, int row) {
    return 1L << board.index(new Cell(col, row));
  }

  /** Whether steps over these cells lead from the first ones to one that is wanted. */
  private boolean leads(long from, long over, LongPredicate wanted) {
    long reached = from & over;
    for (long before = 0; before != reached; ) {
      before = reached;
      for (long left = reached; left != 0; left &= left - 1) {
        reached |= over & beside[Long.numberOfTrailingZeros(left)];
      }
    }
    return wanted.test(reached);
  }

  private long bottom() {
    long cells = 0;
    for (int col = 0; col < board.cols(); col++) {
      cells |= bit(col, board.rows() - 1);
    }
    return cells;
  }

  /** Whether Black joins the head to the edge. */
  boolean toEdge(long head, long black, long free, boolean whiteMoves) {
    return joins(head, bottom(), black, free, whiteMoves);
  }

  /** Whether Black joins the head to one of these cells. */
  boolean joins(long head, long goal, long black, long free, boolean whiteMoves) {
    List<Object> key = List.of(head, goal, black, free, whiteMoves);
    Boolean before = known.get(key);
    if (before != null) {
      return before;
    }
    boolean wins;
    if (leads(head, black, reached -> (reached & goal) != 0)) {
      wins = true;
    } else if (!leads(head, black | free, reached -> (reached & goal) != 0)) {
      wins = false;
    } else {
      wins = whiteMoves;
      for (long left = free; left != 0; left &= left - 1) {
        long move = left & -left;
        boolean then =
            whiteMoves
                ? joins(head, goal, black, free & ~move, false)
                : joins(head, goal, black | move, free & ~move, true);
        if (then != whiteMoves) {
          wins = then;
          break;
        }
      }
    }
    known.put(key, wins);
    return wins;
  }

  /** Where another ladder begins, and the cells that it needs. */
  record Later(long head, long room) {}

  /**
   * Whether Black, from a position in a window, joins the head to the edge, or to one of these
   * ladders' on White's turn, with all of that one's room; after a move of White's elsewhere only
   * the edge counts.
   */
  boolean steps(long head, long black, long free, List<Later> later, boolean whiteMoves) {
    List<Object> key = List.of(head, black, free, whiteMoves);
    Boolean before = known.get(key);
    if (before != null) {
      return before;
    }
    boolean wins;
    if (whiteMoves) {
      wins =
          toEdge(head, black, free, true)
              || later.stream().anyMatch(ladder -> isAt(ladder, head, black, free))
              || (toEdge(head, black, free, false)
                  && bits(free).allMatch(move -> steps(head, black, free & ~move, later, false)));
    } else {
      wins = bits(free).anyMatch(move -> steps(head, black | move, free & ~move, later, true));
    }
    known.put(key, wins);
    return wins;
  }

  private boolean isAt(Later ladder, long head, long black, long free) {
    return (black & ladder.head()) != 0
        && ((black | free) & ladder.room()) == ladder.room()
        && joins(head, ladder.head(), black & ~ladder.room(), free & ~ladder.room(), true);
  }

  private static LongStream bits(long cells) {
    return LongStream.iterate(cells, left -> left != 0, left -> left & left - 1)
        .map(left -> left & -left);
  }
}
