package org.hexproof.board;

/** What lies on a cell. */
public enum Content {
  EMPTY,
  BLACK,
  WHITE
}
