package org.hexproof.solver.htp;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
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
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Engines that misbehave: shell scripts that answer as told, as real child processes. */
@Timeout(60)
class HtpSolverFaultTest {
  private static final Problem PROBLEM = whole(3, 3);
  private static final Duration SHORT = Duration.ofMillis(500);
  private static final Duration LONG = Duration.ofSeconds(30);

  @TempDir private Path folder;

  private static Problem whole(int cols, int rows) {
    return new Problem(Position.empty(new Board(cols, rows)), Color.BLACK, Goal.TOP_TO_BOTTOM);
  }

  /**
   * An engine that knows the usual commands and writes every command to {@code log}.
   *
   * @param commands what it lists besides the usual
   * @param arms more arms of the script's {@code case} over the command
   */
  private HtpSettings engine(String commands, String arms) throws IOException {
    String script =
        """
        cd '%s'
        echo start >> log
        while read -r number command rest; do
          echo "$command $rest" >> log
          case "$command $rest" in
          %s
          name*) printf '=%%s Script\\n\\n' "$number" ;;
          list_commands*) printf '=%%s name\\nboardsize\\nplay\\n%s\\n\\n' "$number" ;;
          boardsize*|clear_board*|play*|undo*|dfpn-clear-tt*) printf '=%%s \\n\\n' "$number" ;;
          *) printf '?%%s unknown command\\n\\n' "$number" ;;
          esac
        done
        """
            .formatted(folder, arms, commands.replace(" ", "\\n"));
    Path file = folder.resolve("engine.sh");
    Files.writeString(file, script);
    return HtpSettings.of("script", ImmutableList.of("sh", file.toString()))
        .withLimits(LONG, LONG, SHORT);
  }

  private List<String> log() throws IOException {
    return Files.readAllLines(folder.resolve("log")).stream().map(String::strip).toList();
  }

  private static String solveArm(String action) {
    return "dfpn-solve-state*) " + action + " ;;";
  }

  private static String reply(String text) {
    return "printf '=%s " + text + "\\n\\n' \"$number\"";
  }

  /** The action the first time, a verdict for Black from then on. */
  private static String once(String action) {
    return solveArm(
        "if [ -e done ]; then " + reply("black") + "; else : > done; " + action + "; fi");
  }

  private void failsOnceAndGoesOn(String action, String... words) throws IOException {
    try (HexSolver solver = new HtpSolver(engine("dfpn-solve-state", once(action)))) {
      Answer first = solver.solve(PROBLEM, Limits.DEFAULT);
      assertThat(first).isInstanceOf(Answer.Failed.class);
      assertThat(((Answer.Failed) first).message()).startsWith("script: ").contains(words);
      assertThat(solver.solve(PROBLEM, Limits.DEFAULT))
          .isInstanceOfSatisfying(
              Answer.Decided.class, decided -> assertThat(decided.winner()).isEqualTo(Color.BLACK));
      assertThat(log()).filteredOn("start"::equals).hasSize(2);
    }
  }

  @Test
  void anEngineThatDies() throws IOException {
    failsOnceAndGoesOn("echo 'out of luck' >&2; exit 3", "exit code 3", "out of luck");
  }

  @Test
  void anEngineThatIsKilled() throws IOException {
    failsOnceAndGoesOn("kill -9 $$", "exit code 137");
  }

  @Test
  void anEngineThatClosesItsOutput() throws IOException {
    failsOnceAndGoesOn("exec 1>&-; sleep 1000", "the engine ended its output");
  }

  @Test
  void anEngineThatPrintsGarbage() throws IOException {
    failsOnceAndGoesOn("echo 'black, I think'; echo", "nonsense", "black, I think");
  }

  @Test
  void anEngineThatNamesNoWinner() throws IOException {
    failsOnceAndGoesOn(reply("purple"), "purple");
  }

  @Test
  void anEngineThatRefuses() throws IOException {
    failsOnceAndGoesOn(
        "printf '?%s too hard for me\\n\\n' \"$number\"", "refused", "too hard for me");
  }

  @Test
  void anEngineThatAnswersAnotherCommand() throws IOException {
    failsOnceAndGoesOn("printf '=1 black\\n\\n'", "wrong command number");
  }

  @Test
  void anEngineThatAnswersTwice() throws IOException {
    String twice = reply("black") + "; " + reply("white") + "; sleep 1";
    try (HexSolver solver = new HtpSolver(engine("dfpn-solve-state", once(twice)))) {
      assertThat(solver.solve(PROBLEM, Limits.DEFAULT)).isInstanceOf(Answer.Decided.class);
      assertThat(solver.solve(PROBLEM, Limits.DEFAULT)).isInstanceOf(Answer.Failed.class);
      assertThat(solver.solve(PROBLEM, Limits.DEFAULT)).isInstanceOf(Answer.Decided.class);
    }
  }

  @Test
  void anEngineWhoseLineHasNoEnd() throws IOException {
    failsOnceAndGoesOn("yes | tr -d '\\n'", "a line of more than");
  }

  @Test
  void anEngineWhoseAnswerHasNoEnd() throws IOException {
    failsOnceAndGoesOn("printf '=%s ' \"$number\"; yes black", "has no end");
  }

  @Test
  void anEngineThatFloodsItsErrorStream() throws IOException {
    String flood = "yes 'all is well' | head -n 200000 >&2; printf 'no line end' >&2; ";
    try (HexSolver solver =
        new HtpSolver(engine("dfpn-solve-state", solveArm(flood + reply("white"))))) {
      assertThat(((Answer.Decided) solver.solve(PROBLEM, Limits.DEFAULT)).winner())
          .isEqualTo(Color.WHITE);
    }
  }

  @Test
  void anEngineThatHangsInASolveIsOutOfTime() throws IOException {
    try (HexSolver solver = new HtpSolver(engine("dfpn-solve-state", once("sleep 1000")))) {
      assertThat(solver.solve(PROBLEM, new Limits(SHORT, Limits.DEFAULT.bytes())))
          .isInstanceOfSatisfying(
              Answer.Undecided.class,
              undecided -> assertThat(undecided.reason()).isEqualTo(Answer.Undecided.Reason.TIME));
      assertThat(solver.solve(PROBLEM, Limits.DEFAULT)).isInstanceOf(Answer.Decided.class);
    }
  }

  @Test
  void anEngineThatHangsOutsideASolveFails() throws IOException {
    HtpSettings settings =
        engine("dfpn-solve-state", "boardsize*) sleep 1000 ;; " + solveArm(reply("black")))
            .withLimits(LONG, SHORT, SHORT);
    try (HexSolver solver = new HtpSolver(settings)) {
      assertThat(solver.solve(PROBLEM, Limits.DEFAULT))
          .isInstanceOfSatisfying(
              Answer.Failed.class,
              failed ->
                  assertThat(failed.message())
                      .contains("no answer to 'boardsize 4 4' within 500 ms"));
    }
  }

  @Test
  void anEngineThatNeverStarts() throws IOException {
    HtpSettings settings = engine("", "name*) sleep 1000 ;;").withLimits(SHORT, LONG, SHORT);
    try (HexSolver solver = new HtpSolver(settings)) {
      assertThat(solver.supports(PROBLEM)).isTrue();
      assertThat(solver.solve(PROBLEM, Limits.DEFAULT))
          .isInstanceOfSatisfying(
              Answer.Failed.class,
              failed -> assertThat(failed.message()).contains("no answer to 'name' within 500 ms"));
      assertThat(solver.solve(PROBLEM, Limits.DEFAULT)).isInstanceOf(Answer.Failed.class);
      assertThat(log()).filteredOn("start"::equals).hasSize(1);
    }
  }

  @Test
  void aProgramThatIsNotThere() {
    try (HexSolver solver = new HtpSolver(HtpSettings.of("/there/is/no such engine"))) {
      assertThat(solver.name()).isEqualTo("htp:/there/is/no such engine");
      assertThat(solver.supports(PROBLEM)).isTrue();
      assertThat(solver.solve(PROBLEM, Limits.DEFAULT))
          .isInstanceOfSatisfying(
              Answer.Failed.class,
              failed -> assertThat(failed.message()).contains("can't be started", "/there/is/no"));
    }
  }

  @Test
  void anEngineThatDiesBetweenQuestionsIsReplaced() throws IOException {
    String dying = solveArm(reply("black") + "; exit 0");
    try (HexSolver solver = new HtpSolver(engine("dfpn-solve-state", dying))) {
      for (int i = 0; i < 3; i++) {
        Answer answer = solver.solve(PROBLEM, Limits.DEFAULT);
        boolean noticedLate = answer instanceof Answer.Failed;
        assertThat(noticedLate || answer instanceof Answer.Decided).isTrue();
      }
    }
  }

  @Test
  void anEngineThatIsNoSolver() throws IOException {
    try (HexSolver solver = new HtpSolver(engine("genmove", ""))) {
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
    try (HexSolver solver = new HtpSolver(engine("dfpn-solve-state", solveArm(reply("black"))))) {
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
    try (HexSolver solver = new HtpSolver(engine("dfpn-solve-state", solveArm(reply("black"))))) {
      assertThat(solver.solve(whole(9, 5), Limits.DEFAULT)).isInstanceOf(Answer.Decided.class);
      assertThat(solver.solve(whole(9, 6), Limits.DEFAULT)).isInstanceOf(Answer.Decided.class);
      assertThat(solver.solve(whole(9, 6), Limits.DEFAULT)).isInstanceOf(Answer.Decided.class);
      assertThat(solver.solve(whole(3, 4), Limits.DEFAULT)).isInstanceOf(Answer.Decided.class);
      assertThat(solver.solve(whole(4, 3), Limits.DEFAULT)).isInstanceOf(Answer.Decided.class);
    }
    assertThat(log())
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
  void theEnginesOwnTimeLimitIsUsed() throws IOException {
    String arms =
        "'param_dfpn ') printf '=%s \\n[bool] use_guifx 0\\n[string] timelimit 0\\n"
            + "[string] memory 1\\n\\n' \"$number\" ;; param_dfpn*) "
            + reply("")
            + " ;; "
            + solveArm(reply("empty"));
    try (HexSolver solver = new HtpSolver(engine("dfpn-solve-state param_dfpn", arms))) {
      Limits limits = new Limits(Duration.ofSeconds(90), 64 << 20);
      assertThat(solver.solve(PROBLEM, limits))
          .isInstanceOfSatisfying(
              Answer.Undecided.class,
              undecided -> assertThat(undecided.reason()).isEqualTo(Answer.Undecided.Reason.TIME));
    }
    assertThat(log()).contains("param_dfpn memory 64");
    assertThat(log())
        .filteredOn(line -> line.startsWith("param_dfpn timelimit"))
        .singleElement()
        .asString()
        .matches("param_dfpn timelimit (89\\.[0-9]{3}|90\\.000)");
    assertThat(log()).filteredOn("start"::equals).hasSize(1);
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
    try (HexSolver solver = new HtpSolver(engine("undo dfpn-solve-state", arms))) {
      assertThat(solver.winningMoves(PROBLEM, Limits.DEFAULT).winning()).isEqualTo(good);
    }
    String withoutUndo = arms.replace("undo*)", "clear_board*)");
    try (HexSolver solver = new HtpSolver(engine("dfpn-solve-state", withoutUndo))) {
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
    try (HexSolver solver = new HtpSolver(engine("dfpn-solver-find-winning", arms))) {
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

  @Test
  void aWinningMoveOnAStoneIsNonsense() throws IOException {
    String arms = "dfpn-solver-find-winning*) " + reply("a1") + " ;;";
    Problem problem =
        new Problem(
            PROBLEM.position().with(Cell.parse("a1"), Color.WHITE.stone()),
            Color.BLACK,
            PROBLEM.goal());
    try (HexSolver solver = new HtpSolver(engine("dfpn-solver-find-winning", arms))) {
      assertThat(solver.winningMoves(problem, Limits.DEFAULT).answer())
          .isInstanceOf(Answer.Failed.class);
    }
  }

  @Test
  void everyFreshProcessIsSetUp() throws IOException {
    HtpSettings settings =
        engine("dfpn-solve-state", "param*) " + reply("") + " ;; " + once("exit 1"))
            .withSetup(ImmutableList.of("param_dfpn threads 2"));
    try (HexSolver solver = new HtpSolver(settings)) {
      assertThat(solver.solve(PROBLEM, Limits.DEFAULT)).isInstanceOf(Answer.Failed.class);
      assertThat(solver.solve(PROBLEM, Limits.DEFAULT)).isInstanceOf(Answer.Decided.class);
    }
    assertThat(log()).filteredOn("param_dfpn threads 2"::equals).hasSize(2);
  }
}
