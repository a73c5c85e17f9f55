package org.hexproof.realize;

import java.util.function.BooleanSupplier;
import org.hexproof.board.Board;

/**
 * How much is done to make a drawing small. The same effort gives the same drawing unless it is
 * stopped.
 *
 * @param patience after how many rounds without gain to stop; a round is some thousand small
 *     changes
 * @param rounds after how many rounds to stop at the latest. Rounds on drawings of many places
 *     count more, and a drawing that no board has room for gets more of them
 * @param stopped asked between rounds; once it says yes, the drawing is left as it is
 * @param mostSide more rows or columns than that are of little use. More is done to a drawing that
 *     has them, and it may have them all the same
 */
public record Effort(long seed, int patience, int rounds, BooleanSupplier stopped, int mostSide) {
  /** For one board. */
  public static final Effort DEFAULT = new Effort(1, 300, 1000);

  /** For each of many boards. */
  public static final Effort MODEST = new Effort(1, 10, 500);

  /** An effort that nobody stops. */
  public Effort(long seed, int patience, int rounds) {
    this(seed, patience, rounds, () -> false, Board.MAX_SIDE);
  }

  /** An effort that this may stop too. */
  public Effort until(BooleanSupplier stop) {
    return new Effort(
        seed, patience, rounds, () -> stopped.getAsBoolean() || stop.getAsBoolean(), mostSide);
  }

  /** An effort for a board with sides of at most this length. */
  public Effort within(int side) {
    return new Effort(seed, patience, rounds, stopped, side);
  }

  /** Whether other sides are asked for than those that any board may have. */
  boolean isBounded() {
    return mostSide < Board.MAX_SIDE;
  }

  Effort with(long otherSeed) {
    return new Effort(otherSeed, patience, rounds, stopped, mostSide);
  }

  Effort with(int otherPatience, int otherRounds) {
    return new Effort(seed, otherPatience, otherRounds, stopped, mostSide);
  }
}
