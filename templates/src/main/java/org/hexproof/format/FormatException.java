package org.hexproof.format;

/** A file can't be read: where, what was expected, and a hint. */
public sealed class FormatException extends Exception permits NoTemplateException {
  private static final long serialVersionUID = 1L;

  private final transient Place place;

  public FormatException(Place place, String message) {
    super(place + ": " + message);
    this.place = place;
  }

  public FormatException(Place place, String message, String hint) {
    this(place, message + "\n  hint: " + hint);
  }

  public Place place() {
    return place;
  }
}
