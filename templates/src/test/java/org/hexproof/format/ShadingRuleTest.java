package org.hexproof.format;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Arrays;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.format.hexboard.HexboardReader;
import org.hexproof.format.hexboard.HexboardWriter;
import org.hexproof.format.sgf.SgfReader;
import org.hexproof.format.sgf.SgfWriter;
import org.hexproof.format.text.TextReader;
import org.hexproof.format.text.TextWriter;
import org.hexproof.template.Promise;
import org.junit.jupiter.api.Test;

/** Shaded cells on HexWiki are outside a template or all of it. */
class ShadingRuleTest {
  private static final String WHOLE = "the shaded cells are read as the template";
  private static final String OUTSIDE = "shaded cells are read as outside the template: ";

  private static Interpretation read(String attributes) throws FormatException {
    return new HexboardReader()
        .entries(new Source("page", "<hexboard " + attributes + "/>"))
        .get(0)
        .interpret(Optional.empty());
  }

  private static ImmutableSet<Cell> cells(String... names) {
    return Arrays.stream(names).map(Cell::parse).collect(ImmutableSet.toImmutableSet());
  }

  private static void remarks(Interpretation read, String start) {
    assertThat(read.remarks()).singleElement().asString().startsWith(start);
  }

  @Test
  void amongTheCellsOfATemplateAShadedOneIsOutside() throws FormatException {
    Interpretation read =
        read("size='4x8' edges='bottom' visible='area(e1,c2,a4,h4,h2,g1)' contents='R f1 S e3'");
    assertThat(read.template().carrier()).doesNotContain(Cell.parse("e3")).hasSize(22);
    remarks(read, OUTSIDE + "e3");
  }

  @Test
  void onARectangleAShadedAreaIsTheTemplate() throws FormatException {
    Interpretation read =
        read("size='4x6' edges='bottom' contents='R c2 f1 a1 B b1 S red:area(c2,a4,d4,d2)'");
    assertThat(read.template().carrier())
        .isEqualTo(cells("d2", "b3", "c3", "d3", "a4", "b4", "c4", "d4"));
    assertThat(read.template().stones().black()).isEqualTo(cells("c2"));
    assertThat(read.template().promise()).isEqualTo(new Promise.ToEdge(cells("c2"), Edge.BOTTOM));
    remarks(read, WHOLE);
  }

  @Test
  void anAreaBesideAStoneIsTheTemplateToo() throws FormatException {
    Interpretation read =
        read("size='3x6' edges='bottom' contents='R c1 d1 S d2 area(b2,a3,d3,d2)'");
    assertThat(read.template().stones().black()).isEqualTo(cells("c1", "d1"));
    remarks(read, WHOLE);
  }

  @Test
  void onARectangleAShadedAreaThatReachesNothingIsOutside() throws FormatException {
    Interpretation read = read("size='4x8' edges='bottom' contents='R f1 S e3 e2'");
    assertThat(read.template().carrier()).hasSize(29);
    remarks(read, OUTSIDE + "e2 e3");
  }

  @Test
  void aShadedAreaThatJoinsStonesIsTheTemplate() throws FormatException {
    Interpretation read = read("size='5x5' contents='R c2 b4 S b3 c3'");
    assertThat(read.template().promise()).isInstanceOf(Promise.Interior.class);
    assertThat(read.template().carrier()).hasSize(2);
    remarks(read, "the shaded cells");
  }

  @Test
  void aShadedPartWithAStoneIsAPartOfTheTemplate() throws FormatException {
    Interpretation read =
        read(
            "size='3x4' edges='bottom' visible='area(a3,d3,d1,c1)'"
                + " contents='R c1 S area(c1,d1,d2)'");
    assertThat(read.template().carrier()).hasSize(8);
    remarks(read, "all cells that are drawn");
  }

  @Test
  void bluesShadedAreasReachBluesEdges() throws FormatException {
    Interpretation read = read("size='4x4' contents='B c2 S d1 c3 d2 d3'");
    assertThat(read.template().promise()).isEqualTo(new Promise.ToEdge(cells("c2"), Edge.RIGHT));
    assertThat(read.template().carrier()).isEqualTo(cells("d1", "d2", "c3", "d3"));
  }

  @Test
  void whatIsWrittenIsReadAsItWasMeant() throws FormatException {
    SiteDiagrams random = new SiteDiagrams(15);
    for (int i = 0; i < 2000; i++) {
      Diagram diagram = random.visible(8);
      for (Shading shading : Shading.values()) {
        Diagram meant = withShading(diagram, shading);
        ShadingRule rule = ShadingRule.of(meant);
        if (shading != Shading.TEMPLATE) {
          String hexboard = new HexboardWriter().write(meant);
          assertThat(ShadingRule.of(diagram(new HexboardReader(), hexboard)).carrier())
              .as(hexboard)
              .isEqualTo(rule.carrier());
        }
        String text = new TextWriter().write(meant);
        assertThat(ShadingRule.of(diagram(new TextReader(), text)).carrier())
            .as(text)
            .isEqualTo(rule.carrier());
        if (shading != Shading.UNSAID) {
          String sgf = new SgfWriter().write(meant);
          assertThat(ShadingRule.of(diagram(new SgfReader(), sgf)).carrier())
              .as(sgf)
              .isEqualTo(rule.carrier());
        }
      }
    }
  }

  private static Diagram diagram(Reader reader, String text) throws FormatException {
    return reader.entries(new Source("written", text)).get(0).diagram();
  }

  private static Diagram withShading(Diagram diagram, Shading shading) {
    return new Diagram(
        diagram.name(),
        diagram.position(),
        diagram.visible(),
        diagram.edges(),
        diagram.shaded(),
        ImmutableMap.of(),
        diagram.toMove(),
        shading,
        ImmutableMap.of(),
        /* coordinates= */ true);
  }

  @Test
  void aTextDrawingMarksATemplateByColons() throws FormatException {
    String text =
        "template: b2\n    a b c\n    -----\n 1   X X .\n  2   : A :\n   3   : : .\n        -----\n";
    Entry entry = new TextReader().entries(new Source("drawing", text)).get(0);
    assertThat(entry.template(Optional.empty()).carrier()).isEqualTo(cells("a2", "c2", "a3", "b3"));
    assertThat(entry.template(Optional.empty()).stones().black()).isEqualTo(cells("b2"));
    assertThat(entry.diagram().position().board()).isEqualTo(new Board(3, 3));
    assertThat(new TextWriter().write(entry.diagram())).isEqualTo(text);
  }
}
