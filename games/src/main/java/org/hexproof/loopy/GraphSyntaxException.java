package org.hexproof.loopy;

import java.io.IOException;

/** The text of a graph can't be read: where, what was expected, and a hint. */
public final class GraphSyntaxException extends IOException {
  private static final long serialVersionUID = 1L;

  GraphSyntaxException(String file, TextPlace place, String problem) {
    super(file + ":" + place.line() + ":" + place.column() + ": " + problem);
  }

  GraphSyntaxException(String file, TextPlace place, String problem, String hint) {
    this(file, place, problem + "\n  hint: " + hint);
  }

  GraphSyntaxException(String file, String problem, String hint) {
    super(file + ": " + problem + "\n  hint: " + hint);
  }

  /** Where something is in a file; line and column are counted from 1. */
  record TextPlace(int line, int column) {}
}
