package org.hexproof.loopy;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Optional;
import org.antlr.v4.runtime.Token;
import org.hexproof.cgt.Side;
import org.hexproof.value.ValueSyntaxException;

/**
 * Reads graphs in the DOT language of Graphviz: each node is a position, each edge a move of the
 * side that its label names, L or R, or of both if it has none. The attribute {@code start} of the
 * graph tells where play begins. Subgraphs, chains of edges and default labels count as Graphviz
 * has them; other attributes and ports don't matter.
 */
final class DotReader {
  private static final ImmutableSet<Side> BOTH = ImmutableSet.copyOf(Side.values());
  private static final String HOW_TO_START = "add 'start=a;' between the braces";
  private static final String DIRECTED = "moves have a direction, so edges are a -> b in a digraph";
  private static final String QUOTE = "put names that are words of DOT in quotation marks";
  private static final ImmutableMap<String, String> HINTS =
      ImmutableMap.of(
          "graph", DIRECTED + "; as a name it stands in quotation marks",
          "--", DIRECTED,
          "node", QUOTE,
          "edge", QUOTE,
          "subgraph", QUOTE,
          "<", "a name that begins with < ends with >",
          "", "put names with other signs in quotation marks");

  private final Syntax<DotParser> syntax;
  private final GraphBuilder builder;
  private String starts = "";

  private DotReader(Syntax<DotParser> syntax, GraphLimit limit) {
    this.syntax = syntax;
    this.builder = new GraphBuilder(limit);
  }

  /**
   * Reads a graph.
   *
   * @param file what to call it in messages
   * @throws ValueSyntaxException at a fault, an edge that leads nowhere, or a label that names no
   *     side, with its place
   * @throws org.hexproof.value.GameTooLargeException if there are more positions and moves than may
   *     be
   */
  static NamedGraph read(String file, String text, GraphLimit limit) throws ValueSyntaxException {
    DotReader reader =
        new DotReader(new Syntax<>(file, text, HINTS, DotLexer::new, DotParser::new), limit);
    reader.graph();
    return new NamedGraph(
        file, reader.builder, NamedGraph.split(reader.starts, reader.builder), HOW_TO_START);
  }

  private void graph() throws ValueSyntaxException {
    Token brace = syntax.read(DotParser::head).getStop();
    ImmutableSet<Side> sides = BOTH;
    while (!syntax.isNext("}")) {
      if (syntax.atEnd()) {
        throw syntax.error(brace.getStartIndex(), "this { is not closed");
      }
      sides = statement(syntax.read(DotParser::statement), sides, new IntArrayList());
    }
    syntax.read(DotParser::last);
  }

  /** Follows a statement; returns for which sides edges are from then on. */
  private ImmutableSet<Side> statement(
      DotParser.StatementContext statement, ImmutableSet<Side> sides, IntArrayList mentioned)
      throws ValueSyntaxException {
    if (statement.edges() != null) {
      edges(statement.edges(), sides, mentioned);
    } else if (statement.setting() != null) {
      start(statement.setting());
    } else if (statement.defaults().of.getText().equalsIgnoreCase("edge")) {
      return sides(statement.defaults().attributes(), sides);
    } else if (statement.defaults().of.getText().equalsIgnoreCase("graph")) {
      statement.defaults().attributes().setting().forEach(this::start);
    }
    return sides;
  }

  private void edges(DotParser.EdgesContext edges, ImmutableSet<Side> sides, IntArrayList mentioned)
      throws ValueSyntaxException {
    ImmutableSet<Side> own = edges.end().size() == 1 ? sides : sides(edges.attributes(), sides);
    IntArrayList last = new IntArrayList();
    for (DotParser.EndContext end : edges.end()) {
      IntArrayList targets = ends(end, sides);
      for (Side side : own) {
        for (int origin : last) {
          for (int target : targets) {
            builder.move(side, origin, target);
          }
        }
      }
      mentioned.addAll(targets);
      last = targets;
    }
  }

  /** The positions that an edge begins or ends at. */
  private IntArrayList ends(DotParser.EndContext end, ImmutableSet<Side> outside)
      throws ValueSyntaxException {
    if (end.group() == null) {
      return IntArrayList.of(builder.position(text(end.name(0))));
    }
    IntArrayList mentioned = new IntArrayList();
    ImmutableSet<Side> sides = outside;
    for (DotParser.StatementContext statement : end.group().braces().statement()) {
      sides = statement(statement, sides, mentioned);
    }
    return mentioned;
  }

  private static String text(DotParser.NameContext name) {
    return name.WORD() == null
        ? name.QUOTED().stream().map(part -> Syntax.text(part.getSymbol())).collect(joining())
        : name.getText();
  }

  private void start(DotParser.SettingContext setting) {
    if (text(setting.key).equals("start")) {
      starts = text(setting.value);
    }
  }

  private ImmutableSet<Side> sides(
      DotParser.AttributesContext attributes, ImmutableSet<Side> otherwise)
      throws ValueSyntaxException {
    Optional<DotParser.SettingContext> label =
        attributes.setting().stream()
            .filter(setting -> text(setting.key).equals("label"))
            .reduce((before, last) -> last);
    return label.isPresent() ? side(label.get().value) : otherwise;
  }

  private ImmutableSet<Side> side(DotParser.NameContext label) throws ValueSyntaxException {
    return switch (text(label)) {
      case "L" -> ImmutableSet.of(Side.LEFT);
      case "R" -> ImmutableSet.of(Side.RIGHT);
      case "", "LR" -> BOTH;
      default ->
          throw syntax.error(
              label.getStart().getStartIndex(),
              "unknown label '" + text(label) + "'",
              "an edge is labelled L or R for a move of one side, and not at all for both");
    };
  }
}
