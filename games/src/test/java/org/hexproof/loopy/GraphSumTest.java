package org.hexproof.loopy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.hexproof.loopy.Graphs.difference;
import static org.hexproof.loopy.Graphs.sum;

import java.util.List;
import java.util.Random;
import org.hexproof.loopy.Graphs.Kind;
import org.hexproof.value.GameTooLargeException;
import org.junit.jupiter.api.Test;

/** [HYP], sections 2 and 3: when games are the same, sums and negatives. */
final class GraphSumTest {
  private static LoopyComparison withZero(GameGraph game) {
    return LoopyComparison.withZero(PlayOutcomes.of(game), game.start());
  }

  private static boolean areEquidetermined(GameGraph x, GameGraph y) {
    return Equivalence.areEquidetermined(x, y);
  }

  private static void assertSame(GameGraph x, GameGraph y) {
    assertThat(Bisimulation.areSame(x, y)).isTrue();
    assertThat(Naive.areSame(x, y)).isTrue();
  }

  @Test
  void lemma2AndPrinciple3GamesAreTheSameIfBisimilar() {
    assertSame(Graphs.C, Graphs.read("start a a = {b} b = {c} c = {a, b}"));
    List<GameGraph> games = Graphs.many(3, 120, 4, Kind.PARTIZAN);
    int same = 0;
    for (GameGraph x : games) {
      for (GameGraph y : games) {
        boolean areSame = Naive.areSame(x, y);
        assertThat(Bisimulation.areSame(x, y)).isEqualTo(areSame);
        assertThat(areSame && !areEquidetermined(x, y)).isFalse();
        same += areSame && x != y ? 1 : 0;
      }
    }
    assertThat(same).isGreaterThan(100);
  }

  @Test
  void proposition15SumsAreCommutativeAndAssociativeWithZero() {
    Random random = new Random(15);
    for (int i = 0; i < 300; i++) {
      GameGraph x = Graphs.random(random, 4, Kind.PARTIZAN);
      GameGraph y = Graphs.random(random, 4, Kind.PARTIZAN);
      GameGraph z = Graphs.random(random, 3, Kind.PARTIZAN);
      assertSame(sum(x, Graphs.ZERO), x);
      assertSame(sum(x, y), sum(y, x));
      assertSame(sum(sum(x, y), z), sum(x, sum(y, z)));
    }
  }

  @Test
  void proposition16NegativesOfSums() {
    Random random = new Random(16);
    for (int i = 0; i < 500; i++) {
      GameGraph x = Graphs.random(random, 5, Kind.PARTIZAN);
      GameGraph y = Graphs.random(random, 5, Kind.PARTIZAN);
      assertSame(sum(x, y).negative(), sum(x.negative(), y.negative()));
      assertSame(x.negative().negative(), x);
    }
  }

  @Test
  void negativesExchangeTheSides() {
    for (GameGraph game : Graphs.many(4, 500, 8, Kind.PARTIZAN)) {
      PlayOutcomes outcomes = PlayOutcomes.of(game);
      PlayOutcomes negative = PlayOutcomes.of(game.negative());
      for (Player player : List.of(Player.L, Player.R)) {
        for (Seat seat : player.seats()) {
          Seat other = new Seat(seat.side().opponent(), seat.begins());
          assertThat(negative.isNonLosing(game.start(), other))
              .isEqualTo(outcomes.isNonLosing(game.start(), seat));
          assertThat(negative.isWinning(game.start(), other))
              .isEqualTo(outcomes.isWinning(game.start(), seat));
        }
      }
    }
  }

  @Test
  void proposition17SumsAndRelations() {
    List<GameGraph> games = Graphs.many(17, 60, 4, Kind.PARTIZAN);
    Random random = new Random(17);
    for (GameGraph x : games) {
      assertThat(Comparisons.isBoth(withZero(difference(x, x)))).isTrue();
      for (GameGraph y : games) {
        boolean bothAbove = withZero(x).isAbove() && withZero(y).isAbove();
        assertThat(bothAbove && !withZero(sum(x, y)).isAbove()).isFalse();
        boolean above = Naive.Relations.greatest(x, y).atStart().isAbove();
        assertThat(withZero(difference(x, y)).isAbove()).isEqualTo(above);
        GameGraph z = games.get(random.nextInt(games.size()));
        assertThat(above && !LoopyComparison.of(sum(x, z), sum(y, z), GraphLimit.DEFAULT).isAbove())
            .isFalse();
      }
    }
  }

  @Test
  void proposition17WhatIiWinsMakesNoDifference() {
    Random random = new Random(18);
    int zeros = 0;
    int equals = 0;
    for (int i = 0; i < 3000; i++) {
      GameGraph x = Graphs.random(random, 4, Kind.PARTIZAN);
      GameGraph y = Graphs.random(random, 4, i % 2 == 0 ? Kind.PARTIZAN : Kind.IMPARTIAL);
      GameGraph z = Graphs.random(random, 3, i % 2 == 0 ? Kind.PARTIZAN : Kind.IMPARTIAL);
      if (areEquidetermined(y, Graphs.ZERO)) {
        assertThat(areEquidetermined(sum(x, y), x)).isTrue();
        zeros += y.size() > 1 ? 1 : 0;
      }
      if (areEquidetermined(difference(y, z), Graphs.ZERO)
          && areEquidetermined(difference(z, z), Graphs.ZERO)) {
        assertThat(areEquidetermined(sum(x, y), sum(x, z))).isTrue();
        equals += Bisimulation.areSame(y, z) ? 0 : 1;
      }
    }
    assertThat(zeros).isGreaterThan(30);
    assertThat(equals).isGreaterThan(3);
  }

  @Test
  void remark18TheRelationIsWeakerThanBeingAWinForII() {
    for (GameGraph game : Graphs.many(18, 500, 6, Kind.ENDING)) {
      assertThat(Comparisons.isBoth(withZero(game)))
          .isEqualTo(areEquidetermined(game, Graphs.ZERO));
    }
    assertThat(Comparisons.isBoth(withZero(Graphs.C))).isTrue();
    assertThat(areEquidetermined(Graphs.C, Graphs.ZERO)).isFalse();
  }

  @Test
  void sumsThatAreTooLargeAreRefusedBeforeTheyAreMade() {
    GameGraph heap = Graphs.canonical("200");
    assertThatThrownBy(() -> GraphSum.of(heap, heap, new GraphLimit(100L << 20)))
        .isInstanceOf(GameTooLargeException.class)
        .hasMessageContaining("40401 positions")
        .hasMessageContaining("100 MiB");
  }
}
