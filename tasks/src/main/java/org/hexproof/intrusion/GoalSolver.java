package org.hexproof.intrusion;

import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Unanswered;

/** Asks a solver whether Black reaches a goal, and with how few cells. */
record GoalSolver(HexSolver solver, Goal goal, Limits limits) {
  Answer.Decided solve(Position position, Color toMove) throws Unanswered {
    return decided(solver.solve(new Problem(position, toMove, goal), limits));
  }

  /** All winning moves of the side to move. */
  ImmutableSet<Cell> winning(Position position, Color toMove) throws Unanswered {
    HexSolver.Moves moves = moves(position, toMove);
    decided(moves.answer());
    return moves.winning();
  }

  /** The same, with what is known where not all are; fails only if that was cancelled. */
  HexSolver.Moves moves(Position position, Color toMove) throws Unanswered {
    HexSolver.Moves moves = solver.winningMoves(new Problem(position, toMove, goal), limits);
    if (moves.answer().isUndecided(Answer.Undecided.Reason.CANCELLED)) {
      throw new Unanswered(moves.answer());
    }
    return new HexSolver.Moves(
        moves.answer(), ImmutableSet.copyOf(new TreeSet<>(moves.winning())), moves.verdict());
  }

  private static Answer.Decided decided(Answer answer) throws Unanswered {
    if (answer instanceof Answer.Decided decided) {
      return decided;
    }
    throw new Unanswered(answer);
  }

  boolean blackWins(Position position, Color toMove) throws Unanswered {
    return solve(position, toMove).winner() == Color.BLACK;
  }

  /**
   * A small set of empty cells with which Black reaches the goal, when White is to move and has all
   * others: no cell can be left out. Cells are tried in reading order and the other way round.
   *
   * @param position in which Black does, with White to move
   */
  ImmutableSet<Cell> carrier(Position position) throws Unanswered {
    Answer.Decided answer = solve(position, Color.WHITE);
    List<Cell> cells = new ArrayList<>(new TreeSet<>(answer.carrier()));
    ImmutableSet<Cell> forwards = reduced(position, cells);
    Collections.reverse(cells);
    ImmutableSet<Cell> backwards = reduced(position, cells);
    return ImmutableSet.copyOf(
        new TreeSet<>(backwards.size() < forwards.size() ? backwards : forwards));
  }

  private ImmutableSet<Cell> reduced(Position position, List<Cell> cells) throws Unanswered {
    Set<Cell> carrier = new LinkedHashSet<>(cells);
    for (Cell cell : cells) {
      if (carrier.remove(cell)) {
        Position within = Position.amidWhite(position.board(), position.black(), carrier);
        Answer.Decided without = solve(within, Color.WHITE);
        if (without.winner() == Color.BLACK) {
          carrier.retainAll(without.carrier());
        } else {
          carrier.add(cell);
        }
      }
    }
    return ImmutableSet.copyOf(carrier);
  }
}
