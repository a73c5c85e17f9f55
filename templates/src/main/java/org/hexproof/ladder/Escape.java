package org.hexproof.ladder;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;

/**
 * A shape at the bottom edge which is said to let Black escape from ladders that come from the
 * left, however far away they begin. Between a ladder and the shape all cells are free up to the
 * ladder's height.
 *
 * @param board the sheet that it is drawn on
 * @param stones Black's
 * @param free its empty cells; all others are White's
 * @param claims by rising rows, none twice
 */
public record Escape(
    String name,
    Board board,
    ImmutableSet<Cell> stones,
    ImmutableSet<Cell> free,
    ImmutableList<Claim> claims) {
  /** Black escapes from ladders at this distance and all greater ones. */
  public record Claim(Ladder ladder, int from) {}

  /**
   * A ladder beside the shape.
   *
   * @param head its head, from which Black wants to reach the edge
   */
  public record Beside(Position position, Cell head) {}

  public Escape {
    checkArgument(!claims.isEmpty(), "no ladder is named");
    int above = 0;
    int height = 0;
    for (Claim claim : claims) {
      int row = claim.ladder().row();
      checkArgument(row > above, "row %s stands below row %s; rows rise", row, above);
      checkArgument(claim.from() >= 0, "a distance is not negative: %s", claim.from());
      above = row;
      height = Math.max(height, claim.ladder().height());
    }
    for (int row = 1; row <= height; row++) {
      int empty = row;
      checkArgument(
          Sets.union(stones, free).stream().anyMatch(cell -> board.rows() - cell.row() == empty),
          "row %s has no cell, and a ladder of %s rows meets one in each",
          row,
          height);
    }
  }

  /** The column of the first cell of a row, counted from the edge, which is the shape's. */
  public int first(int row) {
    return Sets.union(stones, free).stream()
        .filter(cell -> board.rows() - cell.row() == row)
        .mapToInt(Cell::col)
        .min()
        .orElseThrow();
  }

  /** The least distance that is claimed of a ladder, of which something is. */
  public int from(Ladder ladder) {
    return claims.stream()
        .filter(claim -> claim.ladder().equals(ladder))
        .mapToInt(Claim::from)
        .findFirst()
        .orElseThrow();
  }

  /**
   * A ladder at some distance: so many free cells of its row are between its head and the shape.
   * Nothing if no board is as wide.
   */
  public Optional<Beside> beside(Ladder ladder, int distance) {
    int head = first(ladder.row()) - 1 - distance;
    int shift = Math.max(0, ladder.reach() - head);
    if (board.cols() + shift > Board.MAX_SIDE) {
      return Optional.empty();
    }
    Board wide = new Board(board.cols() + shift, board.rows());
    Set<Cell> empty = new LinkedHashSet<>(Cell.moved(free, cell -> cell.moved(shift, 0)));
    for (int row = 1; row <= ladder.height(); row++) {
      for (int col = head + ladder.first(row); col < first(row); col++) {
        empty.add(new Cell(col + shift, board.rows() - row));
      }
    }
    Cell at = new Cell(head + shift, board.rows() - ladder.row());
    Set<Cell> black = new LinkedHashSet<>(Cell.moved(stones, cell -> cell.moved(shift, 0)));
    black.add(at);
    return Optional.of(new Beside(Position.amidWhite(wide, black, empty), at));
  }
}
