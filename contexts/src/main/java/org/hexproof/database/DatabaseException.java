package org.hexproof.database;

import java.io.IOException;

/** A database can't be read: there is none, or it is half-written, damaged or another file. */
public final class DatabaseException extends IOException {
  private static final long serialVersionUID = 1L;

  DatabaseException(String message) {
    super(message);
  }

  DatabaseException(String message, Throwable cause) {
    super(message, cause);
  }
}
