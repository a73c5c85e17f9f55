package org.hexproof.api;

/** A player. Black joins top and bottom, White left and right. */
public enum Color {
  /** HexWiki's Red. */
  BLACK,
  /** HexWiki's Blue. */
  WHITE;

  static Color of(org.hexproof.board.Color color) {
    return valueOf(color.name());
  }

  org.hexproof.board.Color inner() {
    return org.hexproof.board.Color.valueOf(name());
  }
}
