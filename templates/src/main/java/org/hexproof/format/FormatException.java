package org.hexproof.format;

import java.io.IOException;
import java.util.Optional;

/**
 * A file can't be read: where, what was expected, and a hint. The message has all of it as lines of
 * a terminal; reports lay the parts out in their own way.
 */
public sealed class FormatException extends IOException permits NoTemplateException {
  private static final long serialVersionUID = 1L;

  private final transient Place place;
  private final String problem;
  private final String hint;

  public FormatException(Place place, String problem) {
    this(place, problem, "");
  }

  /** The hint may be an empty text. */
  public FormatException(Place place, String problem, String hint) {
    super(place + ": " + problem + (hint.isEmpty() ? "" : "\n  hint: " + hint));
    this.place = place;
    this.problem = problem;
    this.hint = hint;
  }

  public Place place() {
    return place;
  }

  /** What is wrong, without its place and the hint. */
  public String problem() {
    return problem;
  }

  /** How to mend it. */
  public Optional<String> hint() {
    return hint.isEmpty() ? Optional.empty() : Optional.of(hint);
  }
}
