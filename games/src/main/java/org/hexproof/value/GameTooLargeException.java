package org.hexproof.value;

import static com.google.common.base.Strings.lenientFormat;

/** More had to be known than is kept, or play takes too long; the message says how much. */
public final class GameTooLargeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The template has a {@code %s} for each argument. */
  public GameTooLargeException(String template, Object... arguments) {
    super(lenientFormat(template, arguments));
  }
}
