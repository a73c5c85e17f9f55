package org.hexproof.search;

import com.google.common.collect.ImmutableSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.template.Promise;

/**
 * A way to ask whether A or cell B is joined to the edge. A terminal may have an empty cell, but
 * solvers are much better at terminals of stones. So cell B gets a handle, a black stone outside
 * that touches nothing else that could become Black's, and the handle is named in its place.
 *
 * @param position with the same empty cells in the same order, perhaps on a larger board
 * @param terminal A and the handle; A and cell B where there is no room for a handle
 */
record Handle(Position position, ImmutableSet<Cell> terminal) {
  static Handle of(Position position, Promise.Pivoting promise) {
    Edge edge = promise.edge();
    boolean level = edge == Edge.TOP || edge == Edge.BOTTOM;
    int cols = position.board().cols() + (level ? 2 : 1);
    int rows = position.board().rows() + (level ? 1 : 2);
    Optional<Handle> found =
        cols > Board.MAX_SIDE || rows > Board.MAX_SIDE
            ? Optional.empty()
            : on(
                new Board(cols, rows),
                new Cell(edge == Edge.LEFT ? 0 : 1, edge == Edge.TOP ? 0 : 1),
                position,
                promise);
    return found.orElseGet(() -> new Handle(position, ImmutableSet.of(promise.a(), promise.b())));
  }

  /** The position moved to a larger board, with white stones around it. */
  private static Optional<Handle> on(
      Board board, Cell shift, Position position, Promise.Pivoting promise) {
    Set<Cell> white = new LinkedHashSet<>(board.cells());
    white.removeAll(moved(position.empty(), shift));
    white.removeAll(moved(position.black(), shift));
    Position wide = Position.of(board, moved(position.black(), shift), white);
    Cell a = moved(promise.a(), shift);
    Cell b = moved(promise.b(), shift);
    return board.neighbors(b).stream()
        .filter(cell -> wide.at(cell) == Content.WHITE && !board.touches(cell, promise.edge()))
        .filter(
            cell ->
                board.neighbors(cell).stream()
                    .allMatch(
                        next -> next.equals(a) || next.equals(b) || wide.at(next) == Content.WHITE))
        .findFirst()
        .map(cell -> new Handle(wide.with(cell, Content.BLACK), ImmutableSet.of(a, cell)));
  }

  private static ImmutableSet<Cell> moved(ImmutableSet<Cell> cells, Cell shift) {
    return cells.stream().map(cell -> moved(cell, shift)).collect(ImmutableSet.toImmutableSet());
  }

  private static Cell moved(Cell cell, Cell shift) {
    return new Cell(cell.col() + shift.col(), cell.row() + shift.row());
  }
}
