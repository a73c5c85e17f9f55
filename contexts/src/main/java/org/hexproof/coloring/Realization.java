package org.hexproof.coloring;

import java.math.BigInteger;
import org.hexproof.value.Game;
import org.hexproof.value.Values;

/**
 * A set coloring game for a value, and how many cells [PASS], Proposition 4.6, says to be enough.
 */
public record Realization(Construction game, BigInteger bound) {
  /** One built along the canonical form, if that is passable and doesn't take too many cells. */
  public static Realization of(Values values, int value) {
    return new Realization(new Realizer(values).of(value), bound(values, values.form(value)));
  }

  /**
   * The smaller of one built along this form, which is passable, and one along the canonical form,
   * and the smaller bound of both.
   */
  public static Realization of(Values values, Game form) {
    Realizer realizer = new Realizer(values);
    int value = values.of(form);
    Construction canonical = realizer.of(value);
    Construction written = realizer.of(form);
    return new Realization(
        written.cells() < canonical.cells() ? written : canonical,
        bound(values, values.form(value)).min(bound(values, form)));
  }

  private static BigInteger bound(Values values, Game form) {
    return SizeBound.of(form, values.isMonotone(form));
  }
}
