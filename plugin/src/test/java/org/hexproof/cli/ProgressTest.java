package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solving.StubSolver;
import org.hexproof.terminal.Interrupt;
import org.hexproof.terminal.Progress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ProgressTest {
  @TempDir private Path folder;

  /** The lines of a wide terminal that both standard output and error go to. */
  private static final class Screen extends OutputStream {
    private final List<StringBuilder> lines = new ArrayList<>(List.of(new StringBuilder()));
    private int column;

    @Override
    public synchronized void write(int b) {
      StringBuilder line = lines.get(lines.size() - 1);
      if (b == '\n') {
        lines.add(new StringBuilder());
        column = 0;
      } else if (b == '\r') {
        column = 0;
      } else if (!isContinued(b)) {
        line.setLength(Math.max(line.length(), column + 1));
        line.setCharAt(column, (char) b);
        column++;
      }
      notifyAll();
    }

    /** Whether the byte belongs to the character before: the bar has digits of the locale. */
    private static boolean isContinued(int b) {
      return (b & 0xC0) == 0x80;
    }

    synchronized void await(String text) {
      while (lines.get(lines.size() - 1).indexOf(text) < 0) {
        try {
          wait();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
    }

    synchronized List<String> lines() {
      return lines.stream().map(line -> line.toString().stripTrailing()).toList();
    }
  }

  private static Surroundings terminal(Screen screen, SolverSource solvers) {
    return new Surroundings(
        new ByteArrayInputStream(new byte[0]),
        new PrintStream(screen, false, StandardCharsets.UTF_8),
        new PrintStream(screen, true, StandardCharsets.UTF_8),
        true,
        solvers,
        new Interrupt());
  }

  @Test
  void theReportAndTheBarShareTheTerminal() throws IOException {
    Screen screen = new Screen();
    SolverSource solvers =
        name ->
            new StubSolver(
                "late",
                problem -> {
                  screen.await("solves ");
                  return new BruteForceSolver().solve(problem, Limits.DEFAULT);
                });
    String file = file(folder, "a.yaml", Samples.SECOND_ROW + "---\n" + Samples.TOO_LARGE);
    Main.run(new String[] {"verify", file}, terminal(screen, solvers));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Main.run(
        new String[] {"verify", file},
        new Surroundings(
            new ByteArrayInputStream(new byte[0]),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            System.err,
            false,
            name -> new BruteForceSolver(),
            new Interrupt()));
    assertThat(String.join("\n", screen.lines())).isEqualTo(out.toString(StandardCharsets.UTF_8));
  }

  @Test
  void solveShowsThatItWorks() {
    Screen screen = new Screen();
    SolverSource solvers =
        name ->
            new StubSolver(
                "late",
                problem -> {
                  screen.await("solving ");
                  return new BruteForceSolver().solve(problem, Limits.DEFAULT);
                });
    int code =
        Main.run(
            new String[] {"solve", file(folder, "a.yaml", Samples.SECOND_ROW)},
            terminal(screen, solvers));
    assertThat(code).isZero();
    assertThat(screen.lines().get(0)).isEqualTo("with white to move, black wins");
  }

  @Test
  void theBarLeavesNothingBehind() {
    Screen screen = new Screen();
    try (Progress progress = terminal(screen, new InstalledSolvers()).watch().count("steps", 3)) {
      progress.step();
      screen.await("steps ");
    }
    assertThat(screen.lines()).containsExactly("");
  }
}
