package org.hexproof.hot;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.stream.Stream;
import org.hexproof.cgt.Dyadic;

/**
 * A number, so many ups (downs if below 0) and a nimber, such as 3v2*5. Their sums, order and
 * canonical forms are known without a search: x + n↑ + *m is {x|x + (n-1)↑ + *(m^1)}, but for x +
 * ↑* = {x,x*|x} ([CGT], chapter II).
 */
record NumberUpStar(Dyadic number, int ups, int nimber) {
  NumberUpStar negative() {
    return new NumberUpStar(number.negative(), -ups, nimber);
  }

  NumberUpStar plus(NumberUpStar other) {
    return new NumberUpStar(
        number.plus(other.number), Math.addExact(ups, other.ups), nimber ^ other.nimber);
  }

  /** Whether it is at least 0: *m and ↑* are confused with 0, all other n↑*m are as n is. */
  boolean isAtLeastZero() {
    if (number.signum() != 0) {
      return number.signum() > 0;
    }
    return ups > 1 || (ups == 1 && nimber != 1) || (ups == 0 && nimber == 0);
  }

  private boolean isNumber() {
    return ups == 0 && nimber == 0;
  }

  private NumberUpStar plusUp() {
    return new NumberUpStar(number, ups + 1, nimber ^ 1);
  }

  /** That with these options of its canonical form, if there is one. */
  static Optional<NumberUpStar> of(ImmutableList<Game> left, ImmutableList<Game> right) {
    return left.equals(right)
        ? nimber(left)
        : up(left, right, false).or(() -> up(right, left, true).map(NumberUpStar::negative));
  }

  /** x + *n has the moves to x, x + *, … and x + *(n-1). */
  private static Optional<NumberUpStar> nimber(ImmutableList<Game> options) {
    Optional<Dyadic> number = options.get(0).upStar().map(NumberUpStar::number);
    for (Game option : options) {
      Optional<NumberUpStar> found =
          option.upStar().filter(of -> of.ups == 0 && of.nimber < options.size());
      if (found.isEmpty() || !number.equals(found.map(NumberUpStar::number))) {
        return Optional.empty();
      }
    }
    return Optional.of(new NumberUpStar(number.orElseThrow(), 0, options.size()));
  }

  /** One with ups, by its options or those of its negative. */
  private static Optional<NumberUpStar> up(
      ImmutableList<Game> stay, ImmutableList<Game> less, boolean negated) {
    if (less.size() != 1 || stay.isEmpty() || stay.size() > 2) {
      return Optional.empty();
    }
    Optional<NumberUpStar> next =
        less.get(0).upStar().map(of -> negated ? of.negative() : of).filter(of -> of.ups >= 0);
    if (next.isEmpty()) {
      return Optional.empty();
    }
    NumberUpStar number = new NumberUpStar(next.get().number, 0, 0);
    Stream<Optional<NumberUpStar>> there =
        stay.stream().map(option -> option.upStar().map(of -> negated ? of.negative() : of));
    if (stay.size() == 1) {
      return next.filter(of -> !of.isNumber() && there.allMatch(Optional.of(number)::equals))
          .map(NumberUpStar::plusUp);
    }
    NumberUpStar star = new NumberUpStar(number.number, 0, 1);
    return next.filter(
            of ->
                of.isNumber()
                    && there.allMatch(
                        each -> each.equals(Optional.of(number)) || each.equals(Optional.of(star))))
        .map(NumberUpStar::plusUp);
  }
}
