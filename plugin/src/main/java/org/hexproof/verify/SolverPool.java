package org.hexproof.verify;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableSet;
import com.google.common.util.concurrent.Uninterruptibles;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.Supplier;
import org.hexproof.solver.Answer;
import org.hexproof.solver.ForwardingSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;

/**
 * Solvers of one sort, one for each thread, started when first needed. What was asked first, by
 * {@code order}, is answered first, so that templates are finished one after the other.
 */
public final class SolverPool implements AutoCloseable {
  private static final Duration RETRY = Duration.ofMillis(20);

  private final Supplier<HexSolver> source;
  private final ThreadPoolExecutor threads;
  private final Deque<HexSolver> idle = new ArrayDeque<>();
  private final List<HexSolver> started = new ArrayList<>();
  private final AtomicLong tickets = new AtomicLong();
  private boolean cancelled;

  /**
   * A pool without solvers as yet.
   *
   * @param source starts a solver; may throw if that is impossible, which fails the solve
   */
  public SolverPool(int size, Supplier<HexSolver> source) {
    checkArgument(size >= 1, "a pool has at least one solver");
    this.source = source;
    this.threads =
        new ThreadPoolExecutor(size, size, 0, TimeUnit.SECONDS, new PriorityBlockingQueue<>());
  }

  /**
   * Solves as soon as a solver is free; the future never fails.
   *
   * @param base a problem that others of this order share with this one but for more stones
   */
  public CompletableFuture<Answer> solve(int order, Problem base, Problem problem, Limits limits) {
    return queue(
        order,
        () ->
            withSolver(
                    solver -> {
                      solver.begin(base, limits);
                      return solver.solve(problem, limits);
                    })
                .orElseGet(SolverPool::cancelledAnswer),
        Function.identity());
  }

  /**
   * Does work that asks a solver many questions, as soon as one is free; the future never fails.
   * Once the pool is cancelled the solver answers just that.
   *
   * @param work ends soon when a question is not decided
   * @param otherwise what comes of it where the work was cancelled or has failed
   */
  public <T> CompletableFuture<T> ask(
      int order, Function<HexSolver, T> work, Function<Answer, T> otherwise) {
    return queue(
        order,
        () ->
            withSolver(solver -> work.apply(new Cancellable(solver)))
                .orElseGet(() -> otherwise.apply(cancelledAnswer())),
        otherwise);
  }

  /**
   * Does work that needs no solver in the same queue; the future never fails. Work that has begun
   * is not cancelled.
   */
  public CompletableFuture<Answer> run(int order, Supplier<Answer> work) {
    return queue(order, () -> isCancelled() ? cancelledAnswer() : work.get(), Function.identity());
  }

  private <T> CompletableFuture<T> queue(
      int order, Supplier<T> work, Function<Answer, T> otherwise) {
    Ask<T> ask = new Ask<>(order, tickets.getAndIncrement(), work, otherwise);
    threads.execute(ask);
    return ask.result;
  }

  /** Whether nothing is to begin any more. */
  synchronized boolean isCancelled() {
    return cancelled;
  }

  private static Answer cancelledAnswer() {
    return new Answer.Undecided(Answer.Undecided.Reason.CANCELLED, 0, Duration.ZERO);
  }

  /**
   * Ends all running solves and lets none begin; any thread may call it. A solver that was just
   * about to begin doesn't notice the first call, hence the repetition.
   *
   * @param patience how long to wait for solvers that don't react
   */
  public void cancel(Duration patience) {
    long deadline = System.nanoTime() + patience.toNanos();
    do {
      synchronized (this) {
        cancelled = true;
        started.forEach(HexSolver::cancel);
      }
      Uninterruptibles.sleepUninterruptibly(RETRY);
    } while (threads.getActiveCount() > 0 && System.nanoTime() < deadline);
  }

  /** Waits for what was asked, then ends the solvers. */
  @Override
  public void close() {
    threads.shutdown();
    Uninterruptibles.awaitTerminationUninterruptibly(threads);
    synchronized (this) {
      started.forEach(HexSolver::close);
    }
  }

  /** What comes of work with a solver; nothing if the pool was cancelled. */
  private <T> Optional<T> withSolver(Function<HexSolver, T> work) {
    Optional<HexSolver> taken = take();
    if (taken.isEmpty()) {
      return Optional.empty();
    }
    HexSolver solver = taken.get();
    boolean sound = false;
    try {
      T result = work.apply(solver);
      sound = true;
      return Optional.of(result);
    } finally {
      giveBack(solver, sound);
    }
  }

  /** A solver out of which something was thrown may be in any state, and is ended. */
  private void giveBack(HexSolver solver, boolean sound) {
    synchronized (this) {
      if (sound) {
        idle.push(solver);
        return;
      }
      started.remove(solver);
    }
    solver.close();
  }

  /** A solver that nobody uses, or nothing if the pool was cancelled. */
  private Optional<HexSolver> take() {
    synchronized (this) {
      if (cancelled) {
        return Optional.empty();
      }
      if (!idle.isEmpty()) {
        return Optional.of(idle.pop());
      }
    }
    HexSolver solver = source.get();
    synchronized (this) {
      started.add(solver);
    }
    return Optional.of(solver);
  }

  /** A solver for many short questions, between which {@link #cancel} would go unnoticed. */
  private final class Cancellable extends ForwardingSolver {
    private final HexSolver solver;

    Cancellable(HexSolver solver) {
      this.solver = solver;
    }

    @Override
    protected HexSolver delegate() {
      return solver;
    }

    @Override
    public Answer solve(Problem problem, Limits limits) {
      return isCancelled() ? cancelledAnswer() : super.solve(problem, limits);
    }

    @Override
    public Moves winningMoves(Problem problem, Limits limits) {
      return isCancelled()
          ? new Moves(cancelledAnswer(), ImmutableSet.of())
          : super.winningMoves(problem, limits);
    }

    /** The pool closes its solvers. */
    @Override
    public void close() {}
  }

  private static final class Ask<T> implements Runnable, Comparable<Ask<?>> {
    private static final Comparator<Ask<?>> BY_ORDER =
        Comparator.<Ask<?>>comparingInt(ask -> ask.order).thenComparingLong(ask -> ask.ticket);

    private final int order;
    private final long ticket;
    private final Supplier<T> work;
    private final Function<Answer, T> otherwise;
    private final CompletableFuture<T> result = new CompletableFuture<>();

    Ask(int order, long ticket, Supplier<T> work, Function<Answer, T> otherwise) {
      this.order = order;
      this.ticket = ticket;
      this.work = work;
      this.otherwise = otherwise;
    }

    /** Whatever is thrown ends only this. */
    @Override
    public void run() {
      try {
        try {
          result.complete(work.get());
        } catch (Throwable e) {
          result.complete(otherwise.apply(Failures.of(e)));
        }
      } catch (Throwable e) {
        // Where memory is used up, even the words for that may find no room.
        result.completeExceptionally(e);
      }
    }

    @Override
    public int compareTo(Ask<?> other) {
      return BY_ORDER.compare(this, other);
    }
  }
}
