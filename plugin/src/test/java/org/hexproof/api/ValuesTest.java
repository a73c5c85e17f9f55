package org.hexproof.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

final class ValuesTest {
  private final Values values = new Values();

  private static Template first(Kind kind) {
    return Templates.library().stream()
        .filter(template -> template.kind() == kind)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void equalGamesHaveOneCanonicalForm() throws Exception {
    assertThat(values.of("superswitch:2 +c superswitch:1")).isEqualTo(values.of("superswitch:3"));
    assertThat(values.of("{⊤|⊤}")).hasToString("⊤").isEqualTo(values.of("T"));
    assertThat(values.of("{a,b|⊥}")).isNotEqualTo(values.of("{a|⊥}"));
  }

  @Test
  void valuesAreCompared() throws Exception {
    Value small = values.of("{b|{a|⊥}}");
    Value large = values.of("{a,b|a}");
    assertThat(small.isAtMost(large)).isTrue();
    assertThat(large.isAtMost(small)).isFalse();
    assertThat(small.isAtMost(small)).isTrue();
  }

  /** A promise that is kept is worth all there is. */
  @Test
  void keptPromisesAreTop() {
    for (Kind kind : new Kind[] {Kind.EDGE, Kind.INTERIOR, Kind.CONNECTS_BOTH}) {
      assertThat(values.of(first(kind))).hasToString("⊤");
    }
  }

  @Test
  void aForkIsWorthWhatItPromises() throws Exception {
    Value fork = values.of(first(Kind.PIVOTING));
    assertThat(values.of("b").isAtMost(fork) || values.of("{a|a,{b|⊥}}").isAtMost(fork)).isTrue();
  }

  @Test
  void fourStonesAreFourTerminals() throws Exception {
    Template four = Templates.parse("four.txt", " A . A\n  . . .\n   A . A\n").get(0);
    assertThat(values.of(four).toString()).isNotEmpty();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> values.of(four).isAtMost(values.of(first(Kind.EDGE))));
  }

  @Test
  void statementsAreTrueOrNot() throws Exception {
    assertThat(values.holds("{b|{a|⊥}} <= {a,b|a}")).isTrue();
    assertThat(values.holds("{a,b|a} <= {b|{a|⊥}}")).isFalse();
    assertThat(values.holds("passable {a,b|⊥}")).isTrue();
  }

  @Test
  void gamesAndStatementsAreToldApart() {
    assertThatThrownBy(() -> values.holds("{a|b}")).isInstanceOf(UnreadableException.class);
    assertThatThrownBy(() -> values.holds("depth {a|b}")).isInstanceOf(UnreadableException.class);
    assertThatThrownBy(() -> values.of("a <= b")).isInstanceOf(UnreadableException.class);
    assertThatThrownBy(() -> values.of("{a,b|"))
        .isInstanceOf(UnreadableException.class)
        .hasMessageStartingWith("expression:1:6: ");
  }

  @Test
  void whatIsTooLargeIsRefused() throws Exception {
    Template large =
        Templates.read(Path.of("..", "templates", "library", "edge", "row-5", "v-1-a.yaml")).get(0);
    assertThatThrownBy(() -> values.of(large))
        .isInstanceOf(TooLargeException.class)
        .hasMessageContaining("empty cells");
    assertThatThrownBy(() -> values.withMemory(1 << 20).of(medium()))
        .isInstanceOf(TooLargeException.class);
    assertThatIllegalArgumentException().isThrownBy(() -> values.withMemory(1));
  }

  private static Template medium() {
    return Templates.library().stream()
        .filter(template -> template.carrier().size() >= 15 && template.carrier().size() <= 18)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aValueOfBillionsOfAtomsIsNotWritten() throws Exception {
    String huge = "+p(superswitch:9,superswitch:9,tripleswitch:9)";
    assertThat(values.of(huge).toString()).hasSizeLessThan(100).contains("atoms");
    assertThat(values.of(huge)).isEqualTo(values.of(huge)).isNotEqualTo(values.of("{a|b}"));
  }
}
