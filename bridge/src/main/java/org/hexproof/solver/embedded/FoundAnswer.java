package org.hexproof.solver.embedded;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.sun.jna.Memory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Basis;
import org.hexproof.solver.HexSolver.Moves;
import org.hexproof.solver.Problem;

/** Room for an answer in the library's form, which holds addresses of what this keeps. */
final class FoundAnswer {
  private final Problem problem;
  private final NativeFunctions.NativeAnswer form = new NativeFunctions.NativeAnswer();
  private final Memory carrier;
  private final Memory winning;
  private final Memory line;

  FoundAnswer(Problem problem) {
    this.problem = problem;
    Board board = problem.position().board();
    carrier = new Memory(board.size());
    winning = new Memory(board.size());
    line = new Memory((long) board.size() * Integer.BYTES);
    carrier.clear();
    winning.clear();
    line.clear();
    form.carrier = carrier;
    form.winning = winning;
    form.line = line;
  }

  /** To be written only as long as this can be reached. */
  NativeFunctions.NativeAnswer form() {
    return form;
  }

  /**
   * The verdict that the library wrote, or a failure if it makes no sense.
   *
   * @param all whether it wrote all winning moves
   * @param basis what it rests on
   */
  Moves decided(boolean all, Duration time, Basis basis) {
    Board board = problem.position().board();
    if ((form.winner != AskedProblem.BLACK && form.winner != AskedProblem.WHITE)
        || form.lineLength < 0
        || form.lineLength > board.size()) {
      return failed("the native solver's answer makes no sense", time);
    }
    List<Cell> best = new ArrayList<>();
    for (int index : line.getIntArray(0, form.lineLength)) {
      if (index < 0 || index >= board.size()) {
        return failed("the native solver's line leaves the board", time);
      }
      best.add(board.cell(index));
    }
    ImmutableSet<Cell> needed = marked(board, carrier);
    ImmutableSet<Cell> moves = all ? marked(board, winning) : ImmutableSet.of();
    ImmutableSet<Cell> empty = problem.position().empty();
    if (!empty.containsAll(needed) || !empty.containsAll(moves) || !empty.containsAll(best)) {
      return failed("the native solver's answer names cells with stones", time);
    }
    Color winner = form.winner == AskedProblem.BLACK ? Color.BLACK : Color.WHITE;
    return new Moves(
        new Answer.Decided(winner, ImmutableList.copyOf(best), needed, form.nodes, time, basis),
        moves);
  }

  Moves undecided(Answer.Undecided.Reason reason, Duration time) {
    return new Moves(new Answer.Undecided(reason, form.nodes, time), ImmutableSet.of());
  }

  static Moves failed(String message, Duration time) {
    return new Moves(new Answer.Failed(message, time), ImmutableSet.of());
  }

  private static ImmutableSet<Cell> marked(Board board, Memory marks) {
    return IntStream.range(0, board.size())
        .filter(i -> marks.getByte(i) != 0)
        .mapToObj(board::cell)
        .collect(ImmutableSet.toImmutableSet());
  }
}
