package org.hexproof.loopy;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.util.List;
import org.hexproof.cgt.Side;
import org.hexproof.loopy.Graphs.Kind;
import org.hexproof.loopy.Naive.Relations;
import org.junit.jupiter.api.Test;

/** [HYP], section 2.3: the relations ⊵ and -▶. */
final class ComparisonTest {
  private static LoopyComparison compare(GameGraph x, GameGraph y) {
    return LoopyComparison.of(x, y, GraphLimit.DEFAULT);
  }

  @Test
  void conwaysExamples() {
    assertThat(compare(Graphs.ONE, Graphs.ZERO))
        .isEqualTo(new LoopyComparison(true, false, false, true));
    assertThat(Comparisons.isGreater(compare(Graphs.ZERO, Graphs.MINUS_ONE))).isTrue();
    assertThat(compare(Graphs.STAR, Graphs.ZERO))
        .isEqualTo(new LoopyComparison(false, true, false, true));
    assertThat(Comparisons.isFuzzy(compare(Graphs.STAR, Graphs.ZERO))).isTrue();
    assertThat(Comparisons.isFuzzy(compare(Graphs.ZERO, Graphs.ZERO))).isFalse();
  }

  @Test
  void bothRelationsMayHold() {
    assertThat(compare(Graphs.C, Graphs.ZERO))
        .isEqualTo(new LoopyComparison(true, true, true, true));
  }

  @Test
  void principle11ComparisonsAreTheGreatestFixedPoint() {
    List<GameGraph> games = Graphs.many(11, 50, 5, Kind.PARTIZAN);
    for (GameGraph x : games) {
      for (GameGraph y : games) {
        assertThat(compare(x, y)).isEqualTo(Relations.greatest(x, y).atStart());
      }
    }
  }

  @Test
  void principle11OfGamesThatEndThereIsOneFixedPoint() {
    List<GameGraph> games = Graphs.many(12, 40, 6, Kind.ENDING);
    for (GameGraph x : games) {
      for (GameGraph y : games) {
        LoopyComparison comparison = Relations.least(x, y).atStart();
        assertThat(compare(x, y)).isEqualTo(comparison);
        assertThat(comparison.isAbove()).isNotEqualTo(comparison.isNotAbove());
        assertThat(comparison.isBelow()).isNotEqualTo(comparison.isNotBelow());
      }
    }
  }

  @Test
  void proposition9OfGamesThatEndToBeEqualIsAnEquivalence() {
    List<GameGraph> games = Graphs.many(9, 40, 5, Kind.ENDING);
    for (GameGraph x : games) {
      assertThat(Comparisons.isBoth(compare(x, x))).isTrue();
      for (GameGraph y : games) {
        boolean equal = Comparisons.isBoth(compare(x, y));
        assertThat(Comparisons.isBoth(compare(y, x))).isEqualTo(equal);
        for (GameGraph z : equal ? games : List.<GameGraph>of()) {
          assertThat(compare(x, z)).isEqualTo(compare(y, z));
        }
      }
    }
  }

  /** What Theorem 12 says that each relation with 0 means. */
  private static ImmutableSet<Player> players(LoopyComparison withZero) {
    ImmutableSet.Builder<Player> players = ImmutableSet.builder();
    if (Comparisons.isGreater(withZero)) {
      players.add(Player.L);
    }
    if (Comparisons.isLess(withZero)) {
      players.add(Player.R);
    }
    if (Comparisons.isFuzzy(withZero)) {
      players.add(Player.I);
    }
    if (Comparisons.isBoth(withZero)) {
      players.add(Player.II);
    }
    return players.build();
  }

  @Test
  void theorems10And12RelationsWithZeroTellWhoDoesNotLose() {
    for (Kind kind : Kind.values()) {
      for (GameGraph game : Graphs.many(10, 500, 10, kind)) {
        LoopyComparison withZero = Relations.greatest(game, Graphs.ZERO).atStart();
        ImmutableSet<Player> players = players(withZero);
        assertThat(players).isEqualTo(PlayOutcomes.of(game).nonLosing(game.start()));
        assertThat(kind.name().contains("ENDING") && players.size() != 1).isFalse();
      }
    }
  }

  @Test
  void theorem14EachRelationIsAboutOneSeat() {
    for (GameGraph game : Graphs.many(14, 500, 10, Kind.PARTIZAN)) {
      int start = game.start();
      LoopyComparison withZero = Relations.greatest(game, Graphs.ZERO).atStart();
      assertThat(withZero)
          .isEqualTo(
              new LoopyComparison(
                  Naive.isNonLosing(game, start, new Seat(Side.LEFT, false)),
                  Naive.isNonLosing(game, start, new Seat(Side.RIGHT, true)),
                  Naive.isNonLosing(game, start, new Seat(Side.RIGHT, false)),
                  Naive.isNonLosing(game, start, new Seat(Side.LEFT, true))))
          .isEqualTo(LoopyComparison.withZero(PlayOutcomes.of(game), start));
    }
  }

  @Test
  void proposition13OneRelationHoldsAndOptionsAreNotBeyond() {
    List<GameGraph> games = Graphs.many(13, 50, 5, Kind.PARTIZAN);
    for (GameGraph x : games) {
      for (GameGraph y : games) {
        LoopyComparison comparison = compare(x, y);
        assertThat(comparison.isAbove() || comparison.isNotAbove()).isTrue();
      }
      assertThat(compare(x, x).isAbove()).isTrue();
      assertThat(Comparisons.isBoth(compare(x, x))).isTrue();
      for (int right : x.options(Side.RIGHT, x.start()).toArray()) {
        assertThat(compare(x, x.at(right)).isNotAbove()).isTrue();
      }
      for (int left : x.options(Side.LEFT, x.start()).toArray()) {
        assertThat(compare(x.at(left), x).isNotAbove()).isTrue();
      }
    }
  }

  @Test
  void theRelationIsNotTransitive() {
    assertThat(compare(Graphs.C1, Graphs.C).isAbove()).isTrue();
    assertThat(compare(Graphs.C, Graphs.ZERO).isAbove()).isTrue();
    assertThat(compare(Graphs.C1, Graphs.ZERO).isAbove()).isFalse();
    assertThat(Comparisons.isBoth(compare(Graphs.ZERO, Graphs.C))).isTrue();
    assertThat(Comparisons.isBoth(compare(Graphs.C, Graphs.STAR))).isTrue();
    assertThat(Comparisons.isBoth(compare(Graphs.ZERO, Graphs.STAR))).isFalse();
  }

  @Test
  void theRelationIsTransitiveWhereTheGameBetweenEnds() {
    List<GameGraph> games = Graphs.many(15, 40, 4, Kind.PARTIZAN);
    for (GameGraph pivot : Graphs.many(16, 25, 4, Kind.ENDING)) {
      List<GameGraph> below = games.stream().filter(z -> compare(pivot, z).isAbove()).toList();
      for (GameGraph x : games) {
        if (compare(x, pivot).isAbove()) {
          assertThat(below).allMatch(z -> compare(x, z).isAbove());
        }
      }
    }
  }

  @Test
  void lemma23OfImpartialGamesTheRelationsAreSymmetric() {
    List<GameGraph> games = Graphs.many(23, 60, 5, Kind.IMPARTIAL);
    for (GameGraph x : games) {
      for (GameGraph y : games) {
        LoopyComparison comparison = compare(x, y);
        assertThat(comparison.isBelow()).isEqualTo(comparison.isAbove());
        assertThat(Comparisons.isBoth(comparison)).isEqualTo(comparison.isAbove());
        assertThat(comparison.isNotBelow()).isEqualTo(comparison.isNotAbove());
        assertThat(Comparisons.isFuzzy(comparison)).isEqualTo(comparison.isNotAbove());
      }
    }
  }

  @Test
  void theorem24OfImpartialGamesTheyTellWhoWins() {
    for (GameGraph game : Graphs.many(24, 500, 10, Kind.IMPARTIAL)) {
      LoopyComparison withZero = Relations.greatest(game, Graphs.ZERO).atStart();
      PlayOutcomes outcomes = PlayOutcomes.of(game);
      ImmutableSet<Player> nonLosing = outcomes.nonLosing(game.start());
      assertThat(nonLosing.contains(Player.II)).isEqualTo(withZero.isAbove());
      assertThat(nonLosing.contains(Player.I)).isEqualTo(withZero.isNotAbove());
      assertThat(outcomes.winning(game.start()).filter(Player.II::equals).isPresent())
          .isEqualTo(withZero.isAbove() && !withZero.isNotAbove());
      assertThat(outcomes.winning(game.start()).filter(Player.I::equals).isPresent())
          .isEqualTo(withZero.isNotAbove() && !withZero.isAbove());
    }
  }
}
