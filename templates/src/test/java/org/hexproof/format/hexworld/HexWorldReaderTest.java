package org.hexproof.format.hexworld;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.format.Refusals.assertRefused;

import com.google.common.collect.ImmutableList;
import org.hexproof.format.Diagram;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HexWorldReaderTest {
  private static ImmutableList<Entry> read(String text) throws FormatException {
    return new HexWorldReader().entries(new Source("link", text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "https://hexworld.org/board/#5c1,a1b2c3|5x5 black a1 c3 white b2|WHITE",
        "https://hexworld.org/board/#7x4r9c1,g4|7x4 black g4 white -|WHITE",
        "https://hexworld.org/board/#5nc1,a3:s|5x5 black - white c1|BLACK",
        "https://hexworld.org/board/#5c1,a1:pb1:p|5x5 black a1 b1 white -|BLACK",
        "https://hexworld.org/board/#5c1,a1b2,c3d4|5x5 black a1 white b2|BLACK",
        "https://hexworld.org/board/#5c1,a1:rw|5x5 black a1 white -|WHITE",
        "https://hexworld.org/board/#30x30,aa30ad1|30x30 black aa30 white ad1|BLACK",
        "https://hexworld.org/board/#11|11x11 black - white -|BLACK",
        "#5c1,a1|5x5 black a1 white -|WHITE",
      })
  void links(String link, String position, String toMove) throws FormatException {
    Diagram diagram = read(link).get(0).diagram();
    assertThat(diagram.position()).hasToString(position);
    assertThat(diagram.toMove().orElseThrow()).hasToString(toMove);
  }

  @Test
  void severalLinksInProse() throws FormatException {
    ImmutableList<Entry> entries =
        read(
            "See [https://hexworld.org/board/#3c1,a1 this]\nor (http://HexWorld.org/board#4c1,b2).");
    assertThat(entries)
        .extracting(entry -> entry.diagram().position().toString())
        .containsExactly("3x3 black a1 white -", "4x4 black b2 white -");
    assertThat(entries)
        .extracting(entry -> entry.place().toString())
        .containsExactly("link:1:33", "link:2:30");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a1b2|1:1|no HexWorld link",
        "#c1,a1|1:2|no board size",
        "#41c1,|1:2|1 to 40",
        "#5c1,a1a1|1:8|a stone on a1 already",
        "#5x4c1,a5|1:8|a5",
        "#5c1,a1:x|1:8|unexpected ':x'",
        "#5c1,:s|1:6|can't be swapped",
        "#5x4c1,e4:s|1:10|off the board",
        "#5c1,a1:rba2|1:11|given up",
        "#5c1,a1,b2,c3|1:11|unexpected",
        "#5z,a1|1:3|unexpected",
      })
  void errorsWithTheirPlaces(String link, String place, String message) {
    assertRefused(new HexWorldReader(), link, place, message);
  }
}
