package org.hexproof.loopy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.antlr.v4.runtime.Token;
import org.hexproof.cgt.Side;
import org.hexproof.value.ValueSyntaxException;

/**
 * Reads graphs as they are written in [HYP]: {@code a = {b, c | d}} says that Left may move from a
 * to b or c, and Right to d; {@code a = {b, c}} is for both. {@code start a} tells where play
 * begins. The canonical games {@code *2} and {@code *∞{1,2}} need no line of their own. What
 * follows # in a line does not count.
 */
final class GraphTextReader {
  private static final String HOW_TO_START = "add a line such as 'start a'";
  private static final ImmutableMap<String, String> HINTS =
      ImmutableMap.of(
          "", "put names with other signs than letters, digits and _ ' . + - in quotation marks");

  private final Syntax<GraphTextParser> syntax;
  private final GraphBuilder builder;
  private final ImmutableList.Builder<String> starts = ImmutableList.builder();

  /** Whether the file has canonical games, or names in quotation marks that look like theirs. */
  private boolean hasCanonical;

  private boolean hasStarred;

  /** One more than where each position is defined; 0 if it is not yet, -1 if it need not be. */
  private final IntArrayList definedIn = new IntArrayList();

  /** Where each position is first mentioned. */
  private final IntArrayList places = new IntArrayList();

  private GraphTextReader(Syntax<GraphTextParser> syntax, GraphLimit limit) {
    this.syntax = syntax;
    this.builder = new GraphBuilder(limit);
  }

  /**
   * Reads a graph.
   *
   * @param file what to call it in messages
   * @throws ValueSyntaxException at an unknown sign, a position that is defined twice, or one that
   *     is not defined at all, with its place
   * @throws org.hexproof.value.GameTooLargeException if there are more positions and moves than may
   *     be
   */
  static NamedGraph read(String file, String text, GraphLimit limit) throws ValueSyntaxException {
    Syntax<GraphTextParser> syntax =
        new Syntax<>(file, text, HINTS, GraphTextLexer::new, GraphTextParser::new);
    GraphTextReader reader = new GraphTextReader(syntax, limit);
    while (!syntax.atEnd()) {
      GraphTextParser.StatementContext statement = syntax.read(GraphTextParser::statement);
      if (statement.name() == null) {
        for (GraphTextParser.PositionContext start : statement.position()) {
          reader.starts.add(reader.builder.name(reader.position(start)));
        }
      } else {
        reader.define(statement.name(), statement.sides());
      }
    }
    reader.checkDefined();
    return new NamedGraph(file, reader.builder, reader.starts.build(), HOW_TO_START);
  }

  private void define(GraphTextParser.NameContext name, GraphTextParser.SidesContext sides)
      throws ValueSyntaxException {
    int place = name.getStart().getStartIndex();
    int position = position(name);
    if (definedIn.getInt(position) != 0) {
      throw syntax.error(
          place,
          "'%s' is defined twice, first in line %s"
              .formatted(builder.name(position), syntax.line(definedIn.getInt(position) - 1)));
    }
    definedIn.set(position, place + 1);
    IntArrayList left = positions(sides.options_(0));
    IntArrayList right = sides.options_().size() == 1 ? left : positions(sides.options_(1));
    left.forEach(option -> builder.move(Side.LEFT, position, option));
    right.forEach(option -> builder.move(Side.RIGHT, position, option));
  }

  private IntArrayList positions(GraphTextParser.Options_Context options)
      throws ValueSyntaxException {
    IntArrayList positions = new IntArrayList();
    for (GraphTextParser.PositionContext position : options.position()) {
      positions.add(position(position));
    }
    return positions;
  }

  private int position(GraphTextParser.PositionContext mentioned) throws ValueSyntaxException {
    if (mentioned.name() != null) {
      return position(mentioned.name());
    }
    hasCanonical = true;
    checkApart(mentioned.getStart());
    int position = CanonicalGame.add(number(mentioned.getStart()), builder);
    grow(-1, mentioned.getStart());
    return position;
  }

  private int position(GraphTextParser.NameContext mentioned) throws ValueSyntaxException {
    String name = Syntax.text(mentioned.getStart());
    hasStarred |= name.startsWith("*");
    checkApart(mentioned.getStart());
    int position = builder.position(name);
    grow(0, mentioned.getStart());
    return position;
  }

  private void checkApart(Token mentioned) throws ValueSyntaxException {
    if (hasCanonical && hasStarred) {
      throw syntax.error(
          mentioned.getStartIndex(),
          "canonical games, and positions in quotation marks that begin with *, in one file",
          "call the positions otherwise");
    }
  }

  /** Notes of positions that are new. */
  private void grow(int defined, Token mentioned) {
    while (definedIn.size() < builder.size()) {
      definedIn.add(defined);
      places.add(mentioned.getStartIndex());
    }
  }

  private GrundyNumber number(Token token) throws ValueSyntaxException {
    return GrundyNumber.parse(token.getText().substring(1))
        .orElseThrow(
            () ->
                syntax.error(
                    token.getStartIndex(),
                    "'" + token.getText() + "' is no canonical game",
                    "they are *0, *1, … and *∞, *∞{1,2}, …; oo may be typed for ∞"));
  }

  private void checkDefined() throws ValueSyntaxException {
    int dangling = definedIn.indexOf(0);
    if (dangling >= 0) {
      String name = builder.name(dangling);
      throw syntax.error(
          places.getInt(dangling),
          "'" + name + "' is not defined",
          "for a position without moves write " + name + " = {}");
    }
  }
}
