package org.hexproof.probe;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Collection;
import java.util.Collections;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;
import org.hexproof.format.Shading;
import org.hexproof.solver.Problem;

/**
 * A board on which White, who is to move, has one winning move, and that is a move into a region.
 *
 * @param position the board
 * @param move the move
 * @param region where the region's empty cells lie
 * @param source the file that it is from, or an empty text
 */
public record Witness(Position position, Cell move, ImmutableSet<Cell> region, String source) {
  public Witness(Position position, Cell move, ImmutableSet<Cell> region) {
    this(position, move, region, "");
  }

  /** The board as a game of Hex. */
  public Problem problem() {
    return new Problem(position, Color.WHITE, Goal.TOP_TO_BOTTOM);
  }

  /** The empty cells outside of the region. */
  public ImmutableSet<Cell> context() {
    return Sets.difference(position.empty(), region).immutableCopy();
  }

  private int shiftOfCols(ProbedRegion drawn) {
    return first(region).col() - first(drawn.cells()).col();
  }

  private int shiftOfRows(ProbedRegion drawn) {
    return first(region).row() - first(drawn.cells()).row();
  }

  private static Cell first(Collection<Cell> cells) {
    return Collections.min(cells);
  }

  /**
   * Where a cell lies here.
   *
   * @param drawn the region as it is drawn
   * @param cell a cell of its board
   * @throws IllegalArgumentException if the board does not reach so far
   */
  Cell place(ProbedRegion drawn, Cell cell) {
    Cell place = cell.moved(shiftOfCols(drawn), shiftOfRows(drawn));
    checkArgument(position.board().contains(place), "%s is beyond the board", drawn.name(cell));
    return place;
  }

  /**
   * The same on a board that reaches to a cell beside the region. A row or column more has the
   * stones of the player whose side it is at, so that the game stays the same.
   */
  Witness reaching(ProbedRegion drawn, Cell cell) {
    int col = cell.col() + shiftOfCols(drawn);
    int row = cell.row() + shiftOfRows(drawn);
    Board board = position.board();
    int left = Math.max(0, -col);
    int above = Math.max(0, -row);
    int cols = Math.max(left + board.cols(), left + col + 1);
    int rows = Math.max(above + board.rows(), above + row + 1);
    if (cols == board.cols() && rows == board.rows()) {
      return this;
    }
    Position wider = Position.empty(new Board(cols, rows));
    for (Cell each : wider.board().cells()) {
      int fromLeft = each.col() - left;
      int fromTop = each.row() - above;
      boolean isInRows = fromTop >= 0 && fromTop < board.rows();
      boolean isInside = isInRows && fromLeft >= 0 && fromLeft < board.cols();
      wider =
          wider.with(
              each,
              isInside
                  ? position.at(new Cell(fromLeft, fromTop))
                  : isInRows ? Content.WHITE : Content.BLACK);
    }
    return new Witness(
        wider,
        move.moved(left, above),
        Cell.moved(region, each -> each.moved(left, above)),
        source);
  }

  Witness with(Cell cell, Content content) {
    return new Witness(position.with(cell, content), move, region);
  }

  /** The board with the region shaded and the move labelled {@code *}. */
  public Diagram diagram(String name) {
    return Diagram.of(position, Optional.of(Color.WHITE))
        .withName(name)
        .withShaded(region, Shading.TEMPLATE)
        .withLabels(ImmutableMap.of(move, "*"));
  }
}
