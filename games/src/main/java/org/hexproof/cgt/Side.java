package org.hexproof.cgt;

/** Who moves: the two have moves of their own in each position. */
public enum Side {
  LEFT("Left"),
  RIGHT("Right");

  private final String word;

  Side(String word) {
    this.word = word;
  }

  public String word() {
    return word;
  }

  public String letter() {
    return word.substring(0, 1);
  }

  public Side opponent() {
    return this == LEFT ? RIGHT : LEFT;
  }
}
