package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.CharMatcher;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How a drawing was read is told where it leaves a choice. */
final class ReadingRemarksTest {
  private static final String BLUE =
      "<hexboard size=\"3x2\" edges=\"right\" coords=\"none\" visible=\"b1--b2 a2 a3--b3\""
          + " contents=\"B A:a2 R b3\"/>";

  private static Shell.Outcome run(String input, String... args) {
    return new Shell().input(input).run(args);
  }

  @Test
  void verifyTellsItInEveryFormat() {
    String shaded = "<hexboard size=\"2x3\" edges=\"bottom\" contents=\"R b1 S area(b1,a2,b2)\"/>";
    assertThat(run(shaded, "verify", "-").out())
        .startsWith("pass")
        .contains("the shaded cells are read as the template, the others as outside");
    assertThat(run(shaded, "verify", "-", "--format", "json").out())
        .contains("\"remarks\": [", "the shaded cells are read as the template");
    assertThat(run(shaded, "verify", "-", "--format", "junit").out())
        .contains("the shaded cells are read as the template");
  }

  @Test
  void bluesTemplateKeepsTheNamesOfItsCells() {
    Shell.Outcome outcome = run(BLUE, "verify", "-");
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out())
        .contains("valid, not minimal: a3 is redundant")
        .contains("Blue's template: the colours are exchanged here")
        .contains("the right edge is read as Red's");
  }

  @Test
  void solveAndComposeAndConvertTellItOnStandardError() {
    String text = "# R .\n # B .\n  . . .\n   -----\n";
    String remark = "hexproof: -:1:1: R and B are read as Red and Blue\n";
    assertThat(run(text, "solve", "-").err()).isEqualTo(remark);
    assertThat(run(text, "convert", "-", "--to", "text").err()).isEqualTo(remark);
    assertThat(run(text, "convert", "-", "--to", "yaml").err()).isEqualTo(remark);
    assertThat(run(text, "value", "-", "--terminals", "promise").err()).isEqualTo(remark);
    assertThat(run(text, "compose", "-").err()).startsWith(remark);
  }

  @Test
  void aTemplateToASideIsReflectedInYaml() {
    Shell.Outcome outcome = run(". \\\n A \\\n  . \\\n", "convert", "-", "--to", "yaml");
    assertThat(outcome.code()).isZero();
    assertThat(outcome.err()).contains("written reflected", "cell b1 becomes a2");
    assertThat(outcome.out()).contains("  . A .\n   -----\n");
  }

  @Test
  void aHexboardKeepsItsLook() {
    String written = run(BLUE, "convert", "-", "--to", "hexboard").out();
    assertThat(written).contains("coords=\"none\"", "B A:a2", "R b3", "edges=\"right\"");
    String shaded = BLUE.replace("R b3", "R b3 S red:b1 b2");
    assertThat(run(shaded, "convert", "-", "--to", "hexboard").out()).contains("S b2 red:(b1)");
  }

  @ParameterizedTest
  @CsvSource({
    "SECOND_ROW, text, :",
    "SECOND_ROW, hexboard, ' S '",
    "SECOND_ROW, sgf, SL[",
    "BRIDGE, text, :",
    "BRIDGE, hexboard, ' S '",
    "BRIDGE, sgf, SL[",
    "BOTH, text, :",
    "BOTH, hexboard, ' S '",
    "BOTH, sgf, SL["
  })
  void whatComposeWroteReadsBackAsTheTemplate(String sample, String format, String mark)
      throws Exception {
    String template = (String) Samples.class.getDeclaredField(sample).get(null);
    Shell.Outcome composed = run(template, "compose", "-", "--to", format);
    assertThat(composed.code()).isZero();
    assertThat(composed.out()).contains(mark).doesNotContain("#");
    assertThat(shape(composed.out())).isEqualTo(shape(template));
  }

  /** The kind and the number of the carrier's cells and of black stones. */
  private static String shape(String template) {
    String yaml = run(template, "convert", "-", "--to", "yaml").out();
    return yaml.lines().filter(line -> line.startsWith("kind")).findFirst().orElseThrow()
        + CharMatcher.is('.').countIn(yaml)
        + CharMatcher.anyOf("ABX").countIn(yaml);
  }
}
