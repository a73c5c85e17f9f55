package org.hexproof.api;

import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Sets;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Position;

/**
 * Stones on a board of 1 to 40 columns and rows.
 *
 * @param black the cells with black stones
 * @param white the cells with white stones
 * @param toMove whose turn it is, where that is known
 */
public record Board(
    int columns, int rows, Set<Cell> black, Set<Cell> white, Optional<Color> toMove) {
  /**
   * Checks that the parts fit.
   *
   * @throws IllegalArgumentException if the board is too large, a stone is off the board, or two
   *     share a cell
   */
  public Board {
    black = ImmutableSortedSet.copyOf(black);
    white = ImmutableSortedSet.copyOf(white);
    position(columns, rows, black, white);
  }

  /** A board without stones. */
  public Board(int columns, int rows) {
    this(columns, rows, Set.of(), Set.of(), Optional.empty());
  }

  static Board of(Position position, Optional<org.hexproof.board.Color> toMove) {
    return new Board(
        position.board().cols(),
        position.board().rows(),
        Cell.all(position.black()),
        Cell.all(position.white()),
        toMove.map(Color::of));
  }

  private static Position position(int columns, int rows, Set<Cell> black, Set<Cell> white) {
    return Position.of(
        new org.hexproof.board.Board(columns, rows), Cell.inner(black), Cell.inner(white));
  }

  Position inner() {
    return position(columns, rows, black, white);
  }

  /**
   * This board with one more stone. Whose turn it is then is not known.
   *
   * @throws IllegalArgumentException if the cell is off the board or has a stone of the other color
   */
  public Board with(Color color, Cell cell) {
    Set<Cell> added = Set.of(cell);
    return color == Color.BLACK
        ? new Board(columns, rows, Sets.union(black, added), white, Optional.empty())
        : new Board(columns, rows, black, Sets.union(white, added), Optional.empty());
  }
}
