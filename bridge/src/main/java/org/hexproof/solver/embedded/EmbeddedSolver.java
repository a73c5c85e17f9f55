package org.hexproof.solver.embedded;

import com.google.common.base.Preconditions;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntSupplier;
import org.hexproof.certificate.writing.Numbers;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Basis;
import org.hexproof.solver.Learned;
import org.hexproof.solver.Learner;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Standing;
import org.hexproof.solver.embedded.SolverFunctions.Question;

/**
 * The C++ solver. Any goal on any board; one call across the border per question. Calls from
 * several threads wait for each other; {@link #cancel} and {@link #close} don't wait for a solve to
 * run its course. {@link EmbeddedLibrary#newSolver} makes one.
 *
 * <p>It runs wherever its functions do, in a browser too, where there are no locks but monitors.
 */
public final class EmbeddedSolver implements Learner {
  /** How many threads can work on one solve. */
  public static final int MOST_THREADS = 64;

  private static final int CANCELLED = 3;
  private static final int INVALID = 4;

  /** The longest time that the interface knows. */
  private static final Duration LONGEST = Duration.ofMillis(Long.MAX_VALUE);

  private final String name;
  private final SolverFunctions functions;
  private final int threads;
  private final Object solving = new Object();

  @GuardedBy("this")
  private boolean closed;

  /** Not before the solver is closed, and only by a thread that holds {@link #solving} too. */
  @GuardedBy("this")
  private boolean destroyed;

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

  /**
   * A solver on these functions, which it destroys when it is closed.
   *
   * @param name what it is called in reports
   * @param threads that work on a solve, 1 to {@link #MOST_THREADS}
   */
  public EmbeddedSolver(String name, SolverFunctions functions, int threads) {
    this.name = name;
    this.functions = functions;
    this.threads = threads;
  }

  @Override
  public String name() {
    return name;
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
    return ask(problem, limits, Question.SOLVE).answer();
  }

  /**
   * Which moves of the side to move win?
   *
   * @throws IllegalArgumentException if the library refuses the question
   * @throws IllegalStateException after {@link #close}
   */
  @Override
  public Moves winningMoves(Problem problem, Limits limits) {
    return ask(problem, limits, Question.SOLVE_ALL);
  }

  /**
   * Who wins, and why?
   *
   * @throws IllegalArgumentException if the library refuses the question
   * @throws IllegalStateException after {@link #close}
   */
  @Override
  public Certified certify(Problem problem, Limits limits) {
    synchronized (solving) {
      Answer answer = ask(problem, limits, Question.CERTIFY).answer();
      return new Certified(
          answer, answer instanceof Answer.Decided ? certificate() : Optional.empty());
    }
  }

  @GuardedBy("solving")
  private Optional<Numbers> certificate() {
    checkOpen();
    SolverFunctions.Written written = functions.certificate();
    return written.status() == 0
        ? Optional.of(new Certificate(written.numbers(), questions))
        : Optional.empty();
  }

  /** Opens a session, which has as much memory as the limits say, when the first question comes. */
  @Override
  public void begin(Problem problem, Limits limits) {
    synchronized (solving) {
      Topic subject = new Topic(problem, limits);
      if (wanted.filter(subject::isSame).isEmpty()) {
        wanted = Optional.of(subject);
      }
    }
  }

  @GuardedBy("solving")
  private void openSession() {
    if (wanted.equals(opened)) {
      return;
    }
    Topic subject = wanted.orElseThrow();
    taught = false;
    // Without a session, questions are answered all the same.
    int status =
        functions.openSession(new AskedProblem(subject.problem()), bounds(subject.limits()));
    opened = status == CANCELLED ? Optional.empty() : wanted;
  }

  private Moves ask(Problem problem, Limits limits, Question question) {
    synchronized (solving) {
      try {
        questions++;
        beginAnswer();
        openSession();
        return call(problem, limits, question);
      } finally {
        endAnswer();
      }
    }
  }

  private synchronized void beginAnswer() {
    checkOpen();
    functions.resume();
    answering = true;
  }

  private synchronized void endAnswer() {
    answering = false;
  }

  @Override
  public void note(int leastWork) {
    inSession(() -> functions.note(leastWork));
  }

  @Override
  public ImmutableList<Learned> learned() {
    synchronized (solving) {
      int[][] numbers = {{}};
      inSession(
          () -> {
            SolverFunctions.Written written = functions.learned();
            numbers[0] = new int[Ints.checkedCast(written.numbers().count())];
            written.numbers().copy(0, numbers[0], numbers[0].length);
            return written.status();
          });
      return LearnedNumbers.read(numbers[0]);
    }
  }

  @Override
  public void teach(List<Learned> positions) {
    int[] numbers = LearnedNumbers.of(positions);
    synchronized (solving) {
      inSession(() -> functions.teach(numbers), IllegalArgumentException::new);
      taught |= !positions.isEmpty();
    }
  }

  @Override
  public Standing standing() {
    int[] standing = new int[4];
    inSession(() -> functions.progress(standing));
    return new Standing(standing[0], standing[1], standing[2], standing[3]);
  }

  private void inSession(IntSupplier call) {
    inSession(call, IllegalStateException::new);
  }

  private void inSession(IntSupplier call, Function<String, ? extends RuntimeException> invalid) {
    synchronized (solving) {
      try {
        questions++;
        beginAnswer();
        Preconditions.checkState(wanted.isPresent(), "no session was begun");
        openSession();
        int status = call.getAsInt();
        if (status != 0) {
          throw status == INVALID
              ? invalid.apply(lastError())
              : new IllegalStateException(
                  "the native solver's session can't be used: " + lastError());
        }
      } finally {
        endAnswer();
      }
    }
  }

  /** Lies where the solver does. */
  private final class Certificate implements Numbers {
    private final Numbers numbers;
    private final long question;

    Certificate(Numbers numbers, long question) {
      this.numbers = numbers;
      this.question = question;
    }

    @Override
    public long count() {
      return numbers.count();
    }

    @Override
    public void copy(long from, int[] to, int length) {
      Preconditions.checkPositionIndexes(0, length, to.length);
      Preconditions.checkArgument(from >= 0 && from + length <= count(), "no numbers at %s", from);
      synchronized (solving) {
        checkOpen();
        Preconditions.checkState(
            question == questions, "the certificate is gone: the solver was asked again");
        numbers.copy(from, to, length);
      }
    }
  }

  private synchronized void checkOpen() {
    Preconditions.checkState(!closed, "the native solver is closed");
  }

  @GuardedBy("solving")
  private Moves call(Problem problem, Limits limits, Question question) {
    AskedProblem asked = new AskedProblem(problem);
    FoundAnswer found = new FoundAnswer(problem);
    long start = System.nanoTime();
    int status = functions.ask(question, asked, bounds(limits), found);
    Duration time = Duration.ofNanos(System.nanoTime() - start);
    return switch (status) {
      case 0 ->
          found.decided(question == Question.SOLVE_ALL, time, taught ? Basis.STORE : Basis.SOLVER);
      case 1 -> found.undecided(Answer.Undecided.Reason.TIME, time);
      case 2 -> found.undecided(Answer.Undecided.Reason.MEMORY, time);
      case CANCELLED -> found.undecided(Answer.Undecided.Reason.CANCELLED, time);
      case INVALID -> throw new IllegalArgumentException(lastError());
      case 5 -> FoundAnswer.failed("the native solver failed: " + lastError(), time);
      default ->
          FoundAnswer.failed("the native solver answered with the unknown status " + status, time);
    };
  }

  private SolverFunctions.Bounds bounds(Limits limits) {
    long milliseconds =
        limits.time().compareTo(LONGEST) < 0 ? limits.time().toMillis() : Long.MAX_VALUE;
    return new SolverFunctions.Bounds(
        Math.max(1, milliseconds),
        limits.bytes(),
        threads,
        limits.work() == Limits.UNLIMITED_WORK ? 0 : limits.work());
  }

  private String lastError() {
    String message = functions.lastError();
    return message.isEmpty() ? "no reason given" : message;
  }

  /** Ends a running solve soon; without one, or after {@link #close}, does nothing. */
  @Override
  public synchronized void cancel() {
    if (answering) {
      functions.cancel();
    }
  }

  /** Cancels a running solve, waits for its end and frees the solver. */
  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      cancel();
    }
    synchronized (solving) {
      destroy();
    }
  }

  private synchronized void destroy() {
    if (!destroyed) {
      functions.destroy();
      destroyed = true;
    }
  }
}
