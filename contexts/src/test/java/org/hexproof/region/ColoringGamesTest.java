package org.hexproof.region;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.hexproof.region.Evaluations.MEMORY;
import static org.hexproof.region.Evaluations.value;

import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Game;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Naive;
import org.hexproof.value.Posets;
import org.hexproof.value.RememberingNaive;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;

/** Games on cells without a board: an outcome for each coloring. */
class ColoringGamesTest {
  @Test
  void theExampleOfTwoCells() {
    // [PASS], Example 2.9: {⊤|{b|⊥}}, from x that joins all and y that
    // joins 1 and 3.
    int top = Posets.P3.top();
    int b = Posets.P3.find("b");
    Coloring game = new Coloring(Posets.P3, 2, ImmutableIntArray.of(0, top, b, top));
    assertThat(value(game)).isEqualTo("{⊤|{b|⊥}}");
    // Unsimplified as in [PASS]; options are in our order.
    assertThat(GameWriter.write(game.form(), Posets.P3, false))
        .isEqualTo("{{⊤|b},{⊤|⊤}|{b|⊥},{⊤|⊥}}");
  }

  @Test
  void thePatternFamilyOfThePaper() {
    assertThat(pattern("ooo●● ●o●o● ●●ooo", "oo●oo o●o●o")).isEqualTo("{a,{⊤|b}|b,{a|⊥}}");
    assertThat(pattern("o●", "●o")).isEqualTo("{{⊤|a},{⊤|b}|{a|⊥},{b|⊥}}");
    assertThat(pattern("o", "●")).isEqualTo("{⊤|a}");
    assertThat(pattern("●", "●")).isEqualTo("{⊤|⊥}");
    assertThat(pattern("o●● ●o●", "o●● ●●o")).isEqualTo("{a,b|⊥}");
    // As printed, a:{o●●} and b:{o●o,●o●}, this would be {⊤|a,{b|⊥}}; a:{oo●} is what gives it.
    assertThat(pattern("oo●", "o●o ●o●")).isEqualTo("{⊤|a,{b|⊥}}");
  }

  /** The value of a coloring game given by the least black sets for a and for b. */
  private static String pattern(String forA, String forB) {
    int cells = forA.indexOf(' ') < 0 ? forA.length() : forA.indexOf(' ');
    ImmutableIntArray.Builder outcomes = ImmutableIntArray.builder();
    for (int coloring = 0; coloring < 1 << cells; coloring++) {
      boolean a = reaches(coloring, forA);
      boolean b = reaches(coloring, forB);
      outcomes.add(Posets.FORK.find(a ? b ? "⊤" : "a" : b ? "b" : "⊥"));
    }
    return value(new Coloring(Posets.FORK, cells, outcomes.build()));
  }

  private static boolean reaches(int coloring, String patterns) {
    return Stream.of(patterns.split(" "))
        .anyMatch(
            pattern -> {
              for (int i = 0; i < pattern.length(); i++) {
                if (pattern.charAt(i) == '●' && ((coloring >> i) & 1) == 0) {
                  return false;
                }
              }
              return true;
            });
  }

  @Test
  void randomColoringGamesAgreeWithTheOracle() {
    Random random = new Random(21);
    for (FinitePoset poset : List.of(Posets.BOOLEAN, Posets.FORK, Posets.P3, Posets.CORNER)) {
      Values values = new Values(poset);
      for (int i = 0; i < 40; i++) {
        Coloring game = randomGame(poset, 1 + i % 5, random);
        Game naive = naiveValue(game, new RememberingNaive(poset), 0, 0, new HashMap<>());
        int value = new Evaluation(game, values, MEMORY).value();
        assertThat(values.form(value)).isEqualTo(naive);
        assertThat(values.isPassable(value)).isTrue();
      }
    }
  }

  /** Each outcome is the join of outcomes of random patterns: the first atom above all of them. */
  private static Coloring randomGame(FinitePoset poset, int cells, Random random) {
    int[] outcomes = new int[1 << cells];
    for (int i = 0; i < 2 * cells; i++) {
      int pattern = random.nextInt(1 << cells);
      int atom = random.nextInt(poset.size());
      for (int coloring = 0; coloring < outcomes.length; coloring++) {
        if ((coloring & pattern) == pattern) {
          outcomes[coloring] = join(poset, outcomes[coloring], atom);
        }
      }
    }
    return new Coloring(poset, cells, ImmutableIntArray.copyOf(outcomes));
  }

  private static int join(FinitePoset poset, int a, int b) {
    for (int atom = 0; atom < poset.size(); atom++) {
      if (poset.leq(a, atom) && poset.leq(b, atom)) {
        return atom;
      }
    }
    throw new AssertionError("no top");
  }

  private static Game naiveValue(
      Coloring game, Naive oracle, int black, int white, Map<Integer, Game> known) {
    if ((black | white) == (1 << game.cells()) - 1) {
      return Game.atom(game.outcomes().get(black));
    }
    int key = black << game.cells() | white;
    Game value = known.get(key);
    if (value == null) {
      List<Game> left = new ArrayList<>();
      List<Game> right = new ArrayList<>();
      for (int cell = 0; cell < game.cells(); cell++) {
        int bit = 1 << cell;
        if (((black | white) & bit) == 0) {
          left.add(naiveValue(game, oracle, black | bit, white, known));
          right.add(naiveValue(game, oracle, black, white | bit, known));
        }
      }
      value = oracle.simplify(left, right);
      known.put(key, value);
    }
    return value;
  }

  @Test
  void positionsInsideARegionHaveTheValueOfTheRegionWithThoseStones() {
    Random random = new Random(22);
    Coloring game = randomGame(Posets.P3, 5, random);
    Values values = new Values(Posets.P3);
    Evaluation evaluation = new Evaluation(game, values, MEMORY);
    Naive oracle = new RememberingNaive(Posets.P3);
    Map<Integer, Game> known = new HashMap<>();
    for (int black = 0; black < 32; black++) {
      for (int white = 0; white < 32; white++) {
        if ((black & white) == 0) {
          Game expected = naiveValue(game, oracle, black, white, known);
          assertThat(values.form(evaluation.value(black, white))).isEqualTo(expected);
        }
      }
    }
  }

  @Test
  void aColoringGameMustBeMonotone() {
    assertThatThrownBy(() -> new Coloring(Posets.BOOLEAN, 1, ImmutableIntArray.of(1, 0)))
        .hasMessageContaining("not monotone");
  }
}
