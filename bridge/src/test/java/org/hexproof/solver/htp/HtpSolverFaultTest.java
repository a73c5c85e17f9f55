package org.hexproof.solver.htp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.solver.htp.ScriptedEngine.LONG;
import static org.hexproof.solver.htp.ScriptedEngine.PROBLEM;
import static org.hexproof.solver.htp.ScriptedEngine.SHORT;
import static org.hexproof.solver.htp.ScriptedEngine.engine;
import static org.hexproof.solver.htp.ScriptedEngine.log;
import static org.hexproof.solver.htp.ScriptedEngine.once;
import static org.hexproof.solver.htp.ScriptedEngine.reply;
import static org.hexproof.solver.htp.ScriptedEngine.solveArm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Engines that misbehave. */
class HtpSolverFaultTest {
  @TempDir private Path folder;

  private void failsOnceAndGoesOn(String action, String... words) throws IOException {
    try (HexSolver solver = new HtpSolver(engine(folder, "dfpn-solve-state", once(action)))) {
      Answer first = solver.solve(PROBLEM, Limits.DEFAULT);
      assertThat(first).isInstanceOf(Answer.Failed.class);
      assertThat(((Answer.Failed) first).message()).startsWith("script: ").contains(words);
      assertThat(solver.solve(PROBLEM, Limits.DEFAULT))
          .isInstanceOfSatisfying(
              Answer.Decided.class, decided -> assertThat(decided.winner()).isEqualTo(Color.BLACK));
      assertThat(log(folder)).filteredOn("start"::equals).hasSize(2);
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
    try (HexSolver solver = new HtpSolver(engine(folder, "dfpn-solve-state", once(twice)))) {
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
        new HtpSolver(engine(folder, "dfpn-solve-state", solveArm(flood + reply("white"))))) {
      assertThat(((Answer.Decided) solver.solve(PROBLEM, Limits.DEFAULT)).winner())
          .isEqualTo(Color.WHITE);
    }
  }

  @Test
  void anEngineThatHangsInASolveIsOutOfTime() throws IOException {
    String hangs = solveArm("while [ -e hangs ]; do sleep 1; done; " + reply("black"));
    Path sign = Files.createFile(folder.resolve("hangs"));
    try (HexSolver solver = new HtpSolver(engine(folder, "dfpn-solve-state", hangs))) {
      assertThat(solver.solve(PROBLEM, new Limits(SHORT, Limits.DEFAULT.bytes())))
          .isInstanceOfSatisfying(
              Answer.Undecided.class,
              undecided -> assertThat(undecided.reason()).isEqualTo(Answer.Undecided.Reason.TIME));
      Files.delete(sign);
      assertThat(solver.solve(PROBLEM, Limits.DEFAULT)).isInstanceOf(Answer.Decided.class);
    }
  }

  @Test
  void anEngineThatHangsOutsideASolveFails() throws IOException {
    HtpSettings settings =
        engine(folder, "dfpn-solve-state", "boardsize*) sleep 1000 ;; " + solveArm(reply("black")))
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
    HtpSettings settings =
        engine(folder, "", "name*) sleep 1000 ;;").withLimits(SHORT, LONG, SHORT);
    try (HexSolver solver = new HtpSolver(settings)) {
      assertThat(solver.supports(PROBLEM)).isTrue();
      assertThat(solver.solve(PROBLEM, Limits.DEFAULT))
          .isInstanceOfSatisfying(
              Answer.Failed.class,
              failed -> assertThat(failed.message()).contains("no answer to 'name' within 500 ms"));
      assertThat(solver.solve(PROBLEM, Limits.DEFAULT))
          .isInstanceOfSatisfying(
              Answer.Failed.class,
              failed -> assertThat(failed.message()).contains("started twice and is not tried"));
      // It may have been killed before it could write anything.
      assertThat(log(folder)).filteredOn("start"::equals).hasSizeLessThan(3);
    }
  }

  /** A dead one is as good as a slow one here, and needs no clock. */
  @Test
  void anEngineThatFailsToStartOnceIsStartedAgain() throws IOException {
    String arms =
        "name*) if [ ! -e late ]; then : > late; exit 3; fi; "
            + reply("Late")
            + " ;; "
            + solveArm(reply("black"));
    try (HexSolver solver = new HtpSolver(engine(folder, "dfpn-solve-state", arms))) {
      assertThat(solver.solve(PROBLEM, Limits.DEFAULT)).isInstanceOf(Answer.Failed.class);
      for (int i = 0; i < 3; i++) {
        assertThat(solver.solve(PROBLEM, Limits.DEFAULT)).isInstanceOf(Answer.Decided.class);
      }
      assertThat(log(folder)).filteredOn("start"::equals).hasSize(2);
    }
  }

  @Test
  void anEngineThatStartsSlowlyIsWaitedForAndThatIsTold() throws IOException {
    List<String> told = new ArrayList<>();
    HtpSettings settings =
        engine(
                folder,
                "dfpn-solve-state",
                "name*) sleep 6; " + reply("Slow") + " ;; " + solveArm(reply("black")))
            .withStart(LONG, told::add);
    try (HexSolver solver = new HtpSolver(settings)) {
      assertThat(solver.solve(PROBLEM, Limits.DEFAULT)).isInstanceOf(Answer.Decided.class);
    }
    assertThat(told)
        .containsExactly("waiting for the engine's first answer, up to " + LONG.toSeconds() + " s");
  }

  @Test
  void theEndOfAnEngineIsToldAtOnceThoughAnotherProcessHoldsItsOutput() throws IOException {
    String leaving = "name*) echo 'no licence' >&2; sleep 50 & exit 3 ;;";
    try (HexSolver solver = new HtpSolver(engine(folder, "", leaving))) {
      assertThat(solver.solve(PROBLEM, Limits.DEFAULT))
          .isInstanceOfSatisfying(
              Answer.Failed.class,
              failed -> assertThat(failed.message()).contains("exit code 3", "no licence"));
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
    try (HexSolver solver = new HtpSolver(engine(folder, "dfpn-solve-state", dying))) {
      for (int i = 0; i < 3; i++) {
        Answer answer = solver.solve(PROBLEM, Limits.DEFAULT);
        boolean noticedLate = answer instanceof Answer.Failed;
        assertThat(noticedLate || answer instanceof Answer.Decided).isTrue();
      }
    }
  }

  @Test
  void aWinningMoveOnAStoneIsNonsense() throws IOException {
    String arms = "dfpn-solver-find-winning*) " + reply("a1") + " ;;";
    Problem problem =
        new Problem(
            PROBLEM.position().with(Cell.parse("a1"), Color.WHITE.stone()),
            Color.BLACK,
            PROBLEM.goal());
    try (HexSolver solver = new HtpSolver(engine(folder, "dfpn-solver-find-winning", arms))) {
      assertThat(solver.winningMoves(problem, Limits.DEFAULT).answer())
          .isInstanceOf(Answer.Failed.class);
    }
  }

  /** The first four questions: who wins, and three of the moves. */
  @Test
  void anEngineThatDiesAmongTheWinningMovesLosesNoneThatItFound() throws IOException {
    String counting =
        "echo >> '%s'; [ $(wc -l < '%s') -gt 4 ] && exit 3; "
            .formatted(folder.resolve("count"), folder.resolve("count"));
    String arm = solveArm(counting + reply("black"));
    try (HexSolver solver = new HtpSolver(engine(folder, "dfpn-solve-state undo play", arm))) {
      HexSolver.Moves moves = solver.winningMoves(PROBLEM, Limits.DEFAULT);
      assertThat(moves.answer()).isInstanceOf(Answer.Failed.class);
      assertThat(moves.verdict().orElseThrow().winner()).isEqualTo(Color.BLACK);
      assertThat(moves.winning())
          .containsExactlyElementsOf(PROBLEM.position().empty().asList().subList(0, 3));
    }
  }
}
