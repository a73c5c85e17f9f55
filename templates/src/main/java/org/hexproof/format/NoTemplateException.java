package org.hexproof.format;

/**
 * A drawing states no promise: it is a position, or shows how play goes. That is no fault of the
 * file, unless a template is wanted.
 */
public final class NoTemplateException extends FormatException {
  private static final long serialVersionUID = 1L;

  public NoTemplateException(Place place, String message, String hint) {
    super(place, message, hint);
  }
}
