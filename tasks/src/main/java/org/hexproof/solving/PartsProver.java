package org.hexproof.solving;

import com.google.common.util.concurrent.Uninterruptibles;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import org.hexproof.board.Cell;
import org.hexproof.solver.Problem;
import org.hexproof.sum.SumProof;

/** Looks for proofs in parts, each in a thread of its own that ends when its time is over. */
final class PartsProver {
  /** How much memory the values of a part may take. */
  private static final long VALUE_BYTES = 1 << 26;

  private final BooleanSupplier stopped;
  private volatile FutureTask<Optional<String>> task = new FutureTask<>(Optional::empty);

  /** Nothing under way; gives up once it is stopped or {@link #cancel} is called. */
  PartsProver(BooleanSupplier stopped) {
    this.stopped = stopped;
  }

  /**
   * The nodes of a proof, and its end.
   *
   * @param move Black's first move, if it is his turn
   * @return nothing if there is none, the time is not enough, or {@link #cancel} was called
   */
  Optional<String> proof(Problem problem, Optional<Cell> move, Duration time) {
    FutureTask<Optional<String>> started =
        new FutureTask<>(() -> SumProof.of(problem, move, VALUE_BYTES));
    task = started;
    Thread thread = new Thread(started, "proof-in-parts");
    thread.setDaemon(true);
    thread.start();
    if (stopped.getAsBoolean()) {
      started.cancel(true);
    }
    try {
      return Uninterruptibles.getUninterruptibly(started, time);
    } catch (TimeoutException | CancellationException e) {
      return Optional.empty();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    } finally {
      started.cancel(true);
    }
  }

  /** Ends the search that is under way. */
  void cancel() {
    task.cancel(true);
  }
}
