package org.hexproof.realize;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/**
 * A drawing of a hypergraph on hexagons that can be changed. A place is white (0), a stone of the
 * black group of a node (the node's number), or an empty cell (less than 0, see {@link #cell}).
 * Around the canvas runs a margin, which belongs to White or to a node along each side.
 *
 * <p>A drawing is right if things touch only where they share a node, each node's stones are one
 * group that all its cells touch (a node without stones: its cells touch each other), and each
 * terminal can be seen from outside.
 */
final class Canvas {
  private static final int[][] STEPS = {{-1, 0}, {-1, 1}, {0, 1}, {1, 0}, {1, -1}, {0, -1}};

  /**
   * The nodes that the margin belongs to, or 0, and the anchor among them to whose side what is
   * fixed keeps.
   */
  record Sides(int top, int bottom, int left, int right, int anchor) {
    static final Sides WHITE = new Sides(0, 0, 0, 0, 0);

    Sides transposed() {
      return new Sides(left, right, top, bottom, anchor);
    }

    Sides turned() {
      return new Sides(
          /* top= */ bottom, /* bottom= */ top, /* left= */ right, /* right= */ left, anchor);
    }

    /** Whether what is fixed keeps to this side, which belongs to a node or to White. */
    boolean keepsTo(int side) {
      return anchor != 0 && side == anchor;
    }

    boolean has(int node) {
      return node == top || node == bottom || node == left || node == right;
    }
  }

  final TouchTable table;
  final Sides sides;
  final int rows;
  final int cols;
  private final int stride;
  private final int[] at;

  /** Not 0 where nothing may change: the numbers of places that keep their shape. */
  private final int[] fixed;

  private final int[] steps;
  private final int[] placeOfCell;
  private final int[] stones;
  private final int[] outermost;
  private final int[] seen;
  private int time;
  private final int[] stack;

  Canvas(TouchTable table, Sides sides, int rows, int cols) {
    this.table = table;
    this.sides = sides;
    this.rows = rows;
    this.cols = cols;
    stride = cols + 2;
    at = new int[(rows + 2) * stride];
    fixed = new int[at.length];
    steps = Arrays.stream(STEPS).mapToInt(step -> step[0] * stride + step[1]).toArray();
    placeOfCell = new int[table.cells()];
    stones = new int[table.nodes() + 1];
    outermost = new int[stones.length];
    seen = new int[at.length];
    stack = new int[at.length];
    for (int row = 0; row < rows + 2; row++) {
      at[row * stride] = sides.left;
      at[row * stride + cols + 1] = sides.right;
    }
    Arrays.fill(at, 0, stride, sides.top);
    Arrays.fill(at, (rows + 1) * stride, at.length, sides.bottom);
    for (int place = 0; place < at.length; place++) {
      fixed[place] = at[place] != 0 && at[place] == sides.anchor ? 1 : 0;
    }
  }

  static int cell(int number) {
    return -1 - number;
  }

  /** The number of an empty cell. */
  static int number(int content) {
    return -1 - content;
  }

  int place(int row, int col) {
    return (row + 1) * stride + col + 1;
  }

  int at(int place) {
    return at[place];
  }

  int fixed(int place) {
    return fixed[place];
  }

  int row(int place) {
    return place / stride - 1;
  }

  int col(int place) {
    return place % stride - 1;
  }

  boolean isInside(int place) {
    int row = row(place);
    int col = col(place);
    return row >= 0 && row < rows && col >= 0 && col < cols;
  }

  /** The places beside some, which may be among them. */
  Set<Integer> around(Set<Integer> places) {
    Set<Integer> around = new LinkedHashSet<>();
    for (int place : places) {
      for (int direction = 0; direction < 6; direction++) {
        around.add(place + step(direction));
      }
    }
    return around;
  }

  /** Whether a stone of this node may touch all that lies around a place. */
  boolean mayLieAt(int place, int node) {
    for (int step : steps) {
      if (!mayTouch(node, at[place + step])) {
        return false;
      }
    }
    return true;
  }

  /** The step to one of the six neighbours, turning clockwise. */
  int step(int direction) {
    return steps[direction];
  }

  /** Draws without looking whether it is right. */
  void put(int place, int content, int fix) {
    int old = at[place];
    if (old > 0) {
      stones[old]--;
      outermost[old] -= isOutermost(place) ? 1 : 0;
    }
    at[place] = content;
    fixed[place] = fix;
    if (content > 0) {
      stones[content]++;
      outermost[content] += isOutermost(place) ? 1 : 0;
    } else if (content < 0) {
      placeOfCell[number(content)] = place;
    }
  }

  /** Draws what another canvas has, so many columns further right. */
  void draw(Canvas other, int right, IntUnaryOperator image) {
    for (int row = 0; row < other.rows; row++) {
      for (int col = 0; col < other.cols; col++) {
        put(place(row, col + right), image.applyAsInt(other.at(other.place(row, col))), 0);
      }
    }
  }

  private boolean isOutermost(int place) {
    int row = row(place);
    int col = col(place);
    return row == 0 || col == 0 || row == rows - 1 || col == cols - 1;
  }

  /** Changes some places if the drawing stays right. */
  boolean change(int[] places, int[] contents) {
    int[] old = new int[places.length];
    for (int i = 0; i < places.length; i++) {
      old[i] = at[places[i]];
      put(places[i], contents[i], 0);
    }
    boolean right = true;
    for (int i = 0; right && i < places.length; i++) {
      right = isFree(places[i]) && areWhole(old[i]) && areWhole(contents[i]);
    }
    if (!right) {
      for (int i = 0; i < places.length; i++) {
        put(places[i], old[i], 0);
      }
    }
    return right;
  }

  /** Whether the whole drawing is right. */
  boolean isRight() {
    for (int row = 0; row < rows; row++) {
      for (int col = 0; col < cols; col++) {
        if (!isFree(place(row, col))) {
          return false;
        }
      }
    }
    for (int node = 1; node < stones.length; node++) {
      if (!isNodeWhole(node)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a place touches only what it may touch. */
  private boolean isFree(int place) {
    for (int step : steps) {
      int next = place + step;
      if (!mayTouch(at[place], at[next]) && (fixed[place] == 0 || fixed[next] == 0)) {
        return false;
      }
    }
    return true;
  }

  boolean mayTouch(int one, int other) {
    if (one == 0 || other == 0 || one == other) {
      return true;
    }
    if (one > 0) {
      return other < 0 && table.touches(number(other), one);
    }
    return other > 0
        ? table.touches(number(one), other)
        : table.shareNode(number(one), number(other));
  }

  private boolean areWhole(int content) {
    if (content > 0) {
      return isNodeWhole(content);
    }
    if (content < 0) {
      for (int node : table.nodesOf(number(content))) {
        if (!isNodeWhole(node)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isNodeWhole(int node) {
    int[] cells = table.cellsOf(node);
    if (stones[node] == 0 && !sides.has(node)) {
      return !table.isTerminal(node) && touchEachOther(cells);
    }
    for (int cell : cells) {
      if (!touches(placeOfCell[cell], node)) {
        return false;
      }
    }
    return stones[node] == 0
        || (isOneGroup(node)
            && (!table.isTerminal(node) || sides.has(node) || outermost[node] > 0));
  }

  private boolean touches(int place, int content) {
    for (int step : steps) {
      if (at[place + step] == content) {
        return true;
      }
    }
    return false;
  }

  private boolean touchEachOther(int[] cells) {
    for (int one : cells) {
      for (int other : cells) {
        if (one < other && !touches(placeOfCell[one], cell(other))) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether all stones of a node hang together, and with the margin where it is the node's. */
  private boolean isOneGroup(int node) {
    time++;
    int size = 0;
    int found = 0;
    boolean reachesMargin = !sides.has(node);
    for (int place = stride; found == 0; place++) {
      if (at[place] == node && isInside(place)) {
        stack[size++] = place;
        seen[place] = time;
        found++;
      }
    }
    while (size > 0) {
      int place = stack[--size];
      for (int step : steps) {
        int next = place + step;
        if (next >= 0 && next < at.length && at[next] == node && seen[next] != time) {
          seen[next] = time;
          boolean inside = isInside(next);
          found += inside ? 1 : 0;
          reachesMargin |= !inside;
          stack[size++] = next;
        }
      }
    }
    return found == stones[node] && reachesMargin;
  }

  /** The drawing mirrored in the long diagonal. */
  Canvas transposed() {
    Canvas result = new Canvas(table, sides.transposed(), cols, rows);
    return drawn(result, (row, col) -> result.place(col, row));
  }

  Canvas turned() {
    Canvas result = new Canvas(table, sides.turned(), rows, cols);
    return drawn(result, (row, col) -> result.place(rows - 1 - row, cols - 1 - col));
  }

  /** Left and right exchanged, with White at the sides; rows move against each other. */
  Canvas mirrored() {
    int last = cols + rows - 2;
    Canvas result = new Canvas(table, Sides.WHITE, rows, last + 1);
    return drawn(result, (row, col) -> result.place(row, last - row - col));
  }

  private Canvas drawn(Canvas result, IntBinaryOperator places) {
    for (int row = 0; row < rows; row++) {
      for (int col = 0; col < cols; col++) {
        int from = place(row, col);
        result.put(places.applyAsInt(row, col), at[from], fixed[from]);
      }
    }
    return result;
  }

  Canvas copy() {
    return transposed().transposed();
  }
}
