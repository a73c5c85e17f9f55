package org.hexproof.solver.embedded;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import org.hexproof.board.Board;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Terminal;
import org.hexproof.solver.Problem;

/** A problem in the numbers of {@code hexproof_problem}. */
public final class AskedProblem {
  static final int BLACK = 1;
  static final int WHITE = 2;

  private final Problem problem;

  AskedProblem(Problem problem) {
    this.problem = problem;
  }

  private Board board() {
    return problem.position().board();
  }

  int cols() {
    return board().cols();
  }

  int rows() {
    return board().rows();
  }

  int toMove() {
    return problem.toMove() == Color.BLACK ? BLACK : WHITE;
  }

  /** What is on each cell, in reading order. */
  byte[] cells() {
    byte[] contents = new byte[board().size()];
    for (int i = 0; i < contents.length; i++) {
      Content content = problem.position().at(board().cell(i));
      contents[i] =
          (byte)
              switch (content) {
                case EMPTY -> 0;
                case BLACK -> BLACK;
                case WHITE -> WHITE;
              };
    }
    return contents;
  }

  /** The goal in the layout that the header describes. */
  int[] goal() {
    Goal goal = problem.goal();
    ImmutableIntArray.Builder numbers = ImmutableIntArray.builder();
    numbers.add(goal.alternatives().size());
    for (ImmutableList<Terminal> terminals : goal.alternatives()) {
      numbers.add(terminals.size());
      for (Terminal terminal : terminals) {
        int mask = 0;
        for (Edge edge : terminal.edges()) {
          mask |= bit(edge);
        }
        numbers.add(mask);
        numbers.add(terminal.cells().size());
        terminal.cells().forEach(cell -> numbers.add(board().index(cell)));
      }
    }
    return numbers.build().toArray();
  }

  private static int bit(Edge edge) {
    return switch (edge) {
      case TOP -> 1;
      case BOTTOM -> 2;
      case LEFT -> 4;
      case RIGHT -> 8;
    };
  }
}
