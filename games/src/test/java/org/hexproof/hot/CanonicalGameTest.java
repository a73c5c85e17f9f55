package org.hexproof.hot;

import static org.assertj.core.api.Assertions.assertThat;

import org.hexproof.cgt.CgtReader;
import org.hexproof.cgt.Comparison;
import org.junit.jupiter.api.Test;

/** Values against a naive twin on random games. */
final class CanonicalGameTest {
  static final int CASES = 50 * Integer.getInteger("hexproof.rounds", 1);

  private final Games games = new Games();

  @Test
  void aCanonicalFormIsEqualAndHasNoOptionToSpare() {
    RandomHotGames random = new RandomHotGames(1, 3);
    for (int i = 0; i < CASES; i++) {
      NaiveGame tree = random.next(1 + i % 3);
      NaiveGame canonical = NaiveGame.of(tree.value(games));
      assertThat(canonical.isEqualTo(tree)).as("%s", tree).isTrue();
      assertThat(canonical.isCanonical()).as("%s", tree).isTrue();
    }
  }

  @Test
  void gamesCompareAsTheirTreesDo() {
    RandomHotGames random = new RandomHotGames(2, 3);
    int equal = 0;
    for (int i = 0; i < CASES; i++) {
      NaiveGame a = random.next(1 + i % 3);
      NaiveGame b = random.next(1 + i % 2);
      Comparison expected = Comparison.of(a.isAtMost(b), b.isAtMost(a));
      assertThat(games.compare(a.value(games), b.value(games))).isEqualTo(expected);
      assertThat(a.value(games) == b.value(games)).isEqualTo(expected == Comparison.EQUAL);
      equal += expected == Comparison.EQUAL ? 1 : 0;
    }
    assertThat(equal).isPositive();
  }

  @Test
  void sumsAndNegativesAreThoseOfTheTrees() {
    RandomHotGames random = new RandomHotGames(3, 2);
    for (int i = 0; i < CASES; i++) {
      NaiveGame a = random.next(1 + i % 2);
      NaiveGame b = random.next(1);
      assertThat(games.sum(a.value(games), b.value(games))).isSameAs(a.plus(b).value(games));
      assertThat(games.negative(a.value(games))).isSameAs(a.negative().value(games));
      assertThat(games.difference(a.value(games), a.value(games))).isSameAs(games.zero());
    }
  }

  @Test
  void numbersAreFoundAndHaveTheirBirthdays() {
    RandomHotGames random = new RandomHotGames(4, 2);
    int found = 0;
    for (int i = 0; i < CASES; i++) {
      NaiveGame tree = random.next(1 + i % 2);
      Game game = tree.value(games);
      assertThat(game.number()).as("%s", tree).isEqualTo(tree.asNumber());
      assertThat(game.birthday()).isEqualTo(depth(NaiveGame.of(game)));
      found += game.isNumber() ? 1 : 0;
    }
    assertThat(found).isBetween(1, CASES - 1);
  }

  private static int depth(NaiveGame game) {
    int depth = 0;
    for (NaiveGame option : game.left()) {
      depth = Math.max(depth, 1 + depth(option));
    }
    for (NaiveGame option : game.right()) {
      depth = Math.max(depth, 1 + depth(option));
    }
    return depth;
  }

  @Test
  void whatIsWrittenReadsBack() throws Exception {
    RandomHotGames random = new RandomHotGames(5, 3);
    Games others = new Games();
    for (int i = 0; i < CASES; i++) {
      Game game = random.next(1 + i % 3).value(games);
      String text = game.toString();
      assertThat(CgtReader.read("game", text, games)).as(text).isSameAs(game);
      assertThat(CgtReader.read("game", text, others).toString()).isEqualTo(text);
    }
  }
}
