package org.hexproof.reply;

/**
 * Who wins each position of a small board, from the filled boards back. A position is a number of
 * base 3, a digit for each cell: 0 if it is empty, 1 if it is black, 2 if it is white.
 */
final class AllPositions implements Judge {
  private static final int BLACK_FIRST = 1;
  private static final int WHITE_FIRST = 2;

  private final Grid grid;
  private final int[] power;
  private final byte[] winners;

  AllPositions(Grid grid) {
    this.grid = grid;
    power = new int[grid.size() + 1];
    power[0] = 1;
    for (int i = 0; i < grid.size(); i++) {
      power[i + 1] = Math.multiplyExact(3, power[i]);
    }
    winners = new byte[power[grid.size()]];
    for (int number = winners.length - 1; number >= 0; number--) {
      winners[number] = winner(number);
    }
  }

  private byte winner(int number) {
    long empty = cells(number, 0);
    if (empty == 0) {
      return (byte) (grid.isJoined(cells(number, 1)) ? BLACK_FIRST | WHITE_FIRST : 0);
    }
    int blackFirst = 0;
    int whiteFirst = WHITE_FIRST;
    for (long left = empty; left != 0; left &= left - 1) {
      int digit = power[Long.numberOfTrailingZeros(left)];
      blackFirst |= (winners[number + digit] & WHITE_FIRST) != 0 ? BLACK_FIRST : 0;
      whiteFirst &= (winners[number + 2 * digit] & BLACK_FIRST) != 0 ? WHITE_FIRST : 0;
    }
    return (byte) (blackFirst | whiteFirst);
  }

  int count() {
    return winners.length;
  }

  /** The cells with a digit. */
  long cells(int number, int digit) {
    long cells = 0;
    for (int i = 0, rest = number; i < grid.size(); i++, rest /= 3) {
      cells |= rest % 3 == digit ? 1L << i : 0;
    }
    return cells;
  }

  @Override
  public boolean whiteHolds(long black, long white) {
    return (winners[number(black) + 2 * number(white)] & BLACK_FIRST) == 0;
  }

  private int number(long cells) {
    int number = 0;
    for (long left = cells; left != 0; left &= left - 1) {
      number += power[Long.numberOfTrailingZeros(left)];
    }
    return number;
  }
}
