package org.hexproof.loopy;

import com.google.common.collect.ImmutableList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.hexproof.cgt.Side;
import org.hexproof.loopy.Tokens.Token;
import org.hexproof.loopy.Tokens.TokenKind;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.ValueSyntaxException;

/**
 * Reads graphs as they are written in [HYP]: {@code a = {b, c | d}} says that Left may move from a
 * to b or c, and Right to d; {@code a = {b, c}} is for both. {@code start a} tells where play
 * begins. The canonical games {@code *2} and {@code *∞{1,2}} need no line of their own. What
 * follows # in a line does not count.
 */
final class GraphTextReader {
  private static final String HOW_TO_START = "add a line such as 'start a'";
  private static final String START = "start";

  private final GraphBuilder builder;
  private final ImmutableList.Builder<String> starts = ImmutableList.builder();
  private final Tokens tokens;

  /** Whether the file has canonical games, or names in quotation marks that look like theirs. */
  private boolean hasCanonical;

  private boolean hasStarred;

  /** One more than where each position is defined; 0 if it is not yet, -1 if it need not be. */
  private final IntArrayList definedIn = new IntArrayList();

  /** Where each position is first mentioned. */
  private final IntArrayList places = new IntArrayList();

  private GraphTextReader(Tokens tokens, GraphLimit limit) {
    this.tokens = tokens;
    this.builder = new GraphBuilder(limit);
  }

  /**
   * Reads a graph.
   *
   * @param file what to call it in messages
   * @throws ValueSyntaxException at an unknown sign, a position that is defined twice, or one that
   *     is not defined at all, with its place
   * @throws GameTooLargeException if there are more positions and moves than may be
   */
  static NamedGraph read(String file, String text, GraphLimit limit) throws ValueSyntaxException {
    GraphTextReader reader = new GraphTextReader(new Tokens(file, text, false), limit);
    while (!reader.tokens.atEnd()) {
      reader.statement();
    }
    reader.checkDefined();
    return new NamedGraph(file, reader.builder, reader.starts.build(), HOW_TO_START);
  }

  private void statement() throws ValueSyntaxException {
    Token name = tokens.take();
    if (name.isWord(START) && !tokens.peek().isSign("=")) {
      do {
        Token start = tokens.take();
        position(start);
        starts.add(canonicalName(start));
      } while (tokens.takeSign(","));
      return;
    }
    if (!name.isName()) {
      throw tokens.error(
          name.place(),
          "expected the name of a position, found " + name.found(),
          name.kind() == TokenKind.CANONICAL
              ? "what begins with * is known already"
              : "a line is 'start a', 'a = {b | c}' or 'a = {b, c}'");
    }
    if (!tokens.takeSign("=")) {
      throw tokens.unexpected("= after " + name.found());
    }
    define(name);
  }

  private void define(Token name) throws ValueSyntaxException {
    int position = position(name);
    if (definedIn.getInt(position) != 0) {
      throw tokens.error(
          name.place(),
          name.found()
              + " is defined twice, first in line "
              + tokens.line(definedIn.getInt(position) - 1));
    }
    definedIn.set(position, name.place() + 1);
    Token brace = tokens.peek();
    if (!tokens.takeSign("{")) {
      throw tokens.unexpected("{", "as in a = {b, c | d}");
    }
    IntArrayList left = options();
    boolean isPartizan = tokens.takeSign("|");
    IntArrayList right = isPartizan ? options() : left;
    if (!tokens.takeSign("}")) {
      throw tokens.atEnd()
          ? tokens.error(brace.place(), "this { is not closed")
          : tokens.unexpected(", or } here");
    }
    left.forEach(option -> builder.move(Side.LEFT, position, option));
    right.forEach(option -> builder.move(Side.RIGHT, position, option));
  }

  private IntArrayList options() throws ValueSyntaxException {
    IntArrayList options = new IntArrayList();
    if (tokens.peek().isSign("|") || tokens.peek().isSign("}")) {
      return options;
    }
    do {
      options.add(position(tokens.take()));
    } while (tokens.takeSign(","));
    return options;
  }

  private int position(Token token) throws ValueSyntaxException {
    hasCanonical |= token.kind() == TokenKind.CANONICAL;
    hasStarred |= token.kind() == TokenKind.QUOTED && token.text().startsWith("*");
    if (hasCanonical && hasStarred) {
      throw tokens.error(
          token.place(),
          "canonical games, and positions in quotation marks that begin with *, in one file",
          "call the positions otherwise");
    }
    if (token.kind() == TokenKind.CANONICAL) {
      int position = CanonicalGame.add(number(token), builder);
      grow(-1, token.place());
      return position;
    }
    if (!token.isName()) {
      throw tokens.error(token.place(), "expected the name of a position, found " + token.found());
    }
    int position = builder.position(token.text());
    grow(0, token.place());
    return position;
  }

  /** Notes of positions that are new. */
  private void grow(int defined, int place) {
    while (definedIn.size() < builder.size()) {
      definedIn.add(defined);
      places.add(place);
    }
  }

  private GrundyNumber number(Token token) throws ValueSyntaxException {
    return GrundyNumber.parse(token.text().substring(1))
        .orElseThrow(
            () ->
                tokens.error(
                    token.place(),
                    token.found() + " is no canonical game",
                    "they are *0, *1, … and *∞, *∞{1,2}, …; oo may be typed for ∞"));
  }

  private String canonicalName(Token token) throws ValueSyntaxException {
    return token.kind() == TokenKind.CANONICAL ? "*" + number(token) : token.text();
  }

  private void checkDefined() throws ValueSyntaxException {
    int dangling = definedIn.indexOf(0);
    if (dangling >= 0) {
      String name = builder.name(dangling);
      throw tokens.error(
          places.getInt(dangling),
          "'" + name + "' is not defined",
          "for a position without moves write " + name + " = {}");
    }
  }
}
