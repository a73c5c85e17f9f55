package org.hexproof.shannon;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Circuits of cells put together by pinwheels and concatenations, so that they are planar. */
public final class RandomHypergraphs {
  private final Random random;
  private final ImmutableList.Builder<ImmutableIntArray> cells = ImmutableList.builder();
  private int nodes = 3;

  private RandomHypergraphs(Random random) {
    this.random = random;
  }

  /** A hypergraph with so many cells between terminals 1, 2 and 3. */
  public static Hypergraph of(int cells, Random random) {
    RandomHypergraphs building = new RandomHypergraphs(random);
    building.fill(cells, 1, 2, 3);
    return new Hypergraph(ImmutableIntArray.of(1, 2, 3), building.cells.build());
  }

  /**
   * A planar hypergraph whose cells may touch many nodes: of one with so many cells, some that
   * touch the same node are made one.
   */
  static Hypergraph merged(int cells, Random random) {
    Hypergraph graph = of(cells, random);
    for (int attempt = 0; attempt < cells; attempt++) {
      int one = random.nextInt(graph.cells().size());
      int other = random.nextInt(graph.cells().size());
      ImmutableIntArray nodes = graph.cells().get(other);
      if (one < other && graph.cells().get(one).stream().anyMatch(nodes::contains)) {
        Hypergraph merged = merged(graph, one, other);
        boolean planar = PlaneDrawing.of(merged.terminals(), merged.cells()).isPresent();
        graph = planar ? merged : graph;
      }
    }
    return graph;
  }

  private static Hypergraph merged(Hypergraph graph, int one, int other) {
    List<ImmutableIntArray> cells = new ArrayList<>(graph.cells());
    IntStream nodes = IntStream.concat(cells.get(one).stream(), cells.remove(other).stream());
    cells.set(one, ImmutableIntArray.copyOf(nodes.distinct()));
    return new Hypergraph(graph.terminals(), ImmutableList.copyOf(cells));
  }

  private void fill(int count, int a, int b, int c) {
    if (count == 1) {
      cells.add(
          switch (random.nextInt(6)) {
            case 0 -> ImmutableIntArray.of(a, b);
            case 1 -> ImmutableIntArray.of(b, c);
            default -> ImmutableIntArray.of(a, b, c);
          });
    } else if (count == 2 || random.nextInt(3) == 0) {
      int middle = ++nodes;
      int first = 1 + random.nextInt(count - 1);
      fill(first, a, middle, c);
      fill(count - first, a, b, middle);
    } else {
      int ab = ++nodes;
      int bc = ++nodes;
      int ca = ++nodes;
      int first = 1 + random.nextInt(count - 2);
      int second = 1 + random.nextInt(count - first - 1);
      fill(first, ca, ab, a);
      fill(second, ab, bc, b);
      fill(count - first - second, bc, ca, c);
    }
  }
}
