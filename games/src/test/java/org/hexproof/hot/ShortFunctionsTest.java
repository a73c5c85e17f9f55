package org.hexproof.hot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.Random;
import org.hexproof.cgt.CgtReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Functions of short games, against their definitions and published values. */
final class ShortFunctionsTest {
  private static final int ROUNDS = 60 * Integer.getInteger("hexproof.rounds", 1);

  private final Games games = new Games();
  private final Random random = new Random(Long.getLong("hexproof.seed", 1));
  private final RandomHotGames hot = new RandomHotGames(random.nextLong(), 2);
  private final Thermographs thermographs = new Thermographs();
  private final ShortFunctions functions = new ShortFunctions(games, thermographs);

  private Game read(String text) throws Exception {
    return CgtReader.read("game", text, games);
  }

  private Game of(String function, Game... arguments) {
    return functions.apply(function, ImmutableList.copyOf(arguments)).orElseThrow();
  }

  private Game infinitesimal() {
    Game game = games.sum(games.ups(random.nextInt(5) - 2), games.nimber(random.nextInt(3)));
    return random.nextBoolean()
        ? game
        : games.sum(game, games.tiny(games.integer(1 + random.nextInt(3))));
  }

  /** A game in which both can move or neither. */
  private Game allSmall(int depth) {
    return depth == 0
        ? games.nimber(random.nextInt(3))
        : games.of(
            ImmutableList.of(allSmall(depth - 1), allSmall(0)),
            ImmutableList.of(allSmall(depth - 1), allSmall(random.nextInt(depth))));
  }

  /** [CGT], section II.6: what differs by an infinitesimal has the same reduced form. */
  @Test
  void reducedFormsAreThoseOfGamesModuloInfinitesimals() {
    for (int round = 0; round < ROUNDS; round++) {
      Game game = hot.next(1 + round % 3).value(games);
      Game reduced = of("reduced", game);
      Game rest = games.difference(game, reduced);
      assertThat(rest.leftStop().signum()).as("%s", game).isZero();
      assertThat(rest.rightStop().signum()).as("%s", game).isZero();
      assertThat(of("reduced", games.sum(game, infinitesimal()))).as("%s", game).isSameAs(reduced);
      assertThat(of("reduced", reduced)).isSameAs(reduced);
      assertThat(reduced.birthday()).isLessThanOrEqualTo(game.birthday());
    }
  }

  /** [CGT], section II.7: weights add up, and a weight of 2 is an advantage. */
  @Test
  void atomicWeightsAddUp() {
    for (int round = 0; round < ROUNDS; round++) {
      Game one = allSmall(1 + round % 3);
      Game other = allSmall(1 + round % 2);
      Game weight = of("atomicweight", one);
      assertThat(of("atomicweight", games.sum(one, other)))
          .as("%s and %s", one, other)
          .isSameAs(games.sum(weight, of("atomicweight", other)));
      assertThat(of("atomicweight", games.negative(one))).isSameAs(games.negative(weight));
      if (games.isAtMost(games.integer(2), weight)) {
        assertThat(games.isAtMost(one, games.zero())).isFalse();
      }
    }
  }

  /** Norton's lemma: heating and overheating are linear. */
  @Test
  void heatingIsLinear() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      Game one = allSmall(round % 3);
      Game other = allSmall(round % 2);
      Game sum = games.sum(one, other);
      Game half = read("1/2");
      Game three = games.integer(3);
      assertThat(of("overheat", sum, half, three))
          .isSameAs(
              games.sum(of("overheat", one, half, three), of("overheat", other, half, three)));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "mean; {{2|0}|-1}; 0",
        "temperature; {{2|0}|-1}; 1",
        "leftstop; {2|0}; 2",
        "rightstop; {2|0}; 0",
        "birthday; {2|0}; 3",
        "freeze; {3|1}; 2*",
        "freeze; 1/2; 1/2",
        "atomicweight; ^3*; 3",
        "atomicweight; *5; 0",
        "atomicweight; {0|v*}; 0",
        "atomicweight; {^|v}; 0",
        "atomicweight; {^3|v3}; {1|-1}",
        "reduced; ^2*; 0",
        "reduced; {2^|0v}; {2|0}",
        "reduced; {1||0|-5}; {1|{0|-5}}"
      })
  void valuesAreAsPublished(String function, String game, String value) throws Exception {
    Game found = of(function, read(game));
    assertThat(found).isSameAs(read(value));
  }

  @Test
  void wrongArgumentsAreRefused() throws Exception {
    Game hotter = read("{1|0}");
    assertThatThrownBy(() -> of("mean", hotter, hotter)).hasMessage("mean takes 1 game, not 2");
    assertThatThrownBy(() -> of("cool", hotter, hotter)).hasMessageContaining("at least 0");
    assertThatThrownBy(() -> of("atomicweight", hotter)).hasMessageContaining("atomic weights");
    assertThat(functions.apply("boil", ImmutableList.of(hotter))).isEmpty();
  }
}
