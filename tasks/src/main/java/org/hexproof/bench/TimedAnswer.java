package org.hexproof.bench;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableSet;
import java.time.Duration;
import java.util.Collection;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Basis;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;

/**
 * What a solver said to a question, and how long it took.
 *
 * @param text the winner as {@code black} or {@code white}, or the winning moves in reading order;
 *     nothing if it did not decide
 * @param failure why the solver failed, if it did
 * @param time of solving alone: setting up the board over HTP can take far longer than a small
 *     solve
 * @param basis what the text rests on
 */
public record TimedAnswer(
    Optional<String> text, Optional<String> failure, Duration time, Basis basis) {
  static TimedAnswer of(BenchQuestion question, HexSolver solver, Limits limits) {
    if (!solver.supports(question.problem())) {
      return new TimedAnswer(Optional.empty(), Optional.empty(), Duration.ZERO, Basis.NOTHING);
    }
    HexSolver.Moves moves =
        question.allMoves()
            ? solver.winningMoves(question.problem(), limits)
            : new HexSolver.Moves(solver.solve(question.problem(), limits), ImmutableSet.of());
    Duration time = moves.answer().time();
    if (moves.answer() instanceof Answer.Decided decided) {
      String text = question.allMoves() ? text(moves.winning()) : decided.winner().label();
      return new TimedAnswer(Optional.of(text), Optional.empty(), time, decided.basis());
    }
    return new TimedAnswer(
        Optional.empty(),
        moves.answer() instanceof Answer.Failed failed
            ? Optional.of(failed.message())
            : Optional.empty(),
        time,
        Basis.NOTHING);
  }

  /** Moves as replies give them. */
  static String text(Collection<Cell> moves) {
    return moves.stream().sorted().map(Cell::toString).collect(joining(" "));
  }
}
