package org.hexproof.hot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.hexproof.cgt.CgtReader;
import org.hexproof.cgt.Dyadic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** [HOT], chapter 6. */
final class ThermicTest {
  private final Games games = new Games();
  private final Thermographs thermographs = new Thermographs();

  private Game read(String text) throws Exception {
    return CgtReader.read("game", text, games);
  }

  private Dyadic temperature(Game game) {
    return thermographs.of(game).temperature();
  }

  @Test
  void aThermicVersionIsAsHotAndTheBoundHolds() {
    RandomHotGames random = new RandomHotGames(21, 3);
    int hot = 0;
    for (int i = 0; i < CanonicalGameTest.CASES; i++) {
      Game game = random.next(1 + i % 4).value(games);
      Dyadic temperature = temperature(game);
      if (temperature.signum() <= 0) {
        assertThatThrownBy(() -> Thermic.of(game, thermographs))
            .isInstanceOf(IllegalArgumentException.class);
        continue;
      }
      Thermic thermic = Thermic.of(game, thermographs);
      assertThat(game.left()).contains(thermic.left());
      assertThat(game.right()).contains(thermic.right());
      Game version = games.of(thermic.left(), thermic.right());
      assertThat(temperature(version)).isEqualTo(temperature);
      assertThat(Thermic.confusion(version)).isLessThanOrEqualTo(Thermic.confusion(game));
      assertThat(temperature).isLessThanOrEqualTo(thermic.bound(game));
      // t(G) is what stands upright and what slants; what slants is the length of confusion.
      assertThat(temperature.plus(temperature))
          .isEqualTo(
              thermic.uprightLeft().plus(thermic.uprightRight()).plus(Thermic.confusion(version)));
      hot++;
    }
    assertThat(hot).isGreaterThan(CanonicalGameTest.CASES / 4);
  }

  /** Chapter 6 says that any option will do that meets the others at the foot of the mast. */
  @Test
  void oneThermicOptionMustSlant() throws Exception {
    Game game = read("{0,{7|-5}|-10,{-5|-25}}");
    Game left = read("{7|-5}");
    Game right = read("{-5|-25}");
    assertThat(game.left()).contains(left);
    assertThat(game.right()).contains(right);
    Dyadic five = Dyadic.of(5);
    assertThat(temperature(game)).isEqualTo(five);
    assertThat(thermographs.of(left).right().at(five)).isEqualTo(Dyadic.ZERO);
    assertThat(thermographs.of(right).left().at(five)).isEqualTo(Dyadic.of(-10));
    assertThat(temperature(games.of(left, right))).isLessThan(five);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{8,{28|4}|-2,{2|-22}}; 13; 10",
        "{{28|4}|{2|-22}}; 13; 2",
        "{{36|12}|{2|-22}}; 17; 10",
        "{{{60|36}|12}|{2|{-22|-46}}}; 23; 10",
        "±{29|5}; 17; 10",
        "±{{53|29}|5}; 23; 10",
        "±{{{77|53}|29}|5}; 26; 10",
        "±{{{{101|77}|53}|29}|5}; 55/2; 10"
      })
  void theGamesOfTheChapter(String text, String temperature, String confusion) throws Exception {
    Game game = read(text);
    assertThat(temperature(game)).hasToString(temperature);
    assertThat(Thermic.confusion(game)).hasToString(confusion);
  }

  /** ℓ(G) = 10 and ℓ of the options 24, so 29 is the bound; the i-th game lacks 12/2^i. */
  @Test
  void aSequenceComesUpToTheBound() {
    long high = 29;
    Game left = games.of(games.integer(high), games.integer(5));
    for (int i = 0; i <= 20; i++) {
      Game game = games.of(left, games.negative(left));
      Thermic thermic = Thermic.of(game, thermographs);
      assertThat(thermic.bound(game)).isEqualTo(Dyadic.of(29));
      assertThat(temperature(game)).isEqualTo(Dyadic.of(29).minus(new Dyadic(12, i)));
      high += 24;
      left = longer(high, i + 1);
    }
  }

  /** {…{high|high - 24}|…|5} with so many bars before the last. */
  private Game longer(long high, int bars) {
    Game game = games.integer(high);
    for (long next = high - 24; next >= 5; next -= 24) {
      game = games.of(game, games.integer(next));
    }
    assertThat(game.birthday()).isGreaterThan(bars);
    return game;
  }
}
