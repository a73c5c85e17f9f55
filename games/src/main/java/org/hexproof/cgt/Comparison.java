package org.hexproof.cgt;

/** How two games compare: G &lt; H, G = H, G &gt; H, or neither, G || H. */
public enum Comparison {
  LESS("<", "Right wins"),
  EQUAL("=", "whoever moves second wins"),
  GREATER(">", "Left wins"),
  CONFUSED("||", "whoever moves first wins");

  private final String sign;
  private final String outcome;

  Comparison(String sign, String outcome) {
    this.sign = sign;
    this.outcome = outcome;
  }

  public String sign() {
    return sign;
  }

  /** Who wins a game that compares so with 0. */
  public String outcome() {
    return outcome;
  }

  public static Comparison of(boolean atMost, boolean atLeast) {
    if (atMost) {
      return atLeast ? EQUAL : LESS;
    }
    return atLeast ? GREATER : CONFUSED;
  }
}
