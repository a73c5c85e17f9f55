package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.hexproof.board.Board;
import org.hexproof.board.Goal;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Certifier;
import org.hexproof.solver.ForwardingSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hexproof prove --divide}. */
final class ProveDividedTest {
  private static final String D3 =
      ". . . . . . .\n . . . . . . .\n  . . . X . . .\n   . . . . . . .\n    . . . . . . .\n";

  /** Boards with testers have more. */
  private static final int MOST_ROWS = 5;

  @TempDir private Path folder;

  /** Decides parts, but no small board as a whole: twice it has had no time, and then no memory. */
  private static final class ShortSighted extends ForwardingSolver<Certifier> implements Certifier {
    private final boolean hasProofs;
    private int left = 2;

    ShortSighted(boolean hasProofs) {
      super(EmbeddedLibrary.load().newSolver(1));
      this.hasProofs = hasProofs;
    }

    @Override
    public Answer solve(Problem problem, Limits limits) {
      Board board = problem.position().board();
      if (board.rows() > MOST_ROWS || !problem.goal().equals(Goal.TOP_TO_BOTTOM)) {
        return super.solve(problem, limits);
      }
      Answer.Undecided.Reason reason =
          --left > 0 ? Answer.Undecided.Reason.TIME : Answer.Undecided.Reason.MEMORY;
      return new Answer.Undecided(reason, 0, Duration.ZERO);
    }

    @Override
    public Certified certify(Problem problem, Limits limits) {
      return hasProofs
          ? delegate().certify(problem, limits)
          : new Certified(
              new Answer.Undecided(Answer.Undecided.Reason.TIME, 0, Duration.ZERO),
              Optional.empty());
    }
  }

  private Shell.Outcome divide(String board, String... more) throws Exception {
    return run(() -> new ShortSighted(/* hasProofs= */ true), board, more);
  }

  private Shell.Outcome run(Supplier<HexSolver> solvers, String board, String... more)
      throws Exception {
    Path file = folder.resolve("board.txt");
    Files.writeString(file, board);
    List<String> args = new ArrayList<>(List.of("prove", file.toString(), "--divide"));
    args.addAll(List.of(more));
    return new Shell(name -> solvers.get()).run(args.toArray(String[]::new));
  }

  @Test
  void aBoardIsDividedAndWrittenDown() throws Exception {
    Path file = folder.resolve("divided.cert");
    Shell.Outcome outcome = divide(D3, "--to-move", "white", "--certify", file.toString());
    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.out())
        .contains("top to d3: 8 cells between top, d3", "d3 to bottom: 8 cells between d3, bottom")
        .endsWith("rests on  the certificate " + file + " of the whole board, checked\n");
    assertThat(Files.readString(file)).contains("\nblack d3\nwhite\n");
  }

  @Test
  void whoWinsIsToldWithoutTheCertificate() throws Exception {
    Path file = folder.resolve("divided.cert");
    Shell.Outcome outcome =
        run(
            () -> new ShortSighted(/* hasProofs= */ false),
            D3,
            "--to-move",
            "white",
            "--colors",
            "red-blue",
            "--certify",
            file.toString());
    assertThat(outcome.code()).as(outcome.err()).isEqualTo(ExitCode.UNDECIDED.number());
    assertThat(outcome.out())
        .contains("proved: Red, who joins top and bottom, wins when Blue moves first")
        .endsWith("no certificate: not decided within the time limit\n");
    assertThat(file).doesNotExist();
  }

  /** A fork about b2 is all that is found, but b2 touches a3. */
  @Test
  void whatHasNoPlaceInACertificateIsNotLookedFor() throws Exception {
    String board = "O O . . .\n O . . X O\n  X O O . O\n";
    assertThat(divide(board, "--to-move", "white").out())
        .contains("3 cells between b2, d2, top", "solver (--certify writes certificates)");
    Path file = folder.resolve("fork.cert");
    Shell.Outcome outcome = divide(board, "--to-move", "white", "--certify", file.toString());
    assertThat(outcome.code()).as(outcome.err()).isEqualTo(ExitCode.UNDECIDED.number());
    assertThat(outcome.out()).contains("undecided");
    assertThat(file).doesNotExist();
  }

  @Test
  void aBoardThatIsNotDividedIsUndecided() throws Exception {
    Shell.Outcome outcome =
        divide(". . .\n . . .\n  X . .\n", "--to-move", "white", "--format", "json");
    assertThat(outcome.code()).isEqualTo(ExitCode.UNDECIDED.number());
    assertThat(JsonParser.parseString(outcome.out()).getAsJsonObject().get("proved").isJsonNull())
        .isTrue();
    assertThat(divide(". . .\n . . .\n  X . .\n", "--to-move", "white").out())
        .contains("undecided: neither the search of the whole nor a division");
  }

  /** The solver is asked about the whole first. */
  @Test
  void whatNeedsNoDivisionIsSolved() throws Exception {
    Path file = folder.resolve("whole.cert");
    Shell.Outcome outcome =
        run(
            () -> EmbeddedLibrary.load().newSolver(1),
            ". . .\n . . .\n  X . .\n",
            "--to-move",
            "white",
            "--certify",
            file.toString());
    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.out())
        .startsWith("with white to move, black wins\n")
        .contains("certificate written to " + file + " and checked");
    assertThat(file).exists();
  }

  @Test
  void whatCannotBeDividedIsTold() throws Exception {
    assertThat(divide(". .\n . .\n", "--to-move", "black").err())
        .contains("--divide is for a whole board", "White moves first");
    assertThat(divide(". .\n . .\n", "--to-move", "white", "--store", folder.toString()).err())
        .contains("--divide searches with one thread, without --store");
  }
}
