package org.hexproof.entailing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hexproof.cgt.CgtReader;
import org.junit.jupiter.api.Test;

/** The order of games against its definition: beside every other game. */
final class AffineOrderTest {
  private static final int PAIRS = 100 * Integer.getInteger("hexproof.rounds", 1);

  private final AffineGames games = new AffineGames();
  private final AffinePlay play = new AffinePlay();
  private final NaiveAffine naive = new NaiveAffine();
  private final AffineOrder order = new AffineOrder(games);

  private AffineGame game(String text) throws Exception {
    return CgtReader.read("game", text, games);
  }

  /** The games beside which others are tried. */
  private List<AffineGame> contexts() {
    List<AffineGame> all = new ArrayList<>(SmallAffineGames.ofDepth(games, 2));
    all.removeIf(AffineGame::isInfinite);
    SmallAffineGames random = new SmallAffineGames(games, 7);
    for (int i = 0; i < 300; i++) {
      all.add(random.next());
    }
    return all;
  }

  private OutcomeClass beside(AffineGame game, AffineGame context) {
    return game.isInfinite() ? play.outcome(game) : naive.outcome(game, context);
  }

  /** Whether it is as good for Left; N and P are neither better nor worse. */
  private static boolean isAtLeast(OutcomeClass one, OutcomeClass other) {
    return (one.leftWinsFirst() || !other.leftWinsFirst())
        && (one.leftWinsSecond() || !other.leftWinsSecond());
  }

  /** Each "no" by a game that shows it, each "yes" beside all that are small, and random ones. */
  private void check(AffineGame g, AffineGame h, List<AffineGame> contexts) {
    Optional<AffineGame> separator = order.separator(g, h);
    assertThat(separator.isEmpty()).isEqualTo(order.isAtLeast(g, h));
    if (separator.isPresent()) {
      AffineGame x = separator.get();
      assertThat(x.isInfinite()).isFalse();
      assertThat(isAtLeast(beside(g, x), beside(h, x))).as("%s >= %s beside %s", g, h, x).isFalse();
    } else {
      for (AffineGame x : contexts) {
        assertThat(isAtLeast(beside(g, x), beside(h, x)))
            .as("%s >= %s beside %s", g, h, x)
            .isTrue();
      }
    }
  }

  @Test
  void smallGamesAreOrderedByTheDefinition() {
    ImmutableList<AffineGame> small = SmallAffineGames.ofDepth(games, 1);
    List<AffineGame> contexts = contexts();
    for (AffineGame g : small) {
      for (AffineGame h : small) {
        check(g, h, contexts);
      }
    }
  }

  @Test
  void randomGamesAreOrderedByTheDefinition() {
    List<AffineGame> contexts = contexts();
    SmallAffineGames random = new SmallAffineGames(games, 11);
    int related = 0;
    for (int i = 0; i < PAIRS; i++) {
      AffineGame g = random.next();
      AffineGame h = random.next();
      check(g, h, contexts.subList(i % 50, Math.min(contexts.size(), i % 50 + 250)));
      related += order.isAtLeast(g, h) ? 1 : 0;
    }
    assertThat(related).isBetween(PAIRS / 20, PAIRS * 19 / 20);
  }

  /** [ENT], Theorem 2.4. */
  @Test
  void aGameIsAtLeastZeroJustIfLeftWinsMovingSecond() {
    SmallAffineGames random = new SmallAffineGames(games, 3);
    int some = 0;
    for (int i = 0; i < 3000; i++) {
      AffineGame game = random.next();
      boolean wins = naive.leftWins(List.of(game), false);
      assertThat(order.isAtLeast(game, games.zero())).as("%s", game).isEqualTo(wins);
      some += wins ? 1 : 0;
    }
    assertThat(some).isBetween(300, 2700);
    assertThat(order.isAtLeast(games.infinity(), games.zero())).isTrue();
    assertThat(order.isAtLeast(games.minusInfinity(), games.zero())).isFalse();
  }

  /** [ENT], Theorem 2.2, and Axiom 1. */
  @Test
  void infinitiesAreAtTheEndsAndAbsorb() {
    for (AffineGame game : SmallAffineGames.ofDepth(games, 2)) {
      assertThat(order.isAtLeast(games.infinity(), game)).isTrue();
      assertThat(order.isAtLeast(game, games.minusInfinity())).isTrue();
      if (!game.isInfinite()) {
        assertThat(order.isAtLeast(game, games.infinity())).isFalse();
        assertThat(games.sum(game, games.infinity())).isSameAs(games.infinity());
        assertThat(games.sum(games.minusInfinity(), game)).isSameAs(games.minusInfinity());
      }
    }
    assertThat(games.sum(games.infinity(), games.infinity())).isSameAs(games.infinity());
    assertThatThrownBy(() -> games.sum(games.minusInfinity(), games.infinity()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("not defined");
  }

  @Test
  void sumsAndConjugatesKeepTheOrder() {
    SmallAffineGames random = new SmallAffineGames(games, 4);
    for (int i = 0; i < 400; i++) {
      AffineGame g = random.next();
      AffineGame h = random.next();
      AffineGame x = random.next();
      boolean atLeast = order.isAtLeast(g, h);
      assertThat(order.isAtLeast(games.conjugate(h), games.conjugate(g))).isEqualTo(atLeast);
      assertThat(games.conjugate(games.conjugate(g))).isSameAs(g);
      assertThat(play.outcome(games.sum(g, h))).isEqualTo(naive.outcome(g, h));
      if (atLeast && x.depth() <= 2) {
        assertThat(order.isAtLeast(games.sum(g, x), games.sum(h, x))).isTrue();
      }
    }
  }

  @Test
  void theOrderIsTransitive() {
    List<AffineGame> some = new ArrayList<>(SmallAffineGames.ofDepth(games, 1));
    SmallAffineGames random = new SmallAffineGames(games, 9);
    for (int i = 0; i < 40; i++) {
      some.add(random.next());
    }
    for (AffineGame a : some) {
      for (AffineGame b : some) {
        for (AffineGame c : some) {
          if (order.isAtLeast(a, b) && order.isAtLeast(b, c)) {
            assertThat(order.isAtLeast(a, c)).as("%s, %s, %s", a, b, c).isTrue();
          }
        }
      }
    }
  }

  private boolean areEqual(AffineGame g, AffineGame h) {
    return order.isAtLeast(g, h) && order.isAtLeast(h, g);
  }

  @Test
  void knownGamesCompareAsTheyShould() throws Exception {
    assertThat(order.isAtLeast(game("1"), game("*"))).isTrue();
    // Outcomes P and N, which [ENT], section 2 calls indistinguishable.
    assertThat(order.isAtLeast(game("0"), game("*"))).isFalse();
    assertThat(order.isAtLeast(game("*"), game("0"))).isFalse();
    assertThat(areEqual(game("{-1|1}"), games.zero())).isTrue();
    assertThat(areEqual(game("{0,*|0,*}"), game("*2"))).isTrue();
    assertThat(areEqual(game("* + *2 - *3"), games.zero())).isTrue();
    assertThat(areEqual(game("loony - loony"), games.zero())).isFalse();
    assertThat(areEqual(game("loony + loony"), games.loony())).isTrue();
    assertThat(order.isAtLeast(game("{oo|5}"), game("{100|5}"))).isTrue();
    assertThat(order.isAtLeast(game("{100|5}"), game("{oo|5}"))).isFalse();
  }

  @Test
  void quietGamesAndChecks() throws Exception {
    assertThat(game("{oo|0}").isLeftCheck()).isTrue();
    assertThat(game("{oo|0}").isRightCheck()).isFalse();
    assertThat(game("{0|-oo}").isRightCheck()).isTrue();
    assertThat(game("{0|-oo}").isLeftCheck()).isFalse();
    assertThat(game("{0|0}").isQuiet()).isTrue();
    assertThat(game("0").isQuiet()).isTrue();
    for (String text : new String[] {"loony", "oo", "-oo", "{oo|0}", "{0|-oo}"}) {
      assertThat(game(text).isQuiet()).as(text).isFalse();
    }
  }
}
