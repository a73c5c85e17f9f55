package org.hexproof.division;

import org.hexproof.format.Line;

/** What a division says of a part. */
public sealed interface PartClaim {
  /** The value or relation, with its place. */
  Line text();

  /** The part is at least as good for Black as this value, or stands in this relation to values. */
  record AtLeast(Line text) implements PartClaim {}

  /**
   * Black wins the part when all that the position has besides is worth this value; White moves
   * first.
   */
  record WinsBeside(Line text) implements PartClaim {}
}
