package org.hexproof.division;

import org.hexproof.format.TextLine;

/** What a division says of a part. */
public sealed interface PartClaim {
  /** The value or relation, with its place. */
  TextLine text();

  /** The part is at least as good for Black as this value, or stands in this relation to values. */
  record AtLeast(TextLine text) implements PartClaim {}

  /**
   * Black wins the part when all that the position has besides is worth this value; White moves
   * first.
   */
  record WinsBeside(TextLine text) implements PartClaim {}
}
