package org.hexproof.hot;

import com.google.common.collect.ImmutableList;
import java.util.Iterator;
import org.hexproof.cgt.Dyadic;

/**
 * How the stops of a game change as it is cooled, from temperature -1 on ([HOT], chapters 4 and 5;
 * [CGT], section II.5): λ, the left wall, and ρ, the right one. They meet in the mast.
 *
 * @param temperature where the mast begins; below 0 for numbers alone
 * @param mean the mast's value
 */
public record Thermograph(Wall left, Wall right, Dyadic temperature, Dyadic mean) {
  /** Of an integer: a mast. */
  static Thermograph ofInteger(Dyadic integer) {
    Wall mast = Wall.mast(integer);
    return new Thermograph(mast, mast, Dyadic.MINUS_ONE, integer);
  }

  /**
   * Of any other game in canonical form: λ = max (ρ of Left's options - t) and ρ = min (λ of
   * Right's options + t) up to where they meet.
   *
   * @param left the thermographs of Left's options, at least one
   * @param right those of Right's
   */
  static Thermograph of(ImmutableList<Thermograph> left, ImmutableList<Thermograph> right) {
    Wall leftScaffold =
        left.stream().map(option -> option.right.taxed()).reduce(Wall::max).orElseThrow();
    Wall rightScaffold =
        right.stream()
            .map(option -> option.left.negative().taxed())
            .reduce(Wall::max)
            .orElseThrow()
            .negative();
    Dyadic freezing = meeting(leftScaffold, rightScaffold);
    return new Thermograph(
        leftScaffold.withMast(freezing),
        rightScaffold.withMast(freezing),
        freezing,
        leftScaffold.at(freezing));
  }

  /** The lowest temperature at which the scaffolds meet; they come nearer by 0 to 2 a degree. */
  private static Dyadic meeting(Wall left, Wall right) {
    Iterator<Dyadic> bends = Wall.bends(left, right).iterator();
    Dyadic low = bends.next();
    Dyadic gap = left.at(low).minus(right.at(low));
    while (bends.hasNext() && gap.signum() > 0) {
      Dyadic high = bends.next();
      Dyadic next = left.at(high).minus(right.at(high));
      if (next.signum() <= 0) {
        return low.plus(gap.minus(next).equals(high.minus(low)) ? gap : gap.half());
      }
      low = high;
      gap = next;
    }
    // Above all corners both scaffolds slant.
    return low.plus(gap.half());
  }
}
