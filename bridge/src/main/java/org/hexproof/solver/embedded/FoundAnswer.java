package org.hexproof.solver.embedded;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.time.Duration;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Basis;
import org.hexproof.solver.HexSolver.Moves;
import org.hexproof.solver.Problem;

/** Room for an answer in the numbers of {@code hexproof_answer}. */
public final class FoundAnswer {
  private final Problem problem;
  private int winner;
  private long nodes;
  private byte[] carrier = {};
  private byte[] winning = {};
  private int[] line = {};
  private int lineLength;

  FoundAnswer(Problem problem) {
    this.problem = problem;
  }

  /** How many cells the board has, and so elements each of the arrays. */
  int size() {
    return problem.position().board().size();
  }

  /** Takes over what the library wrote, of the line as much as the length says. */
  void set(
      int newWinner,
      long newNodes,
      byte[] newCarrier,
      byte[] newWinning,
      int[] newLine,
      int newLineLength) {
    winner = newWinner;
    nodes = newNodes;
    carrier = newCarrier;
    winning = newWinning;
    line = newLine;
    lineLength = newLineLength;
  }

  /**
   * The verdict that the library wrote, or a failure if it makes no sense.
   *
   * @param all whether it wrote all winning moves
   * @param basis what it rests on
   */
  Moves decided(boolean all, Duration time, Basis basis) {
    Board board = problem.position().board();
    if ((winner != AskedProblem.BLACK && winner != AskedProblem.WHITE)
        || lineLength < 0
        || lineLength > board.size()) {
      return failed("the native solver's answer makes no sense", time);
    }
    ImmutableList.Builder<Cell> best = ImmutableList.builder();
    for (int index : Arrays.copyOf(line, lineLength)) {
      if (index < 0 || index >= board.size()) {
        return failed("the native solver's line leaves the board", time);
      }
      best.add(board.cell(index));
    }
    ImmutableList<Cell> moves = best.build();
    ImmutableSet<Cell> needed = marked(board, carrier);
    ImmutableSet<Cell> won = all ? marked(board, winning) : ImmutableSet.of();
    ImmutableSet<Cell> empty = problem.position().empty();
    if (!empty.containsAll(needed) || !empty.containsAll(won) || !empty.containsAll(moves)) {
      return failed("the native solver's answer names cells with stones", time);
    }
    Color color = winner == AskedProblem.BLACK ? Color.BLACK : Color.WHITE;
    return new Moves(new Answer.Decided(color, moves, needed, nodes, time, basis), won);
  }

  Moves undecided(Answer.Undecided.Reason reason, Duration time) {
    return new Moves(new Answer.Undecided(reason, nodes, time), ImmutableSet.of());
  }

  static Moves failed(String message, Duration time) {
    return new Moves(new Answer.Failed(message, time), ImmutableSet.of());
  }

  private static ImmutableSet<Cell> marked(Board board, byte[] marks) {
    return IntStream.range(0, board.size())
        .filter(i -> marks[i] != 0)
        .mapToObj(board::cell)
        .collect(ImmutableSet.toImmutableSet());
  }
}
