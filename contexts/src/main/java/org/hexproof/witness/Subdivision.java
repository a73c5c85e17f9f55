package org.hexproof.witness;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jgrapht.Graph;
import org.jgrapht.Graphs;
import org.jgrapht.alg.planar.BoyerMyrvoldPlanarityInspector;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;

/**
 * What is around a region with terminals, divided into pieces ([H3T], section 7.3). They have three
 * terminals each; only by hand pieces of more are made, which stay open. Nodes are black stones: 0
 * is the region's first terminal, Black's bottom side, as it can be reached on the left; 1 to
 * {@code terminals} are its other terminals, clockwise; the next is the bottom as it can be reached
 * on the right; the others lie between the pieces.
 *
 * @param terminals the number of the region's terminals besides the bottom
 * @param top the node that is joined to Black's top side
 */
public record Subdivision(int terminals, ImmutableList<ImmutableIntArray> pieces, int top) {
  /** The node of the bottom as it can be reached on the right. */
  int right() {
    return terminals + 1;
  }

  int nodes() {
    return 1
        + pieces.stream()
            .flatMapToInt(ImmutableIntArray::stream)
            .reduce(Math.max(right(), top), Math::max);
  }

  /** With the pieces in another order. */
  Subdivision ordered(List<Integer> order) {
    return new Subdivision(
        terminals, order.stream().map(pieces::get).collect(ImmutableList.toImmutableList()), top);
  }

  /**
   * Whether it can be drawn: the region and the pieces of more than three nodes with these in their
   * order around, and the top and the bottom outside.
   */
  public boolean isPlanar() {
    Graph<Integer, DefaultEdge> drawing = new SimpleGraph<>(DefaultEdge.class);
    addWheel(drawing, ImmutableIntArray.copyOf(IntStream.rangeClosed(0, right())));
    addWheel(drawing, ImmutableIntArray.of(0, top, right()));
    pieces.forEach(piece -> addWheel(drawing, piece));
    return new BoyerMyrvoldPlanarityInspector<>(drawing).isPlanar();
  }

  /** A hub that is joined to nodes, and each of these to the next around. */
  private static void addWheel(Graph<Integer, DefaultEdge> drawing, ImmutableIntArray nodes) {
    int hub = -1 - drawing.vertexSet().size();
    for (int i = 0; i < nodes.length(); i++) {
      Graphs.addEdgeWithVertices(drawing, hub, nodes.get(i));
      Graphs.addEdgeWithVertices(drawing, nodes.get(i), nodes.get((i + 1) % nodes.length()));
    }
  }

  @Override
  public String toString() {
    List<String> parts = new ArrayList<>();
    pieces.forEach(
        piece ->
            parts.add(
                piece.stream().mapToObj(this::name).collect(Collectors.joining(" ", "(", ")"))));
    return String.join(" ", parts) + " top " + name(top);
  }

  private String name(int node) {
    return node == 0 ? "left" : node == right() ? "right" : Integer.toString(node);
  }
}
