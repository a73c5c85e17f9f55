package org.hexproof.find;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;
import org.hexproof.template.Promise;

/**
 * Where the stones of a template stand in a box, on the bottom edge if one is promised. Cells of
 * the box are bits of masks, column by column, so that a step to the right is a shift by the number
 * of rows.
 *
 * @param board the box
 * @param others black stones that the promise does not name
 */
record BoxPlacement(Promise promise, Board board, ImmutableSet<Cell> others) {
  /** Boxes with more cells are refused. */
  static final int MOST_CELLS = Long.SIZE;

  BoxPlacement {
    checkArgument(board.size() <= MOST_CELLS, "a box of %s cells", board.size());
  }

  /** This, and the same further and further to the right as far as the box goes. */
  ImmutableList<BoxPlacement> movedToTheRight() {
    int last = terminals().stream().mapToInt(Cell::col).max().orElseThrow();
    ImmutableList.Builder<BoxPlacement> moved = ImmutableList.builder();
    for (int cols = 0; last + cols < board.cols(); cols++) {
      int by = cols;
      UnaryOperator<Cell> move = cell -> cell.moved(by, 0);
      moved.add(
          new BoxPlacement(promise.moved(move, edge -> edge), board, Cell.moved(others, move)));
    }
    return moved.build();
  }

  /** Without one of the stones that are not named. */
  BoxPlacement without(Cell other) {
    return new BoxPlacement(promise, board, Sets.difference(others, Set.of(other)).immutableCopy());
  }

  /** The cells that can be empty. */
  long ground() {
    long all = board.size() == Long.SIZE ? -1 : (1L << board.size()) - 1;
    return all & ~mask(stones());
  }

  /** The cells without which there is no template of the kind. */
  long required() {
    return promise.pivot().map(cell -> mask(ImmutableSet.of(cell))).orElse(0L);
  }

  /**
   * The cells of the first column, of which a template has one unless a terminal is there; else it
   * belongs to the placement one column to the left.
   */
  long oneOf() {
    boolean touched = terminals().stream().anyMatch(cell -> cell.col() == 0);
    return touched ? 0 : (1L << board.rows()) - 1;
  }

  ImmutableSet<Cell> stones() {
    return Sets.union(promise.named(), others).immutableCopy();
  }

  private Set<Cell> terminals() {
    return Sets.union(stones(), promise.pivot().map(Set::of).orElse(Set.of()));
  }

  /** With White on all cells that are not in the set. */
  Position position(long set) {
    return Position.amidWhite(board, stones(), cells(set));
  }

  long mask(Set<Cell> cells) {
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
    return new Shape(promise, board.rows(), others, cells(set));
  }
}
