package org.hexproof.loopy;

import org.hexproof.loopy.GraphSyntaxException.TextPlace;

/** A word, or what stands between words, of a file that describes a graph. */
record Token(TokenKind kind, String text, TextPlace place) {
  enum TokenKind {
    /** A word of letters and digits. */
    WORD,
    /** What stood in quotation marks, without them. */
    QUOTED,
    /** The name of a canonical game, as in {@code *2}. */
    CANONICAL,
    SIGN,
    END
  }

  boolean isSign(String sign) {
    return kind == TokenKind.SIGN && text.equals(sign);
  }

  boolean isName() {
    return kind == TokenKind.WORD || kind == TokenKind.QUOTED;
  }

  boolean isWord(String word) {
    return kind == TokenKind.WORD && text.equalsIgnoreCase(word);
  }

  /** What it is, for messages. */
  String found() {
    return kind == TokenKind.END ? "the end" : "'" + text + "'";
  }
}
