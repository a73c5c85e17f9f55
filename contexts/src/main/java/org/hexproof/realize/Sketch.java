package org.hexproof.realize;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.shannon.NodeClasses;

/**
 * A hypergraph drawn in the plane by broken lines that don't cross, the first terminal at the top
 * and the others led to the bottom. Lengths are columns and levels; y grows upward from 0, where
 * the terminals that are led there end.
 *
 * @param cells where each cell that touches a node lies; the others lie in a row below 0
 * @param nodes where each node lies, the first one's number being 1; also those that are not drawn
 * @param leads the lines from the nodes of terminals down to the bottom
 */
public record Sketch(
    ImmutableList<Point> cells,
    ImmutableList<Point> nodes,
    ImmutableList<Wire> wires,
    ImmutableList<Wire> leads) {
  /** How far from a point, in levels, the lines to it run upright. */
  private static final double FAN = 0.4;

  public record Point(double x, double y) {}

  /** A line to the node of this number. */
  public record Wire(int node, ImmutableList<Point> points) {}

  /** Draws a hypergraph that is planar with its terminals outside. */
  public static Sketch of(Hypergraph graph) {
    return new Drafting(graph).sketch();
  }

  private static final class Drafting {
    private final Hypergraph graph;
    private final int nodes;
    private final int outside;
    private final List<int[]> edges = new ArrayList<>();
    private final int top;
    private final Visibility visibility;

    Drafting(Hypergraph graph) {
      this.graph = graph;
      nodes = graph.nodes();
      outside = nodes + graph.cells().size();
      top = graph.terminals().get(0) - 1;
      for (int cell = 0; cell < graph.cells().size(); cell++) {
        for (int node : graph.cells().get(cell).asList()) {
          edges.add(new int[] {node - 1, nodes + cell});
        }
      }
      NodeClasses together = new NodeClasses(outside);
      graph.terminals().stream()
          .distinct()
          .forEach(node -> edges.add(new int[] {node - 1, outside}));
      edges.forEach(edge -> together.join(edge[0], edge[1]));
      // What hangs together with no terminal is hung up outside, by a line that is not drawn.
      List<int[]> hangers = new ArrayList<>();
      for (int vertex = 0; vertex < outside; vertex++) {
        if (together.least(vertex) != together.least(outside)) {
          together.join(vertex, outside);
          hangers.add(new int[] {vertex, outside});
        }
      }
      List<int[]> all = new ArrayList<>(edges);
      all.addAll(hangers);
      visibility = new Visibility(outside + 1, all, outside, top, /* low= */ true);
    }

    Sketch sketch() {
      ImmutableList.Builder<Point> cells = ImmutableList.builder();
      int aside = 0;
      for (int cell = 0; cell < graph.cells().size(); cell++) {
        boolean isAside = graph.cells().get(cell).isEmpty();
        cells.add(isAside ? new Point(aside + 1, -1) : point(nodes + cell));
        aside += isAside ? 1 : 0;
      }
      ImmutableList.Builder<Wire> wires = ImmutableList.builder();
      ImmutableList.Builder<Wire> leads = ImmutableList.builder();
      for (int[] edge : edges) {
        if (edge[1] != outside) {
          wires.add(new Wire(edge[0] + 1, line(edge[1], edge[0])));
        } else if (edge[0] != top) {
          leads.add(new Wire(edge[0] + 1, line(edge[0], outside)));
        }
      }
      return new Sketch(
          cells.build(),
          IntStream.range(0, nodes).mapToObj(this::point).collect(ImmutableList.toImmutableList()),
          wires.build(),
          leads.build());
    }

    /** In the column in the middle of those of its lines, so that one of these is straight. */
    private Point point(int vertex) {
      IntPredicate isDrawn = other -> other != outside || vertex != top;
      int[] columns =
          edges.stream()
              .filter(edge -> edge[0] == vertex || edge[1] == vertex)
              .mapToInt(edge -> edge[0] == vertex ? edge[1] : edge[0])
              .filter(isDrawn)
              .map(other -> visibility.column(vertex, other))
              .sorted()
              .toArray();
      double x = columns.length == 0 ? 1 : columns[columns.length / 2];
      return new Point(x, visibility.level(vertex));
    }

    private ImmutableList<Point> line(int from, int to) {
      double x = visibility.column(from, to);
      Point start = point(from);
      double step = visibility.level(to) > visibility.level(from) ? FAN : -FAN;
      if (to == outside) {
        return ImmutableList.of(start, new Point(x, start.y() + step), new Point(x, 0));
      }
      Point end = point(to);
      return ImmutableList.of(
          start, new Point(x, start.y() + step), new Point(x, end.y() - step), end);
    }
  }
}
