package org.hexproof.format.hexboard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.hexproof.format.Refusals.assertRefused;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Arrays;
import java.util.Map;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.NoTemplateException;
import org.hexproof.format.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HexboardReaderTest {
  private static ImmutableList<Entry> readAll(String page) throws FormatException {
    return new HexboardReader().entries(new Source("page.wiki", page));
  }

  private static Diagram read(String page) throws FormatException {
    ImmutableList<Entry> entries = readAll(page);
    assertThat(entries).hasSize(1);
    return entries.get(0).diagram();
  }

  private static ImmutableSet<Cell> cells(String names) {
    return Arrays.stream(names.strip().split("\\s+"))
        .map(Cell::parse)
        .collect(ImmutableSet.toImmutableSet());
  }

  private static ImmutableMap<Cell, String> onCells(String texts) {
    return Splitter.on(' ').withKeyValueSeparator('=').split(texts).entrySet().stream()
        .collect(
            ImmutableMap.toImmutableMap(entry -> Cell.parse(entry.getKey()), Map.Entry::getValue));
  }

  @Test
  void aTemplatePage() throws FormatException {
    Diagram diagram =
        read(
            """
            == Templates ==
            === [[Edge template IV1b|IV-1-b]] ===
            If 2 < 3, this '''holds'''.

            <hexboard size="4x8"
               coords="hide"
               edges="bottom"
               visible="area(f1,c2,a4,h4,h2,g1)"
               contents="R f1 S e3"
               />
            The shaded cell is not needed.
            """);

    assertThat(diagram.name()).isEqualTo("IV-1-b");
    assertThat(diagram.position())
        .isEqualTo(Position.of(new Board(8, 4), cells("f1"), ImmutableSet.of()));
    assertThat(diagram.edges()).containsExactly(Edge.BOTTOM);
    assertThat(diagram.visible())
        .isEqualTo(cells("f1 g1 c2 d2 e2 f2 g2 h2 b3 c3 d3 e3 f3 g3 h3 a4 b4 c4 d4 e4 f4 g4 h4"));
    assertThat(diagram.shaded()).isEqualTo(cells("e3"));
    assertThat(diagram.labels()).isEmpty();
    assertThat(diagram.toMove()).isEmpty();
  }

  @Test
  void theSizeHasTheRowsFirst() throws FormatException {
    assertThat(read("<hexboard size=\"2x5\"/>").position().board()).isEqualTo(new Board(5, 2));
  }

  @Test
  void stonesLabelsArrowsAndGroups() throws FormatException {
    Diagram diagram =
        read(
            "<hexboard contents=\"R a1 1:b2 arrow(1):c1 B 2:c3 →:d4\n"
                + "E *:a2 +:(d1 a3--a4) -:b1 A:d2 S red:area(b3,b4,c4) blue:d3 x:a4\" size='4x4'/>");

    assertThat(diagram.position())
        .isEqualTo(Position.of(new Board(4, 4), cells("a1 b2 c1"), cells("c3 d4")));
    assertThat(diagram.labels())
        .isEqualTo(onCells("b2=1 c1=arrow(1) c3=2 d4=→ a2=* d1=+ a3=+ a4=x b1=- d2=A"));
    assertThat(diagram.shaded()).isEqualTo(cells("b3 b4 c4 d3 a4"));
    assertThat(diagram.tints()).isEqualTo(onCells("b3=red b4=red c4=red d3=blue"));
    assertThat(diagram.edges()).containsExactlyInAnyOrder(Edge.values());
    assertThat(diagram.visible()).hasSize(16);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-(a1 b1)|c1 a2 b2 c2 a3 b3 c3",
        "-c3 a1|b1 c1 a2 b2 c2 a3 b3",
        "all -a1--a3|b1 c1 b2 c2 b3 c3",
        "all - area(a1,c1,a3)|c2 b3 c3",
        "a1--c1 b2|a1 b1 c1 b2",
        "a3--c1|a3 b2 c1",
        "c1--c3 -(c2 c3)|c1",
        "(a1 (b1 c1 -b1)) a2|a1 c1 a2",
        "area(a1,c1,c3)|a1 b1 c1 b2 c2 c3",
        "area(b2)|b2",
        "area(a1, c3)|a1 b2 c3",
        "a1,b2|a1 b2",
      })
  void setsOfCells(String visible, String expected) throws FormatException {
    assertThat(read("<hexboard size=\"3x3\" visible=\"" + visible + "\"/>").visible())
        .isEqualTo(cells(expected));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "top|TOP",
        "top bottom|TOP BOTTOM",
        "left, right|LEFT RIGHT",
        "all|TOP BOTTOM LEFT RIGHT",
        "-top|BOTTOM LEFT RIGHT",
      })
  void edges(String edges, String expected) throws FormatException {
    assertThat(read("<hexboard size=\"3x3\" edges=\"" + edges + "\"/>").edges())
        .extracting(Edge::name)
        .containsExactlyInAnyOrder(expected.split(" "));
  }

  @Test
  void noEdges() throws FormatException {
    assertThat(read("<hexboard size=\"3x3\" edges=\"none\"/>").edges()).isEmpty();
  }

  @Test
  void entitiesQuotesAndClosingTags() throws FormatException {
    Diagram diagram =
        read("<HexBoard size=3x3 contents='R&nbsp;a1 E &#42;:b2 &rarr;:c3 &minus;:a3'></hexboard>");
    assertThat(diagram.position().black()).isEqualTo(cells("a1"));
    assertThat(diagram.labels()).isEqualTo(onCells("b2=* c3=→ a3=-"));
  }

  @Test
  void severalBoardsInProse() throws FormatException {
    ImmutableList<Entry> entries =
        readAll(
            """
            = A =
            <hexboard size="1x2"/> and <hex>R2 C1</hex>
            <!-- <hexboard size="9x9"/> --><nowiki><hexboard></nowiki>
            ==B ''c''==\r
            <div><hexboard size="3x1"/></div>
            """);
    assertThat(entries)
        .extracting(entry -> entry.diagram().name())
        .containsExactly("A", "A", "B c");
    assertThat(entries)
        .extracting(entry -> entry.diagram().position().board())
        .containsExactly(new Board(2, 1), new Board(1, 2), new Board(1, 3));
    assertThat(entries)
        .extracting(entry -> entry.place().toString())
        .containsExactly("page.wiki:2:1", "page.wiki:2:28", "page.wiki:5:6");
  }

  @Test
  void theOlderForm() throws FormatException {
    Diagram diagram =
        read(
            """
            <hex> R3 C4 Q1 B:on
            Va1 R2b1 Hc1 B3d1 Sa2 *b2 Pc2 +d2
            3:RB_* Mb2 Mc2 </hex>
            """);
    assertThat(diagram.position())
        .isEqualTo(Position.of(new Board(4, 3), cells("a1 b1 a3 b2"), cells("c1 d1 b3 c2")));
    assertThat(diagram.labels()).isEqualTo(onCells("b1=2 d1=3 a2=* b2=1 c2=2 d2=+ d3=*"));
  }

  @Test
  void theOlderFormInSmallLetters() throws FormatException {
    assertThat(read("<HEX>r3 c4 q1 b:on va1 r2b1 3:rb_* play</HEX>"))
        .isEqualTo(read("<hex>R3 C4 Q1 B:on Va1 R2b1 3:RB_* play</hex>"));
  }

  @Test
  void theLastOfTwoAttributesCounts() throws FormatException {
    Entry entry = readAll("<hexboard size='4x4' edges='top' size='2x3'/>").get(0);
    assertThat(entry.diagram().position().board()).isEqualTo(new Board(3, 2));
    assertThat(entry.remarks())
        .containsExactly("attribute size is given twice; the last counts, as on the wiki");
  }

  @Test
  void aDefaultMayHaveADefault() throws FormatException {
    Entry entry =
        readAll("<hexboard size='{{{size|{{{1|3x4}}}}}}' contents='R {{{2|a1}}}'/>").get(0);
    assertThat(entry.diagram().position())
        .isEqualTo(Position.of(new Board(4, 3), cells("a1"), ImmutableSet.of()));
    assertThat(entry.remarks())
        .contains("the template's parameter {{{size|3x4}}} is read as its default");
    assertRefused(
        new HexboardReader(), "<hexboard size='{{{1|{{x}}}}}'/>", "1:17", "a template call");
    String deep = "{{{a|".repeat(100_000) + "3x4" + "}}}".repeat(100_000);
    assertRefused(
        new HexboardReader(), "<hexboard size='" + deep + "'/>", "1:17", "a template call");
  }

  @Test
  void aCallThatDrawsABoardIsTold() throws FormatException {
    String page =
        "== x ==\n{{hexboard|size=3x4}}\n<nowiki>{{hexboard|1}}</nowiki><hexboard size='1x2'/>";
    assertThat(readAll(page)).hasSize(1);
    assertThat(new HexboardReader().read(new Source("page.wiki", page)).get(0))
        .satisfies(
            call -> {
              assertThat(call.name()).isEqualTo("x");
              assertThatThrownBy(call::entry)
                  .isInstanceOf(NoTemplateException.class)
                  .hasMessageStartingWith("page.wiki:2:1: a template call in place of a board");
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "&lt;hexboard size=|1:1|not closed",
        "<hexboard contents='|1:20|quotation",
        "x <hexboard/>|1:3|no size",
        "x <hexboard size='3x3'>|1:3|not closed",
        "<hexboard size='3'/>|1:17|not a size",
        "<hexboard size='41x3'/>|1:17|1 to 40",
        "<hexboard size=“3x3” />|1:16|the quotation mark “ is not a straight one",
        "<hexboard size='3x3' contents/>|1:22|no value",
        "<hexboard size='2x3' contents='R a1 a3'/>|1:37|cell a3 is not on the board",
        "<hexboard size='3x3' contents='R a1 B b2 a1'/>|1:42|both a red and a blue stone on a1",
        "<hexboard size='3x3' contents='a1'/>|1:32|before any of R, B, E and S",
        "<hexboard size='3x3' contents='R ab:a1'/>|1:34|'ab' is not a label",
        "<hexboard size='3x3' contents='R &amp;:a1'/>|1:34|'&' is not a label",
        "<hexboard size='3x3' contents='R&nbsp;a1 ?'/>|1:42|expected a cell",
        "<hexboard size='3x3' contents='R arrow(13):a1'/>|1:34|no hour of the clock",
        "<hexboard size='3x3' contents='R (a1'/>|1:37|expected ')'",
        "<hexboard size='3x3' contents='R a1)'/>|1:36|a ')' without its '('",
        "<hexboard size='3x3' visible='a1--b3'/>|1:31|not straight",
        "<hexboard size='3x3' visible='a1-a3'/>|1:33|single '-'",
        "<hexboard size='3x3' visible=''/>|1:31|expected a cell",
        "<hexboard size='3x3' visible='area(a1'/>|1:38|expected ')'",
        "<hexboard size='3x3' edges='top middle'/>|1:33|expected an edge",
        "<hexboard size='3x3'> a </hexboard>|1:22|text inside",
        "<hex>R3 C3 Xa1</hex>|1:12|unknown word 'Xa1'",
        "<hex>R3 Va1</hex>|1:1|number of columns",
        "<hex>R3 C3 R4</hex>|1:12|given twice",
        "<hex>R3 C3 Va4</hex>|1:12|a4",
        "<hex>R3 C3 4:RRR</hex>|1:12|does not fit",
        "<hex>R3 C3 Va1 Ha1</hex>|1:16|both a red and a blue stone",
        "<hex>R3 C3|1:1|not closed",
        "x <nowiki/><nowiki> <hex>R3 C3</hex>|1:12|<nowiki> is not closed",
      })
  void errorsWithTheirPlaces(String page, String place, String message) {
    assertRefused(new HexboardReader(), page, place, message);
  }

  @Test
  void placesInsideAttributesOfSeveralLines() {
    assertRefused(
        new HexboardReader(),
        "text\r\n<hexboard size=\"3x3\"\r\n  contents=\"R a1\r\n\t B é\"/>",
        "4:5",
        "expected a cell, found 'é'");
  }

  @Test
  void deepParenthesesAreRefused() {
    String deep = "(".repeat(100_000) + "a1" + ")".repeat(100_000);
    assertThatThrownBy(() -> read("<hexboard size=\"3x3\" visible=\"" + deep + "\"/>"))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("too deep");
  }
}
