package org.hexproof.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableSet;
import java.util.Arrays;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.format.text.TextReader;
import org.hexproof.format.yaml.YamlReader;
import org.hexproof.format.yaml.YamlWriter;
import org.hexproof.template.Kind;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.junit.jupiter.api.Test;

class TemplateReadingTest {
  private static Template read(String drawing) throws FormatException {
    return entry(drawing).template(Optional.empty());
  }

  private static Entry entry(String drawing) throws FormatException {
    return new TextReader().entries(new Source("drawing", drawing)).get(0);
  }

  private static ImmutableSet<Cell> cells(String... names) {
    return Arrays.stream(names).map(Cell::parse).collect(ImmutableSet.toImmutableSet());
  }

  @Test
  void anEdgeTemplateWithOneGroup() throws Exception {
    Template template = read("  X X\n . . .\n  -----\n");
    assertThat(template.promise()).isEqualTo(new Promise.ToEdge(cells("b1", "c1"), Edge.BOTTOM));
    assertThat(template.carrier()).isEqualTo(cells("a2", "b2", "c2"));
  }

  @Test
  void anEdgeTemplateAtTheTop() throws Exception {
    assertThat(read("---\n. .\n A\n").promise())
        .isEqualTo(new Promise.ToEdge(cells("a2"), Edge.TOP));
  }

  @Test
  void theLabelANamesStones() throws Exception {
    assertThat(read("  A X\n . . .\n  -----\n").promise().named()).isEqualTo(cells("b1"));
    assertThat(read("label: b1 a\n  X X\n . . .\n  -----\n").promise().named())
        .isEqualTo(cells("b1"));
    assertThat(read("A . A\n . .\n  ---\n").promise().named()).isEqualTo(cells("a1", "c1"));
  }

  @Test
  void theOnlyOtherLabelNamesStones() throws Exception {
    assertThat(read("label: b1 12\n  X X\n . . .\n  -----\n").promise().named())
        .isEqualTo(cells("b1"));
    assertThatThrownBy(() -> read("  C D\n . . .\n  -----\n"))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("several black stones have labels");
  }

  @Test
  void interiorTemplatesNameAllStonesOrThoseWithALabel() throws Exception {
    assertThat(read("  X\n . .\n  X\n").promise())
        .isEqualTo(new Promise.Interior(cells("b1", "a3")));
    assertThat(read("  A X\n . .\n  A\n").promise())
        .isEqualTo(new Promise.Interior(cells("b1", "a3")));
  }

  @Test
  void anEdgeThatTheTemplateDoesNotTouchIsNoEdge() throws Exception {
    assertThat(read("-----\n# # .\n # A #\n  . .\n   A\n").kind()).isEqualTo(Kind.EDGE);
    assertThat(read("-----\n# # #\n # A #\n  . .\n   A\n").kind()).isEqualTo(Kind.INTERIOR);
  }

  @Test
  void shadedAndHiddenCellsAreOutside() throws Exception {
    Template template = read("# # A .\n # . . .\n  . . . .\n   -------\n");
    assertThat(template.carrier()).isEqualTo(cells("d1", "b2", "c2", "d2", "a3", "b3", "c3", "d3"));
    assertThat(read("    A .\n   . . .\n  . . . .\n   -------\n")).isEqualTo(template);
  }

  @Test
  void labelsTellTheKind() throws Exception {
    assertThat(read("  A . B\n . . . .\n  -------\n").promise())
        .isEqualTo(new Promise.ConnectsBoth(Cell.parse("b1"), Cell.parse("d1"), Edge.BOTTOM));
    assertThat(read("  A . b\n . . . .\n  -------\n").promise())
        .isEqualTo(new Promise.Pivoting(Cell.parse("b1"), Cell.parse("d1"), Edge.BOTTOM, false));
  }

  @Test
  void theWantedKindWins() throws Exception {
    Entry entry = entry("  A . B\n . . . .\n  -------\n");
    assertThat(entry.template(Optional.of(Kind.EDGE)).promise())
        .isEqualTo(new Promise.ToEdge(cells("b1"), Edge.BOTTOM));
    assertThat(
            entry("  A . b\n . . . .\n  -------\n")
                .template(Optional.of(Kind.PIVOTING_SENTE))
                .kind())
        .isEqualTo(Kind.PIVOTING_SENTE);
    assertThat(
            entry("  X . X\n . . . .\n  -------\n")
                .template(Optional.of(Kind.CONNECTS_BOTH))
                .kind())
        .isEqualTo(Kind.CONNECTS_BOTH);
    assertThatThrownBy(() -> entry.template(Optional.of(Kind.PIVOTING)))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("one empty cell with the label B");
  }

  @Test
  void aStatedTemplateCanBeReadAsAnotherKind() throws Exception {
    Template both = read("  A . B\n . . . .\n  -------\n");
    String yaml = new YamlWriter().write(both);
    Entry entry = new YamlReader().entries(new Source("both.yaml", yaml)).get(0);
    Template edge = entry.template(Optional.of(Kind.EDGE));
    assertThat(edge.promise()).isEqualTo(new Promise.ToEdge(cells("b1"), Edge.BOTTOM));
    assertThat(edge.name()).isEqualTo(both.name());
  }

  @Test
  void aWholeBoardIsNoTemplate() {
    assertThatThrownBy(() -> read("-----\n. X .\n . . .\n  -----\n"))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("both the top and the bottom edge");
  }
}
