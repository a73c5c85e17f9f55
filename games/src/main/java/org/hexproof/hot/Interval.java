package org.hexproof.hot;

import java.util.Optional;
import org.hexproof.cgt.Dyadic;

/** The numbers between two bounds, either of which may be missing. */
record Interval(Optional<Endpoint> low, Optional<Endpoint> high) {
  /** An end, and whether it lies in the interval itself. */
  record Endpoint(Dyadic at, boolean within) {}

  private boolean isAboveLow(Dyadic x) {
    return low.isEmpty() || x.compareTo(low.get().at()) > (low.get().within() ? -1 : 0);
  }

  private boolean isBelowHigh(Dyadic x) {
    return high.isEmpty() || x.compareTo(high.get().at()) < (high.get().within() ? 1 : 0);
  }

  /** The number with the earliest birthday, if there is any number ([HOT], chapter 3). */
  Optional<Dyadic> simplest() {
    if (!isAboveLow(Dyadic.ZERO)) {
      return simplestPositive();
    }
    if (!isBelowHigh(Dyadic.ZERO)) {
      return mirror().simplestPositive().map(Dyadic::negative);
    }
    return Optional.of(Dyadic.ZERO);
  }

  private Interval mirror() {
    return new Interval(high.map(Interval::mirror), low.map(Interval::mirror));
  }

  private static Endpoint mirror(Endpoint bound) {
    return new Endpoint(bound.at().negative(), bound.within());
  }

  /** There is a low bound, and it is at least 0. */
  private Optional<Dyadic> simplestPositive() {
    Dyadic at = low.orElseThrow().at();
    if (high.isPresent() && isEmpty(at, high.get())) {
      return Optional.empty();
    }
    // From coarse to fine: two neighbors of one grid would have one of the coarser grid among them.
    for (int exponent = 0; ; exponent++) {
      Dyadic step = new Dyadic(1, exponent);
      Dyadic below = at.exponent() <= exponent ? at : roundedDown(at, exponent);
      for (Dyadic x : new Dyadic[] {below, below.plus(step)}) {
        if (x.signum() > 0 && isAboveLow(x) && isBelowHigh(x)) {
          return Optional.of(x);
        }
      }
    }
  }

  private boolean isEmpty(Dyadic at, Endpoint top) {
    int order = at.compareTo(top.at());
    return order > 0 || (order == 0 && !(low.orElseThrow().within() && top.within()));
  }

  private static Dyadic roundedDown(Dyadic x, int exponent) {
    return new Dyadic(x.numerator() >> (x.exponent() - exponent), exponent);
  }
}
