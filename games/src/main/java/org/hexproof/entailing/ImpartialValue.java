package org.hexproof.entailing;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.OptionalInt;

/**
 * What an affine impartial game is worth beside others ([ENT], Theorem 3.9): a nimber, or loony,
 * which is won by whoever moves first, whatever else there is to play.
 */
public final class ImpartialValue {
  public static final ImpartialValue LOONY = new ImpartialValue(-1);
  public static final ImpartialValue ZERO = new ImpartialValue(0);

  private final int nimber;

  private ImpartialValue(int nimber) {
    this.nimber = nimber;
  }

  public static ImpartialValue nimber(int n) {
    checkArgument(n >= 0, "no nimber: %s", n);
    return n == 0 ? ZERO : new ImpartialValue(n);
  }

  public boolean isLoony() {
    return nimber < 0;
  }

  /** The n of *n; nothing if loony. */
  public OptionalInt nimber() {
    return isLoony() ? OptionalInt.empty() : OptionalInt.of(nimber);
  }

  public boolean isWin() {
    return nimber != 0;
  }

  /**
   * The value of a sum: nimbers are added without carry, and loony absorbs all ([ENT], Axiom 2).
   */
  public ImpartialValue plus(ImpartialValue other) {
    return isLoony() || other.isLoony() ? LOONY : nimber(nimber ^ other.nimber);
  }

  /** {@code 0}, {@code *}, {@code *2}, … or {@code loony}. */
  public String text() {
    return isLoony() ? "loony" : nimber == 0 ? "0" : nimber == 1 ? "*" : "*" + nimber;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ImpartialValue value && value.nimber == nimber;
  }

  @Override
  public int hashCode() {
    return nimber;
  }

  @Override
  public String toString() {
    return text();
  }
}
