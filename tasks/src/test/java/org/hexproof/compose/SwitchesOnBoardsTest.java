package org.hexproof.compose;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.circuit.Wiring;
import org.hexproof.realize.DrawnHypergraph;
import org.hexproof.realize.Effort;
import org.hexproof.realize.Layout;
import org.hexproof.realize.NamedContexts;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Superswitches against dual ones, as stones ([H3T], Proposition 4.4): the one with more steps
 * wins, and with one step less it matters who moves first.
 */
final class SwitchesOnBoardsTest {
  /** The largest board comes below 40 columns with some effort only. */
  private static final Effort EFFORT = new Effort(3, 15, 10_000);

  @ParameterizedTest
  @CsvSource({"0,1", "0,2", "1,0", "1,1", "1,2", "2,0", "2,1", "2,2"})
  void theOneWithMoreStepsWins(int steps, int dualSteps) {
    Hypergraph both =
        Hypergraph.wired(
            2,
            Wiring.JUXTAPOSITION.parts(),
            ImmutableList.of(superswitch(steps, false), superswitch(dualSteps, true)));
    DrawnHypergraph drawing = Layout.draw(both, EFFORT);
    assertThat(winner(drawing, Color.BLACK)).isEqualTo(wins(steps >= dualSteps - 1));
    assertThat(winner(drawing, Color.WHITE)).isEqualTo(wins(steps > dualSteps - 1));
  }

  private static Color wins(boolean black) {
    return black ? Color.BLACK : Color.WHITE;
  }

  private static Hypergraph superswitch(int steps, boolean dual) {
    return NamedContexts.hypergraph("superswitch:" + steps, dual).orElseThrow();
  }

  private static Color winner(DrawnHypergraph drawing, Color toMove) {
    Problem problem = new Problem(drawing.position(), toMove, Goal.join(drawing.terminals()));
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      return ((Answer.Decided) solver.solve(problem, Limits.DEFAULT)).winner();
    }
  }
}
