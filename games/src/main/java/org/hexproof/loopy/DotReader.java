package org.hexproof.loopy;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.hexproof.cgt.Side;
import org.hexproof.loopy.Tokens.Token;
import org.hexproof.value.GameTooLargeException;
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
  private static final String START = "start";
  private static final String LABEL = "label";

  private final Tokens tokens;
  private final GraphBuilder builder;
  private String starts = "";

  private DotReader(Tokens tokens, GraphLimit limit) {
    this.tokens = tokens;
    this.builder = new GraphBuilder(limit);
  }

  /**
   * Reads a graph.
   *
   * @param file what to call it in messages
   * @throws ValueSyntaxException at a fault, an edge that leads nowhere, or a label that names no
   *     side, with its place
   * @throws GameTooLargeException if there are more positions and moves than may be
   */
  static NamedGraph read(String file, String text, GraphLimit limit) throws ValueSyntaxException {
    DotReader reader = new DotReader(new Tokens(file, text, true), limit);
    reader.graph();
    return new NamedGraph(
        file, reader.builder, NamedGraph.split(reader.starts, reader.builder), HOW_TO_START);
  }

  private void graph() throws ValueSyntaxException {
    tokens.takeWord("strict");
    if (!tokens.takeWord("digraph")) {
      throw tokens.unexpected("digraph", "moves have a direction, so edges are a -> b");
    }
    if (!tokens.peek().isSign("{")) {
      name("the name of the graph or {");
    }
    braces(BOTH);
    if (!tokens.atEnd()) {
      throw tokens.unexpected("the end", "a file holds one graph");
    }
  }

  /** Statements in braces; returns the positions that they mention. */
  private IntArrayList braces(ImmutableSet<Side> outside) throws ValueSyntaxException {
    Token brace = tokens.peek();
    tokens.expect("{");
    IntArrayList mentioned = new IntArrayList();
    ImmutableSet<Side> sides = outside;
    while (!tokens.takeSign("}")) {
      if (tokens.atEnd()) {
        throw tokens.error(brace.place(), "this { is not closed");
      }
      sides = statement(sides, mentioned);
      tokens.takeSign(";");
    }
    return mentioned;
  }

  /** Reads a statement; returns for which sides edges are from then on. */
  private ImmutableSet<Side> statement(ImmutableSet<Side> sides, IntArrayList mentioned)
      throws ValueSyntaxException {
    if (tokens.takeWord("graph")) {
      start(attributes());
      return sides;
    }
    if (tokens.takeWord("edge")) {
      return sides(attributes(), sides);
    }
    if (tokens.takeWord("node")) {
      attributes();
      return sides;
    }
    Token first = tokens.peek();
    if (first.isSign("{") || first.isWord("subgraph")) {
      edges(group(sides), sides, mentioned);
      return sides;
    }
    Token name = name("a position, an edge or }");
    if (tokens.takeSign("=")) {
      start(ImmutableMap.of(name.text(), name("a value")));
    } else {
      port();
      edges(IntArrayList.of(builder.position(name.text())), sides, mentioned);
    }
    return sides;
  }

  private void edges(IntArrayList origins, ImmutableSet<Side> sides, IntArrayList mentioned)
      throws ValueSyntaxException {
    mentioned.addAll(origins);
    IntArrayList from = new IntArrayList();
    IntArrayList to = new IntArrayList();
    IntArrayList last = origins;
    while (tokens.takeSign("->")) {
      IntArrayList targets = targets(sides);
      mentioned.addAll(targets);
      for (int origin : last) {
        for (int target : targets) {
          from.add(origin);
          to.add(target);
        }
      }
      last = targets;
    }
    if (tokens.peek().isSign("--")) {
      throw tokens.unexpected("->", "moves have a direction");
    }
    ImmutableMap<String, Token> attributes = attributes();
    ImmutableSet<Side> own = from.isEmpty() ? sides : sides(attributes, sides);
    for (int i = 0; i < from.size(); i++) {
      for (Side side : own) {
        builder.move(side, from.getInt(i), to.getInt(i));
      }
    }
  }

  private IntArrayList targets(ImmutableSet<Side> sides) throws ValueSyntaxException {
    if (tokens.peek().isSign("{") || tokens.peek().isWord("subgraph")) {
      return group(sides);
    }
    Token name = name("the position that this edge leads to");
    port();
    return IntArrayList.of(builder.position(name.text()));
  }

  private IntArrayList group(ImmutableSet<Side> sides) throws ValueSyntaxException {
    if (tokens.takeWord("subgraph") && !tokens.peek().isSign("{")) {
      name("the name of the subgraph or {");
    }
    return braces(sides);
  }

  private void port() throws ValueSyntaxException {
    while (tokens.takeSign(":")) {
      name("a port");
    }
  }

  private ImmutableMap<String, Token> attributes() throws ValueSyntaxException {
    ImmutableMap.Builder<String, Token> attributes = ImmutableMap.builder();
    while (tokens.takeSign("[")) {
      while (!tokens.takeSign("]")) {
        Token name = name("an attribute or ]");
        tokens.expect("=");
        attributes.put(name.text(), name("a value"));
        if (!tokens.takeSign(",")) {
          tokens.takeSign(";");
        }
      }
    }
    return attributes.buildKeepingLast();
  }

  private Token name(String expected) throws ValueSyntaxException {
    if (!tokens.peek().isName()) {
      throw tokens.unexpected(expected);
    }
    return tokens.take();
  }

  private void start(ImmutableMap<String, Token> attributes) {
    if (attributes.containsKey(START)) {
      starts = attributes.get(START).text();
    }
  }

  private ImmutableSet<Side> sides(
      ImmutableMap<String, Token> attributes, ImmutableSet<Side> otherwise)
      throws ValueSyntaxException {
    Token label = attributes.get(LABEL);
    if (label == null) {
      return otherwise;
    }
    return switch (label.text()) {
      case "L" -> ImmutableSet.of(Side.LEFT);
      case "R" -> ImmutableSet.of(Side.RIGHT);
      case "", "LR" -> BOTH;
      default ->
          throw tokens.error(
              label.place(),
              "unknown label " + label.found(),
              "an edge is labelled L or R for a move of one side, and not at all for both");
    };
  }
}
