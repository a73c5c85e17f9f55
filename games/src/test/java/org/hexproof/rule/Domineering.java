package org.hexproof.rule;

import com.google.common.collect.ImmutableList;
import org.hexproof.cgt.Side;

/**
 * Domineering: Left covers two squares one above the other, Right two side by side ([HOT], chapter
 * 2). A board that is turned by a right angle is the negative.
 */
public final class Domineering implements Ruleset<DomineeringBoard> {
  @Override
  public ImmutableList<DomineeringBoard> options(DomineeringBoard board, Side side) {
    return side == Side.LEFT
        ? covered(board, board.withBelow(), board.columns())
        : covered(board, board.withRight(), 1);
  }

  private static ImmutableList<DomineeringBoard> covered(
      DomineeringBoard board, long firsts, int step) {
    ImmutableList.Builder<DomineeringBoard> boards = ImmutableList.builder();
    for (long rest = firsts; rest != 0; rest &= rest - 1) {
      long first = Long.lowestOneBit(rest);
      boards.add(board.without(first | first << step));
    }
    return boards.build();
  }

  @Override
  public ImmutableList<Component<DomineeringBoard>> parts(DomineeringBoard board) {
    return board.components().stream()
        .filter(component -> component.size() > 1)
        .map(Domineering::standard)
        .collect(ImmutableList.toImmutableList());
  }

  /** One part for all boards that are turned or mirrored images of each other. */
  public static Component<DomineeringBoard> standard(DomineeringBoard component) {
    Component<DomineeringBoard> best = null;
    for (int turn = 0; turn < 8; turn++) {
      boolean transposed = turn >= 4;
      if (transposed
          ? component.rows() > component.columns()
          : component.rows() < component.columns()) {
        continue;
      }
      DomineeringBoard turned = component.turned((turn & 1) != 0, (turn & 2) != 0, transposed);
      if (best == null || Long.compareUnsigned(turned.cells(), best.position().cells()) < 0) {
        best = new Component<>(turned, transposed);
      }
    }
    return best;
  }

  /** As in {@code a1-a2}: columns are letters, rows numbers from 1 at the top. */
  @Override
  public String move(DomineeringBoard before, DomineeringBoard after) {
    long taken = before.cells() & ~after.cells();
    return square(before, Long.numberOfTrailingZeros(taken))
        + "-"
        + square(before, 63 - Long.numberOfLeadingZeros(taken));
  }

  private static String square(DomineeringBoard board, int bit) {
    int column = bit % board.columns();
    String letters = column < 26 ? "" : String.valueOf((char) ('a' + column / 26 - 1));
    return letters + (char) ('a' + column % 26) + (bit / board.columns() + 1);
  }
}
