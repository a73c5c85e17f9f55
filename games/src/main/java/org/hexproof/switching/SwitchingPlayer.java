package org.hexproof.switching;

/** Short joins the two terminals by edges that he takes, Cut parts them by those that she takes. */
public enum SwitchingPlayer {
  SHORT,
  CUT;

  public SwitchingPlayer opposite() {
    return this == SHORT ? CUT : SHORT;
  }
}
