package org.hexproof.api;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.hexproof.intrusion.Intrusion;
import org.hexproof.intrusion.IntrusionTask;
import org.hexproof.intrusion.Reply;
import org.hexproof.intrusion.Study;
import org.hexproof.probe.UniqueMove;
import org.hexproof.probe.Uniqueness;
import org.hexproof.prove.ProofStore;
import org.hexproof.prove.Proving;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Version;
import org.hexproof.solver.embedded.EmbeddedSolver;
import org.hexproof.solving.Watch;

/**
 * The native solver, which keeps up to 1 GiB outside Java's memory until it is closed; inside it,
 * where no library can be loaded and it runs as WebAssembly. Calls from several threads wait for
 * each other, except {@link #cancel}.
 */
public final class Solver implements AutoCloseable {
  private final EmbeddedSolver solver;

  private Solver(EmbeddedSolver solver) {
    this.solver = solver;
  }

  /**
   * A new solver with one thread.
   *
   * @throws SolverException if there is none for this platform
   */
  public static Solver open() {
    return open(1);
  }

  /**
   * A new solver.
   *
   * @param threads how many work on one problem, 1 to 64
   * @throws SolverException if there is none for this platform
   */
  public static Solver open(int threads) {
    return new Solver(Installed.solver(threads));
  }

  EmbeddedSolver inner() {
    return solver;
  }

  static Limits limits(Duration limit) {
    return new Limits(limit, Limits.DEFAULT.bytes());
  }

  /**
   * Who wins?
   *
   * @param limit when to give up; positive
   * @throws SolverException if the solver fails
   * @throws IllegalStateException if it is closed
   */
  public Solution solve(Problem problem, Duration limit) {
    return solution(solver.solve(problem.inner(), limits(limit)));
  }

  /**
   * The moves with which the side to move wins; none if it loses.
   *
   * @param limit when to give up all of it; positive
   * @return nothing if not all moves are decided
   * @throws SolverException if the solver fails
   * @throws IllegalStateException if it is closed
   */
  public Optional<Set<Cell>> winningMoves(Problem problem, Duration limit) {
    HexSolver.Moves moves = solver.winningMoves(problem.inner(), limits(limit));
    return solution(moves.answer()) instanceof Solution.Decided
        ? Optional.of(Cell.all(moves.winning()))
        : Optional.empty();
  }

  /**
   * Whether White, who is to move, wins by this move and no other.
   *
   * @param limit when to give up all of it; positive
   * @return nothing if that is not decided
   * @throws IllegalArgumentException if Black is to move, or the move is no empty cell
   * @throws SolverException if the solver fails
   */
  public Optional<Boolean> isOnlyWinningMove(Problem problem, Cell move, Duration limit) {
    Uniqueness found =
        new UniqueMove(solver, problem.inner(), limits(limit), () -> false).test(move.inner());
    if (found instanceof Uniqueness.Failed failed) {
      throw new SolverException(failed.message());
    }
    return found instanceof Uniqueness.Decided decided
        ? Optional.of(decided.unique())
        : Optional.empty();
  }

  /**
   * Who wins, by a proof in slices: what each has decided is kept, and the same call goes on from
   * there. It ends with the slice if the thread is interrupted.
   *
   * @param folder is there, and has the store of this problem or none
   * @param limit of this call; positive
   * @throws SolverException if the solver fails
   * @throws IOException if the store is another problem's, in use, damaged or can't be written
   */
  public Solution prove(Problem problem, Path folder, Duration limit) throws IOException {
    Thread caller = Thread.currentThread();
    try (ProofStore store =
        ProofStore.open(folder, problem.inner(), Version.text(), Version.build())) {
      return solution(
          new Proving(problem.inner(), solver, limits(limit), store)
              .run(caller::isInterrupted, state -> {}));
    }
  }

  /**
   * White's moves into a template, each with all replies by which Black keeps the promise; with
   * none if it needs no reply.
   *
   * @param limit of each of many questions; positive
   * @return nothing if not all are decided
   * @throws IllegalArgumentException if the template is not valid, or {@link Problem#promise} has
   *     no question for it
   * @throws SolverException if the solver fails
   */
  public Optional<Map<Cell, Set<Cell>>> replies(Template template, Duration limit) {
    IntrusionTask.Studied found =
        new IntrusionTask(
                Problem.promise(template).inner(),
                /* first= */ false,
                /* pairs= */ false,
                limits(limit))
            .run(Watch.until(() -> false), solver);
    if (found.failure().isPresent()) {
      throw new SolverException(found.failure().get());
    }
    checkArgument(!(found.study() instanceof Study.Broken), "%s is not valid", template);
    if (!(found.study() instanceof Study.Kept kept) || !kept.gaps().isEmpty()) {
      return Optional.empty();
    }
    ImmutableMap.Builder<Cell, Set<Cell>> replies = ImmutableMap.builder();
    for (Intrusion into : kept.intrusions()) {
      replies.put(
          Cell.of(into.cell()),
          Cell.all(into.replies().stream().map(Reply::cell).collect(toImmutableSet())));
    }
    return Optional.of(replies.buildOrThrow());
  }

  static Solution solution(Answer answer) {
    if (answer instanceof Answer.Decided decided) {
      return new Solution.Decided(
          Color.of(decided.winner()),
          decided.line().stream().map(Cell::of).collect(ImmutableList.toImmutableList()),
          Cell.all(decided.carrier()),
          decided.nodes(),
          decided.time(),
          Ground.of(decided.basis()));
    }
    if (answer instanceof Answer.Undecided undecided) {
      return new Solution.Undecided(
          Solution.Undecided.Reason.valueOf(undecided.reason().name()),
          undecided.nodes(),
          undecided.time());
    }
    throw new SolverException(((Answer.Failed) answer).message());
  }

  /** Ends a running solve soon, from any thread; it is then undecided. */
  public void cancel() {
    solver.cancel();
  }

  /** Ends a running solve and gives the solver's memory back. */
  @Override
  public void close() {
    solver.close();
  }
}
