package org.hexproof.realize;

/** Makes drawings wider or narrower by a column, which may be another one in each row. */
final class Columns {
  private Columns() {}

  /** The drawing without one place of each row; what is right of it moves to the left. */
  static Canvas removed(Canvas canvas, int[] colOfRow) {
    Canvas result = new Canvas(canvas.table, canvas.sides, canvas.rows, canvas.cols - 1);
    for (int row = 0; row < canvas.rows; row++) {
      for (int col = 0; col < canvas.cols; col++) {
        if (col != colOfRow[row]) {
          move(canvas, row, col, result, col < colOfRow[row] ? col : col - 1);
        }
      }
    }
    return result;
  }

  private static void move(Canvas canvas, int row, int col, Canvas result, int to) {
    int from = canvas.place(row, col);
    result.put(result.place(row, to), canvas.at(from), canvas.fixed(from));
  }

  /**
   * The drawing with a column more, in which wires are made longer; it may be wrong.
   *
   * @param col where, but that what is fixed keeps its shape
   * @param before whether what is fixed stays right of it, unless it keeps to a side
   */
  static Canvas added(Canvas canvas, int col, boolean before) {
    Canvas.Sides sides = canvas.sides;
    boolean left = sides.keepsTo(sides.right()) || (before && !sides.keepsTo(sides.left()));
    Canvas result = new Canvas(canvas.table, sides, canvas.rows, canvas.cols + 1);
    for (int row = 0; row < canvas.rows; row++) {
      int gap = col;
      for (int other = 0; other < canvas.cols; other++) {
        if (canvas.fixed(canvas.place(row, other)) != 0) {
          gap = left ? Math.min(gap, other) : Math.max(gap, other + 1);
        }
      }
      for (int other = 0; other < canvas.cols; other++) {
        move(canvas, row, other, result, other < gap ? other : other + 1);
      }
      int behind = canvas.place(row, gap);
      int node = link(canvas, behind - 1, behind);
      node = node == 0 ? link(canvas, behind, behind + canvas.step(4)) : node;
      result.put(result.place(row, gap), node, 0);
    }
    return result;
  }

  /** A node that joins two places, or 0. */
  private static int link(Canvas canvas, int one, int other) {
    int first = Math.min(canvas.at(one), canvas.at(other));
    int last = Math.max(canvas.at(one), canvas.at(other));
    if (first >= 0) {
      return first == last ? first : 0;
    }
    for (int node : canvas.table.nodesOf(Canvas.number(first))) {
      if (last == node || (last < 0 && canvas.table.touches(Canvas.number(last), node))) {
        return node;
      }
    }
    return 0;
  }
}
