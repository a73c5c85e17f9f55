package org.hexproof.prove;

import com.google.common.base.Stopwatch;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.Ints;
import java.io.IOException;
import java.time.Duration;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Learned;
import org.hexproof.solver.Learner;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Standing;

/**
 * A proof in slices of time. What a slice has decided goes into the store before the next one
 * begins; the solver keeps what else it knows. At first it is taught what the store has, but for
 * the verdict itself, which it has to find by what it was taught.
 */
public final class Proving {
  /** The work that makes a position worth keeping: less is soon done again. */
  public static final int LEAST_WORK = 100;

  /** The greatest number that a position's work can be. */
  public static final int MOST_WORK = 1 << 30;

  /** So much at most is lost when the program is killed, and at first a quarter of its time. */
  private static final Duration SLICE = Duration.ofSeconds(2);

  private static final Duration LEAST_SLICE = Duration.ofMillis(50);

  /**
   * How far a proof is.
   *
   * @param stored the positions in the store
   * @param taught those of them that the solver was taught at first
   * @param nodes the positions searched in this run
   */
  public record State(long stored, long taught, Standing standing, long nodes, Duration time) {
    /** The moves of the first position that need not be tried any more. */
    public int refuted() {
      return standing.moves() - standing.left();
    }
  }

  private final Problem problem;
  private final Lessons lessons;
  private final Limits limits;
  private final Stopwatch watch;
  private long nodes;

  /**
   * A proof that begins or goes on.
   *
   * @param limits the time and the memory of this run
   */
  public Proving(Problem problem, Learner learner, Limits limits, ProofStore store) {
    this(problem, new Lessons(problem, learner, store), limits, Stopwatch.createStarted());
  }

  /**
   * The same in a session that may be about a position on the way to the problem.
   *
   * @param watch of the time that the limits are about; it runs
   */
  Proving(Problem problem, Lessons lessons, Limits limits, Stopwatch watch) {
    this.problem = problem;
    this.lessons = lessons;
    this.limits = limits;
    this.watch = watch;
  }

  /**
   * Goes on until the verdict is there, a limit is hit or the user stops it.
   *
   * @param watcher told of each slice
   * @return a failure, too, if the store can't be right
   * @throws IOException if the store can't be read or written
   */
  public Answer run(BooleanSupplier stopped, Consumer<State> watcher) throws IOException {
    Optional<String> objection = lessons.begin(limits);
    if (objection.isPresent()) {
      return new Answer.Failed(objection.get(), watch.elapsed());
    }
    Answer answer;
    do {
      answer = lessons.learner().solve(problem, slice());
      keep(answer);
      watcher.accept(state());
    } while (isToGoOn(answer) && !stopped.getAsBoolean());
    if (answer instanceof Answer.Decided decided && !lessons.keep(verdict(decided))) {
      return new Answer.Failed(
          "it finds another winner than the store has: " + lessons.store().file(), watch.elapsed());
    }
    return answer;
  }

  /**
   * Asks another solver, which has the learner's verdicts and does more with them, for the verdict
   * that was found. What it learns on the way is kept, too.
   *
   * @return the verdict again, or why there is no more than that
   * @throws IOException if the store can't be read or written
   */
  public Answer asked(HexSolver solver) throws IOException {
    Answer answer = lessons.blamed(solver.solve(problem, limits.after(watch.elapsed())));
    keep(answer);
    return answer;
  }

  private Learned verdict(Answer.Decided decided) {
    Board board = problem.position().board();
    boolean moves = decided.winner() == problem.toMove() && !decided.line().isEmpty();
    return new Learned(
        problem.toMove(),
        decided.winner(),
        moves ? board.index(decided.line().get(0)) : -1,
        Ints.constrainToRange(Ints.saturatedCast(nodes), 1, MOST_WORK),
        indices(Sets.difference(problem.position().black(), lessons.first().position().black())),
        indices(Sets.difference(problem.position().white(), lessons.first().position().white())),
        indices(decided.carrier()));
  }

  private ImmutableIntArray indices(Set<Cell> cells) {
    Board board = problem.position().board();
    return ImmutableIntArray.copyOf(cells.stream().mapToInt(board::index).sorted());
  }

  private void keep(Answer answer) throws IOException {
    nodes += answer.nodes();
    lessons.keep();
  }

  private boolean isToGoOn(Answer answer) {
    return answer.isUndecided(Answer.Undecided.Reason.TIME)
        && watch.elapsed().compareTo(limits.time()) < 0;
  }

  private Limits slice() {
    Duration next =
        Collections.min(
            ImmutableList.of(
                limits.after(watch.elapsed()).time(),
                SLICE,
                Collections.max(ImmutableList.of(LEAST_SLICE, watch.elapsed().dividedBy(4)))));
    return limits.withTime(next);
  }

  /** How far it is now. */
  public State state() {
    return new State(
        lessons.store().size(),
        lessons.taught(),
        lessons.learner().standing(),
        nodes,
        watch.elapsed());
  }
}
