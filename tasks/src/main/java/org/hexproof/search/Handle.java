package org.hexproof.search;

import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.function.UnaryOperator;
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
    UnaryOperator<Cell> place = cell -> cell.moved(shift.col(), shift.row());
    Position wide = position.amidWhite(board, place);
    Cell a = place.apply(promise.a());
    Cell b = place.apply(promise.b());
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
}
