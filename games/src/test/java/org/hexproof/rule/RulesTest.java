package org.hexproof.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.Random;
import org.hexproof.cgt.CgtReader;
import org.hexproof.cgt.Side;
import org.hexproof.hot.Game;
import org.hexproof.hot.Games;
import org.hexproof.value.ValueSyntaxException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cashing cheques, and Toads and Frogs. */
final class RulesTest {
  private final Games games = new Games();
  private final CashingCheques cashing = new CashingCheques();
  private final ToadsAndFrogs toads = new ToadsAndFrogs();

  private Game read(String text) throws ValueSyntaxException {
    return CgtReader.read("expected", text, games);
  }

  @ParameterizedTest
  @CsvSource({
    "3, 3",
    "-2, -2",
    "8|-4, {8|-4}",
    "8|-4 5|-5 1|-13, -4±7±6±5",
    "8|-4 5|-5 1|-13 2, -2±7±6±5",
    "1|3, 2"
  })
  void chequesAreSwitches(String text, String expected) throws Exception {
    Cheques cheques = Cheques.read("cheques", text);
    assertThat(new RuleValues<>(cashing, games).of(cheques)).isSameAs(read(expected));
  }

  @Test
  void aTableIsTheSumOfItsParts() throws Exception {
    Random random = new Random(1);
    for (int i = 0; i < 200; i++) {
      ImmutableList.Builder<Cheques.Cheque> cheques = ImmutableList.builder();
      for (int j = 0; j < 1 + i % 3; j++) {
        cheques.add(new Cheques.Cheque(random.nextInt(7) - 2, random.nextInt(7) - 4));
      }
      Cheques table = new Cheques(random.nextInt(5) - 2, cheques.build());
      assertThat(new RuleValues<>(cashing, games).of(table)).isSameAs(naive(cashing, table));
      assertThat(Cheques.read("table", table.toString())).isEqualTo(table);
    }
  }

  /** All of the tree, without parts. */
  private <P> Game naive(Ruleset<P> rule, P position) {
    return games.of(
        rule.options(position, Side.LEFT).stream().map(next -> naive(rule, next)).toList(),
        rule.options(position, Side.RIGHT).stream().map(next -> naive(rule, next)).toList());
  }

  @ParameterizedTest
  @CsvSource({
    "T, 0",
    "T., 1",
    ".F, -1",
    "T.F, *",
    "T..., 3",
    "TF., 0",
    "TT.FF, *",
    "TF.TF, 0",
    "T..F, 0"
  })
  void strips(String strip, String expected) throws Exception {
    Game value = new RuleValues<>(toads, games).of(ToadsAndFrogs.read("strip", strip));
    assertThat(value).isSameAs(read(expected));
  }

  @Test
  void aStripTurnedRoundWithTheAnimalsExchangedIsTheNegative() {
    Random random = new Random(2);
    RuleValues<String> values = new RuleValues<>(toads, games);
    for (int i = 0; i < 100; i++) {
      StringBuilder strip = new StringBuilder();
      for (int j = 0; j < 3 + i % 5; j++) {
        strip.append("TF..".charAt(random.nextInt(4)));
      }
      String turned =
          strip.reverse().toString().replace('T', 'x').replace('F', 'T').replace('x', 'F');
      strip.reverse();
      assertThat(values.of(turned)).isSameAs(games.negative(values.of(strip.toString())));
      assertThat(values.of(strip.toString())).isSameAs(naive(toads, strip.toString()));
    }
  }

  @Test
  void movesAreNamed() throws Exception {
    assertThat(toads.options("TF.T.", Side.LEFT))
        .extracting(after -> toads.move("TF.T.", after))
        .containsExactly("1-3", "4-5");
    Cheques table = Cheques.read("table", "8|-4 5|-5 1");
    assertThat(cashing.options(table, Side.LEFT))
        .extracting(after -> cashing.move(table, after))
        .containsExactly("a coin", "8|-4", "5|-5");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "T.x; strip:1:3: unknown symbol 'x'",
        "T F; strip:1:2: unknown symbol ' '",
        "'  '; strip:1:1: a strip has 1 to 40 squares"
      })
  void aStripThatCannotBeReadIsToldWithItsPlace(String strip, String message) {
    assertThatThrownBy(() -> ToadsAndFrogs.read("strip", strip))
        .isInstanceOf(ValueSyntaxException.class)
        .hasMessageStartingWith(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "8|-4 x; table:1:6: 'x' is no number of coins",
        "8|501; table:1:3: '501' is no number of coins",
        "400 400; table:1:1: there are more than 500 coins"
      })
  void aTableThatCannotBeReadIsToldWithItsPlace(String table, String message) {
    assertThatThrownBy(() -> Cheques.read("table", table))
        .isInstanceOf(ValueSyntaxException.class)
        .hasMessageStartingWith(message);
  }
}
