package org.hexproof.solving;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.solver.Problem;
import org.junit.jupiter.api.Test;

final class PartsProverTest {
  private static final Duration ENOUGH = Duration.ofDays(1);

  /** Three rows of cells, each beside stones that join the next one in two ways. */
  private static Problem problem() {
    Position position = Position.empty(new Board(5, 5));
    for (String stones : new String[] {"a2 c2 e2 a4 c4 e4", "b2 d2 b4 d4"}) {
      for (String stone : stones.split(" ", -1)) {
        Content content = stones.startsWith("a") ? Content.BLACK : Content.WHITE;
        position = position.with(Cell.parse(stone), content);
      }
    }
    return new Problem(position, Color.WHITE, Goal.TOP_TO_BOTTOM);
  }

  @Test
  void aProofIsFoundInTime() {
    PartsProver prover = new PartsProver(() -> false);
    assertThat(prover.proof(problem(), Optional.empty(), ENOUGH)).isPresent();
    prover.cancel();
    assertThat(prover.proof(problem(), Optional.empty(), ENOUGH)).isPresent();
  }

  @Test
  void thereIsNoneOnceItIsStoppedOrLate() {
    assertThat(new PartsProver(() -> true).proof(problem(), Optional.empty(), ENOUGH)).isEmpty();
    assertThat(new PartsProver(() -> false).proof(problem(), Optional.empty(), Duration.ofNanos(1)))
        .isEmpty();
  }
}
