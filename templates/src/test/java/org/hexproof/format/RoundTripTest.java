package org.hexproof.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.format.hdg.HdgReader;
import org.hexproof.format.hdg.HdgWriter;
import org.hexproof.format.text.TextReader;
import org.hexproof.format.text.TextWriter;
import org.hexproof.format.yaml.YamlReader;
import org.hexproof.format.yaml.YamlWriter;
import org.hexproof.template.Kind;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.junit.jupiter.api.Test;

/** Every format reads back what it wrote. */
class RoundTripTest {
  private static final int CASES = 300;

  private static Entry only(Reader reader, String text) throws FormatException {
    ImmutableList<Entry> entries = reader.entries(new Source("file", text));
    assertThat(entries).as(text).hasSize(1);
    return entries.get(0);
  }

  @Test
  void textKeepsAnyDiagram() throws Exception {
    RandomDiagrams random = new RandomDiagrams(1);
    for (int i = 0; i < CASES; i++) {
      Diagram diagram = random.any();
      String text = new TextWriter().write(diagram);
      assertThat(only(new TextReader(), text).diagram()).as(text).isEqualTo(diagram);
    }
  }

  @Test
  void textAndHdgKeepWholeBoards() throws Exception {
    RandomDiagrams random = new RandomDiagrams(2);
    for (int i = 0; i < CASES; i++) {
      Diagram diagram = random.whole();
      String text = new TextWriter().write(diagram);
      assertThat(only(new TextReader(), text).diagram()).as(text).isEqualTo(diagram);
      Diagram black =
          Diagram.of(
              Position.of(
                  diagram.position().board(), diagram.position().black(), ImmutableSet.of()),
              Optional.empty());
      String hdg = new HdgWriter().write(black);
      assertThat(only(new HdgReader(), hdg).diagram()).as(hdg).isEqualTo(black);
    }
  }

  @Test
  void yamlKeepsTemplates() throws Exception {
    RandomDiagrams random = new RandomDiagrams(3);
    for (int i = 0; i < CASES; i++) {
      Template template = random.template();
      String yaml = new YamlWriter().write(template);
      Entry entry = only(new YamlReader(), yaml);
      assertThat(entry.template(Optional.empty())).as(yaml).isEqualTo(template);
      assertThat(entry.diagram()).isEqualTo(Diagram.of(template));
    }
  }

  @Test
  void yamlKeepsSeveralTemplatesInOneFile() throws Exception {
    RandomDiagrams random = new RandomDiagrams(4);
    for (int i = 0; i < CASES / 10; i++) {
      ImmutableList<Template> templates =
          ImmutableList.of(random.template(), random.template(), random.template());
      ImmutableList.Builder<Template> read = ImmutableList.builder();
      String yaml = new YamlWriter().write(templates);
      for (Entry entry : new YamlReader().entries(new Source("file", yaml))) {
        read.add(entry.template(Optional.empty()));
      }
      assertThat(read.build()).as(yaml).isEqualTo(templates);
    }
  }

  @Test
  void theDrawingOfATemplateShowsItsPromise() throws Exception {
    RandomDiagrams random = new RandomDiagrams(5);
    for (int i = 0; i < CASES; i++) {
      Template template = random.template();
      String text = new TextWriter().write(Diagram.of(template));
      Template read = only(new TextReader(), text).template(Optional.of(template.kind()));
      assertThat(read.promise()).as(text).isEqualTo(template.promise());
      assertThat(read.carrier()).as(text).isEqualTo(template.carrier());
      assertThat(read.stones()).as(text).isEqualTo(template.stones());
      if (template.kind() != Kind.PIVOTING_SENTE) {
        assertThat(only(new TextReader(), text).template(Optional.empty()).kind())
            .as(text)
            .isEqualTo(template.kind());
      }
    }
  }

  @Test
  void hdgKeepsThePromisesThatItCanState() throws Exception {
    RandomDiagrams random = new RandomDiagrams(6);
    int stated = 0;
    for (int i = 0; i < CASES; i++) {
      Template template = random.template();
      Diagram diagram = Diagram.of(template);
      boolean possible =
          template.kind() == Kind.EDGE
              || (template.promise() instanceof Promise.Interior interior
                  && interior.stones().size() == 2);
      if (!possible) {
        assertThat(catchThrowable(() -> new HdgWriter().write(diagram)))
            .isInstanceOf(IllegalArgumentException.class);
        continue;
      }
      stated++;
      String hdg = new HdgWriter().write(diagram);
      Template read = only(new HdgReader(), hdg).template(Optional.of(template.kind()));
      assertThat(shape(read)).as(hdg).isEqualTo(shape(template));
    }
    assertThat(stated).isGreaterThan(CASES / 10);
  }

  /** What matters of a template, wherever its left margin is. */
  private static Object shape(Template template) {
    int left =
        Sets.union(template.carrier(), template.stones().black()).stream()
            .mapToInt(Cell::col)
            .min()
            .orElseThrow();
    Edge edge = template.promise() instanceof Promise.ToEdge to ? to.edge() : Edge.LEFT;
    return ImmutableMap.of(
        "edge", edge,
        "named", moved(template.promise().named(), left),
        "black", moved(template.stones().black(), left),
        "carrier", moved(template.carrier(), left));
  }

  private static ImmutableSet<Cell> moved(ImmutableSet<Cell> cells, int left) {
    return cells.stream()
        .map(cell -> new Cell(cell.col() - left, cell.row()))
        .collect(ImmutableSet.toImmutableSet());
  }
}
