package org.hexproof.calculator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.hexproof.loopy.GraphLimit;
import org.hexproof.value.ValueSyntaxException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CgtCalculatorTest {
  private final CgtCalculator calculator =
      new CgtCalculator(new CgtCalculator.Limits(1 << 20, GraphLimit.DEFAULT, () -> {}));

  private String answer(String text) throws ValueSyntaxException {
    return calculator.answer("line", 1, text).text();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "{2|0}+1; {3|1}",
        "mean({{2|0}|-1}) + 1; 1",
        "cool({4|-4},1); ±3",
        "heat(*,1); ±1",
        "{2|0} <= 3; yes",
        "* > 0; no",
        "* || 0; yes",
        "^ ? 0; >",
        "^ |> 0; yes",
        "* <| 0; yes",
        "0 == {*|*}; yes",
        "outcome(*); whoever moves first wins",
        "stops({2|0}); 2, 0",
        "options(^*); {*,0|0}",
        "incentives(^); ^*",
        "thermograph(2); left 2 at -1, right 2 at -1, mast 2 from -1",
        "{oo|0} + 0; {∞|0}",
        "loony = loony + *3; yes",
        "nimvalue({*|*}); 0",
        "on + off; dud",
        "on - on; dud",
        "over + over; over",
        "1 + over; a{1|a}",
        "{0|over}; over",
        "upon + *; a{0,a|0}",
        "over > 0; yes",
        "over < 1/64; yes",
        "on > over; yes",
        "dud ? 0; ||",
        "onside(dud); on",
        "outcome(dud); Left begins: draw, Right begins: draw",
        "oo{} + 1; dud",
        "x{1|x} - 1; over",
        "x{0|y{0|x}}; over",
        "on + off = dud; yes",
        "^[on] = upon; yes",
        "v[on]* = -upon + *; yes",
        "^<on> = {0|*-upon}; yes",
        "onside(upon-upon) = ^<on>; yes",
        "+-on = {on|off}; yes",
        "1over = 1+over; yes",
        "inf; ∞"
      })
  void questionsAreAnswered(String question, String expected) throws Exception {
    assertThat(answer(question)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "boil(2); line:1:1: unknown function boil",
        "stops(on); line:1:1: stops is no question about this kind of game",
        "on + loony; line:1:1: games that entail and games that go on for ever",
        "v2 := 3; line:1:1: v2 stands for something already",
        "on := 3; line:1:1: on stands for something already",
        "x :=; line:1:5: expected a game, found the end",
        "2 <=; line:1:5: expected a game, found the end",
        "1 2; line:1:3: expected an operator, a relation or the end",
        "stops(1) + 1; line:1:10: expected the end, found '+'",
        "cool(1); line:1:1: cool takes 2 games, not 1"
      })
  void faultsAreTold(String question, String message) {
    assertThatThrownBy(() -> answer(question))
        .isInstanceOf(ValueSyntaxException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void namesStandForWhatTheyStoodFor() throws Exception {
    assertThat(answer("x := {2|0}")).isEqualTo("{2|0}");
    assertThat(answer("y := x + x")).isEqualTo("2");
    assertThat(answer("x := *")).isEqualTo("*");
    assertThat(answer("y + x")).isEqualTo("2*");
    calculator.forget();
    assertThat(answer("y + x")).isEqualTo("2*");
    // A short game is read again among games of another kind.
    assertThat(answer("x + over")).isEqualTo("over");
    assertThat(answer("z := over")).isEqualTo("over");
    assertThat(answer("z + z")).isEqualTo("over");
    assertThat(answer("{oo|x}")).isEqualTo("{∞|*}");
    assertThatThrownBy(() -> answer("z + loony")).hasMessageContaining("don't go together");
  }

  /** What is odd is refused, and nothing else is thrown. */
  @Test
  void oddLinesAreRefused() {
    Random random = new Random(Long.getLong("hexproof.seed", 1));
    String[] parts = {
      "{",
      "}",
      "|",
      "||",
      "1",
      "/",
      "2",
      "*",
      "^",
      "v",
      "+",
      "-",
      "±",
      "on",
      "x",
      ":=",
      "(",
      ")",
      ",",
      "oo",
      "loony",
      "cool",
      "<=",
      "?",
      ".",
      "tiny",
      "_",
      "[",
      "∞",
      "9999999999999999999"
    };
    for (int round = 0; round < 3000; round++) {
      StringBuilder text = new StringBuilder();
      for (int i = random.nextInt(8); i >= 0; i--) {
        text.append(parts[random.nextInt(parts.length)]);
      }
      try {
        assertThat(answer(text.toString())).isNotNull();
      } catch (ValueSyntaxException | ArithmeticException e) {
        assertThat(e.getMessage()).isNotEmpty();
      }
    }
  }

  @Test
  void loopyValuesReadBack() throws Exception {
    for (String text : new String[] {"1+over", "upon*", "{over|-1}", "{0||over|-3}", "^+under"}) {
      String written = answer(text);
      assertThat(answer(written + " = " + text)).as(written).isEqualTo("yes");
    }
  }
}
