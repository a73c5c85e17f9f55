package org.hexproof.format;

import com.google.common.collect.ImmutableList;

public interface Reader {
  /**
   * The boards and templates of a file, in its order. One that can't be read costs itself alone:
   * the reader goes on where the next one begins.
   *
   * @throws FormatException if the file as a whole can't be read, since nothing in it begins as a
   *     member does
   */
  ImmutableList<Member> read(Source source) throws FormatException;

  /**
   * The boards and templates of a file that has no fault.
   *
   * @throws FormatException at the first fault of the file or of a member
   */
  default ImmutableList<Entry> entries(Source source) throws FormatException {
    return Member.entries(read(source));
  }
}
