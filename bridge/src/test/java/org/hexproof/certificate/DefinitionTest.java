package org.hexproof.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.hexproof.board.Color;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Problems;
import org.hexproof.solver.Reference;
import org.junit.jupiter.api.Test;

/** The proofs in Coq are about the same game: who wins by their definition wins by ours. */
final class DefinitionTest {
  private static final int POSITIONS = 300 * Integer.getInteger("hexproof.rounds", 1);
  private static final long SEED = Long.getLong("hexproof.seed", 1);

  private final Random random = new Random(SEED);
  private final Reference reference = Reference.bruteForce();

  @Test
  void whoeverWinsByOneDefinitionWinsByTheOther() throws IOException {
    assumeTrue(SecondChecker.isProvedThere(), "no coqc: nothing is compared");
    Problems problems = new Problems(SEED);
    Map<Color, Integer> won = new EnumMap<>(Color.class);
    try (Child definition = new Child(List.of("" + SecondChecker.PROVED, "play"))) {
      for (int i = 0; i < POSITIONS; i++) {
        Problem problem = i % 3 == 0 ? problems.whole(4, 6) : problems.composed(4, 6);
        Color winner = reference.winner(problem);
        String text = certificate(problem, winner);
        assertThat(definition.answer(text.getBytes(StandardCharsets.UTF_8)))
            .as(text)
            .isEqualTo(winner.name().toLowerCase(Locale.ROOT));
        won.merge(winner, 1, Integer::sum);
      }
    }
    assertThat(won.values()).allMatch(count -> count > POSITIONS / 5);
  }

  private String certificate(Problem problem, Color winner) {
    Statement statement =
        new Statement(problem.position(), problem.goal(), problem.toMove(), winner);
    return NaiveProver.text(statement, NaiveProver.prove(statement, random).orElseThrow());
  }
}
