package org.hexproof.format.file;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Arrays;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Interpretation;
import org.hexproof.format.Member;
import org.hexproof.format.Source;
import org.hexproof.format.yaml.YamlReader;
import org.hexproof.format.yaml.YamlWriter;
import org.hexproof.template.Kind;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.junit.jupiter.api.Test;

/** What people paste is read as they mean it, or refused with advice. */
class PastedInputTest {
  private static final String TAG =
      "<hexboard size=\"3x4\" edges=\"bottom\" visible=\"area(a3,d3,d1,c1)\" contents=\"R c1\"/>";
  private static final String ZIGGURAT = "# # A .\n # . . .\n  . . . .\n   -------\n";

  private static ImmutableList<Entry> entries(String text) throws FormatException {
    return Member.entries(Formats.read("-", text.getBytes(UTF_8)));
  }

  private static Interpretation read(String text) throws FormatException {
    ImmutableList<Entry> entries = entries(text);
    assertThat(entries).hasSize(1);
    return entries.get(0).interpret(Optional.empty());
  }

  private static void sameAsZiggurat(String text) throws FormatException {
    Template template = read(text).template();
    assertThat(template.promise()).isEqualTo(new Promise.ToEdge(cells("c1"), Edge.BOTTOM));
    assertThat(template.board()).isEqualTo(new Board(4, 3));
    assertThat(template.carrier()).isEqualTo(cells("d1", "b2", "c2", "d2", "a3", "b3", "c3", "d3"));
  }

  private static ImmutableSet<Cell> cells(String... names) {
    return Arrays.stream(names).map(Cell::parse).collect(ImmutableSet.toImmutableSet());
  }

  @Test
  void hexboardsWrittenAsEntitiesOrInCapitals() throws FormatException {
    sameAsZiggurat(TAG);
    sameAsZiggurat("<p>" + TAG.replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;"));
    sameAsZiggurat("It is\n&lt;" + TAG.substring(1));
    sameAsZiggurat(TAG.replace("hexboard", "HEXBOARD").replace("size", "SIZE"));
    sameAsZiggurat(TAG.replace("hexboard", "HexBoard").replace(' ', '\u00a0'));
    assertThat(entries("<HEX>R3 C3 Va1</HEX> <NOWIKI><hex></NoWiki>")).hasSize(1);
  }

  @Test
  void placesInATextOfEntities() {
    assertThatThrownBy(() -> read("a\n&lt;hexboard size=&quot;3x4&quot; contents=\"R e1\"/&gt;"))
        .isInstanceOf(FormatException.class)
        .hasMessageStartingWith("-:2:47: cell e1 is not on the board");
  }

  @Test
  void markdownFences() throws FormatException {
    sameAsZiggurat("```\n" + ZIGGURAT + "```\n");
    sameAsZiggurat("Look:\n\n```text\n" + ZIGGURAT + "```\nWhat of it?\n");
    sameAsZiggurat("~~~\r\n" + ZIGGURAT.replace("\n", "\r\n") + "~~~\r\n");
    sameAsZiggurat("```html\n" + TAG + "\n```\n");
    sameAsZiggurat("`" + TAG + "`");
    sameAsZiggurat(
        "```yaml\nname: z\nkind: edge\nboard: |\n"
            + ZIGGURAT.indent(2)
            + "claim:\n  text: |\n    `x`\n```\n");
    assertThat(entries("```\n" + ZIGGURAT + "```\n```\n" + ZIGGURAT + "```\n")).hasSize(2);
    assertThat(entries("```\n(;GM[11]SZ[3];B[a1]C[x\n])\n```\n")).hasSize(1);
    assertThat(entries("`https://hexworld.org/board/#5c1,a1b2`").get(0).diagram().position())
        .hasToString("5x5 black a1 white b2");
    assertThatThrownBy(() -> entries("```\n. X\n ?\n```\n"))
        .isInstanceOf(FormatException.class)
        .hasMessageStartingWith("-:3:2: '?' is no symbol");
  }

  @Test
  void backquotesInOtherFormatsStay() throws FormatException {
    String game = "(;GM[11]SZ[3]GN[a\n```\nb\u00a0c])\n";
    assertThat(entries(game).get(0).diagram().name()).isEqualTo("a ``` b\u00a0c");
    String yaml =
        "name: z\nkind: edge\nboard: |\n"
            + ZIGGURAT.indent(2)
            + "source: |\n  x\n  ```\n  y\n  ```\n";
    Template template =
        Member.entries(Formats.read("z.yaml", yaml.getBytes(UTF_8)))
            .get(0)
            .template(Optional.empty());
    assertThat(template.source()).contains("y");
  }

  @Test
  void noBreakSpaces() throws FormatException {
    sameAsZiggurat(ZIGGURAT.replace(' ', '\u00a0'));
    sameAsZiggurat(ZIGGURAT.replace("  ", " \u00a0").replace(". .", ".\u202f."));
    sameAsZiggurat(("name: z\nkind: edge\nboard: |\n" + ZIGGURAT.indent(2)).replace(' ', '\u00a0'));
  }

  @Test
  void aHexWorldFragmentByItself() throws FormatException {
    assertThat(entries("#11c1,f6e7").get(0).diagram().position())
        .hasToString("11x11 black f6 white e7");
    assertThat(entries(" #7x4,a1:s,b2\n").get(0).diagram().position().board())
        .isEqualTo(new Board(7, 4));
    assertThat(entries("#5").get(0).diagram().position().board()).isEqualTo(new Board(5, 5));
    assertThat(entries("# # A\n . . .\n  -----\n").get(0).diagram().position())
        .hasToString("3x2 black c1 white -");
  }

  @Test
  void rowsThatAreNotSlanted() throws FormatException {
    String straight = "# # A .\n# . . .\n. . . .\n-------\n";
    sameAsZiggurat(straight);
    assertThat(read(straight).remarks())
        .containsExactly("the rows are not slanted, and read as if they were");
    assertThat(read(ZIGGURAT).remarks()).isEmpty();
    sameAsZiggurat("  a b c d\n1 # # A .\n2 # . . .\n3 . . . .\n  -------\n");
    assertThat(entries("\\ . . \\\n\\ . X \\\n").get(0).diagram().edges())
        .containsExactlyInAnyOrder(Edge.LEFT, Edge.RIGHT);
    assertThatThrownBy(() -> entries("    A .\n  . . .\n. . . .\n-------\n"))
        .isInstanceOf(FormatException.class)
        .hasMessageStartingWith("-:2:3: '.' stands between two columns")
        .hasMessageContaining("or all rows of plain text begin in the same column");
  }

  @Test
  void blankLinesInADrawing() throws FormatException {
    sameAsZiggurat(ZIGGURAT.replace("\n", "\n\n"));
    sameAsZiggurat(ZIGGURAT.replace("   -------", "\n   -------"));
    sameAsZiggurat(ZIGGURAT.replace(" # . . .", "\n # . . ."));
    sameAsZiggurat(ZIGGURAT.replace("  . . . .", " \n  . . . ."));
    sameAsZiggurat("  a b c d\n1 # # A .\n\n2 # . . .\n\n3 . . . .\n  -------\n");
    assertThat(read(ZIGGURAT.replace(" # .", "\n # .")).remarks())
        .containsExactly("blank lines inside the drawing are passed over");
  }

  @Test
  void blankLinesBetweenDrawings() throws FormatException {
    assertThat(entries(ZIGGURAT + "\n" + ZIGGURAT)).hasSize(2);
    assertThat(entries("A .\n . A\n\n. A .\n . . .\n  -----\n")).hasSize(2);
    assertThat(entries("A .\n . A\n\nA .\n . A\n")).hasSize(2);
    assertThat(entries("A . A\n\nX . X\n")).hasSize(2);
    assertThat(entries("name: a\nA . A\n\nname: b\n A . A\n")).hasSize(2);
    assertThat(entries("---\n. .\n A\n\n---\n. .\n A\n")).hasSize(2);
  }

  @Test
  void aMissingEdge() {
    for (String drawing : ImmutableList.of("# # A .\n # . . .\n", " X X\n. .\n", "A .\n . B\n")) {
      assertThatThrownBy(() -> read(drawing))
          .isInstanceOf(FormatException.class)
          .hasMessageContaining("there is no edge that the template touches")
          .hasMessageContaining("draw the edge as a line of dashes");
    }
  }

  @Test
  void aTemplateToASideEdge() throws FormatException {
    Interpretation right = read(" # . \\\n  A . \\\n   . . \\\n");
    assertThat(right.template().promise()).isEqualTo(new Promise.ToEdge(cells("a2"), Edge.RIGHT));
    assertThat(right.remarks())
        .containsExactly(
            "the right edge is read as Black's, which the template connects to; cells keep their"
                + " names");
    Interpretation both = read("\\ . A\n \\ . .\n  \\ . B\n");
    assertThat(both.template().promise())
        .isEqualTo(new Promise.ConnectsBoth(Cell.parse("b1"), Cell.parse("b3"), Edge.LEFT));
    String stones = "\\ . X\n \\ . .\n  \\ X .\n";
    assertThat(read(stones).template().kind()).isEqualTo(Kind.INTERIOR);
    assertThat(read(stones).remarks()).singleElement().asString().contains("--kind edge");
  }

  @Test
  void blacksEdgesGoBeforeTheSides() throws FormatException {
    Interpretation read = read("\\ # A .\n \\ . . .\n    -----\n");
    assertThat(read.template().promise()).isEqualTo(new Promise.ToEdge(cells("b1"), Edge.BOTTOM));
    assertThat(read.remarks()).isEmpty();
  }

  @Test
  void bluesTemplates() throws FormatException {
    Interpretation right =
        read("<hexboard size=\"4x3\" edges=\"right\" visible=\"-a1--a2 b1\" contents=\"B a3\"/>");
    assertThat(right.template().promise()).isEqualTo(new Promise.ToEdge(cells("a3"), Edge.RIGHT));
    assertThat(right.remarks())
        .containsExactly(
            "Blue's template: the colours are exchanged here, its stones are X; cells keep their"
                + " names",
            "the right edge is read as Red's, which the template connects to; cells keep their"
                + " names");
    Interpretation mixed = read("<hexboard size=\"2x2\" edges=\"left\" contents=\"R b2 B A:b1\"/>");
    assertThat(mixed.template().promise()).isEqualTo(new Promise.ToEdge(cells("b1"), Edge.LEFT));
    assertThat(mixed.template().stones().white()).isEqualTo(cells("b2"));
    assertThatThrownBy(() -> read(" # X \\\n  O . \\\n   . . \\\n"))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("whose template is it?");
    assertThat(read("edges: none\nO .\n . O\n").template().kind()).isEqualTo(Kind.INTERIOR);
  }

  @Test
  void aTemplateToASideIsWrittenReflected() throws FormatException {
    Template side = read(" # . \\\n  A . \\\n   . . \\\n").template();
    String yaml = new YamlWriter().write(side);
    Template back =
        new YamlReader().entries(new Source("t", yaml)).get(0).template(Optional.empty());
    assertThat(back.promise()).isEqualTo(new Promise.ToEdge(cells("b1"), Edge.BOTTOM));
    assertThat(back.carrier()).isEqualTo(cells("c1", "a2", "b2", "c2"));
  }
}
