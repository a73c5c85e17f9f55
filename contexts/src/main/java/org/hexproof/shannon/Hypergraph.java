package org.hexproof.shannon;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * The board of a Shannon game ([H3T], section 2.1): each cell, once it is black, joins the nodes
 * that it touches; what matters is which terminals are joined. The degree of a cell is the number
 * of nodes that it touches.
 *
 * @param terminals the node of each terminal in order; terminals with the same node are joined
 * @param cells the nodes that each cell touches; nodes are numbered from 1
 */
public record Hypergraph(ImmutableIntArray terminals, ImmutableList<ImmutableIntArray> cells) {
  public Hypergraph {
    checkArgument(terminals.length() >= 2, "a hypergraph has at least two terminals");
    checkArgument(terminals.stream().allMatch(node -> node >= 1), "nodes are numbered from 1");
    for (ImmutableIntArray cell : cells) {
      checkArgument(cell.stream().allMatch(node -> node >= 1), "nodes are numbered from 1");
      checkArgument(cell.stream().distinct().count() == cell.length(), "a node is given twice");
    }
  }

  /**
   * Hypergraphs wired together: terminals at the same place are joined.
   *
   * @param outer the places of the whole's terminals are 1 to this number
   * @param places the place of each terminal of each part, numbered from 1
   * @throws IllegalArgumentException if there are not as many places as the parts have terminals
   */
  public static Hypergraph wired(
      int outer, List<ImmutableIntArray> places, List<Hypergraph> parts) {
    checkArgument(parts.size() == places.size(), "the wiring has %s parts", places.size());
    int before =
        Math.max(outer, places.stream().flatMapToInt(ImmutableIntArray::stream).max().orElse(0));
    NodeClasses joined = new NodeClasses(before + parts.stream().mapToInt(Hypergraph::nodes).sum());
    List<ImmutableIntArray> cells = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      Hypergraph part = parts.get(i);
      checkArgument(
          part.terminals().length() == places.get(i).length(),
          "a position with %s terminals has %s nodes",
          part.terminals().length(),
          places.get(i).length());
      for (int terminal = 0; terminal < part.terminals().length(); terminal++) {
        joined.join(part.terminals().get(terminal) + before, places.get(i).get(terminal));
      }
      int shift = before;
      cells.addAll(part.renamed(node -> node + shift).cells());
      before += part.nodes();
    }
    ImmutableIntArray terminals = ImmutableIntArray.copyOf(IntStream.rangeClosed(1, outer));
    return new Hypergraph(terminals, ImmutableList.copyOf(cells)).renamed(joined::least);
  }

  /** With other names of the nodes; those that get the same name are one. */
  public Hypergraph renamed(IntUnaryOperator name) {
    return new Hypergraph(
        ImmutableIntArray.copyOf(terminals.stream().map(name)),
        cells.stream()
            .map(cell -> ImmutableIntArray.copyOf(cell.stream().map(name).distinct()))
            .collect(ImmutableList.toImmutableList()));
  }

  public int nodes() {
    return IntStream.concat(
            terminals.stream(), cells.stream().flatMapToInt(ImmutableIntArray::stream))
        .max()
        .orElseThrow();
  }

  /** The numbers of the cells that touch a node. */
  public IntStream cellsAt(int node) {
    return IntStream.range(0, cells.size()).filter(cell -> cells.get(cell).contains(node));
  }

  /** The numbers of the terminals at a node. */
  public IntStream terminalsAt(int node) {
    return IntStream.range(0, terminals.length()).filter(i -> terminals.get(i) == node);
  }

  /**
   * Which cells and terminals touch each other, sharing a node: for each cell, and then for each
   * different node of a terminal, the numbers of those that touch it. The caller may change them.
   */
  List<BitSet> touching() {
    List<ImmutableIntArray> all = new ArrayList<>(cells);
    terminals.stream().distinct().mapToObj(ImmutableIntArray::of).forEach(all::add);
    List<BitSet> touching = new ArrayList<>();
    for (int one = 0; one < all.size(); one++) {
      BitSet touched = new BitSet();
      for (int other = 0; other < all.size(); other++) {
        if (one != other && all.get(one).stream().anyMatch(all.get(other)::contains)) {
          touched.set(other);
        }
      }
      touching.add(touched);
    }
    return touching;
  }

  /**
   * Leaves out what never matters: nodes that only one cell touches and that are no terminal, cells
   * that touch only one node, and what does not hang together with a terminal.
   */
  public Hypergraph pruned() {
    return pruning().graph();
  }

  /** What is left of a hypergraph, with the number that each of its cells had before, from 0. */
  public record Pruning(Hypergraph graph, ImmutableIntArray cells) {}

  /** What is left by {@link #pruned}, with the cells' numbers before. */
  public Pruning pruning() {
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
   * Leaves out what {@link #pruned} does, and nodes that say nothing new, since all cells that
   * touch them touch one other node too.
   */
  public Pruning reduced() {
    Pruning pruning = new Pruning(this, ImmutableIntArray.copyOf(IntStream.range(0, cells.size())));
    int before;
    do {
      before = pruning.graph().nodes() + pruning.graph().cells().size();
      Pruning next = pruning.graph().withoutCovered().pruning();
      ImmutableIntArray known = pruning.cells();
      pruning =
          new Pruning(
              next.graph(), ImmutableIntArray.copyOf(next.cells().stream().map(known::get)));
    } while (pruning.graph().nodes() + pruning.graph().cells().size() < before);
    return pruning;
  }

  private Hypergraph withoutCovered() {
    Map<Integer, Set<Integer>> cellsOf = new TreeMap<>();
    for (int cell = 0; cell < cells.size(); cell++) {
      for (int node : cells.get(cell).asList()) {
        cellsOf.computeIfAbsent(node, key -> new TreeSet<>()).add(cell);
      }
    }
    for (int node : List.copyOf(cellsOf.keySet())) {
      Set<Integer> own = cellsOf.remove(node);
      if (terminals.contains(node)
          || cellsOf.values().stream().noneMatch(others -> others.containsAll(own))) {
        cellsOf.put(node, own);
      }
    }
    return new Hypergraph(
        terminals,
        cells.stream()
            .map(cell -> ImmutableIntArray.copyOf(cell.stream().filter(cellsOf::containsKey)))
            .collect(ImmutableList.toImmutableList()));
  }

  /**
   * What White joins while Black prevents it, without what never matters, of a hypergraph with
   * three terminals that is planar with them outside. Terminal i of the dual lies between the other
   * two; the value is the dual one.
   */
  public Hypergraph dual() {
    checkArgument(terminals.length() == 3, "only three terminals have a dual");
    Hypergraph pruned = pruned();
    PlaneDrawing drawing =
        PlaneDrawing.of(pruned.terminals, pruned.cells)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "the wiring is not planar with its terminals outside"));
    return new Hypergraph(
        ImmutableIntArray.copyOf(drawing.facing(PlaneDrawing.OUTSIDE)),
        IntStream.range(0, pruned.cells.size())
            .mapToObj(drawing::faces)
            .collect(ImmutableList.toImmutableList()));
  }

  private static boolean isEntered(Set<Integer> cell, Set<Integer> reached) {
    return cell.stream().anyMatch(reached::contains);
  }

  private static ImmutableIntArray numbered(Collection<Integer> nodes, List<Integer> order) {
    return ImmutableIntArray.copyOf(nodes.stream().mapToInt(node -> order.indexOf(node) + 1));
  }
}
