package org.hexproof.solving;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.time.Duration;
import java.util.Optional;
import org.hexproof.compose.FramedProblem;
import org.hexproof.solver.Answer;
import org.hexproof.solver.ForwardingSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;

/**
 * A solver that {@link FramedProblem frames} problems where the solver behind it knows whole boards
 * only.
 */
public final class FramingSolver extends ForwardingSolver<HexSolver> {
  private static final Answer CANCELLED =
      new Answer.Undecided(Answer.Undecided.Reason.CANCELLED, 0, Duration.ZERO);

  /** The solver behind forgets a cancel that comes while the problem is being framed for it. */
  private volatile boolean cancelled;

  /** Passed on with the next question: to ask an engine what it supports starts it. */
  private Optional<Begun> begun = Optional.empty();

  private Optional<Begun> passedOn = Optional.empty();

  private record Begun(Problem problem, Limits limits) {}

  /**
   * @param solver answers; closed with this
   */
  public FramingSolver(HexSolver solver) {
    super(solver);
  }

  @Override
  public boolean supports(Problem problem) {
    return delegate().supports(problem) || composed(problem).isPresent();
  }

  @Override
  public void begin(Problem problem, Limits limits) {
    begun = Optional.of(new Begun(problem, limits));
  }

  @Override
  public Answer solve(Problem problem, Limits limits) {
    Optional<FramedProblem> whole = framed(problem);
    if (cancelled) {
      return CANCELLED;
    }
    return whole
        .map(board -> translated(delegate().solve(board.problem(), limits), board))
        .orElseGet(() -> delegate().solve(problem, limits));
  }

  @Override
  public Moves winningMoves(Problem problem, Limits limits) {
    Optional<FramedProblem> whole = framed(problem);
    if (cancelled) {
      return new Moves(CANCELLED, ImmutableSet.of());
    }
    return whole
        .map(board -> translated(delegate().winningMoves(board.problem(), limits), board))
        .orElseGet(() -> delegate().winningMoves(problem, limits));
  }

  /** Begins a question: the whole board to ask about, if the problem itself can't be asked. */
  private Optional<FramedProblem> framed(Problem problem) {
    cancelled = false;
    passOn();
    return whole(problem);
  }

  private void passOn() {
    if (!begun.equals(passedOn)) {
      Begun base = begun.orElseThrow();
      delegate()
          .begin(
              whole(base.problem()).map(FramedProblem::problem).orElse(base.problem()),
              base.limits());
      passedOn = begun;
    }
  }

  private Optional<FramedProblem> whole(Problem problem) {
    return delegate().supports(problem) ? Optional.empty() : composed(problem);
  }

  private Optional<FramedProblem> composed(Problem problem) {
    return FramedProblem.of(problem).filter(board -> delegate().supports(board.problem()));
  }

  private static Moves translated(Moves moves, FramedProblem board) {
    return new Moves(
        translated(moves.answer(), board),
        moves.winning().stream().map(board::origin).collect(ImmutableSet.toImmutableSet()),
        moves.verdict().map(verdict -> translated(verdict, board)));
  }

  private static Answer translated(Answer answer, FramedProblem board) {
    return answer instanceof Answer.Decided decided ? translated(decided, board) : answer;
  }

  private static Answer.Decided translated(Answer.Decided decided, FramedProblem board) {
    return new Answer.Decided(
        decided.winner(),
        decided.line().stream().map(board::origin).collect(ImmutableList.toImmutableList()),
        decided.carrier().stream().map(board::origin).collect(ImmutableSet.toImmutableSet()),
        decided.nodes(),
        decided.time(),
        decided.basis());
  }

  @Override
  public void cancel() {
    cancelled = true;
    super.cancel();
  }
}
