package org.hexproof.realize;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;

/**
 * A template with two terminals besides the edge.
 *
 * @param stones its stones, on a board whose last row is the edge's
 * @param carrier its empty cells; all else is White's
 * @param b its stone or empty cell B
 * @param origin where a cell was before the shape was mirrored
 */
record ForkTemplate(
    Position stones, ImmutableList<Cell> carrier, Cell a, Cell b, UnaryOperator<Cell> origin) {
  /** Whether a group hangs together with the edge. */
  boolean isOnEdge(Set<Cell> group) {
    return group.stream().anyMatch(stone -> stones.board().touches(stone, Edge.BOTTOM));
  }

  /** Whether A and B are joined by stones, or by the edge. */
  boolean joinsTerminals() {
    Set<Cell> first = groupOf(a);
    return first.contains(b) || (isOnEdge(first) && isOnEdge(groupOf(b)));
  }

  /** The group of a stone; none where no stone is. */
  ImmutableSet<Cell> groupOf(Cell cell) {
    return stones.at(cell) == Content.BLACK ? stones.group(cell) : ImmutableSet.of();
  }

  /** Left and right exchanged, if a board has room for that: it moves rows against each other. */
  Optional<ForkTemplate> mirrored() {
    Board board = stones.board();
    int cols = board.cols() + board.rows() - 1;
    if (cols > Board.MAX_SIDE) {
      return Optional.empty();
    }
    UnaryOperator<Cell> mirror = cell -> new Cell(cols - 1 - cell.col() - cell.row(), cell.row());
    return Optional.of(
        new ForkTemplate(
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
