package org.hexproof.hot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.hexproof.cgt.CgtReader;
import org.hexproof.cgt.Dyadic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Thermographs against the definition of cooling; see {@link CanonicalGameTest#CASES}. */
final class ThermographTest {
  private static final int EXPONENT = 4;
  private static final int STEPS = 12 << EXPONENT;

  private final Games games = new Games();
  private final Thermographs thermographs = new Thermographs();

  private Game read(String text) throws Exception {
    return CgtReader.read("game", text, games);
  }

  @Test
  void wallsAreTheStopsOfTheCooledGame() {
    RandomHotGames random = new RandomHotGames(11, 2);
    for (int i = 0; i < CanonicalGameTest.CASES; i++) {
      NaiveGame tree = random.next(1 + i % 2);
      Thermograph thermograph = thermographs.of(tree.value(games));
      NaiveGame.Walls walls = tree.walls(EXPONENT, STEPS);
      assertThat(steps(thermograph.left())).isEqualTo(walls.left());
      assertThat(steps(thermograph.right())).isEqualTo(walls.right());
      assertThat(Dyadic.max(Dyadic.ZERO, thermograph.temperature()))
          .isEqualTo(new Dyadic(walls.freezing(), EXPONENT));
      assertThat(thermograph.temperature().signum() < 0).isEqualTo(walls.number().isPresent());
    }
  }

  private static List<Dyadic> steps(Wall wall) {
    List<Dyadic> steps = new ArrayList<>();
    for (int step = 0; step < STEPS; step++) {
      steps.add(wall.at(new Dyadic(step, EXPONENT)));
    }
    return steps;
  }

  @Test
  void aCooledGameStopsAtTheWalls() {
    RandomHotGames random = new RandomHotGames(12, 2);
    for (int i = 0; i < CanonicalGameTest.CASES; i++) {
      Game game = random.next(1 + i % 3).value(games);
      Thermograph thermograph = thermographs.of(game);
      Dyadic degrees = new Dyadic(i % 23, 2);
      Game cooled = Heating.cooling(degrees, games, thermographs).of(game);
      assertThat(cooled.leftStop()).isEqualTo(thermograph.left().at(degrees));
      assertThat(cooled.rightStop()).isEqualTo(thermograph.right().at(degrees));
      if (degrees.compareTo(thermograph.temperature()) > 0) {
        assertThat(cooled).isSameAs(games.number(thermograph.mean()));
      } else {
        assertThat(cooled.isNumber()).isEqualTo(game.isNumber());
      }
    }
  }

  @Test
  void coolingIsAdditive() {
    RandomHotGames random = new RandomHotGames(13, 2);
    for (int i = 0; i < CanonicalGameTest.CASES / 4; i++) {
      Game a = random.next(1 + i % 2).value(games);
      Game b = random.next(1).value(games);
      Heating cooling = Heating.cooling(new Dyadic(i % 9, 1), games, thermographs);
      assertThat(cooling.of(games.sum(a, b))).isSameAs(games.sum(cooling.of(a), cooling.of(b)));
    }
  }

  @Test
  void wallsHaveTheSlopesOfTheirSideAndMeetInTheMast() {
    RandomHotGames random = new RandomHotGames(14, 3);
    for (int i = 0; i < CanonicalGameTest.CASES; i++) {
      Thermograph thermograph = thermographs.of(random.next(1 + i % 4).value(games));
      for (int slant : new int[] {-1, 1}) {
        Wall wall = slant < 0 ? thermograph.left() : thermograph.right();
        for (int corner = 0; corner + 1 < wall.corners().size(); corner++) {
          Wall.Corner low = wall.corners().get(corner);
          Wall.Corner high = wall.corners().get(corner + 1);
          Dyadic run = high.temperature().minus(low.temperature());
          Dyadic rise = high.value().minus(low.value());
          assertThat(run.signum()).isPositive();
          assertThat(rise).isIn(Dyadic.ZERO, slant > 0 ? run : run.negative());
        }
        assertThat(wall.corners().get(0).temperature()).isEqualTo(Dyadic.MINUS_ONE);
        assertThat(wall.slope()).isZero();
        assertThat(wall.at(thermograph.temperature())).isEqualTo(thermograph.mean());
      }
      for (Wall.Corner corner : thermograph.left().corners()) {
        assertThat(corner.value()).isGreaterThanOrEqualTo(thermograph.mean());
        assertThat(thermograph.right().at(corner.temperature()))
            .isLessThanOrEqualTo(corner.value());
      }
    }
  }

  /** Also below 0, where the walls are those of the canonical form. */
  @Test
  void wallsComeFromThoseOfTheOptions() {
    RandomHotGames random = new RandomHotGames(15, 3);
    for (int i = 0; i < CanonicalGameTest.CASES; i++) {
      Game game = random.next(1 + i % 3).value(games);
      Thermograph thermograph = thermographs.of(game);
      for (int step = -16; step < 80; step += 3) {
        Dyadic t = new Dyadic(step, EXPONENT);
        if (t.compareTo(thermograph.temperature()) < 0) {
          assertThat(thermograph.left().at(t))
              .isEqualTo(best(game.left().stream().map(option -> at(option, false, t).minus(t))));
          assertThat(thermograph.right().at(t).negative())
              .isEqualTo(
                  best(
                      game.right().stream().map(option -> at(option, true, t).plus(t).negative())));
        } else {
          assertThat(thermograph.left().at(t)).isEqualTo(thermograph.mean());
        }
      }
    }
  }

  private Dyadic at(Game game, boolean left, Dyadic temperature) {
    Thermograph thermograph = thermographs.of(game);
    return (left ? thermograph.left() : thermograph.right()).at(temperature);
  }

  private static Dyadic best(Stream<Dyadic> numbers) {
    return numbers.reduce(Dyadic::max).orElseThrow();
  }

  @Test
  void aSumIsNoHotterThanItsPartsAndMeansAdd() {
    RandomHotGames random = new RandomHotGames(16, 2);
    for (int i = 0; i < CanonicalGameTest.CASES; i++) {
      Game a = random.next(1 + i % 2).value(games);
      Game b = random.next(1 + i % 3 / 2).value(games);
      Thermograph sum = thermographs.of(games.sum(a, b));
      Thermograph first = thermographs.of(a);
      Thermograph second = thermographs.of(b);
      assertThat(sum.temperature())
          .isLessThanOrEqualTo(Dyadic.max(first.temperature(), second.temperature()));
      assertThat(sum.mean()).isEqualTo(first.mean().plus(second.mean()));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "0; -1; 0; 0; 0",
        "1/2; -1/2; 1/2; 1/2; 1/2",
        "3/8; -1/8; 3/8; 3/8; 3/8",
        "*; 0; 0; 0; 0",
        "^; 0; 0; 0; 0",
        "{0|-1}; 1/2; -1/2; 0; -1",
        "{{2|0}|-1}; 1; 0; 0; -1",
        "±1; 1; 0; 1; -1",
        "{{9|-5}|-11}; 6; -5; -5; -11",
        "Tiny(2); 0; 0; 0; 0",
        // Figure 4.8 of [HOT], as far as chapters 5 and 6 tell it.
        "{8,{28|4}|-2,{2|-22}}; 13; 3; 8; -2",
        "{-3,{9|-5}|{-11|-25}}; 10; -8; -3; -11",
        "{-12|-24,{-19|-35}}; 7; -19; -12; -24"
      })
  void meansTemperaturesAndStops(
      String game, String temperature, String mean, String left, String right) throws Exception {
    Game value = read(game);
    Thermograph thermograph = thermographs.of(value);
    assertThat(thermograph.temperature()).hasToString(temperature);
    assertThat(thermograph.mean()).hasToString(mean);
    assertThat(value.leftStop()).hasToString(left);
    assertThat(value.rightStop()).hasToString(right);
  }
}
