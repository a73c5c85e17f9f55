package org.hexproof.solving;

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
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.hexproof.board.Position;
import org.hexproof.compose.PlacedTemplate;
import org.hexproof.realize.Effort;
import org.hexproof.solver.Answer;
import org.hexproof.solver.ForwardingSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;

/**
 * Workers with solvers of one sort, one for each thread, started when first needed. What was asked
 * first, by order, is answered first, so that templates are finished one after the other.
 */
public final class SolverPool implements Runner, AutoCloseable {
  private static final Duration RETRY = Duration.ofMillis(20);

  private final Limits limits;
  private final Supplier<HexSolver> source;
  private final ContextBoards boards;
  private final ThreadPoolExecutor threads;
  private final Deque<HexSolver> idle = new ArrayDeque<>();
  private final List<HexSolver> started = new ArrayList<>();
  private final AtomicLong tickets = new AtomicLong();
  private boolean cancelled;

  /**
   * A pool without solvers as yet.
   *
   * @param limits of each question
   * @param source starts a solver; may throw if that is impossible, which fails the question
   */
  public SolverPool(int size, Limits limits, Supplier<HexSolver> source) {
    this(size, limits, source, (question, board) -> {});
  }

  /**
   * The same.
   *
   * @param drawn is told of each template that is put into a context, before a solver is asked
   *     about it; it is called from many threads
   */
  public SolverPool(
      int size,
      Limits limits,
      Supplier<HexSolver> source,
      BiConsumer<Question.InContext, PlacedTemplate> drawn) {
    this(size, limits, source, Effort.MODEST, drawn);
  }

  SolverPool(int size, Limits limits, Supplier<HexSolver> source, Effort effort) {
    this(size, limits, source, effort, (question, board) -> {});
  }

  private SolverPool(
      int size,
      Limits limits,
      Supplier<HexSolver> source,
      Effort effort,
      BiConsumer<Question.InContext, PlacedTemplate> drawn) {
    checkArgument(size >= 1, "a pool has at least one solver");
    this.limits = limits;
    this.source = source;
    this.boards = ContextBoards.testing(effort.until(this::isCancelled), drawn);
    this.threads =
        new ThreadPoolExecutor(size, size, 0, TimeUnit.SECONDS, new PriorityBlockingQueue<>());
  }

  /**
   * Answers as soon as a solver is free. What fails is answered too. Once the pool is cancelled it
   * answers just that; a value whose computation has begun is computed all the same.
   */
  @Override
  public CompletableFuture<Ruling> ask(int order, Question question, Position base) {
    return queue(order, worker -> worker.answer(question, base), Ruling::of);
  }

  /**
   * Asks one worker many questions, each of which depends on the answers before, so that its solver
   * keeps what it learns. The future never fails; its answer where the pool was cancelled or
   * something is thrown is why.
   *
   * @param questions ends soon when a question is not decided
   */
  public CompletableFuture<Answer> series(int order, Function<Worker, Answer> questions) {
    return queue(order, questions, Function.identity());
  }

  private <T> CompletableFuture<T> queue(
      int order, Function<Worker, T> work, Function<Answer, T> otherwise) {
    Ask<T> ask =
        new Ask<>(
            order,
            tickets.getAndIncrement(),
            () -> withWorker(work).orElseGet(() -> otherwise.apply(cancelledAnswer())),
            otherwise);
    threads.execute(ask);
    return ask.result;
  }

  /** Whether nothing is to begin any more. */
  private synchronized boolean isCancelled() {
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

  /** What comes of work by a worker; nothing if the pool was cancelled. */
  private <T> Optional<T> withWorker(Function<Worker, T> work) {
    Optional<HexSolver> taken = take();
    if (taken.isEmpty()) {
      return Optional.empty();
    }
    HexSolver solver = taken.get();
    boolean sound = false;
    try {
      T result = work.apply(new Worker(solver, limits, boards));
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
    HexSolver solver = new Cancellable(new Startable(source));
    synchronized (this) {
      started.add(solver);
    }
    return Optional.of(solver);
  }

  /** A solver that is started when it is first asked, since values need none. */
  private static final class Startable extends ForwardingSolver<HexSolver> {
    private final AtomicReference<Optional<HexSolver>> started;

    Startable(Supplier<HexSolver> source) {
      this(source, new AtomicReference<>(Optional.empty()));
    }

    private Startable(Supplier<HexSolver> source, AtomicReference<Optional<HexSolver>> started) {
      super(() -> started.updateAndGet(known -> known.or(() -> Optional.of(source.get()))).get());
      this.started = started;
    }

    @Override
    public void cancel() {
      started.get().ifPresent(HexSolver::cancel);
    }

    @Override
    public void close() {
      started.get().ifPresent(HexSolver::close);
    }
  }

  /** A solver for many short questions, between which {@link #cancel} would go unnoticed. */
  private final class Cancellable extends ForwardingSolver<HexSolver> {
    Cancellable(HexSolver solver) {
      super(solver);
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
