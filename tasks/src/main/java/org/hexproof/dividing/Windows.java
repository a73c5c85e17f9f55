package org.hexproof.dividing;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Collection;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Terminal;

/**
 * The cells about the shortest ways between two places, which are each one cell or the top or
 * bottom edge.
 */
record Windows(Board board, Terminal first, Terminal second) {
  /** How much longer than the shortest way one may be that stays between the rows of both. */
  private static final ImmutableList<Integer> BETWEEN = ImmutableList.of(1, 3, Board.MAX_SIDE);

  /** And one that does not. */
  private static final ImmutableList<Integer> AROUND = ImmutableList.of(2, 4);

  /** Windows that grow, of these cells only. */
  ImmutableSet<ImmutableSet<Cell>> of(Collection<Cell> free) {
    ImmutableList<Cell> between =
        free.stream().filter(this::isBetween).collect(ImmutableList.toImmutableList());
    ImmutableSet.Builder<ImmutableSet<Cell>> windows = ImmutableSet.builder();
    BETWEEN.forEach(detour -> windows.add(window(between, detour)));
    AROUND.forEach(detour -> windows.add(window(free, detour)));
    return windows.build();
  }

  private ImmutableSet<Cell> window(Collection<Cell> free, int detour) {
    return free.stream()
        .filter(cell -> steps(first, cell) + steps(second, cell) <= distance() + detour)
        .collect(ImmutableSet.toImmutableSet());
  }

  private boolean isBetween(Cell cell) {
    int one = row(first);
    int other = row(second);
    return cell.row() >= Math.min(one, other) && cell.row() <= Math.max(one, other);
  }

  /** Steps from one place to the other on an empty board. */
  int distance() {
    return second.edges().isEmpty()
        ? steps(first, cell(second))
        : first.edges().isEmpty() ? steps(second, cell(first)) : board.rows() + 1;
  }

  private int row(Terminal place) {
    return place.edges().isEmpty()
        ? cell(place).row()
        : place.edges().contains(Edge.TOP) ? 0 : board.rows() - 1;
  }

  private int steps(Terminal place, Cell cell) {
    return place.edges().isEmpty()
        ? cell(place).steps(cell)
        : Math.abs(row(place) - cell.row()) + 1;
  }

  private static Cell cell(Terminal place) {
    return place.cells().iterator().next();
  }
}
