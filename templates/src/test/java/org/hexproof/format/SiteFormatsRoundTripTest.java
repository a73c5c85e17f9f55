package org.hexproof.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.Random;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.format.hexboard.HexboardReader;
import org.hexproof.format.hexboard.HexboardWriter;
import org.hexproof.format.hexworld.HexWorldReader;
import org.hexproof.format.hexworld.HexWorldWriter;
import org.hexproof.format.htp.HtpWriter;
import org.hexproof.format.sgf.SgfEntry;
import org.hexproof.format.sgf.SgfReader;
import org.hexproof.format.sgf.SgfWriter;
import org.junit.jupiter.api.Test;

/** What HexWiki, SGF and HexWorld files say is read back as it was written. */
class SiteFormatsRoundTripTest {
  private static final int COUNT = 500;

  private static Diagram readBack(Reader reader, String text) throws FormatException {
    ImmutableList<Entry> entries = reader.entries(new Source("written", text));
    assertThat(entries).hasSize(1);
    return entries.get(0).diagram();
  }

  /** As HexWiki has it: it can't say whose turn it is and what shading means. */
  private static Diagram onHexWiki(Diagram diagram, Random random) {
    ImmutableMap.Builder<Cell, String> tints = ImmutableMap.builder();
    for (Cell cell : diagram.shaded()) {
      if (random.nextBoolean()) {
        tints.put(cell, random.nextBoolean() ? "red" : "blue");
      }
    }
    return new Diagram(
        diagram.name(),
        diagram.position(),
        diagram.visible(),
        diagram.edges(),
        diagram.shaded(),
        diagram.labels(),
        Optional.empty(),
        Shading.UNSAID,
        tints.buildOrThrow(),
        /* coordinates= */ random.nextBoolean());
  }

  @Test
  void hexboards() throws FormatException {
    SiteDiagrams random = new SiteDiagrams(11);
    Random looks = new Random(11);
    for (int i = 0; i < COUNT; i++) {
      Diagram diagram = onHexWiki(random.diagram(26), looks);
      String text = new HexboardWriter().write(diagram);
      assertThat(readBack(new HexboardReader(), text)).as(text).isEqualTo(diagram);
    }
  }

  @Test
  void sgfDiagrams() throws FormatException {
    SiteDiagrams random = new SiteDiagrams(12);
    for (int i = 0; i < COUNT; i++) {
      Diagram diagram = random.visible(Board.MAX_SIDE);
      Diagram expected =
          new Diagram(
              diagram.name(),
              diagram.position(),
              diagram.visible(),
              ImmutableSet.copyOf(Edge.values()),
              diagram.shaded(),
              diagram.labels(),
              diagram.toMove());
      String text = new SgfWriter().write(diagram);
      assertThat(readBack(new SgfReader(), text)).as(text).isEqualTo(expected);
      assertThat(text.lines()).allMatch(line -> line.length() <= 80);
    }
  }

  @Test
  void gameTrees() throws FormatException {
    SiteDiagrams random = new SiteDiagrams(13);
    for (int i = 0; i < COUNT; i++) {
      String text = random.game();
      SgfEntry entry = (SgfEntry) new SgfReader().entries(new Source("game", text)).get(0);
      String written = new SgfWriter().write(entry.game().tree());
      SgfEntry back = (SgfEntry) new SgfReader().entries(new Source("game", written)).get(0);
      assertThat(written.replace("\n", "")).isEqualTo(text.replace("\n", ""));
      assertThat(new SgfWriter().write(back.game().tree())).isEqualTo(written);
      assertThat(back.diagram()).isEqualTo(entry.diagram());
    }
  }

  @Test
  void hexWorldLinks() throws FormatException {
    SiteDiagrams random = new SiteDiagrams(14);
    for (int i = 0; i < COUNT; i++) {
      Diagram diagram = random.diagram(Board.MAX_SIDE);
      String text = new HexWorldWriter().write(diagram);
      Diagram back = readBack(new HexWorldReader(), text);
      assertThat(back.position()).as(text).isEqualTo(diagram.position());
      diagram.toMove().ifPresent(color -> assertThat(back.toMove()).hasValue(color));
    }
  }

  @Test
  void whatHexWikiCannotDrawIsRefused() {
    Diagram large = Diagram.of(Position.empty(new Board(27, 3)), Optional.empty());
    Diagram labelled =
        new Diagram(
            "",
            Position.empty(new Board(3, 3)),
            ImmutableSet.of(),
            ImmutableSet.of(),
            ImmutableSet.of(),
            ImmutableMap.of(new Cell(0, 0), "\"/>"),
            Optional.empty());
    assertThatThrownBy(() -> new HexboardWriter().write(large))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("3 x 27");
    assertThatThrownBy(() -> new HexboardWriter().write(labelled))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no label");
    assertThatThrownBy(() -> new SgfWriter().write(labelled))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("visible");
  }

  @Test
  void htpCommands() {
    Position position =
        Position.of(
            new Board(5, 4),
            ImmutableList.of(Cell.parse("b1"), Cell.parse("a2")),
            ImmutableList.of(Cell.parse("e4")));
    assertThat(new HtpWriter().write(Diagram.of(position, Optional.of(Color.BLACK))))
        .isEqualTo("boardsize 5 4\nplay black b1\nplay black a2\nplay white e4\n");
  }
}
