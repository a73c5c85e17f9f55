package org.hexproof.htp;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Joiner;
import com.google.common.collect.Comparators;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.GoalText;
import org.hexproof.board.Position;
import org.hexproof.local.MustPlay;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solving.LentSolver;

/** The solver behind the engine, its limits, and the commands that ask it. */
final class SolverCommands implements AutoCloseable {
  private static final Duration UNLIMITED = Duration.ofDays(365);
  private static final int MOST_MEBIBYTES = 1 << 20;

  /** HexGui does not show that it waits for what it wants to draw. */
  private static final Duration LONGEST_GLANCE = Duration.ofSeconds(30);

  private final Supplier<HexSolver> solvers;
  private final Supplier<HtpGame> game;
  private final Inbox inbox;
  private Optional<HexSolver> solver = Optional.empty();
  private Limits limits = Limits.DEFAULT;

  /** Best play from the position that was solved last. */
  private ImmutableList<Cell> line = ImmutableList.of();

  SolverCommands(Supplier<HexSolver> solvers, Supplier<HtpGame> game, Inbox inbox) {
    this.solvers = solvers;
    this.game = game;
    this.inbox = inbox;
  }

  void register(HtpCommands commands) {
    commands.add("dfpn-solve-state", this::solveState);
    commands.add("dfpn-get-pv", this::line);
    commands.add("dfpn-solver-find-winning", this::findWinning);
    commands.add("dfpn-clear-tt", this::clearTable);
    commands.add("param_dfpn", this::parameters);
    commands.add("hexproof-solve-goal", this::solveGoal);
    commands.add("hexproof-find-winning", this::findWinningForGoal);
    commands.add("vc-build", this::considered);
  }

  private String solveState(HtpArguments arguments) throws HtpError {
    Color toMove = arguments.onlyColor(game.get().toMove());
    Answer answer = answer(problem(toMove, Goal.TOP_TO_BOTTOM), limits.time());
    line = answer instanceof Answer.Decided decided ? decided.line() : ImmutableList.of();
    // As MoHex says it: no colour wins as far as is known.
    return answer instanceof Answer.Decided decided ? decided.winner().label() : "empty";
  }

  private String line(HtpArguments arguments) throws HtpError {
    arguments.expect(0, 1);
    return Joiner.on(' ').join(line);
  }

  private String findWinning(HtpArguments arguments) throws HtpError {
    Color toMove = arguments.onlyColor(game.get().toMove());
    HexSolver.Moves moves = winning(problem(toMove, Goal.TOP_TO_BOTTOM));
    if (moves.answer() instanceof Answer.Undecided undecided) {
      throw new HtpError(undecided(undecided));
    }
    return Joiner.on(' ').join(moves.winning());
  }

  /**
   * What HexGui asks for to show the <i>consider set</i>: the empty cells that need not be
   * considered, each with an {@code x}. If the other side wins when it may move first, a move
   * outside of what it needs for that loses.
   */
  private String considered(HtpArguments arguments) throws HtpError {
    Color color = arguments.onlyColor(game.get().toMove());
    Problem passed = problem(color.opposite(), Goal.TOP_TO_BOTTOM);
    Answer.Decided decided = decided(passed, glance().time());
    if (decided.winner() == color) {
      return "";
    }
    return passed.position().empty().stream()
        .filter(cell -> !decided.carrier().contains(cell))
        .map(cell -> cell + " x")
        .collect(joining(" "));
  }

  private String solveGoal(HtpArguments arguments) throws HtpError {
    Answer answer = answer(goalProblem(arguments), limits.time());
    return answer instanceof Answer.Decided decided
        ? decided.winner().label()
        : undecided((Answer.Undecided) answer);
  }

  private String findWinningForGoal(HtpArguments arguments) throws HtpError {
    HexSolver.Moves moves = winning(goalProblem(arguments));
    return moves.answer() instanceof Answer.Undecided undecided
        ? undecided(undecided)
        : Joiner.on(' ').join(moves.winning());
  }

  private Problem goalProblem(HtpArguments arguments) throws HtpError {
    if (arguments.size() == 0) {
      throw new HtpError("expected a colour and a goal, like black a1+b2 / c3 / bottom");
    }
    Color toMove = arguments.color(0);
    if (arguments.size() == 1) {
      return problem(toMove, Goal.TOP_TO_BOTTOM);
    }
    try {
      return problem(toMove, GoalText.parse(arguments.rest(1)));
    } catch (IllegalArgumentException e) {
      throw new HtpError(e.getMessage());
    }
  }

  private Problem problem(Color toMove, Goal goal) {
    Position position = game.get().position();
    return new Problem(position, toMove, goal);
  }

  private static String undecided(Answer.Undecided undecided) {
    return "undecided " + undecided.reason().label();
  }

  /** A verdict or a limit that was hit. */
  Answer answer(Problem problem, Duration time) throws HtpError {
    Limits shorter = limits.withTime(time);
    return checked(inbox.ask(solver(problem), asked -> asked.solve(problem, shorter)));
  }

  Answer.Decided decided(Problem problem, Duration time) throws HtpError {
    Answer answer = answer(problem, time);
    if (answer instanceof Answer.Undecided undecided) {
      throw new HtpError(undecided(undecided));
    }
    return (Answer.Decided) answer;
  }

  private HexSolver.Moves winning(Problem problem) throws HtpError {
    HexSolver.Moves moves = moves(problem, limits);
    checked(moves.answer());
    return moves;
  }

  /** Some winning moves of the side to move, all of them if the time allows. */
  ImmutableSet<Cell> winning(Problem problem, Duration time) throws HtpError {
    return moves(problem, limits.withTime(time)).winning();
  }

  /**
   * The moves that may win although the other side threatens to, as far as that is found in this
   * time; none if they all lose; empty if nothing is threatened.
   */
  Optional<ImmutableSet<Cell>> mustPlay(Problem problem, Duration time) throws HtpError {
    return inbox.ask(
        new LentSolver(running(), time),
        asked ->
            new MustPlay(asked, limits.withWork(MustPlay.LITTLE_WORK))
                .answers(problem.position(), problem.toMove()));
  }

  private HexSolver.Moves moves(Problem problem, Limits within) throws HtpError {
    HexSolver.Moves moves =
        inbox.ask(solver(problem), asked -> asked.winningMoves(problem, within));
    checkNotInterrupted(moves.answer());
    return moves;
  }

  private static Answer checked(Answer answer) throws HtpError {
    checkNotInterrupted(answer);
    if (answer instanceof Answer.Failed failed) {
      throw new HtpError("the solver failed: " + failed.message());
    }
    return answer;
  }

  private static void checkNotInterrupted(Answer answer) throws HtpError {
    if (answer.isUndecided(Answer.Undecided.Reason.CANCELLED)) {
      throw Inbox.interrupted();
    }
  }

  private HexSolver solver(Problem problem) throws HtpError {
    HexSolver running = running();
    if (!inbox.ask(running, asked -> asked.supports(problem))) {
      throw new HtpError("the solver can't be asked this");
    }
    return running;
  }

  private HexSolver running() {
    if (solver.isEmpty()) {
      solver = Optional.of(solvers.get());
    }
    return solver.get();
  }

  /** The solver for one command that asks it itself. */
  HexSolver lent(Duration time) {
    return new LentSolver(running(), time);
  }

  Duration time() {
    return limits.time();
  }

  /** The limits of a command whose answer HexGui draws. */
  Limits glance() {
    return limits.withTime(Comparators.min(limits.time(), LONGEST_GLANCE));
  }

  /** What a solver has learned goes with it. */
  private String clearTable(HtpArguments arguments) throws HtpError {
    arguments.expect(0, 0);
    close();
    return "";
  }

  private String parameters(HtpArguments arguments) throws HtpError {
    if (arguments.size() == 0) {
      double seconds = limits.time().equals(UNLIMITED) ? 0 : limits.time().toMillis() / 1000.0;
      return String.format(
          Locale.ROOT,
          "\n[string] timelimit %s\n[string] memory %d",
          seconds,
          limits.bytes() >> 20);
    }
    arguments.expect(2, 2);
    switch (arguments.word(0)) {
      case "timelimit" -> {
        Duration time = arguments.seconds(1);
        limits = limits.withTime(time.isZero() ? UNLIMITED : time);
      }
      case "memory" ->
          limits = new Limits(limits.time(), (long) arguments.integer(1, 1, MOST_MEBIBYTES) << 20);
      // HexGui switches its drawing of searches on before each solve.
      case "use_guifx" -> arguments.integer(1, 0, 1);
      default -> throw arguments.unknown("parameter", 0, "timelimit", "memory", "use_guifx");
    }
    return "";
  }

  @Override
  public void close() {
    solver.ifPresent(HexSolver::close);
    solver = Optional.empty();
  }
}
