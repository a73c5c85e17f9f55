package org.hexproof.hot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is known of numbers, ups and nimbers without a search is what the definitions say. */
final class NumberUpStarTest {
  private final Games games = new Games();

  private List<Game> some() {
    List<Game> some = new ArrayList<>();
    for (long number : new long[] {-1, 0, 2}) {
      for (int ups = -3; ups <= 3; ups++) {
        for (int nimber = 0; nimber <= 4; nimber++) {
          some.add(
              games.sum(games.integer(number), games.sum(games.ups(ups), games.nimber(nimber))));
        }
      }
    }
    return some;
  }

  /** The sum by its moves; those in numbers, too. */
  private Game sumByMoves(Game a, Game b) {
    return games.of(
        Stream.concat(
                a.left().stream().map(option -> games.sum(option, b)),
                b.left().stream().map(option -> games.sum(a, option)))
            .toList(),
        Stream.concat(
                a.right().stream().map(option -> games.sum(option, b)),
                b.right().stream().map(option -> games.sum(a, option)))
            .toList());
  }

  @Test
  void sumsAreThoseOfTheMoves() {
    for (Game a : some()) {
      for (Game b : some()) {
        assertThat(games.sum(a, b)).as("%s + %s", a, b).isSameAs(sumByMoves(a, b));
      }
    }
  }

  @Test
  void theOrderIsThatOfPlay() {
    for (Game a : some()) {
      for (Game b : some()) {
        assertThat(games.isAtMost(a, b)).as("%s <= %s", a, b).isEqualTo(isAtMostByPlay(a, b));
      }
    }
  }

  private boolean isAtMostByPlay(Game a, Game b) {
    return a.left().stream().noneMatch(option -> games.isAtMost(b, option))
        && b.right().stream().noneMatch(option -> games.isAtMost(option, a));
  }

  @Test
  void theirFormIsCanonicalAndTheyAreKnownByIt() {
    Game sum = games.zero();
    for (int n = 1; n <= 8; n++) {
      sum = sumByMoves(sum, games.up());
      assertThat(games.ups(n)).isSameAs(sum);
      assertThat(games.negative(sum)).isSameAs(games.ups(-n));
    }
    for (Game game : some()) {
      assertThat(games.of(game.left(), game.right())).isSameAs(game);
      assertThat(game.upStar()).isPresent();
    }
    assertThat(games.tiny(games.integer(1)).upStar()).isEmpty();
    assertThat(games.of(games.integer(1), games.integer(-1)).upStar()).isEmpty();
    assertThat(games.upPower(2).upStar()).isEmpty();
  }

  @Test
  void powersOfUpAreTheDifferencesOfTheirSums() {
    for (int n = 2; n <= 6; n++) {
      assertThat(games.difference(games.upsTo(n), games.upsTo(n - 1))).isSameAs(games.upPower(n));
    }
  }
}
