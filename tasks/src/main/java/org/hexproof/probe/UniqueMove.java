package org.hexproof.probe;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Stopwatch;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Sets;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Basis;
import org.hexproof.solver.Certifier;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;

/**
 * Asks whether White, whose turn it is, has one winning move only. Each object is for one position,
 * and the time limit is for all that it is asked.
 */
public final class UniqueMove {
  private final HexSolver solver;
  private final Problem problem;
  private final Limits limits;
  private final BooleanSupplier stopped;
  private final Stopwatch watch = Stopwatch.createStarted();
  private ImmutableSet<Cell> winning = ImmutableSet.of();
  private long nodes;
  private Basis basis = Basis.NOTHING;
  private Optional<String> failure = Optional.empty();

  /**
   * Nothing asked as yet.
   *
   * @param stopped whether to ask nothing more; whoever makes it true cancels the solver too
   * @throws IllegalArgumentException if Black is to move
   */
  public UniqueMove(HexSolver solver, Problem problem, Limits limits, BooleanSupplier stopped) {
    checkArgument(problem.toMove() == Color.WHITE, "the question is about White's moves");
    this.solver = solver;
    this.problem = problem;
    this.limits = limits;
    this.stopped = stopped;
  }

  /** The position after a move of White's. */
  static Problem after(Problem problem, Cell move) {
    return new Problem(problem.position().with(move, Content.WHITE), Color.BLACK, problem.goal());
  }

  /** Which moves win, all of them? */
  public Uniqueness find() {
    Optional<Limits> left = left();
    if (left.isEmpty()) {
      return undecided();
    }
    HexSolver.Moves moves = solver.winningMoves(problem, left.get());
    moves.verdict().ifPresent(this::add);
    winning = ImmutableSortedSet.copyOf(moves.winning());
    boolean complete = moves.answer() instanceof Answer.Decided;
    if (moves.answer() instanceof Answer.Failed failed) {
      failure = Optional.of(failed.message());
    }
    return complete || winning.size() > 1
        ? decided(winning.size() == 1, complete)
        : unanswered(moves.answer());
  }

  /**
   * Is this the only winning move? Asks no further when another one wins as well.
   *
   * @throws IllegalArgumentException if the move is not on the board, or there is a stone
   */
  public Uniqueness test(Cell move) {
    return decide(move, new SolvedMoves(solver, problem, move));
  }

  /**
   * The same, and what is said rests on certificates. If the move is the only one, they are kept in
   * a bundle, which is checked before it appears; otherwise nothing is written.
   *
   * @param path the bundle, compressed by gzip if its name ends in {@code .gz}
   * @param about what the bundle tells people
   * @param bytes how much memory the check of a certificate may take, about
   * @throws IllegalArgumentException if the move is not on the board, or there is a stone, or the
   *     solver writes no certificates
   */
  public Uniqueness prove(Cell move, Path path, String about, long bytes) {
    checkArgument(
        solver instanceof Certifier, "the solver %s writes no certificates", solver.name());
    checkEmpty(move);
    try (WitnessBundle bundle =
        new WitnessBundle((Certifier) solver, problem, move, path, about, bytes, stopped)) {
      Uniqueness found = decide(move, bundle);
      if (found instanceof Uniqueness.Decided decided && decided.unique()) {
        bundle.commit();
      }
      return found;
    } catch (InterruptedIOException e) {
      return undecided(Answer.Undecided.Reason.CANCELLED);
    } catch (IOException | RuntimeException e) {
      return failed("no bundle " + path + ": " + e.getMessage());
    }
  }

  private void add(Answer.Decided decided) {
    nodes += decided.nodes();
    basis = basis.and(decided.basis());
  }

  private void checkEmpty(Cell move) {
    checkArgument(problem.position().at(move) == Content.EMPTY, "there is a stone on %s", move);
  }

  /**
   * Decides move after move, and first the one in question. A move at which the solver fails is set
   * aside: another one may decide the question, and the solver may be mended by then.
   */
  private Uniqueness decide(Cell only, UndecidedMoves moves) {
    checkEmpty(only);
    solver.begin(problem, limits);
    winning = ImmutableSet.of();
    basis = Basis.NOTHING;
    failure = Optional.empty();
    Set<Cell> aside = new HashSet<>();
    Optional<Cell> next = Optional.of(only);
    while (next.isPresent()) {
      Optional<Limits> left = left();
      if (left.isEmpty()) {
        return undecided();
      }
      Cell move = next.get();
      Answer answer = moves.decide(move, left.get());
      if (answer instanceof Answer.Failed failed) {
        aside.add(move);
        failure = failure.or(() -> Optional.of(failed.message()));
      } else if (answer instanceof Answer.Decided decided) {
        add(decided);
        boolean wins = decided.winner() == Color.WHITE;
        if (wins) {
          winning = ImmutableSortedSet.<Cell>naturalOrder().addAll(winning).add(move).build();
        }
        if (wins != move.equals(only)) {
          return decided(/* unique= */ false, moves.open().isEmpty());
        }
      } else {
        return unanswered(answer);
      }
      // What is near the winning move is more likely to win as well; and if it loses, the proof of
      // that answers more of the other moves.
      next =
          Sets.difference(moves.open(), aside).stream()
              .min(Comparator.comparingInt(cell -> cell.steps(only)));
    }
    return Sets.intersection(moves.open(), aside).isEmpty()
        ? decided(/* unique= */ true, /* complete= */ true)
        : failed(failure.orElseThrow());
  }

  private Uniqueness decided(boolean unique, boolean complete) {
    return new Uniqueness.Decided(
        unique, winning, complete, nodes, watch.elapsed(), basis, failure);
  }

  /** What may still be used; nothing if the time is over or the user has stopped the search. */
  private Optional<Limits> left() {
    Duration time = limits.time().minus(watch.elapsed());
    return stopped.getAsBoolean() || time.isNegative() || time.isZero()
        ? Optional.empty()
        : Optional.of(limits.withTime(time));
  }

  private Uniqueness undecided() {
    return undecided(
        stopped.getAsBoolean() ? Answer.Undecided.Reason.CANCELLED : Answer.Undecided.Reason.TIME);
  }

  private Uniqueness undecided(Answer.Undecided.Reason reason) {
    return new Uniqueness.Undecided(reason, winning, nodes, watch.elapsed());
  }

  private Uniqueness failed(String message) {
    return new Uniqueness.Failed(message, winning, nodes, watch.elapsed());
  }

  private Uniqueness unanswered(Answer answer) {
    if (answer instanceof Answer.Undecided undecided) {
      nodes += undecided.nodes();
      return undecided(undecided.reason());
    }
    return failed(((Answer.Failed) answer).message());
  }
}
