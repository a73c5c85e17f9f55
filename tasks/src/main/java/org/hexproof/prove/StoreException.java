package org.hexproof.prove;

import java.io.IOException;

/** A store can't be used: it is another proof's, in use, damaged or no store at all. */
public final class StoreException extends IOException {
  private static final long serialVersionUID = 1L;

  StoreException(String message) {
    super(message);
  }

  StoreException(String message, Throwable cause) {
    super(message, cause);
  }
}
