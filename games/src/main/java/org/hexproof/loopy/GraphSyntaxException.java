package org.hexproof.loopy;

import java.io.IOException;

/** The text of a graph can't be read: where, what was expected, and a hint. */
public final class GraphSyntaxException extends IOException {
  private static final long serialVersionUID = 1L;

  GraphSyntaxException(String message) {
    super(message);
  }
}
