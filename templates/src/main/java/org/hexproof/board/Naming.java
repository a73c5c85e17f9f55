package org.hexproof.board;

import com.google.common.base.Ascii;
import org.hexproof.word.Labelled;

/** What the players are called in words for people, and by which colours they are drawn. */
public enum Naming implements Labelled {
  BLACK_AND_WHITE("black-white", "Black", "White"),

  /** As on HexWiki, where Red is who joins top and bottom. */
  RED_AND_BLUE("red-blue", "Red", "Blue");

  private final String label;
  private final String black;
  private final String white;

  Naming(String label, String black, String white) {
    this.label = label;
    this.black = black;
    this.white = white;
  }

  @Override
  public String label() {
    return label;
  }

  public String name(Color color) {
    return color == Color.BLACK ? black : white;
  }

  /** The name inside a sentence or of a stone's colour, as in {@code red}. */
  public String word(Color color) {
    return Ascii.toLowerCase(name(color));
  }
}
