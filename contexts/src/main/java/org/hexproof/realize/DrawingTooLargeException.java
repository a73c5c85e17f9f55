package org.hexproof.realize;

import static com.google.common.base.Strings.lenientFormat;

/** No drawing was found that a board has room for. */
public final class DrawingTooLargeException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  public DrawingTooLargeException(String template, Object... args) {
    super(lenientFormat(template, args));
  }
}
