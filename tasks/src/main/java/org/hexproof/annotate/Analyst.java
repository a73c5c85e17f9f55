package org.hexproof.annotate;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Stopwatch;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.format.GameMove;
import org.hexproof.format.sgf.SgfStep;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Grounds;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.WholeBoard;
import org.hexproof.solving.Watch;

/**
 * Decides the positions of a record from the ends of its lines backwards, where few cells are
 * empty. What is known of later positions settles earlier ones; only the rest is asked.
 */
public final class Analyst {
  /**
   * How much to ask.
   *
   * @param limits of each question
   * @param giveUp after so many undecided positions in a row a line isn't followed further back
   * @param further what is then spent on who wins the last open position of the main line, and, as
   *     long as it is decided, on the one before it; what the way back took beyond eight times the
   *     limit of a question is taken off, and with twelve times the limit it ends
   */
  public record Effort(Limits limits, int giveUp, Duration further) {
    private static final int WAY_BACK = 8;
    private static final int MOST_WAY_BACK = 12;

    /** What is left for going further when the way back took so long. */
    Duration further(Duration wayBack) {
      Duration over = wayBack.minus(limits.time().multipliedBy(WAY_BACK));
      return over.isNegative() ? further : further.minus(over);
    }

    private boolean isSpent(Duration wayBack) {
      return wayBack.compareTo(limits.time().multipliedBy(MOST_WAY_BACK)) >= 0;
    }
  }

  private static final int MOST_KNOWN = 500;

  private final GameRecord game;
  private final HexSolver solver;
  private final Effort effort;
  private final List<PositionVerdict> verdicts;
  private final List<Optional<Win>> wins;

  /** The latest first: they are those of positions close by. */
  private final Deque<Win> known = new ArrayDeque<>();

  /** For each step, how many in a row of those after it have no known winner, at the least. */
  private final int[] openWinners;

  /**
   * For each step, of how many of those after it the winning moves were not found, at the least.
   */
  private final int[] openMoves;

  /** What the main line takes. */
  private final Stopwatch wayBack = Stopwatch.createUnstarted();

  private Analyst(GameRecord game, HexSolver solver, Effort effort) {
    this.game = game;
    this.solver = solver;
    this.effort = effort;
    this.verdicts =
        new ArrayList<>(
            Collections.nCopies(
                game.size(), new PositionVerdict.Open(PositionVerdict.Reason.GIVEN_UP)));
    this.wins = new ArrayList<>(Collections.nCopies(game.size(), Optional.empty()));
    this.openWinners = new int[game.size()];
    this.openMoves = new int[game.size()];
  }

  /**
   * Decides what can be decided. Where the solver fails, the position stays open: the next question
   * may find it mended.
   *
   * @param watch sees each step, the last of the file first; if it stops, those left stay open
   */
  static Analysis analyze(GameRecord game, HexSolver solver, Effort effort, Watch watch) {
    Grounds grounds = new Grounds();
    Analyst analyst = new Analyst(game, grounds.of(solver), effort);
    ImmutableSet<Integer> mainLine = ImmutableSet.copyOf(game.mainLine());
    solver.begin(start(game), effort.limits());
    ImmutableMap<Integer, Blunder> blunders;
    try (Watch.Stage stage = watch.count("positions", game.size())) {
      for (int i = game.size() - 1; i >= 0 && !watch.isStopped(); i--) {
        if (mainLine.contains(i)) {
          analyst.wayBack.start();
        }
        analyst.verdicts.set(i, analyst.decide(i, effort.limits()));
        if (mainLine.contains(i)) {
          analyst.wayBack.stop();
        }
        stage.step(1);
      }
      analyst.goFurther(effort.further(analyst.wayBack.elapsed()), watch);
      blunders = analyst.blunders(watch);
    }
    return new Analysis(
        game,
        ImmutableList.copyOf(analyst.verdicts),
        blunders,
        ImmutableMap.of(),
        ImmutableMap.of(),
        ImmutableListMultimap.of(),
        grounds.failure(),
        grounds.basis());
  }

  private ImmutableMap<Integer, Blunder> blunders(Watch watch) {
    ImmutableMap.Builder<Integer, Blunder> blunders = ImmutableMap.builder();
    for (int i = 1; i < game.size() && !watch.isStopped(); i++) {
      Optional<GameMove> turn = game.turn(i);
      PositionVerdict before = verdicts.get(game.step(i).parent().orElseThrow());
      if (turn.isPresent()
          && before instanceof PositionVerdict.Won won
          && won.winner() == turn.get().player()
          && isWin(i, won.winner().opposite())) {
        blunders.put(i, new Blunder(won, refutation(i, won.winner().opposite())));
      }
    }
    return blunders.buildOrThrow();
  }

  private Blunder.Refutation refutation(int number, Color winner) {
    PositionVerdict.Won verdict = (PositionVerdict.Won) verdicts.get(number);
    for (Cell cell : winningPlayed(number, winner)) {
      return new Blunder.Refutation(ImmutableList.of(cell), /* isPlayed= */ true);
    }
    ImmutableList<Cell> line = verdict.line();
    if (line.isEmpty()) {
      line =
          solver
              .solve(problem(game.step(number).position(), winner), limits())
              .decided()
              .map(Answer.Decided::line)
              .orElse(ImmutableList.of());
    }
    return new Blunder.Refutation(
        line.isEmpty()
            ? verdict.winning().asList().stream().limit(1).collect(toImmutableList())
            : line,
        /* isPlayed= */ false);
  }

  /** The game on the empty board, of which all questions are about a part. */
  static Problem start(GameRecord game) {
    return problem(Position.empty(game.step(0).position().board()), Color.BLACK);
  }

  private static Problem problem(Position position, Color toMove) {
    return new Problem(position, toMove, Goal.TOP_TO_BOTTOM);
  }

  private void goFurther(Duration most, Watch watch) {
    Stopwatch spent = Stopwatch.createStarted();
    for (int number : game.mainLine().reverse()) {
      if (verdicts.get(number) instanceof PositionVerdict.Won) {
        continue;
      }
      Duration left = most.minus(spent.elapsed());
      if (left.isNegative() || left.isZero() || watch.isStopped()) {
        return;
      }
      PositionVerdict verdict = decide(number, limits().withTime(left));
      if (!(verdict instanceof PositionVerdict.Won)) {
        return;
      }
      verdicts.set(number, verdict);
    }
  }

  private PositionVerdict decide(int number, Limits limits) {
    openWinners[number] = least(number, next -> openWinners[next]);
    openMoves[number] = least(number, next -> openMoves[next]);
    SgfStep step = game.step(number);
    for (int next : game.next(number)) {
      if (game.isSameAsBefore(next) && verdicts.get(next) instanceof PositionVerdict.Won) {
        wins.set(number, wins.get(next));
        return verdicts.get(next);
      }
    }
    Optional<Color> over = WholeBoard.winner(step.position());
    if (over.isPresent()) {
      Color winner = over.get();
      ImmutableSet<Cell> stones = step.position().cells(winner.stone());
      won(number, new Win(winner, stones, ImmutableSet.of(), false));
      return new PositionVerdict.Won(
          winner, PositionVerdict.Way.OVER, ImmutableSet.of(), true, ImmutableList.of());
    }
    if (step.toMove().isEmpty()) {
      return new PositionVerdict.Open(PositionVerdict.Reason.NO_TURN);
    }
    return decide(number, step.position(), step.toMove().get(), limits);
  }

  private int least(int number, ToIntFunction<Integer> count) {
    return game.next(number).stream().mapToInt(count).min().orElse(0);
  }

  private PositionVerdict decide(int number, Position position, Color toMove, Limits limits) {
    ImmutableSet<Cell> played = winningPlayed(number, toMove);
    Optional<Win> other = known.stream().filter(win -> win.holds(position, toMove)).findFirst();
    Optional<Win> ofMove = played.isEmpty() ? Optional.empty() : winOfMove(number, toMove);
    ImmutableList<Cell> line = ImmutableList.of();
    PositionVerdict.Way way;
    Win win;
    if (ofMove.isPresent()) {
      way = PositionVerdict.Way.PLAYED;
      win = ofMove.get();
    } else if (other.isPresent()) {
      way = PositionVerdict.Way.KNOWN;
      win = other.get();
    } else if (openWinners[number] >= effort.giveUp() || effort.isSpent(wayBack.elapsed())) {
      return new PositionVerdict.Open(PositionVerdict.Reason.GIVEN_UP);
    } else {
      Answer reply = solver.solve(problem(position, toMove), limits);
      Optional<Answer.Decided> answer = reply.decided();
      if (answer.isEmpty()) {
        openWinners[number]++;
        return new PositionVerdict.Open(
            reply instanceof Answer.Failed
                ? PositionVerdict.Reason.FAILED
                : PositionVerdict.Reason.LIMIT);
      }
      way = PositionVerdict.Way.SOLVED;
      line = answer.get().line();
      win = win(position, toMove, answer.get());
    }
    openWinners[number] = 0;
    won(number, win);
    if (win.winner() != toMove) {
      return new PositionVerdict.Won(win.winner(), way, ImmutableSet.of(), true, line);
    }
    Set<Cell> winning = new TreeSet<>(played);
    winning.addAll(line.subList(0, Math.min(1, line.size())));
    boolean isComplete = addWinningMoves(number, position, toMove, winning);
    return new PositionVerdict.Won(
        win.winner(), way, ImmutableSet.copyOf(winning), isComplete, line);
  }

  private static Win win(Position position, Color toMove, Answer.Decided answer) {
    Color winner = answer.winner();
    return new Win(winner, position.cells(winner.stone()), answer.carrier(), winner == toMove);
  }

  private void won(int number, Win win) {
    wins.set(number, Optional.of(win));
    if (known.contains(win)) {
      return;
    }
    known.addFirst(win);
    if (known.size() > MOST_KNOWN) {
      known.removeLast();
    }
  }

  private Limits limits() {
    return effort.limits();
  }

  /** The moves of the record that lead to positions that are won for who made them. */
  private ImmutableSet<Cell> winningPlayed(int number, Color toMove) {
    ImmutableSet.Builder<Cell> cells = ImmutableSet.builder();
    for (int next : game.reached(number)) {
      if (isWin(next, toMove)) {
        game.turn(next).flatMap(GameMove::cell).ifPresent(cells::add);
      }
    }
    return cells.build();
  }

  private Optional<Win> winOfMove(int number, Color toMove) {
    for (int next : game.reached(number)) {
      Optional<Cell> cell = game.turn(next).flatMap(GameMove::cell);
      if (cell.isPresent() && isWin(next, toMove)) {
        return wins.get(next).map(win -> win.before(cell.get()));
      }
    }
    return Optional.empty();
  }

  private boolean isWin(int number, Color color) {
    return verdicts.get(number) instanceof PositionVerdict.Won won && won.winner() == color;
  }

  /**
   * Adds winning moves to those that are known; they are always asked for where the record has
   * another one.
   *
   * @return whether they are all
   */
  private boolean addWinningMoves(int number, Position position, Color toMove, Set<Cell> winning) {
    boolean isThrownAway =
        game.reached(number).stream()
            .anyMatch(next -> game.turn(next).isPresent() && isWin(next, toMove.opposite()));
    boolean isEnough = openMoves[number] >= effort.giveUp() || effort.isSpent(wayBack.elapsed());
    if (isEnough && !isThrownAway) {
      return false;
    }
    HexSolver.Moves moves = solver.winningMoves(problem(position, toMove), limits());
    boolean isDecided = moves.answer() instanceof Answer.Decided;
    openMoves[number] += isDecided ? 0 : 1;
    winning.addAll(moves.winning());
    return isDecided;
  }
}
