package org.hexproof.htp;

import com.google.common.util.concurrent.Uninterruptibles;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeoutException;

/**
 * Work that is no solver's, in a thread of its own: it is given up at once when its command is
 * stopped or its time is over. The thread is interrupted then, and ends when the work heeds that.
 */
final class Computation<T> {
  /** What the thread is called. */
  static final String THREAD = "htp-computation";

  private final FutureTask<T> task;

  private Computation(Callable<T> work) {
    this.task = new FutureTask<>(work);
  }

  /**
   * Waits for what comes of the work; its exceptions are passed on.
   *
   * @throws HtpError if the command at hand is stopped or the time is not enough
   */
  static <T> T result(Callable<T> work, Duration time, Inbox inbox) throws HtpError {
    Computation<T> computation = new Computation<>(work);
    Thread thread = new Thread(computation.task, THREAD);
    thread.setDaemon(true);
    thread.start();
    Optional<T> result =
        inbox.ask(() -> computation.task.cancel(true), () -> computation.within(time));
    inbox.checkWanted();
    return result.orElseThrow(() -> new HtpError("undecided time"));
  }

  private Optional<T> within(Duration time) {
    try {
      return Optional.of(Uninterruptibles.getUninterruptibly(task, time));
    } catch (TimeoutException | CancellationException e) {
      task.cancel(true);
      return Optional.empty();
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException known
          ? known
          : new IllegalStateException(e.getCause());
    }
  }
}
