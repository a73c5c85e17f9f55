package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ConvertCommandTest {
  @TempDir private Path folder;

  private String ziggurat() {
    return file(folder, "a.yaml", Samples.ZIGGURAT);
  }

  @ParameterizedTest
  @CsvSource({
    "yaml, kind: edge",
    "text, a b c d",
    "hexboard, <hexboard",
    "hdg, A",
    "sgf, GM[11]",
    "htp, boardsize",
    "svg, <svg"
  })
  void everyTextFormatIsWritten(String format, String part) {
    Shell.Outcome outcome = new Shell().run("convert", ziggurat(), "--to", format);
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).contains(part).endsWith("\n");
  }

  @Test
  void aPngIsWrittenToAFile() throws Exception {
    Path png = folder.resolve("a.png");
    assertThat(
            new Shell().run("convert", ziggurat(), "--to", "png", "--out", png.toString()).code())
        .isZero();
    assertThat(new String(Arrays.copyOf(Files.readAllBytes(png), 4), StandardCharsets.ISO_8859_1))
        .isEqualTo("\u0089PNG");
  }

  @Test
  void yamlReadsBackWhatItWrote() {
    Shell.Outcome once = new Shell().run("convert", ziggurat(), "--to", "yaml");
    Shell.Outcome twice = new Shell().input(once.out()).run("convert", "-", "--to", "yaml");
    assertThat(twice.out()).isEqualTo(once.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "--to", "--to jpeg"})
  void aMissingOrUnknownFormatIsAUsageError(String options) {
    Shell.Outcome outcome =
        new Shell().run(("convert " + ziggurat() + " " + options).strip().split(" "));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("hexproof: ");
  }

  @Test
  void textHasNoControlCharactersOfANameOrLabel() {
    String named = Samples.BRIDGE.replace("name: bridge", "name: \"\\e[31mred\\ttab\\a bell\\e\"");
    Shell.Outcome outcome =
        new Shell().run("convert", "--to", "text", file(folder, "named.yaml", named));
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).startsWith("name: [31mred\ttab  bell\n");
    assertThat(outcome.out().replaceAll("[\n\t]", "")).matches("\\P{Cc}*");
    Shell.Outcome again =
        new Shell().run("convert", "--to", "text", file(folder, "again.txt", outcome.out()));
    assertThat(again.out()).isEqualTo(outcome.out());
  }

  @Test
  void whatAFormatCannotHoldIsRefusedAndNothingIsWritten() {
    Path out = folder.resolve("out.yaml");
    String game = file(folder, "a.sgf", "(;FF[4]GM[11]SZ[3]AW[a1])");
    Shell.Outcome outcome =
        new Shell().run("convert", game, "--to", "yaml", "--out", out.toString());
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("a.sgf:1:");
    assertThat(out).doesNotExist();
  }
}
