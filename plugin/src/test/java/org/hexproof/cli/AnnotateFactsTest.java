package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import java.nio.file.Path;
import java.time.Duration;
import org.hexproof.solver.Answer;
import org.hexproof.solver.ForwardingSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.WholeBoard;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code annotate} tells of moves by themselves, in words. */
final class AnnotateFactsTest {
  @TempDir private Path folder;

  /** Decides no game, but what it is asked of by the way. */
  private static final class Local extends ForwardingSolver<HexSolver> {
    Local() {
      super(EmbeddedLibrary.load().newSolver(1));
    }

    @Override
    public Answer solve(Problem problem, Limits limits) {
      return WholeBoard.isGoal(problem.goal()) && limits.work() == Limits.UNLIMITED_WORK
          ? new Answer.Undecided(Answer.Undecided.Reason.TIME, 0, Duration.ZERO)
          : super.solve(problem, limits);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        ";B[f9]|connects f9 to the bottom edge by the ziggurat",
        ";B[f6];W[a1];B[g4]|connects f6 to the top edge by a bridge and template IV-1-a",
        ";B[f6];W[b10];B[g4];W[g5];B[f5]|keeps f6 connected to the top edge",
        ";B[f6];W[b10];B[g4];W[g5]|intrudes into the bridge g4-f6",
        ";B[f6];W[b10];B[g4];W[g5];B[d8]|leaves g5 unanswered: the bridge g4-f6 can be cut",
        ";B[f6];W[b10];B[g4];W[g5];B[d8];W[f5]|cuts the bridge g4-f6, which was not defended",
        ";W[c8];B[j4];W[g6];B[i6];W[e7]|connects g6 to the left edge by 2 bridges",
        ";W[f6];B[f1];W[h5]|connects f6 to the right edge by a bridge and template IV-1-a",
        ";W[e6];B[f1];W[g5]|connects to e6 by a bridge",
        ";W[e6];B[f1];W[g5];B[f5];W[f6]|keeps g5 and e6 joined",
        ";W[b10];B[a10]|gains nothing, since a10 is captured by the other side",
        ";W[b10];B[f6];W[a10]|wasted, since a10 was captured already",
        ";B[j10];W[a1];B[d10];W[d11];B[a2];W[c11];B[e10]"
            + "|connects e10 to the bottom edge within 12 cells",
        ";B[f6];W[h5];B[e8];W[g8];B[f7]|threatens to win: all but 41 replies lose",
        ";B[f6];W[h5];B[e8];W[h7]|loses, since it leaves the threat of e8 unanswered",
        ";B[a2];W[f6];B[b1];W[f7];B[a1]|wasted, since a1 is dead",
      })
  void aMoveIsToldWithItsReason(String moves, String remark) {
    String game = file(folder, "a.sgf", "(;GM[11]SZ[11]" + moves + ")");
    Shell.Outcome outcome =
        new Shell(name -> new Local()).run("annotate", game, "--estimate", "none");
    assertThat(outcome.err()).isEmpty();
    String last = outcome.out().lines().reduce("", AnnotateFactsTest::line);
    assertThat(last).endsWith("  " + remark);
  }

  private static String line(String before, String next) {
    return next.matches(" {2,3}\\d+  (black|white) .*") ? next : before;
  }
}
