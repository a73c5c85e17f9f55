package org.hexproof.api;

import java.io.IOException;
import org.hexproof.format.FormatException;
import org.hexproof.value.ValueSyntaxException;

/**
 * A text can't be read as what it should be. The message begins with the place, as in {@code
 * page.wiki:10:3}, and tells what was expected and, often, a hint.
 */
public final class UnreadableException extends IOException {
  private static final long serialVersionUID = 1L;

  UnreadableException(FormatException cause) {
    super(cause.getMessage(), cause);
  }

  UnreadableException(ValueSyntaxException cause) {
    super(cause.getMessage(), cause);
  }

  UnreadableException(String message) {
    super(message);
  }
}
