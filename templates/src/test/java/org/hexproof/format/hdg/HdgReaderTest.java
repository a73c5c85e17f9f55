package org.hexproof.format.hdg;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.format.Diagram;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.format.Source;
import org.hexproof.format.text.TextReader;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.junit.jupiter.api.Test;

class HdgReaderTest {
  private static ImmutableList<Entry> read(String text) throws FormatException {
    return new HdgReader().entries(new Source("file.hdg", text));
  }

  @Test
  void namesComeFromTheFirstCommentAbove() throws Exception {
    ImmutableList<Entry> entries =
        read("; The file\n\n; II\n; note\n   A\n .   .\n-------\n; thanks\n\n  A\n.   .\n---\n");
    assertThat(entries).extracting(entry -> entry.diagram().name()).containsExactly("II", "");
    assertThat(entries)
        .extracting(Entry::place)
        .containsExactly(new Place("file.hdg", 5, 1), new Place("file.hdg", 10, 1));
  }

  @Test
  void rowsMayShiftEitherWay() throws Exception {
    Template template =
        read("   A   O\n .   X   .\n   .   .   .\n  -----------\n")
            .get(0)
            .template(Optional.empty());
    assertThat(template.board()).isEqualTo(new Board(3, 3));
    assertThat(template.promise())
        .isEqualTo(new Promise.ToEdge(ImmutableSet.of(Cell.parse("b1")), Edge.BOTTOM));
    assertThat(template.stones().black()).containsExactly(Cell.parse("b1"), Cell.parse("c1"));
    assertThat(template.carrier())
        .containsExactly(
            Cell.parse("a2"),
            Cell.parse("c2"),
            Cell.parse("a3"),
            Cell.parse("b3"),
            Cell.parse("c3"));
  }

  @Test
  void twoStonesAreJoinedToEachOther() throws Exception {
    assertThat(read("   A\n .   .\n   V\n").get(0).template(Optional.empty()).promise())
        .isEqualTo(new Promise.Interior(ImmutableSet.of(Cell.parse("b1"), Cell.parse("a3"))));
  }

  @Test
  void aStoneBelowATopEdge() throws Exception {
    assertThat(read("-----\n .   .\n   V\n").get(0).template(Optional.empty()).promise())
        .isEqualTo(new Promise.ToEdge(ImmutableSet.of(Cell.parse("a2")), Edge.TOP));
  }

  @Test
  void aFullBoardBetweenTwoEdgesIsAWholeBoard() throws Exception {
    Diagram diagram = read("-------\n .   O\n   .   .\n  -------\n").get(0).diagram();
    assertThat(diagram.edges()).containsExactlyInAnyOrder(Edge.values());
    assertThat(diagram.position().black()).containsExactly(Cell.parse("b1"));
  }

  @Test
  void whiteStonesBecomeHoles() throws Exception {
    Diagram diagram =
        new TextReader().entries(new Source("text", "  A\n . O .\n  -----\n")).get(0).diagram();
    assertThat(new HdgWriter().write(diagram))
        .isEqualTo(" X   A   X\n   .   X   .\n    -----------\n");
  }
}
