package org.hexproof.format;

import com.google.common.collect.ImmutableList;

public interface Reader {
  /**
   * The boards and templates of a file, in its order. One that can't be read costs itself alone:
   * the reader goes on where the next one begins. A file fails as a whole only if nothing in it
   * begins as a member does.
   */
  ImmutableList<Member> read(Source source) throws FormatException;

  /** The boards and templates of a file; fails at the first fault. */
  default ImmutableList<Entry> entries(Source source) throws FormatException {
    return Member.entries(read(source));
  }
}
