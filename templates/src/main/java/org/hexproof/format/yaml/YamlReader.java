package org.hexproof.format.yaml;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Naming;
import org.hexproof.format.Diagram;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Lattice;
import org.hexproof.format.Member;
import org.hexproof.format.Place;
import org.hexproof.format.Reader;
import org.hexproof.format.Source;
import org.hexproof.format.TemplateReading;
import org.hexproof.format.TextLine;
import org.hexproof.format.text.SlantedDrawing;
import org.hexproof.template.Kind;
import org.hexproof.template.Template;
import org.hexproof.template.TemplateClaim;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;

/**
 * Our own files of templates: YAML, one template per document, with the keys {@code name}, {@code
 * aliases}, {@code kind}, {@code board}, {@code claim} ({@code valid}, {@code redundant}, {@code
 * text}) and {@code source}. The board is a block of text with a {@linkplain SlantedDrawing slanted
 * drawing}. In it {@code A} is a stone that the promise names; {@code B} is the second stone of a
 * connects-both template, {@code b} the empty pivot cell of a pivoting one; {@code #} and blanks
 * are outside; the only edge drawn is the one that the promise names. A template without {@code
 * claim} claims nothing and is expected to be valid and minimal, a claim without {@code redundant}
 * nothing about minimality.
 */
public final class YamlReader implements Reader {
  private static final ImmutableList<String> KEYS =
      ImmutableList.of("name", "aliases", "kind", "board", "claim", "source");
  private static final ImmutableList<String> CLAIM_KEYS =
      ImmutableList.of("valid", "redundant", "text");

  @Override
  public ImmutableList<Member> read(Source source) throws FormatException {
    ImmutableList<TextLine> lines = TextLine.of(source);
    ImmutableList<Member> found =
        YamlDocument.of(source).stream()
            .map(
                document ->
                    Member.of(
                        document.start(),
                        document.name(),
                        () -> new Stated(document, lines).read()))
            .collect(ImmutableList.toImmutableList());
    if (found.isEmpty()) {
      throw new FormatException(
          new Place(source.name(), 1, 1), "there is no template", "expected keys name and board");
    }
    return found;
  }

  /**
   * Reads a file of one drawing, which need not be a template yet. What is claimed of it is passed
   * over.
   */
  public static YamlDrawing drawing(Source source) throws FormatException {
    ImmutableList<YamlDocument> documents = YamlDocument.of(source);
    if (documents.size() != 1) {
      throw new FormatException(
          new Place(source.name(), 1, 1), "expected one drawing, not " + documents.size());
    }
    return new Stated(documents.get(0), TextLine.of(source)).drawing();
  }

  private record Stated(YamlDocument document, ImmutableList<TextLine> lines) {
    YamlDrawing drawing() throws FormatException {
      YamlMapping mapping = YamlMapping.of(document, document.root(), KEYS);
      String name = mapping.text("name");
      Kind kind = kind(mapping);
      SlantedDrawing drawing = SlantedDrawing.read(YamlDocument.block(mapping, "board", lines));
      checkLabels(drawing, kind);
      return new YamlDrawing(name, texts(mapping.list("aliases")), kind, diagram(name, drawing));
    }

    Entry read() throws FormatException {
      YamlMapping mapping = YamlMapping.of(document, document.root(), KEYS);
      String name = mapping.text("name");
      Kind kind = kind(mapping);
      SlantedDrawing drawing = SlantedDrawing.read(YamlDocument.block(mapping, "board", lines));
      Place place = mapping.place("board");
      checkEdges(drawing, kind, place);
      checkLabels(drawing, kind);
      if (drawing.position().black().isEmpty()) {
        throw new FormatException(
            place,
            "there is no black stone, so no terminal",
            "A is the stone that is promised to be connected");
      }
      Template drawn =
          TemplateReading.read(
                  place, diagram(name, drawing), Optional.of(kind), Naming.BLACK_AND_WHITE)
              .template();
      Template template =
          new Template(
              name,
              texts(mapping.list("aliases")),
              drawn.stones(),
              drawn.carrier(),
              drawn.promise(),
              claim(mapping, drawn),
              mapping.text("source", ""));
      return new TemplateEntry(mapping.place(), template);
    }

    private static Kind kind(YamlMapping mapping) throws FormatException {
      String label = mapping.text("kind");
      return mapping.place("kind").read(() -> Kind.parse(label));
    }

    private static void checkEdges(SlantedDrawing drawing, Kind kind, Place place)
        throws FormatException {
      boolean sides = drawing.edges().contains(Edge.LEFT) || drawing.edges().contains(Edge.RIGHT);
      int wanted = kind == Kind.INTERIOR ? 0 : 1;
      if (sides || drawing.edges().size() != wanted) {
        throw new FormatException(
            place,
            kind == Kind.INTERIOR
                ? "an interior template has no edge"
                : "a template of kind " + kind.label() + " has one edge, at the top or the bottom",
            "the edge is a line of dashes above or below the rows");
      }
    }

    private static void checkLabels(SlantedDrawing drawing, Kind kind) throws FormatException {
      for (Map.Entry<Cell, String> label : drawing.labels().entrySet()) {
        Content content = drawing.position().at(label.getKey());
        boolean expected =
            switch (label.getValue()) {
              case "A" -> content == Content.BLACK;
              case "B" ->
                  switch (kind) {
                    case CONNECTS_BOTH -> content == Content.BLACK;
                    case PIVOTING, PIVOTING_SENTE -> content == Content.EMPTY;
                    case EDGE, INTERIOR -> false;
                  };
              default -> false;
            };
        if (!expected) {
          Lattice.Symbol symbol = drawing.symbols().get(label.getKey());
          throw new FormatException(
              symbol.place(),
              Lattice.quote(symbol) + " means nothing in a template of kind " + kind.label(),
              "A is a named stone, B the second stone of connects-both, b the pivot cell");
        }
      }
    }

    private static Diagram diagram(String name, SlantedDrawing drawing) {
      return new Diagram(
          name,
          drawing.position(),
          drawing.visible(),
          drawing.edges(),
          drawing.shaded(),
          ImmutableMap.copyOf(drawing.labels()),
          Optional.empty());
    }

    private static ImmutableList<String> texts(ImmutableList<ScalarNode> nodes) {
      return nodes.stream().map(ScalarNode::getValue).collect(ImmutableList.toImmutableList());
    }

    private TemplateClaim claim(YamlMapping mapping, Template template) throws FormatException {
      Optional<Node> node = mapping.node("claim");
      if (node.isEmpty()) {
        return TemplateClaim.UNSTATED;
      }
      YamlMapping claim = YamlMapping.of(document, node.get(), CLAIM_KEYS);
      return new TemplateClaim(
          claim.truth("valid", true), redundant(claim, template), claim.text("text", ""));
    }

    private Optional<ImmutableSet<Cell>> redundant(YamlMapping claim, Template template)
        throws FormatException {
      if (claim.node("redundant").isEmpty()) {
        return Optional.empty();
      }
      Set<Cell> cells = new LinkedHashSet<>();
      for (ScalarNode node : claim.list("redundant")) {
        Place place = document.place(node);
        Cell cell = place.read(() -> Cell.parse(node.getValue()));
        boolean stone =
            template.stones().black().contains(cell) && !template.promise().named().contains(cell);
        if (!stone && !template.carrier().contains(cell)) {
          throw new FormatException(
              place,
              cell
                  + " can't be redundant: it is neither in the carrier nor an unnamed black stone");
        }
        if (!cells.add(cell)) {
          throw new FormatException(place, cell + " is listed twice");
        }
      }
      return Optional.of(ImmutableSet.copyOf(cells));
    }
  }
}
