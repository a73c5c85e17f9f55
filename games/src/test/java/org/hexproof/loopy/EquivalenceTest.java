package org.hexproof.loopy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.loopy.Graphs.canonical;
import static org.hexproof.loopy.Graphs.difference;
import static org.hexproof.loopy.Graphs.grundy;
import static org.hexproof.loopy.Graphs.sum;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.hexproof.cgt.Side;
import org.hexproof.loopy.Equivalence.Known;
import org.hexproof.loopy.Graphs.Kind;
import org.junit.jupiter.api.Test;

/** [HYP], sections 4 and 5.2: games that can replace each other in sums. */
final class EquivalenceTest {
  private static Equivalence equivalence(GameGraph x, GameGraph y) {
    return Equivalence.of(x, y, GraphLimit.DEFAULT);
  }

  private static boolean areEquidetermined(GameGraph x, GameGraph y) {
    return Equivalence.areEquidetermined(x, y);
  }

  @Test
  void equideterminedGamesMayDifferInSums() {
    GameGraph two = canonical("2");
    assertThat(areEquidetermined(Graphs.STAR, two)).isTrue();
    assertThat(areEquidetermined(sum(Graphs.STAR, Graphs.STAR), sum(two, Graphs.STAR))).isFalse();
  }

  /** Answers are compared with what sums with random games say. */
  @Test
  void lemmas19And20EquivalentGamesAreEquideterminedInSums() {
    List<GameGraph> games = Graphs.many(19, 40, 3, Kind.PARTIZAN);
    List<GameGraph> contexts = Graphs.many(20, 40, 3, Kind.PARTIZAN);
    int equal = 0;
    int apart = 0;
    for (GameGraph x : games) {
      for (GameGraph y : games) {
        Equivalence equivalence = equivalence(x, y);
        boolean looksEqual =
            contexts.stream().allMatch(z -> areEquidetermined(sum(x, z), sum(y, z)));
        assertThat(equivalence.inAllSums() == Known.YES && !looksEqual).isFalse();
        assertThat(equivalence(y, x).inAllSums()).isEqualTo(equivalence.inAllSums());
        equal += equivalence.inAllSums() == Known.YES && !Bisimulation.areSame(x, y) ? 1 : 0;
        apart += equivalence.inAllSums() == Known.NO && !looksEqual ? 1 : 0;
      }
    }
    assertThat(equal).isPositive();
    assertThat(apart).isGreaterThan(300);
  }

  @Test
  void whatIsToldApartByOneSumDiffersThere() {
    List<GameGraph> games = Graphs.many(22, 40, 3, Kind.PARTIZAN);
    for (GameGraph x : games) {
      for (GameGraph y : games) {
        if (equivalence(x, y).inAllSums() == Known.NO
            && (Equivalence.isWellBehaved(x, GraphLimit.DEFAULT)
                || Equivalence.isWellBehaved(y, GraphLimit.DEFAULT))) {
          // If they were equivalent, neither -x nor -y would tell them apart.
          assertThat(
                  areEquidetermined(difference(x, y), difference(y, y))
                      && areEquidetermined(difference(x, x), difference(y, x)))
              .isFalse();
        }
      }
    }
  }

  @Test
  void theorem21OfGamesThatEndItIsEquality() {
    List<GameGraph> games = Graphs.many(21, 50, 5, Kind.ENDING);
    for (GameGraph x : games) {
      for (GameGraph y : games) {
        boolean equal = Comparisons.isBoth(LoopyComparison.of(x, y, GraphLimit.DEFAULT));
        assertThat(equivalence(x, y).inAllSums()).isEqualTo(equal ? Known.YES : Known.NO);
      }
    }
  }

  @Test
  void theorem30OfImpartialGamesThatEndItIsTheNumber() {
    List<GameGraph> games = Graphs.many(30, 50, 7, Kind.IMPARTIAL_ENDING);
    for (GameGraph x : games) {
      for (GameGraph y : games) {
        boolean same = grundy(x).equals(grundy(y));
        assertThat(equivalence(x, y).inAllSums()).isEqualTo(same ? Known.YES : Known.NO);
        assertThat(areEquidetermined(difference(x, y), Graphs.ZERO)).isEqualTo(same);
      }
    }
  }

  @Test
  void wellBehavedIsToHaveAFiniteNumber() {
    for (GameGraph x : Graphs.many(42, 1000, 6, Kind.IMPARTIAL)) {
      boolean isWellBehaved = areEquidetermined(difference(x, x), Graphs.ZERO);
      assertThat(grundy(x) instanceof GrundyNumber.Finite).isEqualTo(isWellBehaved);
      assertThat(Equivalence.isWellBehaved(x, GraphLimit.DEFAULT)).isEqualTo(isWellBehaved);
    }
  }

  @Test
  void theorems39And41NumbersAnswerForImpartialSums() {
    Random random = new Random(39);
    for (int i = 0; i < 3000; i++) {
      GameGraph x = Graphs.random(random, 6, Kind.IMPARTIAL);
      GameGraph z = Graphs.random(random, 5, Kind.IMPARTIAL);
      GameGraph worth = Graphs.canonical(grundy(x));
      assertThat(areEquidetermined(sum(x, z), sum(worth, z))).isTrue();
      assertThat(equivalence(x, worth).withImpartial()).contains(true);
    }
  }

  /** The right-hand side of Proposition 43, with heaps of up to this size. */
  private static boolean proposition43(GameGraph x, GameGraph y, int most) {
    boolean xBehaves = areEquidetermined(difference(x, x), Graphs.ZERO);
    boolean yBehaves = areEquidetermined(difference(y, y), Graphs.ZERO);
    if (xBehaves && yBehaves) {
      return areEquidetermined(sum(x, y), Graphs.ZERO);
    }
    return !xBehaves
        && !yBehaves
        && IntStream.rangeClosed(0, most)
            .mapToObj(size -> canonical("" + size))
            .allMatch(heap -> areEquidetermined(sum(x, heap), sum(y, heap)));
  }

  @Test
  void corollary42AndProposition43HeapsAreContextsEnough() {
    List<GameGraph> games = Graphs.many(43, 40, 6, Kind.IMPARTIAL);
    for (GameGraph x : games) {
      for (GameGraph y : games) {
        boolean same = grundy(x).equals(grundy(y));
        assertThat(proposition43(x, y, 6)).isEqualTo(same);
        assertThat(equivalence(x, y).withImpartial()).contains(same);
        boolean heaps =
            IntStream.rangeClosed(0, 6)
                .mapToObj(size -> canonical("" + size))
                .allMatch(heap -> areEquidetermined(sum(x, heap), sum(y, heap)));
        assertThat(heaps).isEqualTo(same);
      }
    }
  }

  /**
   * Theorems 39 and 41, Corollary 42 and Proposition 43 are proved with impartial contexts. Of the
   * equivalence as section 4 defines it, where any game may be a context, they are not true: who
   * moves first in *∞ - 1 and is a move behind passes for ever, while from x there is only y, which
   * the opponent leaves for *1.
   */
  @Test
  void gamesWithOneInfiniteNumberDifferInSumsWithPartizanGames() {
    GameGraph x = Graphs.read("start x x = {y} y = {x, o} o = {z} z = {}");
    GameGraph loop = canonical("∞");
    assertThat(grundy(x)).isEqualTo(grundy(loop));
    assertThat(proposition43(x, loop, 6)).isTrue();
    GameGraph xWithLess = sum(x, Graphs.MINUS_ONE);
    GameGraph loopWithLess = sum(loop, Graphs.MINUS_ONE);
    Seat leftFirst = new Seat(Side.LEFT, true);
    assertThat(Naive.isNonLosing(xWithLess, xWithLess.start(), leftFirst)).isFalse();
    assertThat(Naive.isNonLosing(loopWithLess, loopWithLess.start(), leftFirst)).isTrue();
    assertThat(equivalence(x, loop))
        .isEqualTo(new Equivalence(Known.NO, Optional.of(true), Optional.of("1")));
  }

  @Test
  void whatIsNotDecidedIsSaid() {
    GameGraph x = Graphs.read("start x x = {x, y} y = {y, x, o} o = {z} z = {}");
    GameGraph loop = canonical("∞");
    assertThat(equivalence(x, loop))
        .isEqualTo(new Equivalence(Known.OPEN, Optional.of(true), Optional.empty()));
  }

  @Test
  void whatIsTooLargeToDecideIsOpen() {
    GameGraph x = Graphs.read("start x x = {y|y} y = {x, o|x} o = {z} z = {}");
    GraphLimit limit = new GraphLimit(1000);
    assertThat(Equivalence.of(x, Graphs.C, limit))
        .isEqualTo(new Equivalence(Known.OPEN, Optional.empty(), Optional.empty()));
    assertThat(equivalence(x, Graphs.C).inAllSums()).isEqualTo(Known.NO);
  }
}
