package org.hexproof.solver.embedded;

import com.google.common.base.Preconditions;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import com.google.errorprone.annotations.concurrent.GuardedBy;
import com.sun.jna.Pointer;
import com.sun.jna.ptr.LongByReference;
import com.sun.jna.ptr.PointerByReference;
import java.lang.ref.Reference;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.hexproof.certificate.writing.Numbers;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Basis;
import org.hexproof.solver.Learned;
import org.hexproof.solver.Learner;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Standing;

/**
 * The C++ solver. Any goal on any board; one call across the border per question. Calls from
 * several threads wait for each other; {@link #cancel} and {@link #close} don't wait for a solve to
 * run its course. {@link EmbeddedLibrary#newSolver} makes one.
 */
public final class NativeSolver implements Learner {
  /** How many threads can work on one solve. */
  public static final int MOST_THREADS = 64;

  private static final int CANCELLED = 3;
  private static final int INVALID = 4;

  private final NativeFunctions functions;
  private final int threads;
  private final ReentrantLock solving = new ReentrantLock();

  /** Null once closed; destroyed only by a thread that holds {@link #solving} too. */
  @GuardedBy("this")
  private Pointer handle;

  @GuardedBy("this")
  private boolean closed;

  /** Whether a question is being answered, so that there is something to cancel. */
  @GuardedBy("this")
  private boolean answering;

  /** How many questions were asked; a certificate ends with the next. */
  @GuardedBy("solving")
  private long questions;

  /** What questions are said to be about, and what the library's session is open for. */
  @GuardedBy("solving")
  private Optional<Topic> wanted = Optional.empty();

  @GuardedBy("solving")
  private Optional<Topic> opened = Optional.empty();

  /** Whether the open session was taught, so that its verdicts rest on what others have decided. */
  @GuardedBy("solving")
  private boolean taught;

  /** The limit of time is only for the preparations. */
  private record Topic(Problem problem, Limits limits) {
    boolean isSame(Topic other) {
      return problem.equals(other.problem) && limits.bytes() == other.limits.bytes();
    }
  }

  NativeSolver(NativeFunctions functions, int threads) {
    this.functions = functions;
    this.threads = threads;
    handle = functions.create();
    if (handle == null) {
      throw new NativeLibraryException("the native solver has no memory to start with");
    }
  }

  @Override
  public String name() {
    return "native";
  }

  @Override
  public boolean supports(Problem problem) {
    return true;
  }

  /**
   * Who wins?
   *
   * @throws IllegalArgumentException if the library refuses the question
   * @throws IllegalStateException after {@link #close}
   */
  @Override
  public Answer solve(Problem problem, Limits limits) {
    return ask(problem, limits, functions::solve, false).answer();
  }

  /**
   * Which moves of the side to move win?
   *
   * @throws IllegalArgumentException if the library refuses the question
   * @throws IllegalStateException after {@link #close}
   */
  @Override
  public Moves winningMoves(Problem problem, Limits limits) {
    return ask(problem, limits, functions::solveAll, true);
  }

  /**
   * Who wins, and why?
   *
   * @throws IllegalArgumentException if the library refuses the question
   * @throws IllegalStateException after {@link #close}
   */
  @Override
  public Certified certify(Problem problem, Limits limits) {
    solving.lock();
    try {
      Answer answer = ask(problem, limits, functions::certify, false).answer();
      return new Certified(
          answer, answer instanceof Answer.Decided ? certificate() : Optional.empty());
    } finally {
      solving.unlock();
    }
  }

  @GuardedBy("solving")
  private Optional<Numbers> certificate() {
    PointerByReference numbers = new PointerByReference();
    LongByReference count = new LongByReference();
    int status = functions.certificate(solver(), numbers, count);
    return status != 0 || numbers.getValue() == null || count.getValue() < 0
        ? Optional.empty()
        : Optional.of(new NativeNumbers(numbers.getValue(), count.getValue(), questions));
  }

  /** Opens a session, which has as much memory as the limits say, when the first question comes. */
  @Override
  public void begin(Problem problem, Limits limits) {
    solving.lock();
    try {
      Topic subject = new Topic(problem, limits);
      if (wanted.filter(subject::isSame).isEmpty()) {
        wanted = Optional.of(subject);
      }
    } finally {
      solving.unlock();
    }
  }

  @GuardedBy("solving")
  private void openSession(Pointer solver) {
    if (wanted.equals(opened)) {
      return;
    }
    Topic subject = wanted.orElseThrow();
    taught = false;
    AskedProblem asked = new AskedProblem(subject.problem());
    int status;
    try {
      // Without a session, questions are answered all the same.
      status = functions.openSession(solver, asked.form(), bounds(subject.limits()));
    } finally {
      Reference.reachabilityFence(asked);
    }
    opened = status == CANCELLED ? Optional.empty() : wanted;
  }

  private Moves ask(Problem problem, Limits limits, NativeCall question, boolean all) {
    solving.lock();
    try {
      questions++;
      Pointer solver = beginAnswer();
      openSession(solver);
      return call(solver, problem, limits, question, all);
    } finally {
      endAnswer();
      solving.unlock();
    }
  }

  private synchronized Pointer beginAnswer() {
    functions.resume(solver());
    answering = true;
    return handle;
  }

  private synchronized void endAnswer() {
    answering = false;
  }

  @Override
  public void note(int leastWork) {
    inSession(solver -> functions.note(solver, leastWork));
  }

  @Override
  public ImmutableList<Learned> learned() {
    PointerByReference numbers = new PointerByReference();
    LongByReference count = new LongByReference();
    solving.lock();
    try {
      inSession(solver -> functions.learned(solver, numbers, count));
      return count.getValue() == 0
          ? ImmutableList.of()
          : LearnedNumbers.read(
              numbers.getValue().getIntArray(0, Ints.checkedCast(count.getValue())));
    } finally {
      solving.unlock();
    }
  }

  @Override
  public void teach(List<Learned> positions) {
    int[] numbers = LearnedNumbers.of(positions);
    solving.lock();
    try {
      inSession(
          solver -> functions.teach(solver, numbers, numbers.length),
          IllegalArgumentException::new);
      taught |= !positions.isEmpty();
    } finally {
      solving.unlock();
    }
  }

  @Override
  public Standing standing() {
    NativeFunctions.NativeStanding standing = new NativeFunctions.NativeStanding();
    inSession(solver -> functions.progress(solver, standing));
    return new Standing(standing.moves, standing.left, standing.proof, standing.disproof);
  }

  private void inSession(ToIntFunction<Pointer> call) {
    inSession(call, IllegalStateException::new);
  }

  private void inSession(
      ToIntFunction<Pointer> call, Function<String, ? extends RuntimeException> invalid) {
    solving.lock();
    try {
      questions++;
      Pointer solver = beginAnswer();
      Preconditions.checkState(wanted.isPresent(), "no session was begun");
      openSession(solver);
      int status = call.applyAsInt(solver);
      if (status != 0) {
        throw status == INVALID
            ? invalid.apply(lastError(solver))
            : new IllegalStateException(
                "the native solver's session can't be used: " + lastError(solver));
      }
    } finally {
      endAnswer();
      solving.unlock();
    }
  }

  /** One of the library's functions that are asked a problem. */
  private interface NativeCall {
    int ask(
        Pointer solver,
        NativeFunctions.NativeProblem problem,
        NativeFunctions.NativeLimits limits,
        NativeFunctions.NativeAnswer answer);
  }

  /** Lies in the library's memory. */
  private final class NativeNumbers implements Numbers {
    private final Pointer numbers;
    private final long count;
    private final long question;

    NativeNumbers(Pointer numbers, long count, long question) {
      this.numbers = numbers;
      this.count = count;
      this.question = question;
    }

    @Override
    public long count() {
      return count;
    }

    @Override
    public void copy(long from, int[] to, int length) {
      Preconditions.checkPositionIndexes(0, length, to.length);
      Preconditions.checkArgument(from >= 0 && from + length <= count, "no numbers at %s", from);
      solving.lock();
      try {
        solver();
        Preconditions.checkState(
            question == questions, "the certificate is gone: the solver was asked again");
        numbers.read(from * Integer.BYTES, to, 0, length);
      } finally {
        solving.unlock();
      }
    }
  }

  private synchronized Pointer solver() {
    Preconditions.checkState(!closed, "the native solver is closed");
    return handle;
  }

  @GuardedBy("solving")
  private Moves call(
      Pointer solver, Problem problem, Limits limits, NativeCall question, boolean all) {
    AskedProblem asked = new AskedProblem(problem);
    FoundAnswer found = new FoundAnswer(problem);
    long start = System.nanoTime();
    int status;
    try {
      status = question.ask(solver, asked.form(), bounds(limits), found.form());
    } finally {
      // The library holds addresses only: the buffers must outlive the call.
      Reference.reachabilityFence(asked);
      Reference.reachabilityFence(found);
    }
    Duration time = Duration.ofNanos(System.nanoTime() - start);
    return switch (status) {
      case 0 -> found.decided(all, time, taught ? Basis.STORE : Basis.SOLVER);
      case 1 -> found.undecided(Answer.Undecided.Reason.TIME, time);
      case 2 -> found.undecided(Answer.Undecided.Reason.MEMORY, time);
      case CANCELLED -> found.undecided(Answer.Undecided.Reason.CANCELLED, time);
      case INVALID -> throw new IllegalArgumentException(lastError(solver));
      case 5 -> FoundAnswer.failed("the native solver failed: " + lastError(solver), time);
      default ->
          FoundAnswer.failed("the native solver answered with the unknown status " + status, time);
    };
  }

  private NativeFunctions.NativeLimits bounds(Limits limits) {
    NativeFunctions.NativeLimits bounds = new NativeFunctions.NativeLimits();
    bounds.milliseconds = Math.max(1, TimeUnit.MILLISECONDS.convert(limits.time()));
    bounds.bytes = limits.bytes();
    bounds.threads = threads;
    bounds.work = limits.work() == Limits.UNLIMITED_WORK ? 0 : limits.work();
    return bounds;
  }

  private String lastError(Pointer solver) {
    String message = functions.lastError(solver);
    return message == null ? "no reason given" : message;
  }

  /** Ends a running solve soon; without one, or after {@link #close}, does nothing. */
  @Override
  public synchronized void cancel() {
    if (answering) {
      functions.cancel(handle);
    }
  }

  /** Cancels a running solve, waits for its end and frees the solver. */
  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      cancel();
    }
    solving.lock();
    try {
      destroy();
    } finally {
      solving.unlock();
    }
  }

  private synchronized void destroy() {
    if (handle != null) {
      functions.destroy(handle);
      handle = null;
    }
  }
}
