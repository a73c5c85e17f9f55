package org.hexproof.circuit;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
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
    Reduced reduced = Reduced.of(region);
    return new SingleCells(
        circuit(reduced.graph(), reduced.cells()), reduced.cells(), reduced.idle());
  }

  /** What matters of a region, with the cell of each hyperedge, and the cells that never do. */
  record Reduced(Hypergraph graph, ImmutableList<Cell> cells, ImmutableList<Cell> idle) {
    Reduced {
      for (int i = 0; i < cells.size(); i++) {
        int degree = graph.cells().get(i).length();
        checkArgument(
            degree <= 3,
            "the empty cell %s of a terminal touches %s nodes, so it is neither a P1 nor a P2",
            cells.get(i),
            degree);
      }
    }

    static Reduced of(ClosedRegion region) {
      List<Cell> idle = new ArrayList<>(ImmutableList.sortedCopyOf(region.cells()));
      Hypergraph.Pruning reduced =
          Corners.of(region.stones(), region.cells(), region.terminals()).reduced();
      ImmutableList<Cell> cells =
          reduced.cells().stream().mapToObj(idle::get).collect(ImmutableList.toImmutableList());
      idle.removeAll(cells);
      return new Reduced(reduced.graph(), cells, ImmutableList.copyOf(idle));
    }
  }

  private static Circuit circuit(Hypergraph graph, List<Cell> cells) {
    Map<Integer, Integer> numbers = new HashMap<>();
    ImmutableList.Builder<Part> parts = ImmutableList.builder();
    parts.addAll(Part.joints(graph.terminals(), numbers));
    int outer = graph.terminals().length();
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
