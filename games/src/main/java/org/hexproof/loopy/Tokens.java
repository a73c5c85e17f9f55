package org.hexproof.loopy;

import java.io.IOException;

/** The words and signs of a file, one ahead. */
final class Tokens {
  @FunctionalInterface
  interface Lexer {
    Token read() throws IOException;
  }

  private final Characters characters;
  private final Lexer lexer;
  private Token next;

  Tokens(Characters characters, Lexer lexer) throws IOException {
    this.characters = characters;
    this.lexer = lexer;
    this.next = lexer.read();
  }

  Token peek() {
    return next;
  }

  Token take() throws IOException {
    Token taken = next;
    next = lexer.read();
    return taken;
  }

  boolean takeSign(String sign) throws IOException {
    return takeIf(next.isSign(sign));
  }

  /** Passes a word of the language, in whatever case, if it is next. */
  boolean takeWord(String word) throws IOException {
    return takeIf(next.isWord(word));
  }

  private boolean takeIf(boolean wanted) throws IOException {
    if (wanted) {
      next = lexer.read();
    }
    return wanted;
  }

  void expect(String sign) throws IOException {
    if (!takeSign(sign)) {
      throw unexpected(sign);
    }
  }

  GraphSyntaxException unexpected(String expected) {
    return error(next, "expected " + expected + ", found " + next.found());
  }

  GraphSyntaxException unexpected(String expected, String hint) {
    return error(next, "expected " + expected + ", found " + next.found(), hint);
  }

  GraphSyntaxException error(Token token, String problem) {
    return characters.error(token.place(), problem);
  }

  GraphSyntaxException error(Token token, String problem, String hint) {
    return characters.error(token.place(), problem, hint);
  }
}
