package org.hexproof.solver.htp;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
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
  /** Each may take its whole time limit, so there are no more when so many in a row have failed. */
  private static final int MOST_STARTS = 2;

  private final HtpSettings settings;
  private final ReentrantLock solving = new ReentrantLock();

  @GuardedBy("solving")
  private Optional<HtpSession> session = Optional.empty();

  @GuardedBy("solving")
  private int failedStarts;

  /** Why the last start failed. */
  @GuardedBy("solving")
  private String startFault = "";

  /** The engine's largest board, once it was looked for. */
  @GuardedBy("solving")
  private OptionalInt mostSide = OptionalInt.empty();

  /** The process behind the session, to be killed from any thread. */
  @GuardedBy("this")
  private Optional<HtpProcess> process = Optional.empty();

  @GuardedBy("this")
  private boolean cancelled;

  @GuardedBy("this")
  private boolean closed;

  public HtpSolver(HtpSettings settings) {
    this.settings = settings;
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
    solving.lock();
    try {
      begin();
      return session().objection(problem).isEmpty();
    } catch (HtpException e) {
      discard();
      return true;
    } finally {
      solving.unlock();
    }
  }

  /**
   * The side of the largest board that the engine does not refuse, found out once. Starts it, if
   * need be; an engine that does not start has no bound.
   */
  @Override
  public int mostSide() {
    solving.lock();
    try {
      begin();
      if (mostSide.isEmpty()) {
        mostSide = OptionalInt.of(session().mostSide());
      }
      return mostSide.getAsInt();
    } catch (HtpException e) {
      discard();
      return Board.MAX_SIDE;
    } finally {
      solving.unlock();
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
    solving.lock();
    try {
      begin();
      Moves moves = answer(problem, limits, all);
      if (isCancelled()) {
        discard();
      }
      return moves;
    } finally {
      solving.unlock();
    }
  }

  private synchronized void begin() {
    checkState(!closed, "the solver %s is closed", settings.name());
    cancelled = false;
  }

  @GuardedBy("solving")
  private Moves answer(Problem problem, Limits limits, boolean all) {
    Deadline deadline = new Deadline(limits.time());
    SoFar found = new SoFar();
    try {
      HtpSession engine = session();
      Optional<String> objection = engine.objection(problem);
      if (objection.isPresent()) {
        return found.moves(failed(objection.get(), false, Duration.ZERO));
      }
      engine.setUp(problem, limits);
      deadline = new Deadline(limits.time());
      return found.moves(answer(engine, problem, deadline, all, found));
    } catch (HtpException e) {
      discard();
      if (isCancelled()) {
        return found.moves(undecided(Answer.Undecided.Reason.CANCELLED, deadline));
      }
      return found.moves(
          e.isTimeout()
              ? undecided(Answer.Undecided.Reason.TIME, deadline)
              : failed(e.getMessage(), true, deadline.elapsed()));
    }
  }

  /** What an engine has said so far; it may die before it says the rest. */
  private static final class SoFar {
    private final Set<Cell> winning = new LinkedHashSet<>();
    private Optional<Answer.Decided> verdict = Optional.empty();

    Moves moves(Answer answer) {
      return new Moves(answer, ImmutableSet.copyOf(winning), verdict);
    }
  }

  private static Answer answer(
      HtpSession engine, Problem problem, Deadline deadline, boolean all, SoFar found)
      throws HtpException {
    HtpSession.Verdict verdict = engine.winner(problem, deadline);
    if (verdict instanceof HtpSession.Verdict.Open open) {
      return undecided(open.reason(), deadline);
    }
    Color winner = ((HtpSession.Verdict.Won) verdict).winner();
    found.verdict = Optional.of(decided(problem, winner, deadline));
    if (all && winner == problem.toMove()) {
      Optional<Answer.Undecided.Reason> open = engine.winning(problem, deadline, found.winning);
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

  @GuardedBy("solving")
  private HtpSession session() throws HtpException {
    if (!isAlive()) {
      discard();
    }
    if (failedStarts == MOST_STARTS) {
      throw HtpException.fault(startFault + "; it was started twice and is not tried again");
    }
    if (session.isEmpty()) {
      session = Optional.of(open());
      failedStarts = 0;
    }
    return session.get();
  }

  @GuardedBy("solving")
  private HtpSession open() throws HtpException {
    try {
      return new HtpSession(settings, start());
    } catch (HtpException e) {
      if (!isCancelled()) {
        failedStarts++;
        startFault = e.getMessage();
      }
      throw e;
    }
  }

  private HtpProcess start() throws HtpException {
    HtpProcess started = new HtpProcess(settings.command());
    synchronized (this) {
      process = Optional.of(started);
      if (cancelled) {
        started.kill();
      }
    }
    return started;
  }

  @GuardedBy("solving")
  private void discard() {
    session = Optional.empty();
    synchronized (this) {
      process.ifPresent(HtpProcess::kill);
      process = Optional.empty();
    }
  }

  private synchronized boolean isAlive() {
    return process.isPresent() && process.get().isAlive();
  }

  private synchronized boolean isCancelled() {
    return cancelled;
  }

  /** Ends a running solve by killing the engine; without one, does nothing. */
  @Override
  public synchronized void cancel() {
    if (solving.isLocked() && !cancelled) {
      cancelled = true;
      process.ifPresent(HtpProcess::kill);
    }
  }

  /** Cancels a running solve and ends the engine. */
  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      cancelled = true;
      process.ifPresent(HtpProcess::kill);
    }
    solving.lock();
    try {
      discard();
    } finally {
      solving.unlock();
    }
  }
}
