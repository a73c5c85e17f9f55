package org.hexproof.format;

import com.google.common.collect.ImmutableList;

/** Reads one format. */
public interface Reader {
  /**
   * The boards and templates of a file, in its order; at least one.
   *
   * @throws FormatException at the first place that can't be read
   */
  ImmutableList<Entry> read(Source source) throws FormatException;
}
