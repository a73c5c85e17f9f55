package org.hexproof.entailing;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.OptionalInt;

/**
 * What an affine impartial game is worth beside others ([ENT], Theorem 3.9): a nimber, or loony,
 * which is won by whoever moves first, whatever else there is to play.
 *
 * @param nimber the n of *n; nothing if loony
 */
public record ImpartialValue(OptionalInt nimber) {
  public static final ImpartialValue LOONY = new ImpartialValue(OptionalInt.empty());
  public static final ImpartialValue ZERO = nimber(0);

  public static ImpartialValue nimber(int n) {
    checkArgument(n >= 0, "no nimber: %s", n);
    return new ImpartialValue(OptionalInt.of(n));
  }

  public boolean isLoony() {
    return nimber.isEmpty();
  }

  public boolean isWin() {
    return !equals(ZERO);
  }

  /**
   * The value of a sum: nimbers are added without carry, and loony absorbs all ([ENT], Axiom 2).
   */
  public ImpartialValue plus(ImpartialValue other) {
    return isLoony() || other.isLoony()
        ? LOONY
        : nimber(nimber.getAsInt() ^ other.nimber.getAsInt());
  }

  /** {@code 0}, {@code *}, {@code *2}, … or {@code loony}. */
  public String text() {
    int n = nimber.orElse(-1);
    return n < 0 ? "loony" : n == 0 ? "0" : n == 1 ? "*" : "*" + n;
  }

  @Override
  public String toString() {
    return text();
  }
}
