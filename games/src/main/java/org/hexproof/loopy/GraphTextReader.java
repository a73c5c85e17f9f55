package org.hexproof.loopy;

import com.google.common.collect.ImmutableList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.io.IOException;
import java.io.Reader;
import org.hexproof.loopy.GraphSyntaxException.TextPlace;
import org.hexproof.value.GameTooLargeException;

/**
 * Reads graphs as they are written in [HYP]: {@code a = {b, c | d}} says that Left may move from a
 * to b or c, and Right to d; {@code a = {b, c}} is for both. {@code start a} tells where play
 * begins. The canonical games {@code *2} and {@code *∞{1,2}} need no line of their own. What
 * follows # in a line does not count.
 */
public final class GraphTextReader {
  private static final String HOW_TO_START = "add a line such as 'start a'";
  private static final String START = "start";

  private final Characters characters;
  private final GraphBuilder builder;
  private final ImmutableList.Builder<String> starts = ImmutableList.builder();
  private final Tokens tokens;

  /** Whether the file has canonical games, or names in quotation marks that look like theirs. */
  private boolean hasCanonical;

  private boolean hasStarred;

  /** The line where each position is defined; 0 if it is not yet, -1 if it needs no definition. */
  private final IntArrayList definedIn = new IntArrayList();

  /** Where each position is first mentioned. */
  private final IntArrayList lines = new IntArrayList();

  private final IntArrayList columns = new IntArrayList();

  private GraphTextReader(Characters characters, GraphLimit limit) throws IOException {
    this.characters = characters;
    this.builder = new GraphBuilder(limit);
    this.tokens = new Tokens(characters, this::read);
  }

  /**
   * Reads a graph.
   *
   * @param file what to call it in messages
   * @throws GraphSyntaxException at an unknown sign, a position that is defined twice, or one that
   *     is not defined at all, with its place
   * @throws GameTooLargeException if there are more positions and moves than may be
   */
  public static NamedGraph read(String file, Reader in, GraphLimit limit) throws IOException {
    GraphTextReader reader = new GraphTextReader(new Characters(file, in), limit);
    while (reader.tokens.peek().kind() != Token.TokenKind.END) {
      reader.statement();
    }
    reader.checkDefined();
    return new NamedGraph(file, reader.builder, reader.starts.build(), HOW_TO_START);
  }

  private void statement() throws IOException {
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
          name,
          "expected the name of a position, found " + name.found(),
          name.kind() == Token.TokenKind.CANONICAL
              ? "what begins with * is known already"
              : "a line is 'start a', 'a = {b | c}' or 'a = {b, c}'");
    }
    if (!tokens.takeSign("=")) {
      throw tokens.unexpected("= after " + name.found());
    }
    define(name);
  }

  private void define(Token name) throws IOException {
    int position = position(name);
    if (definedIn.getInt(position) != 0) {
      throw tokens.error(
          name, name.found() + " is defined twice, first in line " + definedIn.getInt(position));
    }
    definedIn.set(position, name.place().line());
    Token brace = tokens.peek();
    if (!tokens.takeSign("{")) {
      throw tokens.unexpected("{", "as in a = {b, c | d}");
    }
    IntArrayList left = options();
    boolean isPartizan = tokens.takeSign("|");
    IntArrayList right = isPartizan ? options() : left;
    if (!tokens.takeSign("}")) {
      throw tokens.peek().kind() == Token.TokenKind.END
          ? tokens.error(brace, "this { is not closed")
          : tokens.unexpected(", or } here");
    }
    left.forEach(option -> builder.move(Side.LEFT, position, option));
    right.forEach(option -> builder.move(Side.RIGHT, position, option));
  }

  private IntArrayList options() throws IOException {
    IntArrayList options = new IntArrayList();
    if (tokens.peek().isSign("|") || tokens.peek().isSign("}")) {
      return options;
    }
    do {
      options.add(position(tokens.take()));
    } while (tokens.takeSign(","));
    return options;
  }

  private int position(Token token) throws GraphSyntaxException {
    hasCanonical |= token.kind() == Token.TokenKind.CANONICAL;
    hasStarred |= token.kind() == Token.TokenKind.QUOTED && token.text().startsWith("*");
    if (hasCanonical && hasStarred) {
      throw tokens.error(
          token,
          "canonical games, and positions in quotation marks that begin with *, in one file",
          "call the positions otherwise");
    }
    if (token.kind() == Token.TokenKind.CANONICAL) {
      int position = CanonicalGame.add(number(token), builder);
      grow(-1, token.place());
      return position;
    }
    if (!token.isName()) {
      throw tokens.error(token, "expected the name of a position, found " + token.found());
    }
    int position = builder.position(token.text());
    grow(0, token.place());
    return position;
  }

  /** Notes of positions that are new. */
  private void grow(int line, TextPlace place) {
    while (definedIn.size() < builder.size()) {
      definedIn.add(line);
      lines.add(place.line());
      columns.add(place.column());
    }
  }

  private GrundyNumber number(Token token) throws GraphSyntaxException {
    return GrundyNumber.parse(token.text().substring(1))
        .orElseThrow(
            () ->
                tokens.error(
                    token,
                    token.found() + " is no canonical game",
                    "they are *0, *1, … and *∞, *∞{1,2}, …; oo may be typed for ∞"));
  }

  private String canonicalName(Token token) throws GraphSyntaxException {
    return token.kind() == Token.TokenKind.CANONICAL ? "*" + number(token) : token.text();
  }

  private void checkDefined() throws GraphSyntaxException {
    int dangling = definedIn.indexOf(0);
    if (dangling >= 0) {
      String name = builder.name(dangling);
      throw characters.error(
          new TextPlace(lines.getInt(dangling), columns.getInt(dangling)),
          "'" + name + "' is not defined",
          "for a position without moves write " + name + " = {}");
    }
  }

  private Token read() throws IOException {
    while (Character.isWhitespace(characters.peek()) || characters.peek() == '#') {
      if (characters.peek() == '#') {
        characters.skipLine();
      } else {
        characters.take();
      }
    }
    TextPlace place = characters.place();
    int first = characters.peek();
    if (first == Characters.END) {
      return new Token(Token.TokenKind.END, "", place);
    }
    if (first == '"') {
      return new Token(Token.TokenKind.QUOTED, characters.quoted(), place);
    }
    if (isNamePart(first)) {
      return new Token(
          Token.TokenKind.WORD, characters.takeWhile(GraphTextReader::isNamePart), place);
    }
    if (first == '*') {
      return new Token(Token.TokenKind.CANONICAL, canonical(), place);
    }
    String sign = Character.toString(characters.take());
    if (!"={}|,".contains(sign)) {
      throw characters.error(
          place,
          "unknown sign '" + sign + "'",
          "put names with other signs than letters, digits and _ ' . + - in quotation marks");
    }
    return new Token(Token.TokenKind.SIGN, sign, place);
  }

  static boolean isNamePart(int c) {
    return c != Characters.END && (Character.isLetterOrDigit(c) || "_'.+-".indexOf(c) >= 0);
  }

  /** A star, a number or ∞, and heaps in braces that follow at once. */
  private String canonical() throws IOException {
    StringBuilder name = new StringBuilder().append((char) characters.take());
    name.append(characters.takeWhile(c -> isNamePart(c) || c == '∞'));
    if (characters.peek() == '{') {
      name.append(characters.takeWhile(c -> c != '}'));
      if (characters.peek() == '}') {
        name.append((char) characters.take());
      }
    }
    return name.toString();
  }
}
