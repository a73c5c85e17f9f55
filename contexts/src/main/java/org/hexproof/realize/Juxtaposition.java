package org.hexproof.realize;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;

/**
 * A template with two terminals besides the edge, juxtaposed to a context (main paper, equation 6):
 * terminal 1 of the context is led to B, terminal 2 to A, terminal 3 to the top edge. The template
 * lies at the bottom edge and keeps its shape, all else is drawn anew.
 */
public final class Juxtaposition {
  private static final int B = 1;
  private static final int A = 2;
  private static final int TOP = 3;

  /** Rows between template and context, in which wires are led, and columns at the sides. */
  private static final int ROOM = 6;

  private final Position stones;
  private final ImmutableList<Cell> carrier;
  private final Cell a;
  private final Cell b;
  private final Hypergraph context;
  private final int bottom;
  private final Map<Cell, Integer> nodeOfStone = new HashMap<>();
  private final int firstCol;
  private final int lastCol;
  private final int firstRow;

  private Juxtaposition(
      Position stones, ImmutableSet<Cell> carrier, Cell a, Cell b, Hypergraph context) {
    this.stones = stones;
    this.carrier = carrier.asList();
    this.a = a;
    this.b = b;
    this.context = context;
    int node = Math.max(context.nodes(), TOP) + 1;
    bottom = node;
    for (Cell stone : stones.black()) {
      nodeOfStone.put(stone, stone.equals(a) ? A : stone.equals(b) ? B : ++node);
    }
    List<Cell> shape = new ArrayList<>(carrier);
    shape.addAll(stones.black());
    shape.addAll(stones.white());
    firstCol = shape.stream().mapToInt(Cell::col).min().orElseThrow();
    lastCol = shape.stream().mapToInt(Cell::col).max().orElseThrow();
    firstRow = shape.stream().mapToInt(Cell::row).min().orElseThrow();
  }

  /**
   * Puts a template into a context.
   *
   * @param stones the template's stones, on a board whose last row is the edge's
   * @param carrier its empty cells; all else is White's
   * @param a its stone A
   * @param b its stone or empty cell B
   * @param context a hypergraph with three terminals
   * @throws IllegalArgumentException if A and B touch, both stand on the edge, can't be reached
   *     from outside without touching other cells of the template, or the context can't be drawn
   */
  public static Composition compose(
      Position stones,
      ImmutableSet<Cell> carrier,
      Cell a,
      Cell b,
      Hypergraph context,
      Effort effort) {
    checkArgument(!stones.board().neighbors(a).contains(b), "A and B touch each other");
    checkArgument(
        carrier.contains(b)
            || !stones.board().touches(a, Edge.BOTTOM)
            || !stones.board().touches(b, Edge.BOTTOM),
        "A and B both stand on the edge, so there is nothing to decide");
    checkArgument(
        context.terminals().stream().distinct().count() == 3,
        "the context joins terminals from the start, so there is nothing to decide");
    Juxtaposition all = new Juxtaposition(stones, carrier, a, b, numbered(context.pruned()));
    Canvas canvas = Compactor.compact(all.paint(), effort);
    return all.read(canvas);
  }

  /** The nodes renumbered so that the terminals are 1, 2 and 3. */
  private static Hypergraph numbered(Hypergraph graph) {
    List<Integer> order = new ArrayList<>(graph.terminals().asList());
    for (int node = 1; node <= graph.nodes(); node++) {
      if (!order.contains(node)) {
        order.add(node);
      }
    }
    return new Hypergraph(
        ImmutableIntArray.of(B, A, TOP),
        graph.cells().stream()
            .map(
                cell ->
                    ImmutableIntArray.copyOf(
                        cell.stream().map(node -> order.indexOf(node) + 1).sorted()))
            .collect(ImmutableList.toImmutableList()));
  }

  /** Tries first the drawing whose wires look less likely to cross. */
  private Canvas paint() {
    boolean straight = a.col() + a.row() * 0.5 < b.col() + b.row() * 0.5;
    Deque<Canvas> drawings = new ArrayDeque<>();
    for (boolean mirrored : new boolean[] {false, true}) {
      Canvas drawing = Painter.paint(context, mirrored);
      if (straight == lowest(drawing, A) < lowest(drawing, B)) {
        drawings.addFirst(drawing);
      } else {
        drawings.addLast(drawing);
      }
    }
    return drawings.stream()
        .flatMap(drawing -> paint(drawing).stream())
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "A or B can't be reached from outside without touching other cells of the"
                        + " template"));
  }

  /** The column in which a terminal comes to the last row. */
  private static int lowest(Canvas drawing, int node) {
    for (int col = 0; col < drawing.cols; col++) {
      if (drawing.at(drawing.place(drawing.rows - 1, col)) == node) {
        return col;
      }
    }
    throw new IllegalArgumentException("the context doesn't reach terminal " + node);
  }

  private Optional<Canvas> paint(Canvas drawing) {
    int height = stones.board().rows() - firstRow;
    int width = lastCol - firstCol + 1;
    int cols = Math.max(drawing.cols, width) + 2 * ROOM;
    int rows = drawing.rows + ROOM + height;
    int left = (cols - width) / 2;
    int shift = (cols - drawing.cols) / 2;
    Canvas canvas = new Canvas(table(), new Canvas.Sides(TOP, bottom, 0, 0, bottom), rows, cols);
    for (int row = 0; row < drawing.rows; row++) {
      for (int col = 0; col < drawing.cols; col++) {
        canvas.put(canvas.place(row, col + shift), drawing.at(drawing.place(row, col)), 0);
      }
    }
    int top = rows - height;
    for (int i = 0; i < carrier.size(); i++) {
      putFixed(canvas, carrier.get(i), Canvas.cell(context.cells().size() + i), top, left);
    }
    for (Cell stone : stones.black()) {
      putFixed(canvas, stone, nodeOfStone.get(stone), top, left);
    }
    for (Cell stone : stones.white()) {
      putFixed(canvas, stone, 0, top, left);
    }
    int toA = canvas.place(drawing.rows - 1, lowest(drawing, A) + shift);
    int toB = canvas.place(drawing.rows - 1, lowest(drawing, B) + shift);
    int fromA = place(canvas, a, top, left);
    int fromB = place(canvas, b, top, left);
    Router router = new Router(canvas);
    boolean joined =
        router.connect(A, toA, fromA, B, toB, fromB)
            || router.connect(B, toB, fromB, A, toA, fromA);
    return joined ? Optional.of(canvas) : Optional.empty();
  }

  private int place(Canvas canvas, Cell cell, int top, int left) {
    return canvas.place(cell.row() - firstRow + top, cell.col() - firstCol + left);
  }

  private void putFixed(Canvas canvas, Cell cell, int content, int top, int left) {
    canvas.put(place(canvas, cell, top, left), content, 1);
  }

  private TouchTable table() {
    List<ImmutableIntArray> cells = new ArrayList<>(context.cells());
    for (Cell cell : carrier) {
      TreeSet<Integer> nodes = new TreeSet<>();
      for (Cell next : stones.board().neighbors(cell)) {
        if (nodeOfStone.containsKey(next)) {
          nodes.add(nodeOfStone.get(next));
        }
      }
      if (cell.equals(b)) {
        nodes.add(B);
      }
      if (stones.board().touches(cell, Edge.BOTTOM)) {
        nodes.add(bottom);
      }
      cells.add(ImmutableIntArray.copyOf(nodes));
    }
    int nodes = bottom + nodeOfStone.size();
    return new TouchTable(cells, ImmutableIntArray.of(TOP), nodes);
  }

  private Composition read(Canvas canvas) {
    List<Cell> black = new ArrayList<>();
    List<Cell> white = new ArrayList<>();
    Cell[] empty = new Cell[context.cells().size() + carrier.size()];
    for (int row = 0; row < canvas.rows; row++) {
      for (int col = 0; col < canvas.cols; col++) {
        int content = canvas.at(canvas.place(row, col));
        Cell cell = new Cell(col, row);
        if (content < 0) {
          empty[Canvas.number(content)] = cell;
        } else {
          (content == 0 ? white : black).add(cell);
        }
      }
    }
    ImmutableList<Cell> all = ImmutableList.copyOf(empty);
    Cell first = all.get(context.cells().size());
    Composition composition =
        new Composition(
            Position.of(new Board(canvas.cols, canvas.rows), black, white),
            all.subList(0, context.cells().size()),
            first.col() - carrier.get(0).col(),
            first.row() - carrier.get(0).row());
    check(composition, all);
    return composition;
  }

  /** Reads the stones back and compares. */
  private void check(Composition composition, ImmutableList<Cell> all) {
    ImmutableList<Cell> moved =
        carrier.stream().map(composition::moved).collect(ImmutableList.toImmutableList());
    Contacts wanted =
        Contacts.juxtaposed(
            Contacts.of(context),
            Contacts.of(
                stones,
                carrier,
                ImmutableList.of(Terminal.of(b), Terminal.of(a), Terminal.of(Edge.BOTTOM))),
            context.cells().size());
    Contacts found =
        Contacts.of(
            composition.position(),
            all,
            ImmutableList.of(Terminal.of(Edge.TOP), Terminal.of(Edge.BOTTOM)));
    if (!moved.equals(all.subList(context.cells().size(), all.size())) || !found.equals(wanted)) {
      throw new IllegalStateException("the board does not say what the template and context say");
    }
  }
}
