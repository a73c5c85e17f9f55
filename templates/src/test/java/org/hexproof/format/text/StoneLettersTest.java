package org.hexproof.format.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A letter is never silently the other side's. */
class StoneLettersTest {
  private static Entry read(String drawing) throws FormatException {
    return new TextReader().entries(new Source("drawing", drawing)).get(0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "R B .|3x1 black a1 white b1|{}|R and B are read as Red and Blue",
        "R B O|3x1 black a1 white b1 c1|{}|R and B are read as Red and Blue",
        "B W .|3x1 black a1 white b1|{}|B and W are read as Black and White",
        "R . O|3x1 black a1 white c1|{}|R is read as Red",
        "R . X|3x1 black a1 c1 white -|{a1=R}|",
        "A B .|3x1 black a1 b1 white -|{a1=A, b1=B}|",
        "A R .|3x1 black a1 b1 white -|{a1=A, b1=R}|",
        "A . b|3x1 black a1 white -|{a1=A, c1=B}|",
        "C . D|3x1 black a1 c1 white -|{a1=C, c1=D}|",
      })
  void colorsAndLabels(String drawing, String position, String labels, String remark)
      throws FormatException {
    Entry entry = read(drawing);
    assertThat(entry.diagram().position()).hasToString(position);
    assertThat(entry.diagram().labels()).hasToString(labels);
    if (remark == null) {
      assertThat(entry.remarks()).isEmpty();
    } else {
      assertThat(entry.remarks()).anyMatch(each -> each.startsWith(remark));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"B . #", "W . #", "X . B", "O . B #", "X R B", "A R B", "A W .", "R W .", "R B W"})
  void whatIsUnclearIsRefused(String drawing) {
    assertThatThrownBy(() -> read(drawing))
        .isInstanceOf(FormatException.class)
        .hasMessageStartingWith("drawing:1:")
        .hasMessageContaining("may be a colour or the label of a black stone")
        .hasMessageContaining("hint: X is a black stone, O a white one");
  }

  @Test
  void theRemarkReachesTheTemplate() throws FormatException {
    assertThat(read("# R .\n . B .\n  . . .\n   -----\n").interpret(Optional.empty()).remarks())
        .containsExactly("R and B are read as Red and Blue");
  }
}
