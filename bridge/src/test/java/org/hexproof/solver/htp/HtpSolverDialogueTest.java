package org.hexproof.solver.htp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.solver.htp.ScriptedEngine.PROBLEM;
import static org.hexproof.solver.htp.ScriptedEngine.engine;
import static org.hexproof.solver.htp.ScriptedEngine.log;
import static org.hexproof.solver.htp.ScriptedEngine.reply;
import static org.hexproof.solver.htp.ScriptedEngine.solveArm;
import static org.hexproof.solver.htp.ScriptedEngine.whole;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What engines that answer are asked, and what is made of their answers. */
class HtpSolverDialogueTest {
  @TempDir private Path folder;

  @Test
  void anEngineThatIsNoSolver() throws IOException {
    try (HexSolver solver = new HtpSolver(engine(folder, "genmove", ""))) {
      assertThat(solver.supports(PROBLEM)).isFalse();
      assertThat(solver.solve(PROBLEM, Limits.DEFAULT))
          .isInstanceOfSatisfying(
              Answer.Failed.class,
              failed -> assertThat(failed.message()).contains("no solver", "dfpn-solve-state"));
    }
  }

  @Test
  void anEngineForWholeBoardsOnly() throws IOException {
    Goal sideways = Goal.join(ImmutableList.of(Terminal.of(Edge.LEFT), Terminal.of(Edge.RIGHT)));
    Problem other = new Problem(PROBLEM.position(), Color.BLACK, sideways);
    try (HexSolver solver =
        new HtpSolver(engine(folder, "dfpn-solve-state", solveArm(reply("black"))))) {
      assertThat(solver.supports(PROBLEM)).isTrue();
      assertThat(solver.supports(other)).isFalse();
      assertThat(solver.solve(other, Limits.DEFAULT))
          .isInstanceOfSatisfying(
              Answer.Failed.class,
              failed -> assertThat(failed.message()).contains("whole boards only"));
    }
  }

  @Test
  void anEngineThatDoesNotRepeatNumbersAndDrawsGraphics() throws IOException {
    // Without numbers the first word is the command: what follows is its first argument.
    String script =
        """
        while read -r command rest; do
          case "$command" in
          list_commands) printf '= dfpn-solve-state\\n\\n' ;;
          dfpn-solve-state) printf 'gogui-gfx:\\ndfpn\\nVAR B a1\\n\\n\\n= black\\n\\n' ;;
          boardsize|clear_board|play) printf '=\\n\\n' ;;
          *) printf '? unknown command\\n\\n' ;;
          esac
        done
        """;
    Path file = folder.resolve("plain.sh");
    Files.writeString(file, script);
    try (HexSolver solver =
        new HtpSolver(HtpSettings.of("plain", ImmutableList.of("sh", file.toString())))) {
      assertThat(((Answer.Decided) solver.solve(PROBLEM, Limits.DEFAULT)).winner())
          .isEqualTo(Color.BLACK);
    }
  }

  @Test
  void boardSizesNeverChangeOneSideOnly() throws IOException {
    try (HexSolver solver =
        new HtpSolver(engine(folder, "dfpn-solve-state", solveArm(reply("black"))))) {
      assertThat(solver.solve(whole(9, 5), Limits.DEFAULT)).isInstanceOf(Answer.Decided.class);
      assertThat(solver.solve(whole(9, 6), Limits.DEFAULT)).isInstanceOf(Answer.Decided.class);
      assertThat(solver.solve(whole(9, 6), Limits.DEFAULT)).isInstanceOf(Answer.Decided.class);
      assertThat(solver.solve(whole(3, 4), Limits.DEFAULT)).isInstanceOf(Answer.Decided.class);
      assertThat(solver.solve(whole(4, 3), Limits.DEFAULT)).isInstanceOf(Answer.Decided.class);
    }
    assertThat(log(folder))
        .filteredOn(line -> line.startsWith("boardsize") || line.startsWith("clear_board"))
        .containsExactly(
            "boardsize 3 3",
            "boardsize 4 4",
            "boardsize 6 6",
            "boardsize 9 5",
            "boardsize 3 3",
            "boardsize 9 6",
            "clear_board",
            "boardsize 5 5",
            "boardsize 3 4",
            "boardsize 5 5",
            "boardsize 4 3");
  }

  @Test
  void theLargestBoardIsFoundOutOnce() throws IOException {
    String arms =
        "boardsize*) set -- $rest; if [ \"$1\" -gt 13 ] || [ \"$2\" -gt 13 ]; then"
            + " printf '?%s argument 1 must be less or equal 13\\n\\n' \"$number\"; else "
            + reply("")
            + "; fi ;; "
            + solveArm(reply("black"));
    try (HexSolver solver = new HtpSolver(engine(folder, "dfpn-solve-state", arms))) {
      assertThat(solver.mostSide()).isEqualTo(13);
      int asked = log(folder).size();
      assertThat(solver.mostSide()).isEqualTo(13);
      assertThat(log(folder)).hasSize(asked);
      assertThat(solver.supports(whole(14, 3))).isFalse();
      assertThat(solver.solve(whole(14, 3), Limits.DEFAULT))
          .isInstanceOfSatisfying(
              Answer.Failed.class,
              failed -> {
                assertThat(failed.asked()).isFalse();
                assertThat(failed.message()).contains("refuses a board of 14 x 3");
              });
      assertThat(solver.supports(whole(13, 13))).isTrue();
      assertThat(solver.solve(whole(13, 13), Limits.DEFAULT)).isInstanceOf(Answer.Decided.class);
    }
    assertThat(log(folder)).filteredOn("start"::equals).hasSize(1);
  }

  @Test
  void anEngineWithEverySizeIsAskedForOne() throws IOException {
    try (HexSolver solver =
        new HtpSolver(engine(folder, "dfpn-solve-state", solveArm(reply("black"))))) {
      assertThat(solver.mostSide()).isEqualTo(Board.MAX_SIDE);
    }
    assertThat(log(folder)).filteredOn("boardsize 40 40"::equals).hasSize(1);
    assertThat(log(folder)).filteredOn(line -> line.startsWith("boardsize")).hasSize(4);
  }

  @Test
  void theEnginesOwnTimeLimitIsUsed() throws IOException {
    String arms =
        "'param_dfpn ') printf '=%s \\n[bool] use_guifx 0\\n[string] timelimit 0\\n"
            + "[string] memory 1\\n\\n' \"$number\" ;; param_dfpn*) "
            + reply("")
            + " ;; "
            + solveArm(reply("empty"));
    try (HexSolver solver = new HtpSolver(engine(folder, "dfpn-solve-state param_dfpn", arms))) {
      Limits limits = new Limits(Duration.ofDays(1), 64 << 20);
      assertThat(solver.solve(PROBLEM, limits))
          .isInstanceOfSatisfying(
              Answer.Undecided.class,
              undecided -> assertThat(undecided.reason()).isEqualTo(Answer.Undecided.Reason.TIME));
    }
    assertThat(log(folder)).contains("param_dfpn memory 64");
    assertThat(log(folder))
        .filteredOn(line -> line.startsWith("param_dfpn timelimit"))
        .singleElement()
        .asString()
        .matches("param_dfpn timelimit 8[0-9]{4}\\.[0-9]{3}");
    assertThat(log(folder)).filteredOn("start"::equals).hasSize(1);
  }

  @Test
  void eachMoveIsSolvedWhereTheEngineNamesNoFullList() throws IOException {
    // Black wins at the start, and after a1 and b2 only.
    String arms =
        "'play black a1'|'play black b2') : > good; "
            + reply("")
            + " ;; undo*) rm -f good; "
            + reply("")
            + " ;; "
            + "'dfpn-solve-state black') "
            + reply("black")
            + " ;; "
            + "'dfpn-solve-state white') if [ -e good ]; then "
            + reply("black")
            + "; else "
            + reply("white")
            + "; fi ;;";
    ImmutableSet<Cell> good = ImmutableSet.of(Cell.parse("a1"), Cell.parse("b2"));
    try (HexSolver solver = new HtpSolver(engine(folder, "undo dfpn-solve-state", arms))) {
      assertThat(solver.winningMoves(PROBLEM, Limits.DEFAULT).winning()).isEqualTo(good);
    }
    String withoutUndo = arms.replace("undo*)", "clear_board*)");
    try (HexSolver solver = new HtpSolver(engine(folder, "dfpn-solve-state", withoutUndo))) {
      assertThat(solver.winningMoves(PROBLEM, Limits.DEFAULT).winning()).isEqualTo(good);
    }
  }

  @Test
  void aListOfWinningMovesProvesAWinButNoLoss() throws IOException {
    String arms =
        "'dfpn-solver-find-winning black') "
            + reply(" a1 b2")
            + " ;; dfpn-solver*) "
            + reply("")
            + " ;;";
    try (HexSolver solver = new HtpSolver(engine(folder, "dfpn-solver-find-winning", arms))) {
      HexSolver.Moves moves = solver.winningMoves(PROBLEM, Limits.DEFAULT);
      assertThat(((Answer.Decided) moves.answer()).winner()).isEqualTo(Color.BLACK);
      assertThat(moves.winning()).containsExactly(Cell.parse("a1"), Cell.parse("b2"));
      Problem white = new Problem(PROBLEM.position(), Color.WHITE, PROBLEM.goal());
      assertThat(solver.solve(white, Limits.DEFAULT))
          .isInstanceOfSatisfying(
              Answer.Failed.class,
              failed -> assertThat(failed.message()).contains("does not prove"));
      Problem over = new Problem(column(), Color.BLACK, PROBLEM.goal());
      assertThat(((Answer.Decided) solver.solve(over, Limits.DEFAULT)).winner())
          .isEqualTo(Color.BLACK);
    }
  }

  private static Position column() {
    Board board = new Board(3, 3);
    return Position.of(
        board, ImmutableList.of(board.cell(0), board.cell(3), board.cell(6)), ImmutableList.of());
  }
}
