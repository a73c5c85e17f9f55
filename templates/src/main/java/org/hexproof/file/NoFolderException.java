package org.hexproof.file;

/**
 * A native library can't be loaded from any folder, which nobody but the user can mend. The message
 * has a line for each folder, with the reason, and the way out.
 */
public final class NoFolderException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NoFolderException(String message) {
    super(message);
  }
}
