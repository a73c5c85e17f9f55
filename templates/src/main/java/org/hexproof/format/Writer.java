package org.hexproof.format;

public interface Writer {
  /**
   * The diagram, ending with a line break, or an {@link IllegalArgumentException} if the format
   * can't express it.
   */
  String write(Diagram diagram);
}
