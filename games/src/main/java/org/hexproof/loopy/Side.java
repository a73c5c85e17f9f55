package org.hexproof.loopy;

/** Who moves: the two have moves of their own in each position. */
public enum Side {
  LEFT("L"),
  RIGHT("R");

  private final String letter;

  Side(String letter) {
    this.letter = letter;
  }

  public String letter() {
    return letter;
  }

  public Side opponent() {
    return this == LEFT ? RIGHT : LEFT;
  }
}
