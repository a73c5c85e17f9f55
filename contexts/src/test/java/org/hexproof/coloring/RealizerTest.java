package org.hexproof.coloring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.hexproof.region.Evaluation;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Game;
import org.hexproof.value.GameReader;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Naive;
import org.hexproof.value.Posets;
import org.hexproof.value.RandomGames;
import org.hexproof.value.ValueSyntaxException;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RealizerTest {
  private static final int GAMES = 60 * Integer.getInteger("hexproof.rounds", 1);

  private static final int GAMES_OF_A_POSET = 30;
  private static final int RECOMPUTED = 12;
  private static final long MEMORY = 1L << 28;

  @Test
  void randomPassableGamesKeepToTheBoundAndHaveTheirValue() {
    Random random = new Random(20);
    int recomputed = 0;
    int composite = 0;
    for (int i = 0; i < GAMES; ) {
      FinitePoset poset = RandomPosets.next(random);
      Values values = new Values(poset);
      RandomGames games = RandomGames.passable(poset, random.nextLong(), 1 + random.nextInt(4));
      for (int j = 0; j < GAMES_OF_A_POSET && i < GAMES; j++, i++) {
        Game form = games.next(1 + random.nextInt(3));
        int value = values.of(form);
        Realization written = Realization.of(values, form);
        Realization canonical = Realization.of(values, value);
        for (Realization each : List.of(written, canonical)) {
          assertThat(each.bound())
              .as("%s over %s", GameWriter.write(form, poset, false), poset)
              .isGreaterThanOrEqualTo(BigInteger.valueOf(each.game().cells()));
          if (each.game().cells() <= RECOMPUTED) {
            assertThat(value(each.game(), values)).isEqualTo(value);
            recomputed++;
          }
        }
        composite += values.store().isAtom(value) ? 0 : 1;
      }
    }
    assertThat(recomputed).isGreaterThan(GAMES / 10);
    assertThat(composite).isGreaterThan(GAMES / 10);
  }

  private static int value(Construction game, Values values) {
    return new Evaluation(game.coloring(values.poset()), values, MEMORY).value();
  }

  @Test
  void thePrimitiveGadgetsHaveTheirSizesAndValues() {
    Random random = new Random(21);
    for (int i = 0; i < 60; i++) {
      FinitePoset poset = RandomPosets.next(random);
      Values values = new Values(poset);
      RandomGames games = RandomGames.passable(poset, random.nextLong(), 2);
      Construction g = small(games, values);
      Construction h = small(games, values);
      int gValue = value(g, values);
      int hValue = value(h, values);
      int gForced = values.of(new int[] {gValue}, new int[] {values.bottom()});
      int hForced = values.of(new int[] {hValue}, new int[] {values.bottom()});
      int gThreat = values.of(new int[] {values.top()}, new int[] {gValue});
      int hThreat = values.of(new int[] {values.top()}, new int[] {hValue});
      check(Construction.Forcing.of(true, g), g.cells() + 1, gThreat, values);
      check(Construction.Forcing.of(false, g), g.cells() + 1, gForced, values);
      check(
          Construction.Choice.of(g, h),
          Math.max(g.cells(), h.cells()) + 2,
          values.of(new int[] {gThreat, hThreat}, new int[] {gForced, hForced}),
          values);
      check(
          Construction.Coupling.of(g, h),
          g.cells() + h.cells() + 5,
          values.of(new int[] {gValue, hThreat}, new int[] {gForced, hValue}),
          values);
    }
  }

  private static Construction small(RandomGames games, Values values) {
    Realizer realizer = new Realizer(values);
    Construction game = realizer.of(games.next(2));
    while (game.cells() > 4) {
      game = realizer.of(games.next(2));
    }
    return game;
  }

  private static void check(Construction game, int cells, int value, Values values) {
    assertThat(game.cells()).isEqualTo(cells);
    assertThat(value(game, values)).isEqualTo(value);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "⊤ 0",
        "{⊤|a} 1",
        "{a|⊥} 1",
        "{{⊤|a},{⊤|b}|{a|⊥},{b|⊥}} 2",
        "{a,{⊤|b}|b,{a|⊥}} 5",
        "{a,b|⊥} 3",
        "{⊤|a,b} 3",
        "{a,b|a} 11",
        "{a|a,{b|⊥}} 12",
      })
  void gadgetsAreRecognized(String game, int cells) throws ValueSyntaxException {
    Values values = new Values(Posets.P3);
    int value = values.of(GameReader.read("", game, Posets.P3));
    Construction built = new Realizer(values).of(value);
    assertThat(built.cells()).isEqualTo(cells);
    assertThat(value(built, values)).isEqualTo(value);
  }

  @Test
  void choicesTakeTwoCellsForEachDigit() {
    // [PASS], Proposition 4.2 and Remark 4.8: eight options in seven cells.
    for (int options = 1; options <= 17; options++) {
      FinitePoset poset = antichain(options);
      Values values = new Values(poset);
      int value =
          values.of(IntStream.rangeClosed(1, options).toArray(), new int[] {values.bottom()});
      assertThat(values.store().leftCount(value)).isEqualTo(options);
      Construction built = new Realizer(values).of(value);
      assertThat(built.cells()).isEqualTo(2 * naiveLog(options) + 1);
      assertThat(value(built, values)).isEqualTo(value);
    }
  }

  private static int naiveLog(int n) {
    int log = 0;
    while (Math.pow(2, log) < n) {
      log++;
    }
    return log;
  }

  private static FinitePoset antichain(int size) {
    ImmutableList.Builder<String> names = ImmutableList.builder();
    names.add(Posets.BOTTOM);
    List<int[]> less = new ArrayList<>();
    for (int i = 1; i <= size; i++) {
      names.add("x" + i);
      less.add(new int[] {0, i});
      less.add(new int[] {i, size + 1});
    }
    names.add(Posets.TOP);
    return FinitePoset.of(names.build(), less);
  }

  @Test
  void theBoundIsThatOfTheProposition() throws ValueSyntaxException {
    assertThat(bound("a", true)).isEqualTo(0);
    assertThat(bound("{a|⊥}", true)).isEqualTo(7);
    assertThat(bound("{a|⊥}", false)).isEqualTo(10);
    assertThat(bound("{a,b|{⊤,a,b|⊥}}", true)).isEqualTo(3 * (4 * 2 + 7));
    assertThat(bound("{a,b|{⊤,a,b,{a|b}|⊥}}", false)).isEqualTo(7 * (4 * 2 + 10));
  }

  private static int bound(String game, boolean monotone) throws ValueSyntaxException {
    return Realization.bound(GameReader.read("", game, Posets.FORK), monotone).intValueExact();
  }

  @Test
  void whatIsNotPassableIsRefused() throws ValueSyntaxException {
    Values values = new Values(Posets.FORK);
    Game form = GameReader.read("", "{a|b}", Posets.FORK);
    assertThatThrownBy(() -> Realization.of(values, form)).hasMessageContaining("not passable");
    assertThatThrownBy(() -> Realization.of(values, values.of(form)))
        .hasMessageContaining("not passable");
  }

  @Test
  void gamesOfTooManyCellsAreRefused() {
    Values values = new Values(Posets.FORK);
    int value = values.of(new int[] {1, 2}, new int[] {1});
    for (int i = 0; i < 30; i++) {
      int other = values.of(new int[] {1, 2}, new int[] {value});
      value = other;
    }
    int deep = value;
    assertThat(values.isPassable(deep)).isTrue();
    assertThatThrownBy(() -> Realization.of(values, deep))
        .isInstanceOf(GameTooLargeException.class);
  }

  @Test
  void largeGamesAreMonotone() throws ValueSyntaxException {
    Values values = new Values(Posets.FORK);
    Game form = GameReader.read("", "{a,b|{a,b|{a|⊥}}}", Posets.FORK);
    Construction game = Realization.of(values, form).game();
    assertThat(game.cells()).isGreaterThan(Construction.MAX_LISTED);
    Random random = new Random(22);
    for (int i = 0; i < 2_000; i++) {
      List<Integer> cells = new ArrayList<>(IntStream.range(0, game.cells()).boxed().toList());
      Collections.shuffle(cells, random);
      BitSet black = new BitSet();
      int before = game.outcome(Posets.FORK, black, 0);
      assertThat(before).isEqualTo(Posets.FORK.bottom());
      for (int cell : cells) {
        black.set(cell);
        int outcome = game.outcome(Posets.FORK, black, 0);
        assertThat(Posets.FORK.leq(before, outcome)).isTrue();
        before = outcome;
      }
      assertThat(before).isEqualTo(Posets.FORK.top());
    }
  }

  @Test
  void smallBuiltGamesAgreeWithTheOracle() {
    Random random = new Random(23);
    int compared = 0;
    while (compared < 40) {
      FinitePoset poset = RandomPosets.next(random);
      Naive oracle = new Naive(poset);
      Values values = new Values(poset);
      Game form = RandomGames.passable(poset, random.nextLong(), 2).next(2);
      Coloring game;
      Construction built = Realization.of(values, form).game();
      if (built.cells() >= 1 && built.cells() <= 3) {
        game = built.coloring(poset);
        assertThat(oracle.equivalent(game.form(), form)).isTrue();
        compared++;
      }
    }
  }
}
