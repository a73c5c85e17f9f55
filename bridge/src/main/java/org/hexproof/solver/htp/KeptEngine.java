package org.hexproof.solver.htp;

import static com.google.common.base.Preconditions.checkState;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

/**
 * An engine that is started on the first question and kept; one that dies, hangs, refuses a command
 * or answers nonsense is killed, and the next question gets a fresh one, unless two starts in a row
 * have failed: then every question fails at once.
 *
 * <p>Calls from several threads wait for each other, except {@link #cancel} and {@link #close}.
 */
final class KeptEngine {
  /** Each may take its whole time limit, so there are no more when so many in a row have failed. */
  private static final int MOST_STARTS = 2;

  private final HtpSettings settings;
  private final ReentrantLock asking = new ReentrantLock();

  @GuardedBy("asking")
  private Optional<HtpSession> session = Optional.empty();

  @GuardedBy("asking")
  private int failedStarts;

  /** Why the last start failed. */
  @GuardedBy("asking")
  private String startFault = "";

  /** The process behind the session, to be killed from any thread. */
  @GuardedBy("this")
  private Optional<HtpProcess> process = Optional.empty();

  @GuardedBy("this")
  private boolean cancelled;

  @GuardedBy("this")
  private boolean closed;

  KeptEngine(HtpSettings settings) {
    this.settings = settings;
  }

  /** What a running engine is asked. */
  @FunctionalInterface
  interface Question<T> {
    T ask(HtpSession engine) throws HtpException;
  }

  /**
   * Asks it, and kills it if that fails.
   *
   * @throws HtpException if the engine fails, or the question was cancelled
   */
  <T> T ask(Question<T> question) throws HtpException {
    asking.lock();
    try {
      begin();
      T answer = question.ask(session());
      if (isCancelled()) {
        discard();
      }
      return answer;
    } catch (HtpException e) {
      discard();
      throw isCancelled() ? HtpException.cancelled(e) : e;
    } finally {
      asking.unlock();
    }
  }

  private synchronized void begin() {
    checkState(!closed, "the engine %s is closed", settings.name());
    cancelled = false;
  }

  @GuardedBy("asking")
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

  @GuardedBy("asking")
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

  @GuardedBy("asking")
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

  /** Ends a question by killing the engine; without one, does nothing. */
  synchronized void cancel() {
    if (asking.isLocked() && !cancelled) {
      cancelled = true;
      process.ifPresent(HtpProcess::kill);
    }
  }

  /** Cancels a question and ends the engine. */
  void close() {
    synchronized (this) {
      closed = true;
      cancelled = true;
      process.ifPresent(HtpProcess::kill);
    }
    asking.lock();
    try {
      discard();
    } finally {
      asking.unlock();
    }
  }
}
