package org.hexproof.reply;

/** A board whose cells are bits, row by row. Black joins top and bottom. */
public final class Grid {
  private final int cols;
  private final long[] near;

  private Grid(int cols, long[] near) {
    this.cols = cols;
    this.near = near;
  }

  public static Grid of(int rows, int cols) {
    long[] near = new long[rows * cols];
    for (int i = 0; i < near.length; i++) {
      for (int j = 0; j < near.length; j++) {
        int down = j / cols - i / cols;
        int right = j % cols - i % cols;
        if (Math.abs(down) <= 1 && Math.abs(right) <= 1 && Math.abs(down + right) <= 1 && i != j) {
          near[i] |= 1L << j;
        }
      }
    }
    return new Grid(cols, near);
  }

  int cols() {
    return cols;
  }

  /** The cells next to one. */
  public long near(int cell) {
    return near[cell];
  }

  public int size() {
    return near.length;
  }

  long all() {
    return (1L << size()) - 1;
  }

  long top() {
    return (1L << cols) - 1;
  }

  long bottom() {
    return top() << (size() - cols);
  }

  /** With the black cells that touch them, and so on. */
  public long grown(long cells, long black) {
    long reached = cells;
    for (long fresh = cells; fresh != 0; ) {
      long next = near[Long.numberOfTrailingZeros(fresh)] & black & ~reached;
      fresh = (fresh & (fresh - 1)) | next;
      reached |= next;
    }
    return reached;
  }

  boolean isJoined(long black) {
    return (grown(top() & black, black) & bottom()) != 0;
  }

  /**
   * The empty cells that are with a given one in a least set of empty cells with which Black joins
   * top and bottom: those of ways from top to bottom over empty cells and groups of black stones
   * that have no short cut. None if the cell is in no such set, which is to say that it is dead.
   */
  long together(int cell, long black, long empty) {
    return new Ways(black, empty, cell).union & ~(1L << cell);
  }

  /** Goes all ways without a short cut. */
  private final class Ways {
    private final long empty;
    private final int cell;
    private final long[] beside = new long[size()];
    private long first;
    private long last;
    private long union;

    Ways(long black, long empty, int cell) {
      this.empty = empty;
      this.cell = cell;
      for (long left = empty; left != 0; left &= left - 1) {
        int i = Long.numberOfTrailingZeros(left);
        long group = grown(1L << i, black);
        for (long stones = group; stones != 0; stones &= stones - 1) {
          beside[i] |= near[Long.numberOfTrailingZeros(stones)] & empty;
        }
        beside[i] &= ~(1L << i);
        first |= (group & top()) != 0 ? 1L << i : 0;
        last |= (group & bottom()) != 0 ? 1L << i : 0;
      }
      for (long left = first; left != 0; left &= left - 1) {
        go(Long.numberOfTrailingZeros(left), 0, first);
      }
    }

    /**
     * @param way the cells gone over
     * @param closed these and the cells beside them
     */
    private void go(int at, long way, long closed) {
      long longer = way | 1L << at;
      if ((last >> at & 1) != 0) {
        union |= (longer >> cell & 1) != 0 ? longer : 0;
        return;
      }
      for (long left = beside[at] & empty & ~closed; left != 0; left &= left - 1) {
        go(Long.numberOfTrailingZeros(left), longer, closed | beside[at]);
      }
    }
  }
}
