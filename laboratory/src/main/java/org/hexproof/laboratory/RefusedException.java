package org.hexproof.laboratory;

/** What was asked can't be done, and what can. */
final class RefusedException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String hint;

  /** The hint may be an empty text. */
  RefusedException(String message, String hint) {
    super(message);
    this.hint = hint;
  }

  String hint() {
    return hint;
  }
}
