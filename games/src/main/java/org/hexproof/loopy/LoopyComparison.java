package org.hexproof.loopy;

import org.hexproof.cgt.Side;

/**
 * How two games x and y compare ([HYP], section 2.3). The relations {@code x ⊵ y} and {@code x -▶
 * y} are the greatest pair such that
 *
 * <ul>
 *   <li>x ⊵ y means that y -▶ x^R for all moves of Right from x, and y^L -▶ x for all of Left from
 *       y;
 *   <li>x -▶ y means that y ⊵ x^R for some move of Right from x, or y^L ⊵ x for some of Left from
 *       y.
 * </ul>
 *
 * <p>Of games that go on for ever both may hold, and x ⊵ y is not transitive.
 *
 * @param isAbove x ⊵ y
 * @param isNotAbove x -▶ y
 * @param isBelow y ⊵ x
 * @param isNotBelow y -▶ x
 */
public record LoopyComparison(
    boolean isAbove, boolean isNotAbove, boolean isBelow, boolean isNotBelow) {
  /**
   * Compares two games. What refutes a pair is found from its ends backwards, which leaves the
   * greatest fixed point; and that is the retrograde analysis of x - y ([HYP], Proposition 17).
   */
  public static LoopyComparison of(GameGraph x, GameGraph y, GraphLimit limit) {
    GameGraph difference = GraphSum.of(x, y.negative(), limit);
    return withZero(PlayOutcomes.of(difference), difference.start());
  }

  /** How a position compares with 0, the game without moves ([HYP], Theorem 14). */
  public static LoopyComparison withZero(PlayOutcomes outcomes, int position) {
    return new LoopyComparison(
        outcomes.isNonLosing(position, new Seat(Side.LEFT, false)),
        outcomes.isNonLosing(position, new Seat(Side.RIGHT, true)),
        outcomes.isNonLosing(position, new Seat(Side.RIGHT, false)),
        outcomes.isNonLosing(position, new Seat(Side.LEFT, true)));
  }
}
