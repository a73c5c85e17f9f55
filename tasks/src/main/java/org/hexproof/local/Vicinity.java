package org.hexproof.local;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Optional;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Symmetry;
import org.hexproof.board.Terminal;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.spot.Match;
import org.hexproof.template.Promise;

/**
 * Asks what becomes of a template's promise in its neighbourhood, all the rest of the board being
 * the other side's.
 *
 * @param limits of each question
 */
record Vicinity(HexSolver solver, Limits limits) {
  /** How far around the carrier its own side may find help. */
  private static final int REACH = 2;

  /**
   * Whether the other side can keep the promise from being kept there. If that is not found within
   * the limits, it is false.
   *
   * @param match an edge, interior or connects-both template that stood in an earlier position
   */
  boolean isBroken(Match match, Position position, Color toMove) {
    Problem problem = problem(match, position, toMove);
    return solver.supports(problem)
        && solver
            .solve(problem, limits)
            .decided()
            .map(Answer.Decided::winner)
            .equals(Optional.of(Color.WHITE));
  }

  /** The question for Black, who is promised something. */
  private static Problem problem(Match match, Position position, Color toMove) {
    Board board = position.board();
    Symmetry symmetry = toBlack(match.side());
    ImmutableSet<Cell> near = near(match, board);
    Promise promise = match.promise().moved(cell -> symmetry.apply(cell, board), symmetry::apply);
    return new Problem(
        Position.amidWhite(
                board,
                Sets.intersection(near, position.cells(match.side().stone())),
                Sets.intersection(near, position.empty()))
            .moved(symmetry.apply(board), cell -> symmetry.apply(cell, board)),
        toMove == match.side() ? Color.BLACK : Color.WHITE,
        promise.goal().orElseThrow());
  }

  /**
   * The cells within which a stone is connected to an edge of its side, which the rest of the board
   * may help, and although the other side moves next; empty if that is not found within the limits.
   */
  Optional<ImmutableSet<Cell>> connection(Cell stone, Edge edge, Position position, Color side) {
    Board board = position.board();
    Symmetry symmetry = toBlack(side);
    Board shown = symmetry.apply(board);
    Problem problem =
        new Problem(
            Position.of(
                shown,
                Cell.moved(position.cells(side.stone()), cell -> symmetry.apply(cell, board)),
                Cell.moved(
                    position.cells(side.opposite().stone()), cell -> symmetry.apply(cell, board))),
            Color.WHITE,
            Goal.join(
                ImmutableList.of(
                    Terminal.of(symmetry.apply(stone, board)), Terminal.of(symmetry.apply(edge)))));
    return solver.supports(problem)
        ? solver
            .solve(problem, limits)
            .decided()
            .filter(answer -> answer.winner() == Color.BLACK)
            .map(answer -> Cell.moved(answer.carrier(), cell -> symmetry.apply(cell, shown)))
        : Optional.empty();
  }

  /** White's boards are reflected, which turned twice is as it was. */
  private static Symmetry toBlack(Color side) {
    return side == Color.BLACK ? Symmetry.NONE : Symmetry.REFLECTION;
  }

  private static ImmutableSet<Cell> near(Match match, Board board) {
    ImmutableSet<Cell> near = Sets.union(match.stones(), match.carrier()).immutableCopy();
    for (int i = 0; i < REACH; i++) {
      near =
          near.stream()
              .flatMap(cell -> Stream.concat(Stream.of(cell), board.neighbors(cell).stream()))
              .collect(ImmutableSet.toImmutableSet());
    }
    return near;
  }
}
