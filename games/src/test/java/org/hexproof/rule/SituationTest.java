package org.hexproof.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.hexproof.calculator.CgtAnswer;
import org.hexproof.calculator.CgtCalculator;
import org.hexproof.cgt.Comparison;
import org.hexproof.hot.Game;
import org.hexproof.hot.Games;
import org.hexproof.loopy.GraphLimit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Misère play, and play that comes back to where it was. */
final class SituationTest {
  private final Random random = new Random(Long.getLong("hexproof.seed", 1));

  /** Who moves first wins if nothing is left, and else by a move to where the other does not. */
  private boolean kayles(List<Integer> heaps, Map<List<Integer>, Boolean> known) {
    if (!known.containsKey(heaps)) {
      boolean wins = heaps.stream().allMatch(heap -> heap == 0);
      for (int i = 0; i < heaps.size(); i++) {
        for (int taken = 1; taken <= Math.min(2, heaps.get(i)); taken++) {
          for (int left = 0; left <= heaps.get(i) - taken; left++) {
            List<Integer> after = new ArrayList<>(heaps);
            after.set(i, left);
            after.add(heaps.get(i) - taken - left);
            wins |= !kayles(after, known);
          }
        }
      }
      known.put(heaps, wins);
    }
    return known.get(heaps);
  }

  @Test
  void misereKaylesIsAsPlayTells() throws Exception {
    Rules rules = Rules.shipped("kayles");
    Map<List<Integer>, Boolean> known = new HashMap<>();
    for (int round = 0; round < 40; round++) {
      List<Integer> heaps = List.of(random.nextInt(5), random.nextInt(4));
      assertThat(
              rules
                  .situation("heaps", heaps.get(0) + "+" + heaps.get(1))
                  .firstWinsMisere(new Games(), () -> {}))
          .as("%s", heaps)
          .isEqualTo(kayles(heaps, known));
    }
  }

  /** Nim is played as usual until all heaps are of one token. */
  @Test
  void misereNimIsKnown() throws Exception {
    Rules rules = RuleReader.read("nim", "heaps\nBoth takes any leaves 0,1\n");
    for (int round = 0; round < 60; round++) {
      int[] heaps = random.ints(3, 0, 5).toArray();
      int sum = heaps[0] ^ heaps[1] ^ heaps[2];
      boolean small = Math.max(heaps[0], Math.max(heaps[1], heaps[2])) <= 1;
      String text = heaps[0] + "+" + heaps[1] + "+" + heaps[2];
      assertThat(rules.situation("heaps", text).firstWinsMisere(new Games(), () -> {}))
          .as(text)
          .isEqualTo(small == (sum == 0));
    }
  }

  @Test
  void misereIsForBothPlayers() {
    assertThatThrownBy(
            () ->
                Rules.shipped("hackenbush")
                    .situation("g", "ground a L")
                    .firstWinsMisere(new Games(), () -> {}))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Rules.shipped("top-entails").situation("h", "3"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @CsvSource({"L., on", ".R, off", "L.#R., dud", "L, 0", "L.#.., on", "LR, 0"})
  void playThatComesBackIsLoopy(String strip, String value) throws Exception {
    Rules rules =
        RuleReader.read(
            "shove", "strip\nrepeats\nLeft L . -> . L ; both ways\nRight R . -> . R ; both ways\n");
    assertThat(rules.repeats()).isTrue();
    CgtCalculator calculator =
        new CgtCalculator(new CgtCalculator.Limits(1000, GraphLimit.DEFAULT, () -> {}));
    CgtAnswer told =
        calculator.tell(rules.situation("strip", strip).graph(GraphLimit.DEFAULT)).get(0);
    assertThat(told.text()).isEqualTo(value);
  }

  /** The outcome is that of the value. */
  @ParameterizedTest
  @CsvSource({
    "domineering, ....#, 5, 4",
    "clobber, XO.XO, 3, 5",
    "snort, ...XO#, 3, 4",
    "toads-and-frogs, TF.., 1, 13"
  })
  void whoWinsIsToldByTheValue(String name, String symbols, int rows, int columns)
      throws Exception {
    Rules rules = Rules.shipped(name);
    for (int round = 0; round < 5; round++) {
      StringBuilder board = new StringBuilder();
      for (int cell = 0; cell < rows * columns; cell++) {
        board.append(symbols.charAt(random.nextInt(symbols.length())));
        board.append(cell % columns == columns - 1 ? "\n" : "");
      }
      board.setCharAt(0, symbols.charAt(0));
      Games games = new Games();
      Game value = rules.subject("board", board.toString(), games).value();
      assertThat(rules.situation("board", board.toString()).outcome(games, () -> {}))
          .as("%s", board)
          .isEqualTo(games.compare(value, games.zero()));
    }
  }

  /** Heaps and graphs have no sizes, so that all of them are searched. */
  @Test
  void whoWinsOtherGamesIsToldByTheValue() throws Exception {
    Rules heaps =
        RuleReader.read("heaps", "heaps\nLeft takes 1,3 leaves 0,1\nRight takes 2 leaves 0,1,2\n");
    for (int heap = 0; heap < 8; heap++) {
      Games games = new Games();
      String text = heap + "+" + (heap / 2) + "+3";
      Game value = heaps.subject("heaps", text, games).value();
      assertThat(heaps.situation("heaps", text).outcome(games, () -> {}))
          .isEqualTo(games.compare(value, games.zero()));
    }
  }

  /** Squares are as published, and boards that one player surely wins. */
  @ParameterizedTest
  @CsvSource({"4, 4, CONFUSED", "5, 5, EQUAL", "6, 6, CONFUSED", "5, 6, LESS", "7, 6, LESS"})
  void domineeringHasItsKnownOutcomes(int rows, int columns, Comparison outcome) throws Exception {
    String board = (".".repeat(columns) + "\n").repeat(rows);
    assertThat(
            Rules.shipped("domineering").situation("board", board).outcome(new Games(), () -> {}))
        .isEqualTo(outcome);
  }
}
