package org.hexproof.format;

/** Writes one format. */
public interface Writer {
  /**
   * The diagram in this format, ending with a line break.
   *
   * @throws IllegalArgumentException if the format can't express the diagram
   */
  String write(Diagram diagram);
}
