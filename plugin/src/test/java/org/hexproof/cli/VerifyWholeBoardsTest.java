package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import org.hexproof.solver.HexSolver;
import org.hexproof.solving.FramingSolver;
import org.hexproof.solving.WholeBoardsOnly;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code hexproof verify} with a solver that knows nothing but the game, on boards up to a size.
 */
final class VerifyWholeBoardsTest {
  private static final SolverSource NATIVE = new InstalledSolvers();
  private static final int ROOMY = 13;

  private static final String BOTH =
      """
      name: both
      kind: connects-both
      board: |
        A . . B
         . . . .
          -------
      """;

  @TempDir private Path folder;

  private static Shell framing(int mostSide) {
    return shell(new FramingSolver(wholeBoards(mostSide)));
  }

  private static HexSolver wholeBoards(int mostSide) {
    return new WholeBoardsOnly(NATIVE.start(SolverName.NATIVE), mostSide);
  }

  private static Shell shell(HexSolver solver) {
    return new Shell(name -> solver);
  }

  @Test
  void whatIsNoGameOnAWholeBoardIsAskedInContexts() {
    String both = file(folder, "a.yaml", BOTH);
    String known = Path.of("../templates/library/connects-both/row-3/iii-2-g.yaml").toString();
    Shell.Outcome outcome = framing(ROOMY).run("verify", "--format", "json", both, known);
    assertThat(outcome.code()).as(outcome.out()).isZero();
    assertThat(outcome.templates())
        .hasSize(2)
        .allSatisfy(
            one -> {
              JsonObject template = one.getAsJsonObject();
              assertThat(template.get("method").getAsString()).isEqualTo("context");
              assertThat(template.get("verdict").getAsString()).isEqualTo("pass");
            });
    Shell.Outcome words = framing(ROOMY).run("verify", known);
    assertThat(words.out())
        .contains("asked on a whole board: whole boards only", "tower of depth 2");
  }

  @Test
  void aForkIsPutBesideATester() {
    Shell.Outcome outcome =
        framing(ROOMY).run("verify", "--format", "json", file(folder, "a.yaml", Samples.PIVOT));
    assertThat(outcome.code()).as(outcome.out()).isZero();
    assertThat(outcome.templates().get(0).getAsJsonObject().get("method").getAsString())
        .isEqualTo("context");
  }

  @Test
  void aBoardThatIsTooLargeSpoilsNoVerdict() {
    file(folder, "a.yaml", BOTH);
    file(folder, "b.yaml", Samples.ZIGGURAT);
    Shell.Outcome outcome = framing(5).run("verify", folder.toString());
    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.out())
        .contains(
            "undecided  both",
            "pass       ziggurat",
            "can't be asked about a board of",
            "whole boards only")
        .doesNotContain("the solver failed");
  }
}
