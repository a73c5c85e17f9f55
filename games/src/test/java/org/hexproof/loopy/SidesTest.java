package org.hexproof.loopy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.hexproof.cgt.Side;
import org.junit.jupiter.api.Test;

/** Sides and simplest forms are compared with play of the games as they are, beside others. */
final class SidesTest {
  private static final int ROUNDS = 300 * Integer.getInteger("hexproof.rounds", 1);
  private static final GraphLimit LIMIT = GraphLimit.DEFAULT;

  private final Random random = new Random(Long.getLong("hexproof.seed", 1));
  private final LoopyGames games = new LoopyGames(LIMIT);

  /** A game of so many positions, each with up to two options of each side. */
  private GameGraph game(int positions) {
    List<LoopyTerm> all = Stream.generate(games::open).limit(positions).toList();
    for (LoopyTerm each : all) {
      games.define(each, some(all), some(all));
    }
    return games.graph(all.get(0));
  }

  private List<LoopyTerm> some(List<LoopyTerm> all) {
    List<LoopyTerm> options = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      options.add(random.nextInt(4) == 0 ? games.zero() : all.get(random.nextInt(all.size())));
    }
    return options;
  }

  /** A game that ends. */
  private LoopyTerm ending(int depth) {
    return depth == 0
        ? games.integer(random.nextInt(3) - 1)
        : games.of(List.of(ending(depth - 1)), List.of(ending(depth - 1)));
  }

  /** Whether Left wins if a play without end is a win for her, or for him. */
  private static boolean leftWins(GameGraph game, Side begins, boolean drawsWin) {
    Optional<Side> winner = PlayOutcomes.of(game).winner(game.start(), begins);
    return winner.map(Side.LEFT::equals).orElse(drawsWin);
  }

  private void checkSide(GameGraph game, GameGraph side, boolean drawsWin) {
    for (int i = 0; i < 12; i++) {
      GameGraph beside = games.graph(ending(i % 3));
      for (Side begins : Side.values()) {
        assertThat(leftWins(GraphSum.of(side, beside, LIMIT), begins, drawsWin))
            .as("%s begins", begins)
            .isEqualTo(leftWins(GraphSum.of(game, beside, LIMIT), begins, drawsWin));
      }
    }
  }

  @Test
  void sidesPlayAsTheGamesDo() {
    int found = 0;
    for (int round = 0; round < ROUNDS; round++) {
      GameGraph game = game(1 + random.nextInt(5));
      Sides sides = Sides.of(game, LIMIT);
      sides.onside().ifPresent(side -> checkSide(game, side, true));
      sides.offside().ifPresent(side -> checkSide(game, side, false));
      found += sides.onside().isPresent() && sides.offside().isPresent() ? 1 : 0;
    }
    assertThat(found).isGreaterThan(ROUNDS * 3 / 4);
  }

  @Test
  void equalStoppersHaveTheSameSimplestForm() {
    List<GameGraph> simplest = new ArrayList<>();
    for (int round = 0; round < 40; round++) {
      Stopper.simplest(game(1 + random.nextInt(4)), LIMIT).ifPresent(simplest::add);
    }
    for (GameGraph a : simplest) {
      assertThat(Stopper.simplest(a, LIMIT).orElseThrow().size()).isEqualTo(a.size());
      for (GameGraph b : simplest) {
        boolean areEqual = Stopper.isAtLeast(a, b, LIMIT) && Stopper.isAtLeast(b, a, LIMIT);
        assertThat(Bisimulation.areSame(a, b)).isEqualTo(areEqual);
      }
    }
    assertThat(simplest).hasSizeGreaterThan(15);
  }

  @Test
  void aStopperIsOneByItsDefinition() {
    for (int round = 0; round < ROUNDS; round++) {
      GameGraph game = game(1 + random.nextInt(4));
      boolean isOne = true;
      for (int position = 0; position < game.size(); position++) {
        isOne &= ends(game, position, Side.LEFT, 2 * game.size());
        isOne &= ends(game, position, Side.RIGHT, 2 * game.size());
      }
      assertThat(Stopper.isOne(game)).isEqualTo(isOne);
    }
  }

  private static boolean ends(GameGraph game, int position, Side toMove, int moves) {
    return moves >= 0
        && game.options(toMove, position).stream()
            .allMatch(option -> ends(game, option, toMove.opponent(), moves - 1));
  }
}
