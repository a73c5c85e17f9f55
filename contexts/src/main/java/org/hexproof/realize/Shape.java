package org.hexproof.realize;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;

/**
 * A template with two terminals besides the edge.
 *
 * @param stones its stones, on a board whose last row is the edge's
 * @param carrier its empty cells; all else is White's
 * @param a its stone A
 * @param b its stone or empty cell B
 * @param origin where a cell was before the shape was mirrored
 */
record Shape(
    Position stones, ImmutableList<Cell> carrier, Cell a, Cell b, UnaryOperator<Cell> origin) {
  Shape {
    checkArgument(!stones.board().neighbors(a).contains(b), "A and B touch each other");
    checkArgument(
        carrier.contains(b)
            || !stones.board().touches(a, Edge.BOTTOM)
            || !stones.board().touches(b, Edge.BOTTOM),
        "A and B both stand on the edge, so there is nothing to decide");
  }

  /** Left and right exchanged, if a board has room for that: it moves rows against each other. */
  Optional<Shape> mirrored() {
    Board board = stones.board();
    int cols = board.cols() + board.rows() - 1;
    if (cols > Board.MAX_SIDE) {
      return Optional.empty();
    }
    UnaryOperator<Cell> mirror = cell -> new Cell(cols - 1 - cell.col() - cell.row(), cell.row());
    return Optional.of(
        new Shape(
            Position.of(
                new Board(cols, board.rows()),
                stones.black().stream().map(mirror).toList(),
                stones.white().stream().map(mirror).toList()),
            carrier.stream().map(mirror).collect(ImmutableList.toImmutableList()),
            mirror.apply(a),
            mirror.apply(b),
            cell -> origin.apply(mirror.apply(cell))));
  }
}
