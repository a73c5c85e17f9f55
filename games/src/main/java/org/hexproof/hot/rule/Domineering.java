package org.hexproof.hot.rule;

import com.google.common.collect.ImmutableList;

/**
 * Domineering: Left covers two squares one above the other, Right two side by side ([HOT], chapter
 * 2). A board that is turned by a right angle is the negative.
 */
public final class Domineering implements Rule<Board> {
  @Override
  public ImmutableList<Board> left(Board board) {
    return covered(board, board.withBelow(), board.columns());
  }

  @Override
  public ImmutableList<Board> right(Board board) {
    return covered(board, board.withRight(), 1);
  }

  private static ImmutableList<Board> covered(Board board, long firsts, int step) {
    ImmutableList.Builder<Board> boards = ImmutableList.builder();
    for (long rest = firsts; rest != 0; rest &= rest - 1) {
      long first = Long.lowestOneBit(rest);
      boards.add(board.without(first | first << step));
    }
    return boards.build();
  }

  @Override
  public ImmutableList<Part<Board>> parts(Board board) {
    return board.components().stream()
        .filter(component -> component.size() > 1)
        .map(Domineering::standard)
        .collect(ImmutableList.toImmutableList());
  }

  /** The same part for all boards that are turned or mirrored images of each other. */
  public static Part<Board> standard(Board component) {
    Part<Board> best = null;
    for (int turn = 0; turn < 8; turn++) {
      boolean transposed = turn >= 4;
      if (transposed
          ? component.rows() > component.columns()
          : component.rows() < component.columns()) {
        continue;
      }
      Board turned = component.turned((turn & 1) != 0, (turn & 2) != 0, transposed);
      if (best == null || Long.compareUnsigned(turned.cells(), best.position().cells()) < 0) {
        best = new Part<>(turned, transposed);
      }
    }
    return best;
  }

  /** As in {@code a1-a2}: columns are letters, rows numbers from 1 at the top. */
  @Override
  public String move(Board before, Board after) {
    long taken = before.cells() & ~after.cells();
    return square(before, Long.numberOfTrailingZeros(taken))
        + "-"
        + square(before, 63 - Long.numberOfLeadingZeros(taken));
  }

  private static String square(Board board, int bit) {
    int column = bit % board.columns();
    String letters = column < 26 ? "" : String.valueOf((char) ('a' + column / 26 - 1));
    return letters + (char) ('a' + column % 26) + (bit / board.columns() + 1);
  }
}
