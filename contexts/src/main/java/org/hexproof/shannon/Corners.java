package org.hexproof.shannon;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;

/**
 * A position of Hex as a hypergraph ([H3T], Theorem 2.3). Every second corner of a hexagon is a
 * node, where the proof puts a black polygon between three cells, so that each cell has three of
 * them and two cells that touch share exactly one. A black stone makes its three corners one node;
 * White's stones are left out.
 */
public final class Corners {
  private final Position position;
  private final Board board;
  private final ImmutableSet<Cell> cells;
  private final ImmutableList<Terminal> terminals;
  private final Map<Integer, Integer> parents = new HashMap<>();

  private Corners(Position position, ImmutableSet<Cell> cells, ImmutableList<Terminal> terminals) {
    this.position = position;
    this.board = position.board();
    this.cells = cells;
    this.terminals = terminals;
    position.black().forEach(this::unite);
    for (int i = 0; i < terminals.size(); i++) {
      uniteTerminal(i);
    }
  }

  /**
   * The region's empty cells in reading order with the nodes that they touch, in increasing order;
   * the terminals have the first nodes, one for those that are joined. Nodes that only one cell
   * touches are left out, unless they are terminals. Cells at an edge of a terminal, and empty ones
   * that belong to a terminal, may touch four nodes or more; {@link Hypergraph#reduced} leaves at
   * most three of those at an edge.
   *
   * @param position the stones; what is neither black nor a cell is White's
   * @param cells the empty cells
   * @param terminals as {@code Region.closed} has them
   */
  public static Hypergraph of(
      Position position, ImmutableSet<Cell> cells, ImmutableList<Terminal> terminals) {
    return new Corners(position, cells, terminals).hypergraph();
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

  /** Its stones, those at its edges, and terminals that have an edge or a group in common. */
  private void uniteTerminal(int number) {
    Terminal terminal = terminals.get(number);
    for (Cell cell : terminal.cells()) {
      if (position.at(cell) == Content.BLACK) {
        unite(ofTerminal(number), corner(cell, 0));
      }
    }
    for (Edge edge : terminal.edges()) {
      for (Cell cell : board.along(edge)) {
        if (position.at(cell) == Content.BLACK) {
          unite(ofTerminal(number), corner(cell, 0));
        }
      }
      for (int other = 0; other < number; other++) {
        if (terminals.get(other).edges().contains(edge)) {
          unite(ofTerminal(number), ofTerminal(other));
        }
      }
    }
  }

  private static int ofTerminal(int number) {
    return -1 - number;
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

  private Set<Integer> touched(Cell cell) {
    TreeSet<Integer> roots = new TreeSet<>();
    for (int which = 0; which < 3; which++) {
      roots.add(root(corner(cell, which)));
    }
    for (int i = 0; i < terminals.size(); i++) {
      if (terminals.get(i).owns(cell, board)) {
        roots.add(root(ofTerminal(i)));
      }
    }
    return roots;
  }

  private Hypergraph hypergraph() {
    Map<Integer, Integer> numbers = new HashMap<>();
    ImmutableIntArray.Builder first = ImmutableIntArray.builder();
    for (int i = 0; i < terminals.size(); i++) {
      numbers.putIfAbsent(root(ofTerminal(i)), i + 1);
      first.add(numbers.get(root(ofTerminal(i))));
    }
    Map<Integer, Integer> uses = new HashMap<>();
    List<Set<Integer>> touched = new ArrayList<>();
    for (Cell cell : ImmutableList.sortedCopyOf(cells)) {
      Set<Integer> roots = touched(cell);
      roots.forEach(root -> uses.merge(root, 1, Integer::sum));
      touched.add(roots);
    }
    ImmutableList.Builder<ImmutableIntArray> nodes = ImmutableList.builder();
    int next = terminals.size();
    for (Set<Integer> roots : touched) {
      TreeSet<Integer> own = new TreeSet<>();
      for (int root : roots) {
        if (uses.get(root) > 1 && !numbers.containsKey(root)) {
          next++;
          numbers.put(root, next);
        }
        if (numbers.containsKey(root)) {
          own.add(numbers.get(root));
        }
      }
      nodes.add(ImmutableIntArray.copyOf(own));
    }
    return new Hypergraph(first.build(), nodes.build());
  }
}
