package org.hexproof.api;

/** A player. Black joins top and bottom, White left and right. */
public enum Color {
  /** HexWiki's Red. */
  BLACK,
  /** HexWiki's Blue. */
  WHITE;

  static Color of(org.hexproof.board.Color color) {
    return color == org.hexproof.board.Color.BLACK ? BLACK : WHITE;
  }

  org.hexproof.board.Color inner() {
    return this == BLACK ? org.hexproof.board.Color.BLACK : org.hexproof.board.Color.WHITE;
  }
}
