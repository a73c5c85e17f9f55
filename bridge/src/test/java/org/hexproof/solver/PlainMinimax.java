package org.hexproof.solver;

import com.google.common.collect.ImmutableList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Terminal;

/** The definition itself: play until the board is full, then look. For up to six empty cells. */
final class PlainMinimax implements Reference {
  @Override
  public Color winner(Problem problem) {
    if (problem.position().empty().isEmpty()) {
      boolean reached =
          problem.goal().alternatives().stream().anyMatch(terminals -> joined(problem, terminals));
      return reached ? Color.BLACK : Color.WHITE;
    }
    boolean winningMove =
        problem.position().empty().stream()
            .anyMatch(cell -> winner(Reference.after(problem, cell)) == problem.toMove());
    return winningMove ? problem.toMove() : problem.toMove().opposite();
  }

  /** A walk over cells, edges and the terminals of all alternatives, each a node of one graph. */
  private static boolean joined(Problem problem, ImmutableList<Terminal> terminals) {
    List<Object> nodes = new ArrayList<>(problem.position().black());
    problem.goal().alternatives().forEach(nodes::addAll);
    problem.goal().alternatives().stream()
        .flatMap(List::stream)
        .forEach(terminal -> nodes.addAll(terminal.edges()));
    Set<Object> seen = new HashSet<>();
    Deque<Object> open = new ArrayDeque<>();
    open.add(terminals.get(0));
    seen.add(terminals.get(0));
    while (!open.isEmpty()) {
      Object node = open.remove();
      for (Object next : nodes) {
        boolean linked =
            linked(problem.position().board(), node, next)
                || linked(problem.position().board(), next, node);
        if (linked && seen.add(next)) {
          open.add(next);
        }
      }
    }
    return seen.containsAll(terminals);
  }

  private static boolean linked(Board board, Object from, Object to) {
    if (from instanceof Terminal terminal) {
      return terminal.cells().contains(to) || terminal.edges().contains(to);
    }
    if (from instanceof Cell cell) {
      return to instanceof Edge edge
          ? board.touches(cell, edge)
          : to instanceof Cell other && board.neighbors(cell).contains(other);
    }
    return false;
  }
}
