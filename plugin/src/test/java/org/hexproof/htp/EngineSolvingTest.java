package org.hexproof.htp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.htp.Script.NEVER;
import static org.hexproof.htp.Script.talk;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.solver.Answer;
import org.hexproof.solver.ForwardingSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solving.StubSolver;
import org.junit.jupiter.api.Test;

/** Questions to the engine that its solver answers: who wins, by which moves, what to play. */
class EngineSolvingTest {
  /** A solver that answers as told, or throws if there is nothing to answer. */
  private static final class Stub extends StubSolver {
    Stub(Optional<Answer> answer) {
      super("stub", problem -> answer.orElseThrow());
    }

    @Override
    public boolean supports(Problem problem) {
      return problem.position().board().cols() < 9;
    }
  }

  @Test
  void solves() throws IOException {
    assertThat(
            talk(
                "boardsize 3 3",
                "dfpn-solve-state",
                "dfpn-solve-state white",
                "play black b2",
                "3 dfpn-solve-state",
                "dfpn-solver-find-winning white",
                "dfpn-clear-tt",
                "dfpn-solver-find-winning b",
                "dfpn-solve-state red"))
        .containsExactly(
            "= ",
            "= black",
            "= white",
            "= ",
            "=3 black",
            "= ",
            "= ",
            "= a1 b1 c1 a2 c2 a3 b3 c3",
            "? argument 1 is not a colour: red");
  }

  @Test
  void solvesGoals() throws IOException {
    assertThat(
            talk(
                "boardsize 3 1",
                "play black a1",
                "hexproof-solve-goal white left / right",
                "hexproof-solve-goal black left / right",
                "hexproof-solve-goal white left / a1+right",
                "hexproof-solve-goal white c1 / right | left / top",
                "hexproof-find-winning white left / b1",
                "hexproof-find-winning black a1",
                "hexproof-find-winning black a1 / d1",
                "hexproof-find-winning",
                "hexproof-solve-goal black"))
        .containsExactly(
            "= ",
            "= ",
            "= white",
            "= white",
            "= black",
            "= black",
            "= b1",
            "? not a goal: 'a1' names one terminal (expected at least two, like a1 / bottom)",
            "? the goal names d1, which is not on the board (3 x 1)",
            "? expected a colour and a goal, like black a1+b2 / c3 / bottom",
            "= black");
  }

  /** The cells that White does not need to win, when White may move first. */
  @Test
  void marksWhatHexGuiNeedNotConsider() throws IOException {
    Answer white =
        new Answer.Decided(
            Color.WHITE,
            ImmutableList.of(),
            ImmutableSet.of(Cell.parse("a2"), Cell.parse("b1")),
            0,
            Duration.ZERO);
    assertThat(
            talk(
                new HtpEngine(() -> new Stub(Optional.of(white)), NEVER),
                "boardsize 3 2",
                "play white c1",
                "vc-build black",
                "vc-build",
                "vc-build white",
                "vc-build green"))
        .containsExactly(
            "= ",
            "= ",
            "= a1 x b2 x c2 x",
            "= a1 x b2 x c2 x",
            "= ",
            "? argument 1 is not a colour: green");
    Answer late = new Answer.Undecided(Answer.Undecided.Reason.TIME, 0, Duration.ZERO);
    assertThat(
            talk(
                new HtpEngine(() -> new Stub(Optional.of(late)), NEVER),
                "boardsize 3 2",
                "vc-build"))
        .containsExactly("= ", "? undecided time");
  }

  @Test
  void keepsLimits() throws IOException {
    assertThat(
            talk(
                "boardsize 5 6",
                "param_dfpn timelimit 0.02",
                "dfpn-solve-state",
                "dfpn-solver-find-winning black",
                "hexproof-solve-goal black",
                "hexproof-find-winning black",
                "param_dfpn timelimit 100",
                "param_dfpn memory 1",
                "hexproof-solve-goal black",
                "param_dfpn",
                "param_dfpn timelimit 0",
                "param_dfpn timelimit -1",
                "param_dfpn memory 0",
                "param_dfpn fly 1",
                "param_dfpn use_guifx 1"))
        .containsExactly(
            "= ",
            "= ",
            "= empty",
            "? undecided time",
            "= undecided time",
            "= undecided time",
            "= ",
            "= ",
            "= undecided memory",
            "= \n[string] timelimit 100.0\n[string] memory 1",
            "= ",
            "? argument 2 must be from 0 to 1000000000 seconds: -1",
            "? argument 2 must be from 1 to 1048576: 0",
            "? unknown parameter: fly",
            "= ");
  }

  @Test
  void generatesMovesThatWin() throws IOException {
    assertThat(
            talk(
                "boardsize 3 1",
                "play white a1",
                "play white c1",
                "reg_genmove black",
                "hexproof-why",
                "final_score",
                "genmove black",
                "final_score",
                "genmove white",
                "hexproof-why"))
        .containsExactly(
            "= ",
            "= ",
            "= ",
            "= b1",
            "= b1 wins",
            "= cannot score",
            "= b1",
            "= B+",
            "= resign",
            "= the game is over: black has won");
  }

  @Test
  void saysWhenAMoveIsAGuess() throws IOException {
    assertThat(
            talk(
                "boardsize 3 3",
                "play black a1",
                "play black b2",
                "genmove white",
                "hexproof-why",
                "boardsize 5 6",
                "param_dfpn timelimit 0.02",
                "genmove black",
                "hexproof-why"))
        .satisfies(
            answers -> {
              assertThat(answers.get(3)).matches("= [a-c][1-3]");
              assertThat(answers.get(4)).startsWith("= every move loses; ");
              assertThat(answers.get(7)).matches("= [a-e][1-6]");
              assertThat(answers.get(8)).startsWith("= not decided within the limits; ");
            });
  }

  @Test
  void swapsWhereThatWins() throws IOException {
    assertThat(talk("boardsize 3 3", "play black b2", "genmove white", "dfpn-solve-state black"))
        .containsExactly("= ", "= ", "= swap-pieces", "= white");
  }

  /**
   * What is not decided is played by playouts, and so taken over where these like it: however many
   * there was time for, as on 7x7 they would waver about d4.
   */
  @Test
  void playsByPlayoutsWhereNothingIsDecided() throws IOException {
    Answer late = new Answer.Undecided(Answer.Undecided.Reason.TIME, 0, Duration.ZERO);
    assertThat(
            talk(
                new HtpEngine(() -> new Stub(Optional.of(late)), NEVER),
                "boardsize 5",
                "param_mohex max_time 0.01",
                "play black c3",
                "genmove white",
                "hexproof-why",
                "clear_board",
                "play black a1",
                "genmove white",
                "hexproof-why",
                "boardsize 7",
                "play-game d1 a1 d2 b1 d3 c1 d5 a2 d6 b2 d7",
                "genmove white",
                "undo",
                "genmove black"))
        .satisfies(
            answers -> {
              assertThat(answers.get(3)).isEqualTo("= swap-pieces");
              assertThat(answers.get(4))
                  .startsWith("= not decided within the limits; swapped by an estimate 0.")
                  .contains(" for Black (own, ");
              assertThat(answers.get(7)).matches("= [a-e][1-5]");
              assertThat(answers.get(8)).contains(" by an estimate 0.", " playouts)");
              assertThat(answers.get(11)).isEqualTo("= d4");
              assertThat(answers.get(13)).isEqualTo("= d4");
            });
  }

  /** It sees only what a little work shows. */
  @Test
  void answersThreatsThatAreSeenWhereNothingElseIs() throws IOException {
    HexSolver glancing =
        new ForwardingSolver<HexSolver>(EmbeddedLibrary.load().newSolver(1)) {
          @Override
          public Answer solve(Problem problem, Limits limits) {
            return limits.work() == Limits.UNLIMITED_WORK
                ? new Answer.Undecided(Answer.Undecided.Reason.TIME, 0, Duration.ZERO)
                : super.solve(problem, limits);
          }
        };
    assertThat(
            talk(
                new HtpEngine(() -> glancing, NEVER),
                "boardsize 7",
                "param_mohex max_time 0.5",
                "play-game d1 c4 d2 e3 d3 c5 d5 e4 d6 a7 d7",
                "genmove white",
                "hexproof-why",
                "play-game d1 a1 d2 b1 d3 c1 c5 a2 c6 b2 c7",
                "genmove white",
                "hexproof-why",
                "boardsize 7",
                "genmove black",
                "hexproof-why"))
        .satisfies(
            answers -> {
              assertThat(answers.get(3)).isEqualTo("= d4");
              assertThat(answers.get(4))
                  .startsWith(
                      "= not decided within the limits, but 37 moves of 38 lose; d4 by an ");
              assertThat(answers.get(7)).startsWith("= every move loses; ");
              assertThat(answers.get(10)).startsWith("= not decided within the limits; ");
            });
  }

  @Test
  void thinksForATenthOfTheTimeLeft() throws IOException {
    assertThat(
            talk(
                "boardsize 5 6",
                "time_left black",
                "time_left black 0.2",
                "genmove black",
                "hexproof-why",
                "clear_board",
                "time_left black",
                "time_left white 12.34",
                "time_left white"))
        .satisfies(
            answers -> {
              assertThat(answers.get(1)).isEqualTo("= unlimited");
              assertThat(answers.get(4)).contains("not decided within the limits");
              assertThat(answers.get(6)).isEqualTo("= unlimited");
              assertThat(answers.get(8)).isEqualTo("= 12.3");
            });
  }

  @Test
  void goesOnWhenTheSolverFails() throws IOException {
    Answer failed = new Answer.Failed("out of luck\n\nreally", Duration.ZERO);
    assertThat(
            talk(
                new HtpEngine(() -> new Stub(Optional.of(failed)), NEVER),
                "boardsize 3",
                "dfpn-solve-state black",
                "boardsize 9",
                "7 dfpn-solve-state black",
                "name"))
        .containsExactly(
            "= ",
            "? the solver failed: out of luck\n \nreally",
            "= ",
            "?7 the solver can't be asked this",
            "= Hexproof");
    assertThat(
            talk(
                new HtpEngine(() -> new Stub(Optional.empty()), NEVER),
                "boardsize 3",
                "dfpn-solve-state black",
                "name"))
        .satisfies(
            answers -> {
              assertThat(answers.get(1)).startsWith("? the command failed: ");
              assertThat(answers.get(2)).isEqualTo("= Hexproof");
            });
  }
}
