package org.hexproof.circuit;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hexproof.board.Cell;
import org.hexproof.region.ClosedRegion;
import org.hexproof.shannon.Corners;
import org.hexproof.shannon.Hypergraph;

/**
 * A position of Hex as a circuit of single cells ([H3T], Remark 5.1), that is as a Shannon game of
 * degree three (Theorem 2.3): a cell that touches two nodes is a P1, one that touches three a P2.
 * Whatever the cells' colours, the circuit joins the terminals that the position joins.
 *
 * @param circuit its joints, then a part for each cell
 * @param cells of each part that is no joint its cell
 * @param idle cells that never matter, which have no part
 */
public record SingleCells(Circuit circuit, ImmutableList<Cell> cells, ImmutableList<Cell> idle) {
  private static final String DEGREE_TWO = "P1";
  private static final String DEGREE_THREE = "P2";

  /**
   * Takes a region apart. It has two or three terminals, and no empty cell of a terminal touches
   * three nodes besides.
   */
  public static SingleCells of(ClosedRegion region) {
    int outer = region.terminals().size();
    checkArgument(
        outer == 2 || outer == 3, "a circuit has 2 or 3 terminals, and the region %s", outer);
    ImmutableList<Cell> all = ImmutableList.sortedCopyOf(region.cells());
    Hypergraph.Pruning reduced =
        Corners.of(region.stones(), region.cells(), region.terminals()).reduced();
    ImmutableList<Cell> cells =
        reduced.cells().stream().mapToObj(all::get).collect(ImmutableList.toImmutableList());
    ImmutableList<Cell> idle =
        all.stream().filter(cell -> !cells.contains(cell)).collect(ImmutableList.toImmutableList());
    checkDegrees(reduced.graph(), cells);
    return new SingleCells(circuit(reduced.graph(), cells), cells, idle);
  }

  /** Refuses cells that touch more than three nodes. */
  static void checkDegrees(Hypergraph graph, List<Cell> cells) {
    for (int i = 0; i < cells.size(); i++) {
      int degree = graph.cells().get(i).length();
      checkArgument(
          degree <= 3,
          "the empty cell %s of a terminal touches %s nodes, so it is neither a P1 nor a P2",
          cells.get(i),
          degree);
    }
  }

  private static Circuit circuit(Hypergraph graph, List<Cell> cells) {
    Map<Integer, Integer> numbers = new HashMap<>();
    ImmutableList.Builder<Part> parts = ImmutableList.builder();
    int outer = graph.terminals().length();
    for (int i = 0; i < outer; i++) {
      Integer other = numbers.putIfAbsent(graph.terminals().get(i), i + 1);
      if (other != null) {
        parts.add(Part.joint(ImmutableIntArray.of(other, i + 1)));
      }
    }
    int next = outer;
    for (int i = 0; i < cells.size(); i++) {
      ImmutableIntArray nodes = graph.cells().get(i);
      ImmutableIntArray.Builder at = ImmutableIntArray.builder();
      for (int node : nodes.asList()) {
        if (!numbers.containsKey(node)) {
          next++;
          numbers.put(node, next);
        }
        at.add(numbers.get(node));
      }
      parts.add(
          new Part(nodes.length() == 2 ? DEGREE_TWO : DEGREE_THREE, false, at.build(), false));
    }
    return new Circuit("G", outer, parts.build());
  }
}
