package org.hexproof.cgt;

/** How two games compare: G &lt; H, G = H, G &gt; H, or neither, G || H. */
public enum Comparison {
  LESS("<"),
  EQUAL("="),
  GREATER(">"),
  CONFUSED("||");

  private final String sign;

  Comparison(String sign) {
    this.sign = sign;
  }

  public String sign() {
    return sign;
  }

  public static Comparison of(boolean atMost, boolean atLeast) {
    if (atMost) {
      return atLeast ? EQUAL : LESS;
    }
    return atLeast ? GREATER : CONFUSED;
  }
}
