package org.hexproof.prove;

import com.google.common.base.Stopwatch;
import com.google.common.collect.Comparators;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.hexproof.solver.Answer;
import org.hexproof.solver.ForwardingSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Learner;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solving.Watch;

/**
 * Solves that take long are split: what is not decided after some time goes on as a {@link Proving
 * proof in slices}, for as long as the solve may take. From then on what is asked in a session that
 * begins with the same problem is split at once, as where there is a store of it already, so that
 * the store gets all of it. May watch over several solvers in several threads.
 */
public final class Splitting {
  /**
   * How solves are split.
   *
   * @param after the time that a solve has by itself
   * @param stores of what is split; they stay open
   * @param words what is remarked of a proof in slices
   */
  public record Manner(Duration after, Stores stores, Function<Proving.State, String> words) {
    /** Nothing split as yet; the stage has the remarks. */
    public Splitting splitting(Watch.Stage stage) {
      return new Splitting(after, stores, state -> stage.say(words.apply(state)));
    }
  }

  private final Duration after;
  private final Stores stores;
  private final Consumer<Proving.State> watcher;
  private final LongAdder solves = new LongAdder();
  private final LongAdder resumed = new LongAdder();
  private final LongAdder foreign = new LongAdder();

  /**
   * Nothing split as yet.
   *
   * @param after the time that a solve has by itself
   * @param stores of what is split; they stay open
   * @param watcher told of each slice, from the thread that solves
   */
  public Splitting(Duration after, Stores stores, Consumer<Proving.State> watcher) {
    this.after = after;
    this.stores = stores;
    this.watcher = watcher;
  }

  /** The time that a solve has by itself. */
  public Duration after() {
    return after;
  }

  /** How many solves were split, those that went on at once among them. */
  public long solves() {
    return solves.sum();
  }

  /** How many of them were taught what their stores had before. */
  public long resumed() {
    return resumed.sum();
  }

  /** How many of these by a store to which another build of the program has added. */
  public long foreign() {
    return foreign.sum();
  }

  /**
   * Whether what a limit leaves undecided is worth asking again: a store may have what it needs.
   */
  public boolean isWorthAnother(Answer answer) {
    return stores.areKept() && !(answer instanceof Answer.Decided);
  }

  /**
   * A solver that splits.
   *
   * @param learner proves in slices
   * @param solver the learner, perhaps with more that happens to its verdicts; asked at first and
   *     in the end, and closed
   * @param which problems are split; others are left to the solver
   */
  public HexSolver of(Learner learner, HexSolver solver, Predicate<Problem> which) {
    return new Splitter(learner, solver, which);
  }

  private final class Splitter extends ForwardingSolver<HexSolver> {
    private final Learner learner;
    private final Predicate<Problem> which;
    private volatile boolean cancelled;
    private Optional<Problem> base = Optional.empty();
    private Optional<Lessons> lessons = Optional.empty();

    Splitter(Learner learner, HexSolver solver, Predicate<Problem> which) {
      super(solver);
      this.learner = learner;
      this.which = which;
    }

    @Override
    public void begin(Problem problem, Limits limits) {
      if (!isAbout(problem)) {
        leave();
      }
      base = Optional.of(problem);
      super.begin(problem, limits);
    }

    private boolean isAbout(Problem first) {
      return lessons.filter(open -> open.first().equals(first)).isPresent();
    }

    private void leave() {
      lessons.map(Lessons::store).ifPresent(stores::giveBack);
      lessons = Optional.empty();
    }

    @Override
    public Answer solve(Problem problem, Limits limits) {
      if (!which.test(problem)) {
        return delegate().solve(problem, limits);
      }
      cancelled = false;
      Stopwatch watch = Stopwatch.createStarted();
      Problem first = base.filter(before -> isOnTheWay(before, problem)).orElse(problem);
      long nodes = 0;
      if (!isAbout(first) && !stores.has(first)) {
        Answer answer = delegate().solve(problem, atFirst(limits));
        if (!isToGoOn(answer) || watch.elapsed().compareTo(limits.time()) >= 0) {
          return answer;
        }
        nodes = answer.nodes();
      }
      try {
        return prove(problem, session(first), limits, watch, nodes);
      } catch (IOException e) {
        leave();
        return new Answer.Failed(String.valueOf(e.getMessage()), watch.elapsed());
      }
    }

    private boolean isToGoOn(Answer answer) {
      return answer.isUndecided(Answer.Undecided.Reason.TIME)
          || answer.isUndecided(Answer.Undecided.Reason.MEMORY);
    }

    private Limits atFirst(Limits limits) {
      return limits.withTime(Comparators.min(after, limits.time()));
    }

    private Lessons session(Problem first) throws IOException {
      if (!isAbout(first)) {
        leave();
        lessons = Optional.of(new Lessons(first, learner, stores.take(first)));
      }
      return lessons.get();
    }

    private Answer prove(
        Problem problem, Lessons session, Limits limits, Stopwatch watch, long before)
        throws IOException {
      solves.increment();
      Proving proving = new Proving(problem, session, limits, watch);
      Answer answer = proving.run(() -> cancelled, watcher);
      if (session.taught() > 0) {
        resumed.increment();
        if (!session.store().otherBuilds().isEmpty()) {
          foreign.increment();
        }
      }
      if (answer instanceof Answer.Decided && delegate() != learner) {
        answer = proving.asked(delegate());
      }
      if (cancelled && answer instanceof Answer.Undecided) {
        answer =
            new Answer.Undecided(Answer.Undecided.Reason.CANCELLED, answer.nodes(), answer.time());
      }
      return whole(answer, before + proving.state().nodes(), watch.elapsed());
    }

    @Override
    public void cancel() {
      cancelled = true;
      super.cancel();
    }

    @Override
    public void close() {
      try {
        leave();
      } finally {
        super.close();
      }
    }
  }

  /**
   * Whether a session that begins with one problem serves another: it has fewer stones, or as many.
   */
  static boolean isOnTheWay(Problem base, Problem problem) {
    return problem.toMove() == base.toMove()
        && problem.goal().equals(base.goal())
        && problem.position().board().equals(base.position().board())
        && problem.position().black().containsAll(base.position().black())
        && problem.position().white().containsAll(base.position().white());
  }

  /** The answer to the last slice as one to the whole solve. */
  private static Answer whole(Answer answer, long nodes, Duration time) {
    if (answer instanceof Answer.Decided decided) {
      return new Answer.Decided(
          decided.winner(), decided.line(), decided.carrier(), nodes, time, decided.basis());
    }
    if (answer instanceof Answer.Undecided undecided) {
      return new Answer.Undecided(undecided.reason(), nodes, time);
    }
    return answer;
  }
}
