package org.hexproof.shannon;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Games with names, and what they are by definition. */
public final class RandomGames {
  private RandomGames() {}

  /** A planar game of degree at most 3 with two terminals. */
  public static ShannonGame planar(int cells, Random random) {
    Hypergraph graph = RandomHypergraphs.of(cells, random);
    return named(new Hypergraph(graph.terminals().subArray(0, 2), graph.cells()));
  }

  /** A game that need not be planar, nor hang together. */
  public static ShannonGame any(int cells, int nodes, int terminals, Random random) {
    List<ImmutableIntArray> touched = new ArrayList<>();
    for (int cell = 0; cell < cells; cell++) {
      TreeSet<Integer> own = new TreeSet<>();
      for (int i = 0; i < 3; i++) {
        own.add(1 + random.nextInt(nodes));
      }
      touched.add(ImmutableIntArray.copyOf(own));
    }
    return named(
        new Hypergraph(
            ImmutableIntArray.copyOf(IntStream.rangeClosed(1, terminals)),
            ImmutableList.copyOf(touched)));
  }

  /** A game whose vertices are called v0, v1, … and its terminals t1, t2, …. */
  public static ShannonGame named(Hypergraph graph) {
    return new ShannonGame(
        graph,
        IntStream.rangeClosed(1, graph.terminals().length())
            .mapToObj(i -> "t" + i)
            .collect(ImmutableList.toImmutableList()),
        IntStream.range(0, graph.cells().size())
            .mapToObj(i -> "v" + i)
            .collect(ImmutableList.toImmutableList()));
  }

  /** Of each terminal the first one that it is joined to when these cells are black. */
  public static List<Integer> joined(Hypergraph graph, BitSet black) {
    List<Integer> nodes = graph.terminals().asList();
    List<Integer> first = new ArrayList<>();
    for (int terminal : nodes) {
      BitSet reached = reached(graph, black, terminal);
      first.add(
          IntStream.range(0, nodes.size())
              .filter(i -> reached.get(nodes.get(i)))
              .min()
              .orElseThrow());
    }
    return first;
  }

  private static BitSet reached(Hypergraph graph, BitSet black, int start) {
    BitSet reached = new BitSet();
    reached.set(start);
    int before;
    do {
      before = reached.cardinality();
      black.stream()
          .mapToObj(graph.cells()::get)
          .filter(nodes -> nodes.stream().anyMatch(reached::get))
          .forEach(nodes -> nodes.forEach(reached::set));
    } while (reached.cardinality() > before);
    return reached;
  }

  /** The cells whose bits are set. */
  public static BitSet bits(int mask) {
    return BitSet.valueOf(new long[] {mask});
  }
}
