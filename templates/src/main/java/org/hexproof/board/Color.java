package org.hexproof.board;

/** A player. Black joins top and bottom, White left and right. */
public enum Color {
  BLACK,
  WHITE;

  public Color opposite() {
    return this == BLACK ? WHITE : BLACK;
  }

  /** The content of a cell that this player has taken. */
  public Content stone() {
    return this == BLACK ? Content.BLACK : Content.WHITE;
  }
}
