package org.hexproof.rule;

/**
 * Edges of a graph are cut by either player, and who frees a vertex moves again; see {@link
 * CoinReader}.
 *
 * @param mostWin whether who frees more vertices wins, as in Dots and Boxes, and not who makes the
 *     last move, as in Nimstring
 */
public record CoinRules(boolean mostWin) implements Rules {
  @Override
  public Situation<?> situation(String file, String text) {
    throw new IllegalArgumentException("where who frees a vertex moves again there is one answer");
  }
}
