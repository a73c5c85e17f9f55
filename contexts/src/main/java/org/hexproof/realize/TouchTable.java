package org.hexproof.realize;

import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.shannon.Hypergraph;

/** What touches what in a hypergraph, for quick answers. */
final class TouchTable {
  private final int[][] nodesOfCell;
  private final int[][] cellsOfNode;
  private final boolean[] isTerminal;

  TouchTable(Hypergraph graph) {
    this(graph.cells(), graph.terminals(), graph.nodes());
  }

  /** Cells may touch any number of nodes here. */
  TouchTable(List<ImmutableIntArray> cells, ImmutableIntArray terminals, int nodes) {
    nodesOfCell = cells.stream().map(ImmutableIntArray::toArray).toArray(int[][]::new);
    isTerminal = new boolean[nodes + 1];
    terminals.forEach(node -> isTerminal[node] = true);
    cellsOfNode = new int[nodes + 1][];
    for (int node = 0; node < cellsOfNode.length; node++) {
      List<Integer> touching = new ArrayList<>();
      for (int cell = 0; cell < nodesOfCell.length; cell++) {
        if (touches(cell, node)) {
          touching.add(cell);
        }
      }
      cellsOfNode[node] = touching.stream().mapToInt(Integer::intValue).toArray();
    }
  }

  int cells() {
    return nodesOfCell.length;
  }

  int nodes() {
    return cellsOfNode.length - 1;
  }

  int[] nodesOf(int cell) {
    return nodesOfCell[cell];
  }

  int[] cellsOf(int node) {
    return cellsOfNode[node];
  }

  boolean isTerminal(int node) {
    return isTerminal[node];
  }

  boolean touches(int cell, int node) {
    for (int each : nodesOfCell[cell]) {
      if (each == node) {
        return true;
      }
    }
    return false;
  }

  boolean shareNode(int one, int other) {
    for (int node : nodesOfCell[one]) {
      if (touches(other, node)) {
        return true;
      }
    }
    return false;
  }
}
