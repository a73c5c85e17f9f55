package org.hexproof.probe;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;
import org.hexproof.format.FormatException;
import org.hexproof.format.file.Formats;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.Test;

/**
 * A witness of the long crescent of 12 cells, made longer to the left and to the right of its move
 * until the equivalence of stretches of five cells takes over: docs/probes.md rests on these.
 */
final class LongCrescentTest {
  private static final Path WITNESS =
      Path.of("../templates/witnesses/long-crescent-of-12-cells-c2.sgf");

  /** In the witness: the crescent's upper row, and columns left and right of the move. */
  private static final int UPPER = 6;

  private static final int LEFT = 3;
  private static final int RIGHT = 6;
  private static final Cell MOVE = Cell.parse("e8");

  private static Diagram witness() throws IOException, FormatException {
    return Formats.entries(WITNESS).get(0).diagram();
  }

  @Test
  void theMoveStaysTheOnlyOne() throws IOException, FormatException {
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      for (int left = 0; left <= 2; left++) {
        for (int right = 0; right <= 3; right++) {
          Position board = witness().position();
          for (int i = 0; i < left; i++) {
            board = longer(board, LEFT);
          }
          for (int i = 0; i < right; i++) {
            board = longer(board, RIGHT + left);
          }
          Problem problem = new Problem(board, Color.WHITE, Goal.TOP_TO_BOTTOM);
          Cell move = new Cell(MOVE.col() + left, MOVE.row());
          assertThat(new UniqueMove(solver, problem, Limits.DEFAULT, () -> false).test(move))
              .as("%s and %s columns more", left, right)
              .isInstanceOfSatisfying(
                  Uniqueness.Decided.class, found -> assertThat(found.unique()).isTrue());
        }
      }
    }
  }

  @Test
  void theCrescentIsThatOfTheLibraryAndTheMoveItsThirdLowerCell()
      throws IOException, FormatException {
    Diagram witness = witness();
    assertThat(Iterables.getOnlyElement(witness.labels().keySet())).isEqualTo(MOVE);
    assertThat(witness.shaded())
        .filteredOn(cell -> cell.row() == UPPER)
        .extracting(Cell::col)
        .containsExactlyInAnyOrder(3, 4, 5, 6, 7, 8);
    assertThat(witness.shaded())
        .filteredOn(cell -> cell.row() == UPPER + 1)
        .extracting(Cell::col)
        .containsExactlyInAnyOrder(2, 3, 4, 5, 6, 7);
  }

  @Test
  void whatIsLongerHasTwoEmptyCellsMoreAndTouchesAsBefore() throws IOException, FormatException {
    Position board = witness().position();
    Position longer = longer(board, LEFT);
    assertThat(empty(longer)).isEqualTo(empty(board) + 2);
    for (Color color : Color.values()) {
      assertThat(groups(longer, color)).isEqualTo(groups(board, color));
    }
  }

  private static long empty(Position position) {
    return position.board().cells().stream()
        .filter(cell -> position.at(cell) == Content.EMPTY)
        .count();
  }

  private static int groups(Position position, Color color) {
    ImmutableSet<Cell> stones = color == Color.BLACK ? position.black() : position.white();
    List<Cell> left = new ArrayList<>(stones);
    int groups = 0;
    while (!left.isEmpty()) {
      groups++;
      List<Cell> open = new ArrayList<>(List.of(left.remove(0)));
      while (!open.isEmpty()) {
        for (Cell next : position.board().neighbors(open.remove(0))) {
          if (left.remove(next)) {
            open.add(next);
          }
        }
      }
    }
    return groups;
  }

  /**
   * A cell of each row twice, so that what touches stays so: of the crescent's two rows an empty
   * one, of the others a stone.
   */
  private static Position longer(Position position, int col) {
    Board board = position.board();
    int[] seam = new int[board.rows()];
    seam[UPPER] = col;
    seam[UPPER + 1] = col;
    assertThat(follow(position, seam, UPPER, -1) && follow(position, seam, UPPER + 1, 1)).isTrue();
    ImmutableList.Builder<Cell> black = ImmutableList.builder();
    ImmutableList.Builder<Cell> white = ImmutableList.builder();
    for (int row = 0; row < board.rows(); row++) {
      for (int to = 0; to <= board.cols(); to++) {
        Content content = position.at(new Cell(to <= seam[row] ? to : to - 1, row));
        if (content != Content.EMPTY) {
          (content == Content.BLACK ? black : white).add(new Cell(to, row));
        }
      }
    }
    return Position.of(new Board(board.cols() + 1, board.rows()), black.build(), white.build());
  }

  /**
   * Leads the seam on to the board's rim: upwards straight or to the right, downwards to the left.
   */
  private static boolean follow(Position position, int[] seam, int row, int step) {
    int next = row + step;
    if (next < 0 || next == seam.length) {
      return true;
    }
    for (int col : new int[] {seam[row], seam[row] - step}) {
      Cell cell = new Cell(col, next);
      if (position.board().contains(cell) && position.at(cell) != Content.EMPTY) {
        seam[next] = col;
        if (follow(position, seam, next, step)) {
          return true;
        }
      }
    }
    return false;
  }
}
