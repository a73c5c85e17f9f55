package org.hexproof.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.hexproof.compose.Context;
import org.hexproof.compose.PlacedTemplate;
import org.hexproof.realize.Effort;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solving.RandomTemplates;
import org.hexproof.template.Kind;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.junit.jupiter.api.Test;

final class TowerSearchTest {
  /** How many random shapes get a board. */
  private static final int SHAPES = 4 * Integer.getInteger("hexproof.rounds", 1);

  /** How many positions of each shape. */
  private static final int POSITIONS = 12;

  private static final Limits LIMITS = new Limits(Duration.ofDays(1), 1 << 24);
  private static final Effort LITTLE = new Effort(1, 2, 1000);

  @Test
  void agreesWithPlayingAllGamesToTheirEnds() {
    Random random = new Random(11);
    RandomTemplates shapes = new RandomTemplates(random, 8);
    int joined = 0;
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      for (int i = 0; i < SHAPES; i++) {
        Optional<PlacedTemplate> placed = Optional.empty();
        Template shape = shapes.next(Kind.CONNECTS_BOTH);
        while (placed.isEmpty()) {
          shape = shapes.next(Kind.CONNECTS_BOTH);
          placed = placed(shape, 1 + random.nextInt(2));
        }
        Promise.ConnectsBoth promise = (Promise.ConnectsBoth) shape.promise();
        NaiveBoth naive = new NaiveBoth(promise);
        for (Position position : shapes.positions(shape, POSITIONS)) {
          boolean expected = naive.holds(position);
          joined += expected ? 1 : 0;
          TowerSearch.Outcome outcome =
              TowerSearch.decide(position, promise, placed.orElseThrow(), solver, LIMITS);
          assertThat(outcome.answer()).isInstanceOf(Answer.Decided.class);
          Answer.Decided found = (Answer.Decided) outcome.answer();
          assertThat(found.winner() == Color.BLACK)
              .as("%s in %s: %s", position, shape, outcome.remark())
              .isEqualTo(expected);
          assertThat(naive.holds(reduced(position, found.winner(), found.carrier())))
              .as("%s in %s with %s alone", position, shape, found.carrier())
              .isEqualTo(expected);
        }
      }
    }
    int all = SHAPES * POSITIONS;
    assertThat(joined).isBetween(all / 8, all * 7 / 8);
  }

  private static Optional<PlacedTemplate> placed(Template shape, int depth) {
    try {
      return Optional.of(
          Context.testing(Kind.CONNECTS_BOTH, depth)
              .place(shape.surrounded(), shape.promise(), LITTLE));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** The same with all that the winner does not need in the loser's hands. */
  private static Position reduced(Position position, Color winner, ImmutableSet<Cell> carrier) {
    Position reduced = position;
    for (Cell cell : Sets.difference(position.empty(), carrier)) {
      reduced = reduced.with(cell, winner == Color.BLACK ? Content.WHITE : Content.BLACK);
    }
    return reduced;
  }
}
