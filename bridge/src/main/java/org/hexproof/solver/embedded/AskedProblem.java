package org.hexproof.solver.embedded;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import com.sun.jna.Memory;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.board.Board;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Terminal;
import org.hexproof.solver.Problem;

/** A problem in the library's form, which holds addresses of what this keeps. */
final class AskedProblem {
  static final int BLACK = 1;
  static final int WHITE = 2;

  private final NativeFunctions.NativeProblem form = new NativeFunctions.NativeProblem();
  private final Memory cells;
  private final Memory goal;

  AskedProblem(Problem problem) {
    Board board = problem.position().board();
    cells = bytes(contents(problem));
    goal = integers(numbers(board, problem.goal()));
    form.cols = board.cols();
    form.rows = board.rows();
    form.cells = cells;
    form.toMove = problem.toMove() == Color.BLACK ? BLACK : WHITE;
    form.goal = goal;
    form.goalLength = Ints.checkedCast(goal.size() / Integer.BYTES);
  }

  /** To be read only as long as this can be reached. */
  NativeFunctions.NativeProblem form() {
    return form;
  }

  private static byte[] contents(Problem problem) {
    Board board = problem.position().board();
    byte[] contents = new byte[board.size()];
    for (int i = 0; i < contents.length; i++) {
      Content content = problem.position().at(board.cell(i));
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
  private static int[] numbers(Board board, Goal goal) {
    List<Integer> numbers = new ArrayList<>();
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
        terminal.cells().forEach(cell -> numbers.add(board.index(cell)));
      }
    }
    return Ints.toArray(numbers);
  }

  private static int bit(Edge edge) {
    return switch (edge) {
      case TOP -> 1;
      case BOTTOM -> 2;
      case LEFT -> 4;
      case RIGHT -> 8;
    };
  }

  private static Memory bytes(byte[] values) {
    Memory memory = new Memory(values.length);
    memory.write(0, values, 0, values.length);
    return memory;
  }

  private static Memory integers(int[] values) {
    Memory memory = new Memory((long) values.length * Integer.BYTES);
    memory.write(0, values, 0, values.length);
    return memory;
  }
}
