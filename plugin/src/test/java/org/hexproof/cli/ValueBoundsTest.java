package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.ForwardingSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ValueBoundsTest {
  private static final String FORK =
      """
      name: a fork
      kind: pivoting
      board: |
        b . A
         . . .
          # . .
           -----
      """;

  @TempDir private Path folder;

  private Shell.Outcome run(HexSolver solver, String... args) {
    String[] all = new String[args.length + 2];
    all[0] = "value";
    all[1] = Samples.file(folder, "fork.yaml", FORK);
    System.arraycopy(args, 0, all, 2, args.length);
    return new Shell(name -> solver).run(all);
  }

  private Shell.Outcome run(String... args) {
    return run(EmbeddedLibrary.load().newSolver(1), args);
  }

  @Test
  void boundsAreThoseOfTheValue() {
    String value = run("--terminals", "promise").out().strip();
    Shell.Outcome bounds = run("--bounds");
    assertThat(bounds.err()).isEmpty();
    assertThat(bounds.code()).isZero();
    assertThat(bounds.out().lines().filter(line -> line.startsWith("at least "))).isNotEmpty();
    assertThat(bounds.out().lines().filter(line -> line.startsWith("at most "))).isNotEmpty();
    bounds
        .out()
        .lines()
        .forEach(
            line -> {
              String game = line.substring(line.lastIndexOf(' ') + 1);
              String relation = line.startsWith("at least ") ? " >= " : " <= ";
              assertThat(new Shell().run("value", "--expr", value + relation + game).out())
                  .isEqualTo("yes\n");
            });
  }

  @Test
  void questionsAreAnsweredInTurn() {
    Shell.Outcome outcome = run("--at-least", "T", "--at-most", "T", "--ascii");
    assertThat(outcome.out()).isEqualTo("no: at least T\nyes: at most T\n");
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(run("--at-least", "F", "--format", "json").out())
        .startsWith("{\"version\":1,\"bounds\":[{\"at-least\":\"⊥\",\"holds\":true,\"nodes\":");
  }

  /** Has no time. */
  private static final class Late extends ForwardingSolver<HexSolver> {
    Late() {
      super(new BruteForceSolver());
    }

    @Override
    public Answer solve(Problem problem, Limits limits) {
      return new Answer.Undecided(Answer.Undecided.Reason.TIME, 0, Duration.ZERO);
    }
  }

  @Test
  void whatIsNotDecidedIsTold() {
    Shell.Outcome outcome = run(new Late(), "--at-least", "{a|a,b}");
    assertThat(outcome.out()).startsWith("undecided, ").contains(": at least {a|a,b}");
    assertThat(outcome.code()).isEqualTo(3);
    assertThat(run(new Late(), "--bounds").code()).isEqualTo(3);
  }

  @Test
  void whatCannotBeAskedIsTold() {
    assertThat(run("--at-least", "{b|a}").err()).contains("not passable");
    assertThat(run("--at-least", "{b|").err()).contains("--at-least");
    assertThat(run("--at-least", "a", "--poset", "bool").err()).contains("3 terminals");
    assertThat(run("--at-least", "a", "--terminals", "a1;c1").err()).contains("a");
    assertThat(run("--at-least", "a", "--cells", "a2-b3").err()).contains("between terminals");
    assertThat(run("--at-least", "a", "--compare", "b").err()).contains("--compare");
    assertThat(run("--bounds", "--at-least", "a").err()).contains("--bounds");
  }
}
