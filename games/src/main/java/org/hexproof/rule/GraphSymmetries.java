package org.hexproof.rule;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.Multimaps;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Which positions of a graph are alike: those that its symmetries make of each other. */
final class GraphSymmetries {
  /** A square board has so many; more are not looked for. */
  private static final int MOST = 8;

  private static final int MAX_STEPS = 20_000;

  private record Ends(int low, int high) {
    static Ends of(int one, int other) {
      return new Ends(Math.min(one, other), Math.max(one, other));
    }
  }

  /** Edges between the same two ends, and the first none, one, … of them. */
  private record Parallel(long all, ImmutableList<Long> first) {
    static Parallel of(List<Integer> edges) {
      ImmutableList.Builder<Long> first = ImmutableList.builder();
      long some = 0;
      first.add(some);
      for (int edge : edges) {
        some |= 1L << edge;
        first.add(some);
      }
      return new Parallel(some, first.build());
    }

    long of(long position) {
      return (position & ~all) | first.get(Long.bitCount(position & all));
    }
  }

  private final EdgeGraph graph;
  private final ImmutableListMultimap<Ends, Integer> edges;
  private final ImmutableList<Parallel> parallel;
  private final List<BitPermutation> found = new ArrayList<>();
  private int steps;

  GraphSymmetries(EdgeGraph graph) {
    this.graph = graph;
    this.edges =
        Multimaps.index(
            IntStream.range(0, graph.edges().size()).boxed().toList(),
            edge -> Ends.of(graph.edges().get(edge).one(), graph.edges().get(edge).other()));
    this.parallel =
        edges.asMap().values().stream()
            .filter(some -> some.size() > 1)
            .map(some -> Parallel.of(ImmutableList.copyOf(some)))
            .collect(ImmutableList.toImmutableList());
    found.add(new BitPermutation(IntStream.range(0, graph.edges().size()).toArray()));
    find(new int[graph.vertices().size()], 0);
  }

  /** Goes on where the first so many vertices have images. */
  private void find(int[] images, int count) {
    if (count == images.length) {
      found.add(permutation(images));
      return;
    }
    for (int image = 0; image < images.length; image++) {
      if (found.size() < MOST && steps++ < MAX_STEPS && fits(images, count, image)) {
        images[count] = image;
        find(images, count + 1);
      }
    }
  }

  private boolean fits(int[] images, int vertex, int image) {
    return IntStream.range(0, vertex).noneMatch(before -> images[before] == image)
        && count(vertex, EdgeGraph.GROUND) == count(image, EdgeGraph.GROUND)
        && IntStream.range(0, vertex)
            .allMatch(before -> count(before, vertex) == count(images[before], image));
  }

  private int count(int one, int other) {
    return edges.get(Ends.of(one, other)).size();
  }

  private BitPermutation permutation(int[] images) {
    int[] places = new int[graph.edges().size()];
    edges
        .asMap()
        .forEach(
            (ends, some) -> {
              Ends to = Ends.of(image(images, ends.low()), image(images, ends.high()));
              List<Integer> from = ImmutableList.copyOf(some);
              for (int i = 0; i < from.size(); i++) {
                places[from.get(i)] = edges.get(to).get(i);
              }
            });
    return new BitPermutation(places);
  }

  private static int image(int[] images, int vertex) {
    return vertex == EdgeGraph.GROUND ? vertex : images[vertex];
  }

  /** The same for positions that are alike, as far as symmetries were found. */
  long standard(long position) {
    // Edges between the same ends keep their order in an image.
    long first = position;
    for (Parallel some : parallel) {
      first = some.of(first);
    }
    long standard = Long.MAX_VALUE;
    for (BitPermutation symmetry : found) {
      standard = Math.min(standard, symmetry.of(first));
    }
    return standard;
  }
}
