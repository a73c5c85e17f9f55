package org.hexproof.solving;

import com.google.common.collect.ImmutableSet;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;
import org.hexproof.board.Goal;
import org.hexproof.solver.Answer;
import org.hexproof.solver.ForwardingSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;

/**
 * Gives what one solver decided to a second one and counts how that went. May watch over several
 * pairs of solvers in several threads.
 */
public final class CrossCheck {
  private final LongAdder confirmed = new LongAdder();
  private final LongAdder notPosed = new LongAdder();
  private final LongAdder undecided = new LongAdder();

  /** The solves that both solvers decided alike. */
  public long confirmed() {
    return confirmed.sum();
  }

  /** The solves that the second solver cannot be asked for. */
  public long notPosed() {
    return notPosed.sum();
  }

  /** The solves that the second solver did not decide within its limits. */
  public long undecided() {
    return undecided.sum();
  }

  /**
   * A solver that answers what the first answers, and fails if the second fails or contradicts.
   * Closing it closes both.
   */
  public HexSolver of(HexSolver first, HexSolver second) {
    return new Pair(first, second);
  }

  private final class Pair extends ForwardingSolver<HexSolver> {
    private final HexSolver second;

    Pair(HexSolver first, HexSolver second) {
      super(first);
      this.second = second;
    }

    /** Both may be asked about the board. */
    @Override
    public int mostSide() {
      return Math.min(delegate().mostSide(), second.mostSide());
    }

    @Override
    public void begin(Problem problem, Limits limits) {
      super.begin(problem, limits);
      second.begin(problem, limits);
    }

    @Override
    public Answer solve(Problem problem, Limits limits) {
      return compare(problem, delegate().solve(problem, limits), limits);
    }

    @Override
    public Moves winningMoves(Problem problem, Limits limits) {
      Moves moves = delegate().winningMoves(problem, limits);
      if (!(moves.answer() instanceof Answer.Decided decided)) {
        return new Moves(moves.answer(), ImmutableSet.of());
      }
      if (!second.supports(problem)) {
        notPosed.increment();
        return moves;
      }
      Moves others = second.winningMoves(problem, limits);
      Answer judged =
          judge(
              problem,
              decided,
              others.answer(),
              moves.winning().equals(others.winning()),
              answer -> said(answer == moves.answer() ? moves : others));
      return new Moves(
          judged, judged instanceof Answer.Decided ? moves.winning() : ImmutableSet.of());
    }

    private Answer compare(Problem problem, Answer answer, Limits limits) {
      if (!(answer instanceof Answer.Decided decided)) {
        return answer;
      }
      if (!second.supports(problem)) {
        notPosed.increment();
        return answer;
      }
      Answer other = second.solve(problem, limits);
      boolean same = other instanceof Answer.Decided that && that.winner() == decided.winner();
      return judge(problem, decided, other, same, CrossCheck::said);
    }

    private Answer judge(
        Problem problem,
        Answer.Decided answer,
        Answer other,
        boolean same,
        Function<Answer, String> said) {
      if (other instanceof Answer.Undecided) {
        undecided.increment();
        return answer;
      }
      if (other instanceof Answer.Failed failed) {
        return new Answer.Failed(
            "cross-check by " + second.name() + ": " + failed.message(), answer.time());
      }
      if (same) {
        confirmed.increment();
        return answer.on(answer.basis().and(other.basis()));
      }
      return new Answer.Failed(
          "the solvers contradict each other: %s says %s, %s says %s, with %s to move on %s, goal %s"
              .formatted(
                  delegate().name(),
                  said.apply(answer),
                  second.name(),
                  said.apply(other),
                  problem.toMove().label(),
                  problem.position(),
                  inWords(problem.goal())),
          answer.time());
    }

    @Override
    public void cancel() {
      super.cancel();
      second.cancel();
    }

    @Override
    public void close() {
      super.close();
      second.close();
    }
  }

  private static String inWords(Goal goal) {
    return QuestionText.of(goal).replace(" | ", " or ").replace(" / ", " - ");
  }

  private static String said(HexSolver.Moves moves) {
    return said(moves.answer()) + " (winning moves " + moves.winning() + ")";
  }

  private static String said(Answer answer) {
    return answer instanceof Answer.Decided decided
        ? decided.winner().label() + " wins"
        : answer.toString();
  }
}
