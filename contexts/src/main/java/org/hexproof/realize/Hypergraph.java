package org.hexproof.realize;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.hexproof.circuit.Wiring;

/**
 * A 3-planar Shannon hypergraph ([H3T], section 2.2): each cell, once it is black, joins the nodes
 * that it touches; what matters is which terminals are joined.
 *
 * @param terminals the node of each terminal in order; terminals with the same node are joined
 * @param cells the nodes that each cell touches, at most three; nodes are numbered from 1
 */
public record Hypergraph(ImmutableIntArray terminals, ImmutableList<ImmutableIntArray> cells) {
  /** More is nothing that touches in a plane with room for White between. */
  public static final int MAX_TOUCHED = 3;

  public Hypergraph {
    checkArgument(terminals.length() >= 2, "a hypergraph has at least two terminals");
    checkArgument(terminals.stream().allMatch(node -> node >= 1), "nodes are numbered from 1");
    for (ImmutableIntArray cell : cells) {
      checkArgument(cell.stream().allMatch(node -> node >= 1), "nodes are numbered from 1");
      checkArgument(cell.stream().distinct().count() == cell.length(), "a node is given twice");
      checkArgument(
          cell.length() <= MAX_TOUCHED,
          "a cell touches %s nodes; at most %s can be drawn",
          cell.length(),
          MAX_TOUCHED);
    }
  }

  /** Hypergraphs with as many terminals as the wiring's parts have, wired together. */
  public static Hypergraph wired(Wiring wiring, List<Hypergraph> parts) {
    checkArgument(
        parts.size() == wiring.parts().size(), "the wiring has %s parts", wiring.parts().size());
    int nodes = wiring.parts().stream().flatMapToInt(ImmutableIntArray::stream).max().orElseThrow();
    int all = nodes + parts.stream().mapToInt(Hypergraph::nodes).sum();
    int[] same = IntStream.rangeClosed(0, all).toArray();
    List<int[]> cells = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      Hypergraph part = parts.get(i);
      for (int terminal = 0; terminal < part.terminals().length(); terminal++) {
        join(same, part.terminals().get(terminal) + nodes, wiring.parts().get(i).get(terminal));
      }
      for (ImmutableIntArray cell : part.cells()) {
        int before = nodes;
        cells.add(cell.stream().map(node -> node + before).toArray());
      }
      nodes += part.nodes();
    }
    return new Hypergraph(
        ImmutableIntArray.copyOf(IntStream.rangeClosed(1, wiring.outer()).map(node -> same[node])),
        cells.stream()
            .map(
                cell ->
                    ImmutableIntArray.copyOf(
                        Arrays.stream(cell).map(node -> same[node]).distinct()))
            .collect(ImmutableList.toImmutableList()));
  }

  private static void join(int[] same, int one, int other) {
    int from = same[one];
    int to = same[other];
    for (int node = 0; node < same.length; node++) {
      if (same[node] == from) {
        same[node] = to;
      }
    }
  }

  /** The highest number of a node. */
  public int nodes() {
    return IntStream.concat(
            terminals.stream(), cells.stream().flatMapToInt(ImmutableIntArray::stream))
        .max()
        .orElseThrow();
  }

  /**
   * The same without what never matters: nodes that only one cell touches and that are no terminal,
   * cells that touch only one node, and what does not hang together with a terminal.
   */
  public Hypergraph pruned() {
    return pruning().graph();
  }

  /**
   * What is left of a hypergraph.
   *
   * @param cells of each cell that is left the number it had before, counted from 0
   */
  record Pruning(Hypergraph graph, ImmutableIntArray cells) {}

  Pruning pruning() {
    Map<Integer, Set<Integer>> left = new TreeMap<>();
    for (int cell = 0; cell < cells.size(); cell++) {
      left.put(cell, new TreeSet<>(cells.get(cell).asList()));
    }
    boolean changed = true;
    while (changed) {
      changed = left.values().removeIf(cell -> cell.size() < 2);
      for (Set<Integer> cell : left.values()) {
        changed |=
            cell.removeIf(
                node ->
                    !terminals.contains(node)
                        && left.values().stream().filter(other -> other.contains(node)).count()
                            < 2);
      }
    }
    Set<Integer> reached = new LinkedHashSet<>(terminals.asList());
    while (left.values().stream()
        .anyMatch(cell -> isEntered(cell, reached) && reached.addAll(cell))) {}
    left.values().removeIf(cell -> !isEntered(cell, reached));
    List<Integer> order = List.copyOf(reached);
    Hypergraph graph =
        new Hypergraph(
            numbered(terminals.asList(), order),
            left.values().stream()
                .map(cell -> numbered(cell, order))
                .collect(ImmutableList.toImmutableList()));
    return new Pruning(graph, ImmutableIntArray.copyOf(left.keySet()));
  }

  /**
   * What White joins while Black prevents it, without what never matters. Terminal i of the dual
   * lies between the other two terminals; the value is the dual one.
   *
   * @throws IllegalArgumentException if there are not three terminals, or the hypergraph is not
   *     planar with them outside
   */
  public Hypergraph dual() {
    return DualGraph.of(this);
  }

  private static boolean isEntered(Set<Integer> cell, Set<Integer> reached) {
    return cell.stream().anyMatch(reached::contains);
  }

  private static ImmutableIntArray numbered(Collection<Integer> nodes, List<Integer> order) {
    return ImmutableIntArray.copyOf(nodes.stream().mapToInt(node -> order.indexOf(node) + 1));
  }
}
