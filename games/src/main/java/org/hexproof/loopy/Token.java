package org.hexproof.loopy;

import org.hexproof.loopy.GraphSyntaxException.Place;

/** A word, or what stands between words, of a file that describes a graph. */
record Token(Kind kind, String text, Place place) {
  enum Kind {
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
    return kind == Kind.SIGN && text.equals(sign);
  }

  boolean isName() {
    return kind == Kind.WORD || kind == Kind.QUOTED;
  }

  boolean isWord(String word) {
    return kind == Kind.WORD && text.equalsIgnoreCase(word);
  }

  /** What it is, for messages. */
  String found() {
    return kind == Kind.END ? "the end" : "'" + text + "'";
  }
}
