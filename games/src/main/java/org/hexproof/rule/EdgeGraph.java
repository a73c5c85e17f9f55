package org.hexproof.rule;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * A graph whose edges are cut. Each ties two vertices, or a vertex and the ground, or the ground
 * and itself. Positions are sets of edges that are left, as bits.
 */
public final class EdgeGraph {
  /** The end of an edge that is tied to no vertex. */
  public static final int GROUND = -1;

  public static final int MAX_EDGES = 62;

  /** An edge and the vertices at its two ends, counted from 0, or {@link #GROUND}. */
  public record Edge(String name, int one, int other) {
    boolean endsAt(int vertex) {
      return one == vertex || other == vertex;
    }
  }

  private final ImmutableList<String> vertices;
  private final ImmutableList<Edge> edges;

  /** For each vertex the edges that end there. */
  private final long[] ends;

  private final long ground;

  /** Each edge ends at vertices that there are, by their names. */
  public EdgeGraph(ImmutableList<String> vertices, ImmutableList<Edge> edges) {
    checkArgument(edges.size() <= MAX_EDGES, "more than %s edges", MAX_EDGES);
    for (Edge edge : edges) {
      checkArgument(
          Math.min(edge.one(), edge.other()) >= GROUND
              && Math.max(edge.one(), edge.other()) < vertices.size(),
          "%s ends at no vertex",
          edge.name());
    }
    this.vertices = vertices;
    this.edges = edges;
    this.ends = IntStream.range(0, vertices.size()).mapToLong(this::at).toArray();
    this.ground = at(GROUND);
  }

  private long at(int vertex) {
    return IntStream.range(0, edges.size())
        .filter(edge -> edges.get(edge).endsAt(vertex))
        .mapToLong(edge -> 1L << edge)
        .sum();
  }

  public ImmutableList<String> vertices() {
    return vertices;
  }

  public ImmutableList<Edge> edges() {
    return edges;
  }

  /** For each vertex the edges that end there, to be left as they are. */
  long[] ends() {
    return ends;
  }

  /** The edges that end at the ground. */
  long ground() {
    return ground;
  }

  public long all() {
    return (1L << edges.size()) - 1;
  }

  /** The edges of a position by their numbers. */
  static IntStream of(long position) {
    return LongStream.iterate(position, left -> left != 0, left -> left & (left - 1))
        .mapToInt(Long::numberOfTrailingZeros);
  }

  /** With all edges of the position that hang together with these, through vertices. */
  long grown(long start, long position) {
    long grown = start;
    long before = 0;
    while (before != grown) {
      before = grown;
      for (long around : ends) {
        if ((around & grown) != 0) {
          grown |= around & position;
        }
      }
    }
    return grown;
  }

  /** The edges that hang together with the first of the position. */
  long component(long position) {
    return grown(Long.lowestOneBit(position), position);
  }

  /** How many edges hang together in the largest part. */
  public int largestPart() {
    int largest = 0;
    for (long left = all(); left != 0; left &= ~component(left)) {
      largest = Math.max(largest, Long.bitCount(component(left)));
    }
    return largest;
  }
}
