package org.hexproof.format.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.hexproof.format.Refusals.assertRefused;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import org.hexproof.board.Cell;
import org.hexproof.format.Diagram;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SgfReaderTest {
  private static ImmutableList<Entry> read(String text) throws FormatException {
    return new SgfReader().entries(new Source("game.sgf", text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "(;GM[11]SZ[5]AB[a1][B2]AW[c3]PL[W])|5x5 black a1 b2 white c3|WHITE",
        "(;FF[4]GM[11]SZ[5:4];AB[e4]PL[B])|5x4 black e4 white -|BLACK",
        "(;GM[11]SZ[30]AB[ad30])|30x30 black ad30 white -|none",
        "(;GM[11]SZ[3]AB[a1:c1]AW[a2:b3];AE[b1][b3])|3x3 black a1 c1 white a2 b2 a3|none",
        "(;GM[11]SZ[5];B[a1];W[b2])|5x5 black a1 white b2|BLACK",
        "(;GM[11]SZ[5];W[a1])|5x5 black - white a1|BLACK",
        "(;GM[11]SZ[5];B[a3];W[swap-pieces])|5x5 black - white c1|BLACK",
        "(;GM[11]SZ[5];B[a3];W[swap-sides])|5x5 black a3 white -|BLACK",
        "(;GM[11]SZ[5];B[a3];W[SWAP];W[b2])|5x5 black a3 white b2|BLACK",
        "(;GM[11]SZ[5];B[a3];W[SWAP];B[b2])|5x5 black b2 white c1|WHITE",
        "(;GM[11]SZ[5];B[a3];W[swap-pieces];W[c1];B[b3])|5x5 black a3 b3 white c1|WHITE",
        "(;GM[11]SZ[5];B[a3];W[swap-pieces];W[pass];B[c1])|5x5 black c1 a3 white -|WHITE",
        "(;GM[11]SZ[5];B[a3];W[swap-pieces];BL[3];W[b2])|5x5 black a3 white b2|BLACK",
        "(;GM[11]SZ[5];B[a3];W[swap-pieces];B[b2];W[b1])|5x5 black b2 white b1 c1|BLACK",
        "(;GM[11]SZ[5];B[a3];W[pass];B[])|5x5 black a3 white -|WHITE",
        "(;GM[11]SZ[5];B[a3];W[resign])|5x5 black a3 white -|WHITE",
        "(;GM[11]SZ[5](;B[a1](;W[b1])(;W[c1]))(;B[d1]))|5x5 black a1 white b1|BLACK",
        "(;FF[4]EV[hex.x]SZ[13];W[ac];B[swap];W[ba])|13x13 black b1 white c1|WHITE",
        "(;FF[4]SZ[13];W[ac];B[bd])|13x13 black a3 white b4|BLACK",
        "(;GaMe[11]SiZe[2]AddBlack[a1])|2x2 black a1 white -|none",
      })
  void positionsAfterTheMainLine(String text, String position, String toMove)
      throws FormatException {
    Diagram diagram = read(text).get(0).diagram();
    assertThat(diagram.position()).hasToString(position);
    assertThat(diagram.toMove().map(Enum::name).orElse("none")).isEqualTo(toMove);
  }

  @Test
  void labelsNameAndEscapes() throws FormatException {
    Diagram diagram =
        read("(;GM[11]SZ[3]GN[a \\] b]C[x \\\\ ; ( [ y]LB[a1:1:2\\]][b2:a\\:b])").get(0).diagram();
    assertThat(diagram.name()).isEqualTo("a ] b");
    assertThat(diagram.labels())
        .isEqualTo(ImmutableMap.of(Cell.parse("a1"), "1:2]", Cell.parse("b2"), "a:b"));
  }

  @Test
  void labelsStayWithTheirNode() throws FormatException {
    assertThat(read("(;GM[11]SZ[3]LB[a1:x];B[b2])").get(0).diagram().labels()).isEmpty();
  }

  @Test
  void severalGames() throws FormatException {
    ImmutableList<Entry> entries = read("(;GM[11]SZ[3])\n (;GM[11]SZ[4];B[a1])");
    assertThat(entries)
        .extracting(entry -> entry.diagram().position().board().cols())
        .containsExactly(3, 4);
    assertThat(entries.get(1).place()).hasToString("game.sgf:2:3");
  }

  @Test
  void anyNodeOfTheTree() throws FormatException {
    SgfEntry entry = (SgfEntry) read("(;GM[11]SZ[5](;B[a1](;W[b1])(;W[c1]))(;B[d1]))").get(0);
    GameTree tree = entry.game().tree();
    GameTree first = tree.variations().get(0);
    GameTree second = first.variations().get(1);
    Diagram diagram = entry.game().at(ImmutableList.of(tree.root(), first.root(), second.root()));
    assertThat(diagram.position()).hasToString("5x5 black a1 white c1");
    assertThatThrownBy(
            () -> entry.game().at(ImmutableList.of(tree.root(), first.root(), first.root())))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "``|1:1|holds no game",
        "( )|1:1|holds no game",
        "(;GM[1]SZ[19])|1:6|another game",
        "(;GM[11])|1:2|no board size",
        "(;GM[11]SZ[5x5])|1:12|not a size",
        "(;GM[11]SZ[99])|1:12|1 to 40",
        "(;GM[11]SZ[5];SZ[6])|1:15|first node only",
        "(;GM[11]SZ[5]AB[f1])|1:17|not on the board",
        "(;GM[11]SZ[5]AB[cd])|1:17|Hex points",
        "(;SZ[9];W[cd];B[a1])|1:17|Go points",
        "(;SZ[9];W[cd];B[swap-pieces])|1:17|Go points",
        "(;SZ[9];W[a1];B[cd])|1:17|Hex points",
        "(;GM[11]SZ[5]AB[a1]AW[a1])|1:23|set by AB and by AW",
        "(;GM[11]SZ[5];B[a1];W[a1])|1:23|a stone on a1 already",
        "(;GM[11]SZ[5];B[a1]W[b1])|1:20|two moves",
        "(;GM[11]SZ[5];B[a1][b1])|1:21|one value only",
        "(;GM[11]SZ[5]PL[X])|1:17|no player",
        "(;GM[11]SZ[5]LB[a1])|1:17|without its point",
        "(;GM[11]SZ[5]AB[b2:a1])|1:17|upper left",
        "(;GM[11]SZ[5:3];B[e1];W[swap-pieces])|1:25|off the board",
      })
  void errorsWithTheirPlaces(String text, String place, String message) {
    assertRefused(new SgfReader(), text, place, message);
  }

  @Test
  void deepVariationsAreRefused() {
    assertThatThrownBy(() -> read("(;GM[11]SZ[5]" + "(;".repeat(100_000)))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("too deep");
  }
}
