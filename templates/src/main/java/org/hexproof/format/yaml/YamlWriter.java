package org.hexproof.format.yaml;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Symmetry;
import org.hexproof.format.Diagram;
import org.hexproof.format.Lattice;
import org.hexproof.template.Template;
import org.hexproof.template.TemplateClaim;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Present;
import org.snakeyaml.engine.v2.api.lowlevel.Serialize;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;

/**
 * Writes templates as {@link YamlReader} reads them. One that connects to the left or right edge is
 * reflected, so that it connects to the top or bottom.
 */
public final class YamlWriter {
  private static final DumpSettings SETTINGS =
      DumpSettings.builder().setSplitLines(false).setIndent(2).build();

  /** A file with one template. */
  public String write(Template template) {
    return write(ImmutableList.of(template));
  }

  /** A file with these templates, one document each. */
  public String write(ImmutableList<Template> templates) {
    checkArgument(!templates.isEmpty(), "a file has at least one template");
    return templates.stream()
        .map(YamlWriter::upright)
        .map(YamlWriter::document)
        .collect(Collectors.joining("---\n"));
  }

  /** The template as it is written: with its edge at the top or bottom. */
  public static Template upright(Template template) {
    Set<Edge> edges = Diagram.of(template).edges();
    boolean toSide = edges.contains(Edge.LEFT) || edges.contains(Edge.RIGHT);
    return toSide ? template.at(Symmetry.REFLECTION) : template;
  }

  /** A file with one drawing, be it a sound template or not. */
  public String write(YamlDrawing drawing) {
    return present(keys(drawing));
  }

  private static String document(Template template) {
    List<NodeTuple> keys =
        keys(
            new YamlDrawing(
                template.name(), template.aliases(), template.kind(), Diagram.of(template)));
    if (template.claim().stated()) {
      keys.add(key("claim", claim(template.claim())));
    }
    if (!template.source().isEmpty()) {
      keys.add(key("source", text(template.source())));
    }
    return present(keys);
  }

  private static List<NodeTuple> keys(YamlDrawing drawing) {
    List<NodeTuple> keys = new ArrayList<>();
    keys.add(key("name", text(drawing.name())));
    if (!drawing.aliases().isEmpty()) {
      List<Node> aliases = new ArrayList<>();
      drawing.aliases().forEach(alias -> aliases.add(text(alias)));
      keys.add(key("aliases", new SequenceNode(Tag.SEQ, aliases, FlowStyle.BLOCK)));
    }
    keys.add(key("kind", text(drawing.kind().label())));
    String board = draw(drawing.diagram());
    keys.add(key("board", new ScalarNode(Tag.STR, board, ScalarStyle.LITERAL)));
    return keys;
  }

  private static String present(List<NodeTuple> keys) {
    Node root = new MappingNode(Tag.MAP, keys, FlowStyle.BLOCK);
    return new Present(SETTINGS)
        .emitToString(new Serialize(SETTINGS).serializeOne(root).iterator());
  }

  private static Node claim(TemplateClaim claim) {
    List<NodeTuple> keys = new ArrayList<>();
    String valid = claim.valid() ? "true" : "false";
    keys.add(key("valid", new ScalarNode(Tag.BOOL, valid, ScalarStyle.PLAIN)));
    claim
        .redundant()
        .ifPresent(
            cells -> {
              List<Node> names = new ArrayList<>();
              cells.stream().sorted().forEach(cell -> names.add(text(cell.toString())));
              keys.add(key("redundant", new SequenceNode(Tag.SEQ, names, FlowStyle.FLOW)));
            });
    if (!claim.text().isEmpty()) {
      keys.add(key("text", text(claim.text())));
    }
    return new MappingNode(Tag.MAP, keys, FlowStyle.BLOCK);
  }

  private static NodeTuple key(String key, Node value) {
    return new NodeTuple(text(key), value);
  }

  private static Node text(String value) {
    return new ScalarNode(Tag.STR, value, ScalarStyle.PLAIN);
  }

  /** The drawing; cells outside are filled in so that the first line is indented least. */
  private static String draw(Diagram diagram) {
    return Lattice.write(
        diagram.position().board(), diagram.edges(), 2, cell -> symbol(diagram, cell));
  }

  private static char symbol(Diagram diagram, Cell cell) {
    String label = diagram.labels().getOrDefault(cell, "");
    return switch (diagram.position().at(cell)) {
      case WHITE -> 'O';
      case BLACK -> label.isEmpty() ? 'X' : label.charAt(0);
      case EMPTY -> {
        if (!label.isEmpty()) {
          yield Ascii.toLowerCase(label.charAt(0));
        }
        boolean belongs = diagram.visible().contains(cell) && !diagram.shaded().contains(cell);
        yield belongs ? '.' : '#';
      }
    };
  }
}
