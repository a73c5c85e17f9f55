package org.hexproof.local;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;

/**
 * Asks which moves answer a threat to win: the must-play region ([MOHEX]), as far as a solver finds
 * it.
 *
 * @param limits of each question
 */
public record MustPlay(HexSolver solver, Limits limits) {
  /** With so little a solver decides what it sees at once, and leaves all else be. */
  public static final int LITTLE_WORK = 20;

  /** Engines that play whole games only know no limit of work, and a threat is not worth more. */
  private static final Goal PART =
      Goal.join(ImmutableList.of(Terminal.of(Edge.TOP), Terminal.of(Edge.LEFT)));

  /**
   * A superset of the winning moves of the side to move, found because the other side would win if
   * it moved first; nothing if that is not found, or if the solver plays whole games only.
   *
   * @param position nobody has won it
   */
  public Optional<ImmutableSet<Cell>> answers(Position position, Color toMove) {
    if (!solver.supports(new Problem(position, toMove, PART))) {
      return Optional.empty();
    }
    return threat(position, toMove.opposite()).map(threat -> answers(position, toMove, threat));
  }

  /** Who plays outside of a threat loses, and so does who moves and leaves another one. */
  private ImmutableSet<Cell> answers(Position position, Color toMove, ImmutableSet<Cell> threat) {
    ImmutableSet<Cell> answers = threat;
    for (Cell cell : threat) {
      if (answers.contains(cell)) {
        Optional<ImmutableSet<Cell>> left =
            threat(position.with(cell, toMove.stone()), toMove.opposite());
        if (left.isPresent()) {
          answers = Sets.intersection(answers, left.get()).immutableCopy();
        }
      }
    }
    return answers;
  }

  /** The cells within which a side wins that moves first; empty if that is not found. */
  private Optional<ImmutableSet<Cell>> threat(Position position, Color side) {
    return solver
        .solve(new Problem(position, side, Goal.TOP_TO_BOTTOM), limits)
        .decided()
        .filter(answer -> answer.winner() == side)
        .map(Answer.Decided::carrier);
  }
}
