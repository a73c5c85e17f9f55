package org.hexproof.loopy;

import java.io.IOException;
import org.hexproof.loopy.GraphSyntaxException.TextPlace;

/** The words and signs of a file in the DOT language. */
final class DotLexer implements Tokens.Lexer {
  private final Characters characters;
  private boolean atLineStart = true;

  DotLexer(Characters characters) {
    this.characters = characters;
  }

  @Override
  public Token read() throws IOException {
    skip();
    TextPlace place = characters.place();
    int first = characters.peek();
    if (first == Characters.END) {
      return new Token(Token.TokenKind.END, "", place);
    }
    atLineStart = false;
    if (first == '"') {
      return new Token(Token.TokenKind.QUOTED, joined(), place);
    }
    if (first == '<') {
      return new Token(Token.TokenKind.QUOTED, html(place), place);
    }
    if (first == '-' && (characters.peekSecond() == '>' || characters.peekSecond() == '-')) {
      characters.take();
      return new Token(Token.TokenKind.SIGN, "-" + (char) characters.take(), place);
    }
    if (isWordPart(first) || first == '-') {
      String start = Character.toString(characters.take());
      String word = start + characters.takeWhile(DotLexer::isWordPart);
      return new Token(Token.TokenKind.WORD, word, place);
    }
    String sign = Character.toString(characters.take());
    if (!"{}[]=;,:".contains(sign)) {
      throw characters.error(
          place, "unknown sign '" + sign + "'", "put names with other signs in quotation marks");
    }
    return new Token(Token.TokenKind.SIGN, sign, place);
  }

  private static boolean isWordPart(int c) {
    return c != Characters.END && (Character.isLetterOrDigit(c) || c == '_' || c == '.');
  }

  /** Names in quotation marks that + joins. */
  private String joined() throws IOException {
    StringBuilder name = new StringBuilder(characters.quoted());
    skip();
    while (characters.peek() == '+') {
      characters.take();
      skip();
      if (characters.peek() != '"') {
        throw characters.error(characters.place(), "expected a quotation mark after +");
      }
      name.append(characters.quoted());
      skip();
    }
    return name.toString();
  }

  private String html(TextPlace start) throws IOException {
    StringBuilder text = new StringBuilder();
    int depth = 0;
    do {
      int c = characters.take();
      if (c == Characters.END) {
        throw characters.error(start, "this < is not closed");
      }
      depth += c == '<' ? 1 : c == '>' ? -1 : 0;
      text.append((char) c);
    } while (depth > 0);
    return text.toString();
  }

  /** Passes white space, comments, and lines of the preprocessor. */
  private void skip() throws IOException {
    while (true) {
      int c = characters.peek();
      if (c == '\n') {
        characters.take();
        atLineStart = true;
      } else if (Character.isWhitespace(c)) {
        characters.take();
      } else if ((c == '/' && characters.peekSecond() == '/') || (c == '#' && atLineStart)) {
        characters.skipLine();
      } else if (c == '/' && characters.peekSecond() == '*') {
        skipComment();
      } else {
        return;
      }
    }
  }

  private void skipComment() throws IOException {
    TextPlace start = characters.place();
    characters.take();
    characters.take();
    while (characters.peek() != '*' || characters.peekSecond() != '/') {
      if (characters.take() == Characters.END) {
        throw characters.error(start, "this comment is not closed");
      }
    }
    characters.take();
    characters.take();
  }
}
