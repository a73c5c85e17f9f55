package org.hexproof.realize;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.hexproof.shannon.Hypergraph;

/**
 * Draws a hypergraph with much room: one terminal at the top, the others led to the bottom. Nodes
 * are rows of stones, columns of stones lead from them to the cells.
 *
 * <p>Where the terminals' order is given, a wheel around the graph keeps it: its rim has a vertex
 * for each terminal, from which a spoke leads on to the bottom. The rim itself is not drawn.
 */
final class Painter {
  private static final int ROOM = 5;

  /** Drawings of more would take minutes and come out larger than a board. */
  private static final int MOST_CELLS = 120;

  /** Of a cell's neighbours, by {@link Canvas#step}, three that don't touch each other. */
  private static final int[][] APART = {{0, 2, 4}, {1, 3, 5}};

  private record Wire(int node, int place) {}

  /**
   * A drawing with its terminals in order.
   *
   * @param starts the places in the last row to which the terminals but the last are led, from left
   *     to right; the last one's is the only stone in the first row
   */
  record Ordered(Canvas canvas, ImmutableList<Integer> starts) {}

  private final Hypergraph graph;

  /** The node of each vertex of the rim; none where the order does not matter. */
  private final ImmutableIntArray rim;

  private final int top;
  private final Visibility drawing;
  private final int outside;
  private int highest;
  private int width;
  private boolean mirrored;
  private Canvas canvas;

  private Painter(Hypergraph graph, ImmutableIntArray rim, int top, boolean low) {
    this.graph = graph;
    this.rim = rim;
    this.top = top;
    int nodes = graph.nodes();
    outside = firstOfRim() + rim.length();
    List<int[]> edges = new ArrayList<>();
    for (int i = 0; i < graph.cells().size(); i++) {
      for (int node : graph.cells().get(i).asList()) {
        edges.add(new int[] {node - 1, nodes + i});
      }
    }
    for (int vertex = 0; vertex < outside; vertex++) {
      if (isLedOutside(vertex)) {
        edges.add(new int[] {vertex, outside});
      }
    }
    for (int i = 0; i < rim.length(); i++) {
      edges.add(new int[] {rim.get(i) - 1, firstOfRim() + i});
      int next = (i + 1) % rim.length();
      if (next > 0 || i > 1) {
        edges.add(new int[] {firstOfRim() + i, firstOfRim() + next});
      }
    }
    checkArgument(
        rim.isEmpty() || Visibility.isPlanar(outside + 1, edges),
        "the context is not planar with its terminals outside in this order");
    drawing = new Visibility(outside + 1, edges, outside, top, low);
  }

  private int firstOfRim() {
    return graph.nodes() + graph.cells().size();
  }

  private boolean isCell(int vertex) {
    return vertex >= graph.nodes() && vertex < firstOfRim();
  }

  /** Whether a vertex has an edge to the vertex outside. */
  private boolean isLedOutside(int vertex) {
    return rim.isEmpty()
        ? vertex < graph.nodes() && graph.terminals().contains(vertex + 1)
        : vertex >= firstOfRim();
  }

  /**
   * Draws.
   *
   * @param top the node of the terminal at the top
   * @throws IllegalArgumentException if the graph is not planar with its terminals outside
   * @throws DrawingTooLargeException if it has too many cells
   */
  static Canvas paint(Hypergraph graph, int top, boolean low) {
    checkSize(graph);
    Painter painter = new Painter(graph, ImmutableIntArray.of(), top - 1, low);
    painter.paint();
    return painter.canvas;
  }

  /**
   * Draws with all terminals in their order, the last at the top and the others at the bottom from
   * left to right. Terminals that are one node are led there each by itself.
   *
   * @param graph each of its nodes is touched by a cell or is that of several terminals
   * @throws IllegalArgumentException if the graph is not planar with its terminals outside in this
   *     order
   * @throws DrawingTooLargeException if it has too many cells
   */
  static Ordered paintInOrder(Hypergraph graph) {
    checkSize(graph);
    ImmutableIntArray rim = graph.terminals();
    Painter painter =
        new Painter(
            graph, rim, graph.nodes() + graph.cells().size() + rim.length() - 1, /* low= */ false);
    return painter.paintRim();
  }

  private Ordered paintRim() {
    int last = rim.length() - 2;
    mirrored = drawing.column(firstOfRim(), outside) > drawing.column(firstOfRim() + last, outside);
    paint();
    return new Ordered(
        canvas,
        IntStream.rangeClosed(0, last)
            .mapToObj(i -> canvas.place(canvas.rows - 1, columnOf(firstOfRim() + i, outside)))
            .collect(ImmutableList.toImmutableList()));
  }

  private static void checkSize(Hypergraph graph) {
    if (graph.cells().size() > MOST_CELLS) {
      throw new DrawingTooLargeException(
          "%s cells are too many to be drawn on a board; at most %s",
          graph.cells().size(), MOST_CELLS);
    }
  }

  private void paint() {
    for (int vertex = 0; vertex < outside; vertex++) {
      highest = Math.max(highest, drawing.level(vertex));
      for (int other : drawn(vertex)) {
        width = Math.max(width, drawing.column(vertex, other));
      }
    }
    canvas =
        new Canvas(
            new TouchTable(graph), Canvas.Sides.WHITE, highest * ROOM + 1, (width + 1) * ROOM + 1);
    for (int vertex = 0; vertex < outside; vertex++) {
      if (!isCell(vertex)) {
        paintNode(vertex);
      }
    }
    for (int i = 0; i < graph.cells().size(); i++) {
      paintCell(i);
    }
  }

  private int rowOf(int vertex) {
    return (highest - drawing.level(vertex)) * ROOM;
  }

  private int columnOf(int vertex, int other) {
    int column = drawing.column(vertex, other);
    return (mirrored ? width - column : column) * ROOM + 2;
  }

  private List<Integer> drawn(int vertex) {
    int nodes = graph.nodes();
    List<Integer> others = new ArrayList<>();
    if (isCell(vertex)) {
      graph.cells().get(vertex - nodes).forEach(node -> others.add(node - 1));
      return others;
    }
    if (vertex < nodes) {
      graph.cellsAt(vertex + 1).forEach(cell -> others.add(nodes + cell));
      for (int i = 0; i < rim.length(); i++) {
        if (rim.get(i) == vertex + 1) {
          others.add(firstOfRim() + i);
        }
      }
    } else {
      others.add(nodeOf(vertex) - 1);
    }
    if (isLedOutside(vertex) && vertex != top) {
      others.add(outside);
    }
    return others;
  }

  private int nodeOf(int vertex) {
    return vertex < graph.nodes() ? vertex + 1 : rim.get(vertex - firstOfRim());
  }

  private void paintNode(int vertex) {
    List<Integer> others = drawn(vertex);
    int node = nodeOf(vertex);
    if (others.isEmpty()) {
      if (vertex == top) {
        canvas.put(canvas.place(rowOf(vertex), 2), node, 0);
      }
      return;
    }
    int row = rowOf(vertex);
    int[] columns = others.stream().mapToInt(other -> columnOf(vertex, other)).toArray();
    int last = Arrays.stream(columns).max().orElseThrow();
    for (int col = Arrays.stream(columns).min().orElseThrow(); col <= last; col++) {
      canvas.put(canvas.place(row, col), node, 0);
    }
    for (int other : others) {
      int col = columnOf(vertex, other);
      boolean down = drawing.level(other) < drawing.level(vertex);
      int gap = isCell(other) ? 2 : 0;
      int end = other == outside ? canvas.rows - 1 : rowOf(other) + (down ? -gap : gap);
      for (int at = row; at != end; at += down ? 1 : -1) {
        canvas.put(canvas.place(at, col), node, 0);
      }
      if (other == outside) {
        canvas.put(canvas.place(end, col), node, 0);
      }
    }
  }

  private void paintCell(int cell) {
    int vertex = graph.nodes() + cell;
    int row = rowOf(vertex);
    List<Wire> wires = new ArrayList<>();
    for (int node : graph.cells().get(cell).asList()) {
      boolean up = drawing.level(node - 1) > drawing.level(vertex);
      wires.add(new Wire(node, canvas.place(row + (up ? -2 : 2), columnOf(vertex, node - 1))));
    }
    wires.sort(Comparator.comparingInt(wire -> canvas.col(wire.place)));
    int center = canvas.place(row, canvas.col(wires.get(wires.size() / 2).place));
    canvas.put(center, Canvas.cell(cell), 0);
    wires.forEach(wire -> canvas.put(wire.place, wire.node, 0));
    for (int[] directions : APART) {
      if (connect(center, wires, 0, directions)) {
        return;
      }
    }
    throw new IllegalStateException("no room for cell " + cell);
  }

  private boolean connect(int center, List<Wire> wires, int index, int[] directions) {
    if (index == wires.size()) {
      return true;
    }
    Wire wire = wires.get(index);
    for (int direction : directions) {
      int start = center + canvas.step(direction);
      if (canvas.at(start) == 0) {
        List<Integer> path = path(start, wire, canvas.row(center));
        path.forEach(place -> canvas.put(place, wire.node, 0));
        if (!path.isEmpty() && connect(center, wires, index + 1, directions)) {
          return true;
        }
        path.forEach(place -> canvas.put(place, place == wire.place ? wire.node : 0, 0));
      }
    }
    return false;
  }

  /** A shortest way to where the wire comes from, near the row and away from all else. */
  private List<Integer> path(int start, Wire wire, int row) {
    IntPredicate isClear = place -> isClear(place, wire.node, row);
    return isClear.test(start)
        ? Router.path(canvas, Set.of(start), Set.of(wire.place), isClear)
        : List.of();
  }

  private boolean isClear(int place, int node, int row) {
    boolean isTaken = canvas.at(place) != 0 && canvas.at(place) != node;
    return !isTaken && Math.abs(canvas.row(place) - row) <= 2 && canvas.mayLieAt(place, node);
  }
}
