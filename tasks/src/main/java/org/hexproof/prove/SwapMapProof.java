package org.hexproof.prove;

import com.google.common.base.Stopwatch;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.certificate.statement.SwapMap;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Learner;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;

/**
 * The proof of who wins after each opening, in one session of the solver, which so knows of each
 * what it has learned of the others. The openings take turns, from the centre, and the turns get
 * longer: what is easy comes first and helps with what is not.
 */
public final class SwapMapProof {
  /** Thousands of steps of a slice, about a second: what is lost when the program is killed. */
  private static final int SLICE = 500;

  /**
   * How far it is.
   *
   * @param map the verdicts, those that were known and those that were found
   * @param stored the positions in the store
   * @param nodes the positions searched in this run
   */
  public record State(SwapMap map, long stored, long nodes, Duration time) {}

  private final Board board;
  private final Optional<HexSolver> certifying;
  private final Limits limits;
  private final Lessons lessons;
  private final Stopwatch watch = Stopwatch.createStarted();
  private SwapMap map;
  private long nodes;

  /**
   * A proof that begins or goes on.
   *
   * @param known what needs no proof any more
   * @param certifying is asked again for each verdict, if certificates are wanted; it knows what
   *     the learner does
   * @param limits the time and the memory of this run
   * @param store of the board's {@link #first first position}
   */
  public SwapMapProof(
      SwapMap known,
      Learner learner,
      Optional<HexSolver> certifying,
      Limits limits,
      ProofStore store) {
    this.board = known.board();
    this.map = known;
    this.certifying = certifying;
    this.limits = limits;
    this.lessons = new Lessons(first(board), learner, store);
  }

  /** What the session is about: the empty board, with White to move as after an opening. */
  public static Problem first(Board board) {
    return new Problem(Position.empty(board), Color.WHITE, SwapMap.GOAL);
  }

  /** What is asked of an opening. */
  public static Problem problem(Board board, Cell opening) {
    return new Problem(SwapMap.after(opening, board), Color.WHITE, SwapMap.GOAL);
  }

  /** Is told of an opening that is decided, with the verdict or why a certificate is not there. */
  @FunctionalInterface
  public interface Found {
    void tell(Cell opening, Answer answer) throws IOException;
  }

  /**
   * Goes on until all is decided, a limit is hit or the user stops it.
   *
   * @param watcher told of each slice
   * @param found told of each opening that is decided
   * @return what came of each opening that was not known
   * @throws IOException if the store can't be read or written
   */
  public ImmutableMap<Cell, Answer> run(
      BooleanSupplier stopped, Consumer<State> watcher, Found found) throws IOException {
    List<Cell> open = new ArrayList<>(fromTheCentre());
    open.removeIf(opening -> map.winner(opening).isPresent());
    Optional<String> objection = lessons.begin(limits);
    if (objection.isPresent()) {
      Answer failed = new Answer.Failed(objection.get(), watch.elapsed());
      return ImmutableMap.copyOf(Maps.toMap(open, opening -> failed));
    }
    Map<Cell, Answer> answers = new LinkedHashMap<>();
    for (int slices = 1; !open.isEmpty(); slices *= 2) {
      for (Cell opening : ImmutableList.copyOf(open)) {
        Answer answer = isOver(stopped) ? late() : turn(opening, slices, stopped, watcher);
        answers.put(opening, answer);
        if (answer instanceof Answer.Decided verdict) {
          open.remove(opening);
          map = map.with(opening, verdict.winner());
          if (certifying.isPresent()) {
            answers.put(opening, lessons.blamed(solved(certifying.get(), opening, limits)));
          }
          found.tell(opening, answers.get(opening));
        } else if (!isForNow(answer) || isOver(stopped)) {
          open.forEach(other -> answers.putIfAbsent(other, answer));
          return ImmutableMap.copyOf(answers);
        }
      }
    }
    return ImmutableMap.copyOf(answers);
  }

  /** Goes on with one opening, for so many slices at most. */
  private Answer turn(Cell opening, int slices, BooleanSupplier stopped, Consumer<State> watcher)
      throws IOException {
    Answer answer;
    int slice = 0;
    do {
      answer = solved(lessons.learner(), opening, limits.withWork(SLICE));
      watcher.accept(state());
      slice++;
    } while (slice < slices && isForNow(answer) && !isOver(stopped));
    return answer;
  }

  private Answer solved(HexSolver solver, Cell opening, Limits most) throws IOException {
    Answer answer = solver.solve(problem(board, opening), most.after(watch.elapsed()));
    nodes += answer.nodes();
    lessons.keep();
    return answer;
  }

  /** How far it is now. */
  public State state() {
    return new State(map, lessons.store().size(), nodes, watch.elapsed());
  }

  private Answer late() {
    return new Answer.Undecided(Answer.Undecided.Reason.TIME, 0, watch.elapsed());
  }

  private static boolean isForNow(Answer answer) {
    return answer.isUndecided(Answer.Undecided.Reason.TIME);
  }

  private boolean isOver(BooleanSupplier stopped) {
    return stopped.getAsBoolean() || watch.elapsed().compareTo(limits.time()) >= 0;
  }

  /** Those that are won soonest first, more or less. */
  private ImmutableList<Cell> fromTheCentre() {
    return ImmutableList.sortedCopyOf(
        Comparator.comparingInt(this::fromTheCentre), SwapMap.openings(board));
  }

  /** Twice the steps between a cell and its image by a half turn. */
  private int fromTheCentre(Cell cell) {
    int cols = board.cols() - 1 - 2 * cell.col();
    int rows = board.rows() - 1 - 2 * cell.row();
    return Math.abs(cols) + Math.abs(rows) + Math.abs(cols + rows);
  }
}
