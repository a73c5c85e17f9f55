package org.hexproof.reply;

/** Who wins positions of a grid. */
@FunctionalInterface
interface Judge {
  /** Whether White wins though Black moves first; these are the cells of their stones. */
  boolean whiteHolds(long black, long white);
}
