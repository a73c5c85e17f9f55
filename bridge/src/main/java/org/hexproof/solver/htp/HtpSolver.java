package org.hexproof.solver.htp;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;

/**
 * Any HTP engine as a solver. The engine is started on the first question and kept; one that dies,
 * hangs, refuses a command or answers nonsense is killed, and the next question gets a fresh one,
 * unless two starts in a row have failed: then every question fails at once.
 *
 * <p>Every engine is asked for Black's goal on whole boards; other goals need the command {@code
 * hexproof-solve-goal}. The time limit and the time of an answer are those of the solving commands.
 * An engine without a time limit of its own ({@code param_dfpn timelimit}) is killed at the limit.
 * The memory limit reaches only engines that have {@code param_dfpn memory}.
 *
 * <p>Calls from several threads wait for each other, except {@link #cancel} and {@link #close}.
 */
public final class HtpSolver implements HexSolver {
  private final HtpSettings settings;
  private final KeptEngine engine;

  public HtpSolver(HtpSettings settings) {
    this.settings = settings;
    this.engine = new KeptEngine(settings);
  }

  @Override
  public String name() {
    return settings.name();
  }

  /**
   * Whether the engine can be asked this. Starts it, if need be; an engine that does not start
   * supports everything, so that the answer to the question says what is wrong with it.
   */
  @Override
  public boolean supports(Problem problem) {
    try {
      return engine.ask(session -> session.objection(problem).isEmpty());
    } catch (HtpException e) {
      return true;
    }
  }

  /**
   * The side of the largest board that the engine does not refuse. Starts it, if need be; an engine
   * that does not start has no bound.
   */
  @Override
  public int mostSide() {
    try {
      return engine.ask(HtpSession::mostSide);
    } catch (HtpException e) {
      return Board.MAX_SIDE;
    }
  }

  @Override
  public Answer solve(Problem problem, Limits limits) {
    return ask(problem, limits, false).answer();
  }

  @Override
  public Moves winningMoves(Problem problem, Limits limits) {
    return ask(problem, limits, true);
  }

  private Moves ask(Problem problem, Limits limits, boolean all) {
    SoFar found = new SoFar(limits);
    try {
      return found.moves(engine.ask(session -> answer(session, problem, limits, all, found)));
    } catch (HtpException e) {
      if (e.isCancelled()) {
        return found.moves(undecided(Answer.Undecided.Reason.CANCELLED, found.deadline));
      }
      return found.moves(
          e.isTimeout()
              ? undecided(Answer.Undecided.Reason.TIME, found.deadline)
              : failed(e.getMessage(), true, found.deadline.elapsed()));
    }
  }

  private Answer answer(
      HtpSession session, Problem problem, Limits limits, boolean all, SoFar found)
      throws HtpException {
    Optional<String> objection = session.objection(problem);
    if (objection.isPresent()) {
      return failed(objection.get(), false, Duration.ZERO);
    }
    session.setUp(problem, limits);
    found.deadline = new Deadline(limits.time());
    return answer(session, problem, all, found);
  }

  /** What an engine has said so far; it may die before it says the rest. */
  private static final class SoFar {
    private final Set<Cell> winning = new LinkedHashSet<>();
    private Optional<Answer.Decided> verdict = Optional.empty();
    private Deadline deadline;

    SoFar(Limits limits) {
      deadline = new Deadline(limits.time());
    }

    Moves moves(Answer answer) {
      return new Moves(answer, ImmutableSet.copyOf(winning), verdict);
    }
  }

  private static Answer answer(HtpSession session, Problem problem, boolean all, SoFar found)
      throws HtpException {
    Deadline deadline = found.deadline;
    HtpSession.Verdict verdict = session.winner(problem, deadline);
    if (verdict instanceof HtpSession.Verdict.Open open) {
      return undecided(open.reason(), deadline);
    }
    Color winner = ((HtpSession.Verdict.Won) verdict).winner();
    found.verdict = Optional.of(decided(problem, winner, deadline));
    if (all && winner == problem.toMove()) {
      Optional<Answer.Undecided.Reason> open = session.winning(problem, deadline, found.winning);
      if (open.isPresent()) {
        return undecided(open.get(), deadline);
      }
      found.verdict = Optional.of(decided(problem, winner, deadline));
    }
    return found.verdict.get();
  }

  private static Answer.Decided decided(Problem problem, Color winner, Deadline deadline) {
    return new Answer.Decided(
        winner, ImmutableList.of(), problem.position().empty(), 0, deadline.elapsed());
  }

  private static Answer undecided(Answer.Undecided.Reason reason, Deadline deadline) {
    return new Answer.Undecided(reason, 0, deadline.elapsed());
  }

  private Answer failed(String message, boolean asked, Duration time) {
    return new Answer.Failed(settings.name() + ": " + message, asked, time);
  }

  /** Ends a running solve by killing the engine; without one, does nothing. */
  @Override
  public void cancel() {
    engine.cancel();
  }

  /** Cancels a running solve and ends the engine. */
  @Override
  public void close() {
    engine.close();
  }
}
