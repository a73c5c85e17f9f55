package org.hexproof.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameReaderTest {
  private static Game read(String text) throws ValueSyntaxException {
    return GameReader.read("expr", text, Posets.P3);
  }

  private static String write(Game game) {
    return GameWriter.write(game, Posets.P3, false);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "a; a",
        " T ; ⊤",
        "{a,{T|b}|a}; {a,{⊤|b}|a}",
        "{ {⊤|b} , a\t|a}; {a,{⊤|b}|a}",
        "{b,a,b|F}; {a,b|⊥}",
        "{c,{a,b|F},{a|F},a|F}; {a,c,{a|⊥},{a,b|⊥}|⊥}",
        "superswitch:2; {a,b|{a,b|a}}",
        "superswitch:1^op; {a|a,b}",
        "{superswitch:0,b|tester-sente^op}; {a,b|{a|a,b}}",
        "{{⊤|b}|⊥}^op; {⊤|{b|⊥}}",
        "{a|b}^op^op; {a|b}",
        "tester; {a,b|{a,b|{a|⊥}}}",
        "simpleswitch:2; {a,b|{a,{⊤|b}|a}}",
        "tripleswitch:1; {a,b,c|⊥}"
      })
  void readsAndWritesInOneOrder(String text, String written) throws Exception {
    assertThat(write(read(text))).isEqualTo(written);
    assertThat(read(written)).isEqualTo(read(text));
  }

  @Test
  void asciiHasLettersForTopAndBottom() throws Exception {
    assertThat(GameWriter.write(read("{⊤,a|{b|⊥}}"), Posets.P3, true)).isEqualTo("{a,T|{b|F}}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{a|d}; expr:1:4: unknown atom d",
        "{a|b; expr:1:1: this { is not closed",
        "{a,{b|c}; expr:1:1: this { is not closed",
        "{a|b}}; expr:1:6: this } closes no brace",
        "{|b}; expr:1:2: no left option",
        "{a|}; expr:1:4: no right option",
        "{a,|b}; expr:1:4: expected an atom",
        "{a}; expr:1:3: no right options",
        "{a|b|c}; expr:1:5: expected ','",
        "a b; expr:1:3: expected the end",
        "''; expr:1:1: expected an atom or {, found the end",
        "{a|superswitch:900}; expr:1:4: superswitch:900: a switch has at most",
        "{a|superswitch}; expr:1:4: unknown atom superswitch",
        "{a!|b}; expr:1:3: expected ','"
      })
  void faultsAreReportedWithTheirPlace(String text, String message) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(ValueSyntaxException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void placesCountLines() {
    assertThatThrownBy(() -> read("{a,\n  b|\n   q}")).hasMessageStartingWith("expr:3:4:");
  }

  @Test
  void namesNeedTheirAtoms() {
    assertThatThrownBy(() -> GameReader.read("expr", "tripleswitch:1", Posets.FORK))
        .hasMessageContaining("no atom c");
    assertThatThrownBy(() -> GameReader.read("expr", "x^op", PosetReader.read("p", "F<x<y<T")))
        .hasMessageContaining("no known duality");
  }

  @Test
  void nestingIsBounded() {
    String deep = "{".repeat(100_000);
    assertThatThrownBy(() -> read(deep)).hasMessageContaining("nested more than");
  }

  @Test
  void aTesterIsWhatThePaperSays() throws Exception {
    Values values = new Values(Posets.FORK);
    Game game = GameReader.read("expr", "{a,b|{a,b|{a|⊥}}}", Posets.FORK);
    Game tester = GameReader.read("expr", "tester", Posets.FORK);
    assertThat(values.of(game)).isEqualTo(values.of(tester));
  }
}
