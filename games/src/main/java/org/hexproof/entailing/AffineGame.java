package org.hexproof.entailing;

import com.google.common.collect.ImmutableList;
import java.util.OptionalInt;

/**
 * A game of affine normal play as it is written, not simplified: one of the infinities, or the
 * options of both players, of which each has at least one. Who can't move is said to move to the
 * infinity of the other.
 *
 * <p>Games are made by {@link AffineGames}. Two of one store are written alike just if they are the
 * same object.
 */
public final class AffineGame {
  private final int id;
  private final ImmutableList<AffineGame> left;
  private final ImmutableList<AffineGame> right;
  private final int depth;
  private final boolean leftCheck;
  private final boolean rightCheck;
  private final OptionalInt nimber;
  private final OptionalInt integer;

  /** Games have places in their store: 0 for ∞, 1 for its opposite. */
  AffineGame(int id, ImmutableList<AffineGame> left, ImmutableList<AffineGame> right) {
    this.id = id;
    this.left = left;
    this.right = right;
    this.leftCheck = left.stream().anyMatch(AffineGame::isInfinity);
    this.rightCheck = right.stream().anyMatch(AffineGame::isMinusInfinity);
    this.depth = isInfinite() ? 0 : 1 + Math.max(depth(left), depth(right));
    boolean zero =
        left.size() == 1
            && left.get(0).isMinusInfinity()
            && right.size() == 1
            && right.get(0).isInfinity();
    this.nimber = zero ? OptionalInt.of(0) : nimber(left, right);
    this.integer = zero ? OptionalInt.of(0) : integer(left, right);
  }

  private static OptionalInt nimber(
      ImmutableList<AffineGame> left, ImmutableList<AffineGame> right) {
    // Different options that are nimbers below n are all of them, if there are n.
    boolean isOne =
        !left.isEmpty()
            && left.equals(right)
            && left.stream().allMatch(option -> option.nimber.orElse(left.size()) < left.size());
    return isOne ? OptionalInt.of(left.size()) : OptionalInt.empty();
  }

  private static OptionalInt integer(
      ImmutableList<AffineGame> left, ImmutableList<AffineGame> right) {
    if (left.size() != 1 || right.size() != 1) {
      return OptionalInt.empty();
    }
    OptionalInt below = left.get(0).integer;
    OptionalInt above = right.get(0).integer;
    if (right.get(0).isInfinity() && below.isPresent() && below.getAsInt() >= 0) {
      return OptionalInt.of(below.getAsInt() + 1);
    }
    if (left.get(0).isMinusInfinity() && above.isPresent() && above.getAsInt() <= 0) {
      return OptionalInt.of(above.getAsInt() - 1);
    }
    return OptionalInt.empty();
  }

  private static int depth(ImmutableList<AffineGame> options) {
    return options.stream().mapToInt(AffineGame::depth).max().orElse(0);
  }

  int id() {
    return id;
  }

  /** What Left can move to; none of an infinity. */
  public ImmutableList<AffineGame> left() {
    return left;
  }

  /** What Right can move to; none of an infinity. */
  public ImmutableList<AffineGame> right() {
    return right;
  }

  /** The most moves that can be made until an infinity is reached. */
  public int depth() {
    return depth;
  }

  public boolean isInfinity() {
    return id == 0;
  }

  /** Whether this is the opposite of ∞. */
  public boolean isMinusInfinity() {
    return id == 1;
  }

  /** Whether the game is over. */
  public boolean isInfinite() {
    return id <= 1;
  }

  /** Whether Left can win by a single move ([ENT], Definition 3.7). */
  public boolean isLeftCheck() {
    return leftCheck;
  }

  /** Whether Right can win by a single move. */
  public boolean isRightCheck() {
    return rightCheck;
  }

  /** Whether it is neither over nor a check of either side ([ENT], Definition 2.3). */
  public boolean isQuiet() {
    return !isInfinite() && !leftCheck && !rightCheck;
  }

  /** The n of *n, if it is written as that nimber is. */
  OptionalInt nimber() {
    return nimber;
  }

  /** The number of moves that Left, or if negative Right, has, if it is written as that number. */
  OptionalInt integer() {
    return integer;
  }

  /** As {@link AffineWriter} writes it. */
  @Override
  public String toString() {
    return AffineWriter.write(this);
  }
}
