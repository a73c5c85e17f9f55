package org.hexproof.primary;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.shannon.Hypergraph;

/**
 * The corners of a drawing's cells and stones, by which a region is a hypergraph. Every second
 * corner of a hexagon is a node, so that each cell has three of them and two cells that touch share
 * exactly one. A black stone makes its three corners one node.
 */
final class Corners {
  private final PrimaryDrawing drawing;
  private final Board board;
  private final Map<Integer, Integer> parents = new HashMap<>();

  Corners(PrimaryDrawing drawing) {
    this.drawing = drawing;
    this.board = drawing.stones().board();
    drawing.stones().black().forEach(this::unite);
    drawing
        .terminals()
        .forEach(
            terminal -> {
              int first = corner(terminal.cells().asList().get(0), 0);
              terminal.cells().forEach(cell -> unite(corner(cell, 0), first));
            });
  }

  private void unite(Cell stone) {
    unite(corner(stone, 1), corner(stone, 0));
    unite(corner(stone, 2), corner(stone, 0));
  }

  private void unite(int first, int second) {
    parents.put(root(first), root(second));
  }

  private int root(int corner) {
    int root = corner;
    int parent = parents.getOrDefault(root, root);
    while (parent != root) {
      root = parent;
      parent = parents.getOrDefault(root, root);
    }
    return root;
  }

  /**
   * A corner is where a cell, the one right of it and the one above that one meet. It is numbered
   * by the first of these; the board gets a column on the left and a row below.
   */
  private int corner(Cell cell, int which) {
    int width = board.cols() + 1;
    int own = cell.row() * width + cell.col() + 1;
    return switch (which) {
      case 0 -> own;
      case 1 -> own - 1;
      default -> own + width - 1;
    };
  }

  /**
   * The region's empty cells in reading order with the nodes that they touch, in increasing order;
   * nodes 1, 2, … are the terminals. Nodes that only one cell touches are left out, unless they are
   * terminals.
   */
  Hypergraph hypergraph() {
    Map<Integer, Integer> numbers = new HashMap<>();
    for (int i = 0; i < drawing.terminals().size(); i++) {
      numbers.put(root(corner(drawing.terminals().get(i).cells().asList().get(0), 0)), i + 1);
    }
    ImmutableList<Cell> empty = ImmutableList.sortedCopyOf(drawing.cells());
    Map<Integer, Integer> uses = new HashMap<>();
    List<TreeSet<Integer>> touched = new ArrayList<>();
    for (Cell cell : empty) {
      TreeSet<Integer> roots = new TreeSet<>();
      for (int which = 0; which < 3; which++) {
        roots.add(root(corner(cell, which)));
      }
      roots.forEach(root -> uses.merge(root, 1, Integer::sum));
      touched.add(roots);
    }
    ImmutableList.Builder<ImmutableIntArray> cells = ImmutableList.builder();
    int next = drawing.terminals().size();
    for (TreeSet<Integer> roots : touched) {
      TreeSet<Integer> nodes = new TreeSet<>();
      for (int root : roots) {
        if (uses.get(root) > 1 && !numbers.containsKey(root)) {
          next++;
          numbers.put(root, next);
        }
        if (numbers.containsKey(root)) {
          nodes.add(numbers.get(root));
        }
      }
      cells.add(ImmutableIntArray.copyOf(nodes));
    }
    IntStream terminals = IntStream.rangeClosed(1, drawing.terminals().size());
    return new Hypergraph(ImmutableIntArray.copyOf(terminals), cells.build());
  }
}
