package org.hexproof.hot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.hexproof.cgt.CgtReader;
import org.hexproof.cgt.Dyadic;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.ValueSyntaxException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ShortExpressionTest {
  private final Games games = new Games();

  private Game read(String text) throws ValueSyntaxException {
    return CgtReader.read("game", text, games);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{|}; 0",
        "{ | }; 0",
        "{3|10}; 4",
        "{1/2|}; 1",
        "{0|1/4}; 1/8",
        "{|-2}; -3",
        "0.375; 3/8",
        "-6/4; -3/2",
        "{5+1/2|5+5/8}; 89/16",
        "{0|0}; *",
        "*0; 0",
        "*2+*3; *",
        "{0,*|0,*}; *2",
        "{0|*}; ^",
        "↑; ^",
        "^3*2-^; ^2*2",
        "v2; v2",
        "-^2*; v2*",
        "{0,*|0}; ^*",
        "1*; 1*",
        "-1^; -1^",
        "2-^; 2v",
        "{1|-1}; ±1",
        "+-1; ±1",
        "1+-1; {2|0}",
        "1±1; {2|0}",
        "1+ -1; 0",
        "±{5|1}; ±{5|1}",
        "±(1*); ±{1*}",
        "{0||0|-2}; Tiny(2)",
        "{2|0||0}; Miny(2)",
        "2Tiny(2); 2Tiny(2)",
        "-2Tiny(2); -2Tiny(2)",
        "2.Tiny(2); 2.Tiny(2)",
        "-2.Tiny(2)-1; -1+2.Miny(2)",
        "3.^; ^3",
        "2.{1|0}; 1",
        "-2.(1/2); -1",
        "{1|0||-3|-4}; {{1|0}|{-3|-4}}",
        "Tiny(1/2)+1; 1Tiny(1/2)",
        "{{2|0}|-1}; {{2|0}|-1}",
        "±{0,{{2|0},2Tiny(2)|{2|0},Miny(2)}}; ±{0,{{2|0},2Tiny(2)|{2|0},Miny(2)}}",
        "^^; ^2",
        "^^*; ^2*",
        "vv*; v2*",
        "vvv; v3",
        "v.3*; v3*",
        "^.4; ^4",
        "^0; 0",
        "v0*2; *2",
        "⇑*; ^2*",
        "↓↓; v2",
        "up; ^",
        "Up+up*; ^2*",
        "2up; 2^",
        "down*2; v*2",
        "star; *",
        "star2; *2",
        "3.up; ^3",
        "1/2^; 1/2^",
        "v4*5; v4*5",
        "9v3*5; 9v3*5",
        "^<1>; ^",
        "^[1]; ^",
        "^<2>; {0|v*}",
        "^<2>*; {0,*|v}",
        "^.Pow(2); {0|v*}",
        "^[2]-^<2>; ^",
        "^[4]; {{{^|*}|*}|*}",
        "v[2]; {*|v}",
        "+_2; Tiny(2)",
        "-_2; Miny(2)",
        "1+_2; 1Tiny(2)",
        "1-_2; 1Miny(2)",
        "⧾2; Tiny(2)",
        "tiny 2; Tiny(2)",
        "tiny_2; Tiny(2)",
        "tiny{2|1}; {0|{0|{-1|-2}}}",
        "+_{2|1}; {0|{0|{-1|-2}}}",
        "+_1/2-+_1/2; 0",
        "−1; -1",
        "2∗3; 2*3",
        "{1|*}; {1|*}",
        "{4||2|1|||0}; {{4|{2|1}}|0}",
        "*64; *64",
        "*64+*3; *67",
        "*1000+*24; *1008",
        "101.^; ^101",
        "1000.^*; ^1000",
        "999.^*; ^999*",
        "^600-^599*; ^*",
        "200.*; 0",
        "(1+*)-(1+*); 0",
        "--1; 1"
      })
  void isReadAndWritten(String text, String expected) throws Exception {
    Game game = read(text);
    assertThat(game).hasToString(expected);
    assertThat(read(expected)).isSameAs(game);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{1|2; game:1:1: this { is not closed",
        "{1|2}}; game:1:6: this } closes no brace",
        "{1}; game:1:1: there is no | in these braces",
        "{1|2|3}; game:1:5: which of these | divides first?",
        "1/3; game:1:1: the denominator 3 is no power of 2",
        "0.1; game:1:1: 0.1 is no dyadic rational",
        "{0|x}; game:1:4: unknown game x",
        "1+on; game:1:3: on is no short game",
        "{∞|0}; game:1:2: ∞ is no short game",
        "1+; game:1:3: expected a game, found the end",
        "(1; game:1:1: this ( is not closed",
        "Tiny; game:1:5: expected (, found the end`  hint: what it is made of follows, as in"
            + " Tiny(2)",
        ".5; game:1:1: expected a game, found '.'`  hint: a number begins with a digit, as in 0.5",
        "^2.3; game:1:2: ups and downs have whole numbers`  hint: how many of them are added stands"
            + " before, as in 3.^2",
        "*2.5; game:1:2: nimbers have whole numbers",
        "oo; game:1:1: oo is no short game",
        "^[0]; game:1:3: expected a power of ↑ from 1 on",
        "^<2]; game:1:4: expected '>', found ']'",
        "^^3; game:1:3: expected an operator or the end, found '3'",
        "*1024; game:1:2: nimbers are read up to 1023, not 1024",
        "^1001; game:1:2: ups and downs are read up to 1000, not 1001",
        "1001.{1|0}; game:1:1: multiples are whole numbers up to 1000, not 1001",
        "99999999999999999999; game:1:1: a number is too large or too fine",
        "2{1|0}; game:1:2: a sum or a multiple?",
        "1 2; game:1:3: expected an operator or the end, found '2'"
      })
  void aFaultIsToldWithItsPlace(String text, String message) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(ValueSyntaxException.class)
        .hasMessageStartingWith(message.replace('`', '\n'));
  }

  @Test
  void termsOfASumAreKept() throws Exception {
    assertThat(CgtReader.readTerms("game", "{2|0} -^ +-1", games))
        .extracting(CgtReader.Term::text)
        .containsExactly("{2|0}", "-^", "+-1");
  }

  @Test
  void aSumOfNumbersThatIsTooLargeIsRefused() {
    assertThatThrownBy(() -> read("9000000000000000000+9000000000000000000"))
        .isInstanceOf(Dyadic.RangeException.class);
  }

  @Test
  void aStoreThatIsFullSaysSo() {
    assertThatThrownBy(() -> CgtReader.read("game", "*40", new Games(20)))
        .isInstanceOf(GameTooLargeException.class)
        .hasMessageContaining("20");
  }

  @Test
  void aGameThatIsTooLongIsNotWritten() throws Exception {
    assertThat(GameWriter.write(read("{{2|1}|{-3|-7}}"), 10)).isEmpty();
  }
}
