package org.hexproof.cgt;

import com.google.common.collect.Range;
import com.google.common.math.LongMath;
import java.util.Optional;

/**
 * A dyadic rational, exactly: {@code numerator / 2^exponent} in lowest terms.
 *
 * @param numerator odd, unless the exponent is 0
 * @param exponent from 0 to {@value #MAX_EXPONENT}
 */
public record Dyadic(long numerator, int exponent) implements Comparable<Dyadic> {
  /** Finer fractions, and numerators that a long can't hold, are refused. */
  public static final int MAX_EXPONENT = 60;

  public static final Dyadic ZERO = of(0);
  public static final Dyadic ONE = of(1);
  public static final Dyadic MINUS_ONE = of(-1);

  /** A number needs more digits than are kept. */
  public static final class RangeException extends ArithmeticException {
    private static final long serialVersionUID = 1L;

    public RangeException() {
      super(
          "a number is too large or too fine: numerators have up to 63 bits, denominators are up to"
              + " 2^"
              + MAX_EXPONENT);
    }
  }

  /** In lowest terms, if it is not too fine. */
  public Dyadic {
    int common =
        Math.min(exponent, numerator == 0 ? exponent : Long.numberOfTrailingZeros(numerator));
    numerator >>= common;
    exponent -= common;
    if (exponent < 0 || exponent > MAX_EXPONENT) {
      throw new RangeException();
    }
  }

  public static Dyadic of(long integer) {
    return new Dyadic(integer, 0);
  }

  public boolean isInteger() {
    return exponent == 0;
  }

  public int signum() {
    return Long.signum(numerator);
  }

  /** The sum, if it has not too many digits. */
  public Dyadic plus(Dyadic other) {
    int finer = Math.max(exponent, other.exponent);
    try {
      return new Dyadic(Math.addExact(scaled(finer), other.scaled(finer)), finer);
    } catch (ArithmeticException e) {
      throw new RangeException();
    }
  }

  public Dyadic minus(Dyadic other) {
    return plus(other.negative());
  }

  public Dyadic negative() {
    if (numerator == Long.MIN_VALUE) {
      throw new RangeException();
    }
    return new Dyadic(-numerator, exponent);
  }

  public Dyadic half() {
    return new Dyadic(numerator, exponent + 1);
  }

  /** The number that Left moves to in the canonical form, if there is one. */
  public Optional<Dyadic> below() {
    return isInteger() && signum() <= 0 ? Optional.empty() : Optional.of(minus(step()));
  }

  /** The number that Right moves to in the canonical form, if there is one. */
  public Optional<Dyadic> above() {
    return isInteger() && signum() >= 0 ? Optional.empty() : Optional.of(plus(step()));
  }

  private Dyadic step() {
    return new Dyadic(1, exponent);
  }

  public static Dyadic max(Dyadic a, Dyadic b) {
    return a.compareTo(b) >= 0 ? a : b;
  }

  public static Dyadic min(Dyadic a, Dyadic b) {
    return a.compareTo(b) <= 0 ? a : b;
  }

  /** The number with the earliest birthday in a range that has some ([HOT], chapter 3). */
  public static Dyadic simplest(Range<Dyadic> range) {
    if (range.contains(ZERO)) {
      return ZERO;
    }
    boolean isPositive = range.hasLowerBound() && range.lowerEndpoint().signum() >= 0;
    Dyadic end = isPositive ? range.lowerEndpoint() : range.upperEndpoint().negative();
    // From coarse to fine: two neighbors of one grid would have one of the coarser grid among them.
    for (int exponent = 0; ; exponent++) {
      Dyadic near =
          new Dyadic(
              end.numerator >> Math.max(0, end.exponent - exponent),
              Math.min(end.exponent, exponent));
      for (Dyadic size : new Dyadic[] {near, near.plus(new Dyadic(1, exponent))}) {
        Dyadic number = isPositive ? size : size.negative();
        if (range.contains(number)) {
          return number;
        }
      }
    }
  }

  @Override
  public int compareTo(Dyadic other) {
    if (exponent == other.exponent) {
      return Long.compare(numerator, other.numerator);
    }
    // The whole parts decide, or the numbers are near and the difference is small.
    int whole = Long.compare(numerator >> exponent, other.numerator >> other.exponent);
    return whole != 0 ? whole : Long.compare(fraction(), other.fraction());
  }

  /** What is above the whole part, in units of 2^-MAX_EXPONENT. */
  private long fraction() {
    return (numerator & ((1L << exponent) - 1)) << (MAX_EXPONENT - exponent);
  }

  private long scaled(int finer) {
    return LongMath.checkedMultiply(numerator, 1L << (finer - exponent));
  }

  public long floor() {
    return numerator >> exponent;
  }

  /** The nearest floating-point number, for drawings. */
  public double toDouble() {
    return Math.scalb((double) numerator, -exponent);
  }

  /** As in {@code -3/8}. */
  @Override
  public String toString() {
    return exponent == 0 ? Long.toString(numerator) : numerator + "/" + (1L << exponent);
  }
}
