package org.hexproof.board;

import com.google.common.base.Ascii;

/** A player. Black joins top and bottom, White left and right. */
public enum Color {
  BLACK,
  WHITE;

  public Color opposite() {
    return this == BLACK ? WHITE : BLACK;
  }

  /** The name in files: {@code black} or {@code white}. */
  public String label() {
    return Ascii.toLowerCase(name());
  }

  /** The content of a cell that this player has taken. */
  public Content stone() {
    return this == BLACK ? Content.BLACK : Content.WHITE;
  }
}
