package org.hexproof.find;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.template.Kind;
import org.hexproof.template.Promise;

/**
 * Where the terminals of a template stand in a box on the bottom edge. Cells of the box are bits of
 * masks, column by column, so that a step to the right is a shift by the number of rows.
 *
 * @param board the box
 * @param a a black stone in the top row
 * @param b the second stone or the pivot cell; none of an edge template
 */
record BoxPlacement(Kind kind, Board board, Cell a, Optional<Cell> b) {
  /** Boxes with more cells are refused. */
  static final int MOST_CELLS = Long.SIZE;

  BoxPlacement {
    checkArgument(board.size() <= MOST_CELLS, "a box of %s cells", board.size());
  }

  Promise promise() {
    return switch (kind) {
      case EDGE -> new Promise.ToEdge(ImmutableSet.of(a), Edge.BOTTOM);
      case CONNECTS_BOTH -> new Promise.ConnectsBoth(a, b.orElseThrow(), Edge.BOTTOM);
      case PIVOTING, PIVOTING_SENTE ->
          new Promise.Pivoting(a, b.orElseThrow(), Edge.BOTTOM, kind == Kind.PIVOTING_SENTE);
      case INTERIOR -> throw new IllegalStateException("no edge to place a box at");
    };
  }

  /** The cells that can be empty. */
  long ground() {
    long all = board.size() == Long.SIZE ? -1 : (1L << board.size()) - 1;
    return all & ~mask(stones());
  }

  /** The cells without which there is no template of the kind. */
  long required() {
    return promise().pivot().map(cell -> mask(ImmutableSet.of(cell))).orElse(0L);
  }

  /**
   * The cells of the first column, of which a template has one unless a terminal is there; else it
   * belongs to the placement one column to the left.
   */
  long oneOf() {
    boolean touched = a.col() == 0 || (b.isPresent() && b.get().col() == 0);
    return touched ? 0 : (1L << board.rows()) - 1;
  }

  private ImmutableSet<Cell> stones() {
    return promise().named();
  }

  /** With White on all cells that are not in the set. */
  Position position(long set) {
    return Position.amidWhite(board, stones(), cells(set));
  }

  long mask(ImmutableSet<Cell> cells) {
    return cells.stream().mapToLong(cell -> 1L << index(cell)).reduce(0, (x, y) -> x | y);
  }

  private int index(Cell cell) {
    return cell.col() * board.rows() + cell.row();
  }

  ImmutableSet<Cell> cells(long set) {
    return board.cells().stream()
        .filter(cell -> (set >> index(cell) & 1) != 0)
        .collect(ImmutableSet.toImmutableSet());
  }

  Shape shape(long set) {
    return new Shape(kind, board.rows(), a, b, cells(set));
  }
}
