package org.hexproof.htp;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.hexproof.solver.HexSolver;

/**
 * The commands that came and were not answered yet. One thread adds them, another answers them, and
 * a third stops the solver where the answer is no longer wanted: again and again until the command
 * is over, since a solver that is just about to begin does not hear it.
 */
final class Inbox implements AutoCloseable {
  private static final int MOST_WAITING = 64;
  private static final int AGAIN_MILLIS = 10;

  @GuardedBy("this")
  private final Deque<String> lines = new ArrayDeque<>();

  /** How many commands were added and taken; the one taken last is the one at hand. */
  @GuardedBy("this")
  private long added;

  @GuardedBy("this")
  private long taken;

  /** Whether the command at hand is not answered yet. */
  @GuardedBy("this")
  private boolean busy;

  /** The commands up to this one are to be stopped. */
  @GuardedBy("this")
  private long unwanted;

  @GuardedBy("this")
  private Optional<Runnable> stop = Optional.empty();

  /** Whether no more will be added. */
  @GuardedBy("this")
  private boolean ended;

  @GuardedBy("this")
  private Optional<IOException> fault = Optional.empty();

  @GuardedBy("this")
  private boolean closed;

  /** Starts the thread that stops the solver; {@link #close} ends it. */
  Inbox() {
    Thread stopper = new Thread(this::stopUnwanted, "htp-stop");
    stopper.setDaemon(true);
    stopper.start();
  }

  /** Adds a command; waits while many others do. */
  synchronized void add(String line) throws InterruptedException {
    while (lines.size() >= MOST_WAITING && !ended) {
      wait();
    }
    if (!ended) {
      lines.add(line);
      added++;
      notifyAll();
    }
  }

  /** Stops the command at hand or, if it was not begun yet, the next. */
  synchronized void interrupt() {
    if (busy || taken < added) {
      unwanted = Math.max(unwanted, busy ? taken : taken + 1);
      notifyAll();
    }
  }

  /** Stops all commands that were added. */
  synchronized void interruptAll() {
    unwanted = added;
    notifyAll();
  }

  /** Says that no more will be added. */
  synchronized void end() {
    ended = true;
    notifyAll();
  }

  /** Says that no more can be read. */
  synchronized void fail(IOException reason) {
    fault = Optional.of(reason);
    end();
  }

  /** Stops the command at hand, forgets all others and takes no more. */
  synchronized void abandon() {
    interruptAll();
    lines.clear();
    end();
  }

  /**
   * Takes the next command, which ends the one before; waits for it.
   *
   * @return nothing at the end
   */
  synchronized Optional<String> next() throws IOException, InterruptedException {
    busy = false;
    while (lines.isEmpty() && !ended) {
      wait();
    }
    notifyAll();
    if (!lines.isEmpty()) {
      busy = true;
      taken++;
      return Optional.of(lines.remove());
    }
    if (fault.isPresent()) {
      throw fault.get();
    }
    return Optional.empty();
  }

  /** Asks a solver on behalf of the command at hand, if that was not stopped before. */
  <T> T ask(HexSolver solver, Function<HexSolver, T> question) throws HtpError {
    return ask(solver::cancel, () -> question.apply(solver));
  }

  /**
   * Does work on behalf of the command at hand.
   *
   * @param halt ends the work soon, from any thread; may be called many times
   * @throws HtpError if the command was stopped before
   */
  <T> T ask(Runnable halt, Supplier<T> work) throws HtpError {
    synchronized (this) {
      checkWanted();
      stop = Optional.of(halt);
    }
    try {
      return work.get();
    } finally {
      synchronized (this) {
        stop = Optional.empty();
      }
    }
  }

  /** Fails if the command at hand was stopped. */
  synchronized void checkWanted() throws HtpError {
    if (taken <= unwanted) {
      throw interrupted();
    }
  }

  static HtpError interrupted() {
    return new HtpError("interrupted");
  }

  private synchronized void stopUnwanted() {
    try {
      while (!closed) {
        if (stop.isPresent() && taken <= unwanted) {
          stop.get().run();
          wait(AGAIN_MILLIS);
        } else {
          wait();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public synchronized void close() {
    closed = true;
    abandon();
  }
}
