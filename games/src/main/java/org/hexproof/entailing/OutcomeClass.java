package org.hexproof.entailing;

/** Who wins a game, by who moves first. */
public enum OutcomeClass {
  LEFT("L", "Left wins"),
  RIGHT("R", "Right wins"),
  NEXT("N", "whoever moves first wins"),
  PREVIOUS("P", "whoever moves first loses");

  private final String letter;
  private final String words;

  OutcomeClass(String letter, String words) {
    this.letter = letter;
    this.words = words;
  }

  static OutcomeClass of(boolean leftWinsFirst, boolean leftWinsSecond) {
    if (leftWinsFirst) {
      return leftWinsSecond ? LEFT : NEXT;
    }
    return leftWinsSecond ? PREVIOUS : RIGHT;
  }

  public String letter() {
    return letter;
  }

  public String words() {
    return words;
  }

  public boolean leftWinsFirst() {
    return this == LEFT || this == NEXT;
  }

  public boolean leftWinsSecond() {
    return this == LEFT || this == PREVIOUS;
  }
}
