package org.hexproof.format.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.hexproof.word.Labelled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class FormatTest {
  @ParameterizedTest
  @EnumSource
  void hasALabel(Format format) {
    assertThat(Labelled.find(Format.values(), format.label())).contains(format);
  }

  @ParameterizedTest
  @CsvSource({
    "a/b.yaml, YAML",
    "B.YML, YAML",
    "x.hdg, HDG",
    "x.sgf, SGF",
    "x.wiki, HEXBOARD",
    "x.hexboard, HEXBOARD",
    "x.hexworld, HEXWORLD",
    "x.htp, HTP"
  })
  void isToldByTheExtension(String name, Format format) {
    assertThat(Format.ofName(name)).contains(format);
  }

  @ParameterizedTest
  @CsvSource({"-", "x.txt", "x", "x.yaml.bak"})
  void isNotToldByOtherNames(String name) {
    assertThat(Format.ofName(name)).isEqualTo(Optional.empty());
  }

  @Test
  void isToldByTheContent() {
    assertThat(Format.ofText("Some prose <hexboard size=\"3x3\" /> more"))
        .isEqualTo(Format.HEXBOARD);
    assertThat(Format.ofText("<hex>R3 C3</hex>")).isEqualTo(Format.HEXBOARD);
    assertThat(Format.ofText("https://hexworld.org/board/#5,a1b2")).isEqualTo(Format.HEXWORLD);
    assertThat(Format.ofText(" (;GM[11]SZ[5])")).isEqualTo(Format.SGF);
    assertThat(Format.ofText("(;GM[11]SZ[5]C[https://hexworld.org/board/#5,a1b2])"))
        .isEqualTo(Format.SGF);
    assertThat(Format.ofText("12:30 my game (;GM[11]SZ[5])")).isEqualTo(Format.SGF);
    assertThat(Format.ofText("1: . . X\n 2: . O .\n")).isEqualTo(Format.TEXT);
    assertThat(Format.ofText("# note\nname: x\nboard: |\n  A .\n")).isEqualTo(Format.YAML);
    assertThat(Format.ofText("; name\n   A\n .   .\n-----\n")).isEqualTo(Format.HDG);
    assertThat(Format.ofText("   A\n .   .\n-----\n")).isEqualTo(Format.HDG);
    assertThat(Format.ofText("   O   .\n .   X   .\n-----\n")).isEqualTo(Format.HDG);
    assertThat(Format.ofText("-----\n.   O\n  O   .\n")).isEqualTo(Format.HDG);
    assertThat(Format.ofText("O   .\n  .   X\n")).isEqualTo(Format.TEXT);
    assertThat(Format.ofText("name: x\n A\n. .\n ---\n")).isEqualTo(Format.TEXT);
    assertThat(Format.ofText("name: x\n A\n  .\n  -\n")).isEqualTo(Format.TEXT);
  }
}
