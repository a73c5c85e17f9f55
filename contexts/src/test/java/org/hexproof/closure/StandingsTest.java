package org.hexproof.closure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.hexproof.circuit.TerminalSymmetry;
import org.hexproof.value.OrbitTable;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;

class StandingsTest {
  private static final int WANTED = 30 * Integer.getInteger("hexproof.rounds", 1);
  private static final int GAMES = 400;

  private final Random random = new Random(Long.getLong("hexproof.seed", 1));

  /** A game, once as a value and once as it stands. */
  private record Game(int value, int number) {}

  private Game game(List<Game> known, Values values, Standings standings) {
    Game[] left = options(known);
    Game[] right = options(known);
    return new Game(values.of(handles(left), handles(right)), number(left, right, standings));
  }

  private Game[] options(List<Game> known) {
    return random
        .ints(1 + random.nextInt(3), 0, known.size())
        .mapToObj(known::get)
        .toArray(Game[]::new);
  }

  private static int[] handles(Game[] games) {
    return List.of(games).stream().mapToInt(Game::value).toArray();
  }

  private static int number(Game[] left, Game[] right, Standings standings) {
    int[] lefts = List.of(left).stream().mapToInt(Game::number).toArray();
    int[] rights = List.of(right).stream().mapToInt(Game::number).toArray();
    return standings.of(lefts, lefts.length, rights, rights.length);
  }

  /** A value of a few levels, often one that other random games have, too. */
  private int wanted(Values values) {
    int[] options = new int[4];
    for (int i = 0; i < options.length; i++) {
      int[] left = {random.nextInt(5)};
      int[] right = {random.nextInt(5)};
      options[i] = random.nextBoolean() ? values.of(left, right) : random.nextInt(5);
    }
    return values.of(new int[] {options[0], options[1]}, new int[] {options[2], options[3]});
  }

  @Test
  void gamesThatStandAsTheWantedValueDoesAreWorthIt() {
    int hits = 0;
    for (int round = 0; round < WANTED; round++) {
      Values values = new Values(Posets.P3);
      OrbitTable orbits = new OrbitTable(values.store(), TerminalSymmetry.members());
      int wanted = wanted(values);
      Standings standings = new Standings(values, orbits, wanted);
      List<Game> games = new ArrayList<>();
      for (int atom = 0; atom < Posets.P3.size(); atom++) {
        games.add(new Game(atom, atom));
      }
      for (int i = 0; i < GAMES; i++) {
        games.add(game(games.subList(0, Math.min(games.size(), 100)), values, standings));
      }
      for (Game game : games) {
        hits += check(game, wanted, values, orbits, standings);
      }
    }
    assertThat(hits).isPositive();
  }

  private static int check(
      Game game, int wanted, Values values, OrbitTable orbits, Standings standings) {
    orbits.add(game.value());
    for (int member = 0; member < 6; member++) {
      int image = standings.image(game.number(), member);
      assertThat(standings.symmetry(image) == Standings.NONE)
          .isEqualTo(standings.symmetry(game.number()) == Standings.NONE);
    }
    int symmetry = standings.symmetry(game.number());
    if (symmetry == Standings.NONE) {
      assertThat(orbits.orbit(game.value())).isNotEqualTo(orbits.orbit(wanted));
      return 0;
    }
    int made = TerminalSymmetry.ALL.get(symmetry).image(values).of(game.value());
    assertThat(made).isEqualTo(wanted);
    return 1;
  }
}
