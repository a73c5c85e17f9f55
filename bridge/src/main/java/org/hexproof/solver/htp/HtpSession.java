package org.hexproof.solver.htp;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.GoalText;
import org.hexproof.board.Position;
import org.hexproof.solver.Answer.Undecided.Reason;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.WholeBoard;

/** A running engine and what it is known to understand. */
final class HtpSession {
  static final String SOLVE = "dfpn-solve-state";
  static final String FIND_WINNING = "dfpn-solver-find-winning";
  static final String SOLVE_GOAL = "hexproof-solve-goal";
  static final String FIND_WINNING_GOAL = "hexproof-find-winning";

  private static final String CLEAR_TABLE = "dfpn-clear-tt";
  private static final String PARAMETERS = "param_dfpn";
  private static final Splitter WORDS = Splitter.onPattern("\\s+").omitEmptyStrings();

  private final HtpSettings settings;
  private final HtpProcess process;
  private final String name;
  private final ImmutableSet<String> commands;
  private final ImmutableSet<String> parameters;
  private final Set<Board> taken = new HashSet<>();
  private final Set<Board> refused = new HashSet<>();
  private Optional<Board> board = Optional.empty();

  /** Whether nothing was played since the board got its size. */
  private boolean fresh;

  /** Asks a fresh process what it understands, and sets it up. */
  HtpSession(HtpSettings settings, HtpProcess process) throws HtpException {
    this.settings = settings;
    this.process = process;
    this.name = greet();
    commands = ImmutableSet.copyOf(WORDS.split(ask("list_commands", settings.startLimit())));
    parameters = commands.contains(PARAMETERS) ? parameters() : ImmutableSet.of();
  }

  private String greet() throws HtpException {
    try {
      return process.greet(settings.startLimit(), settings.patience());
    } catch (HtpException e) {
      throw HtpException.fault(e.getMessage());
    }
  }

  /** What the engine calls itself. */
  String name() {
    return name;
  }

  boolean lists(String... all) {
    return commands.containsAll(Arrays.asList(all));
  }

  /** A command that is no question about the position: being late is a fault. */
  String ask(String command) throws HtpException {
    return ask(command, settings.commandLimit());
  }

  /** One that takes its time, and then no longer than others do. */
  String thinking(String command, Duration time) throws HtpException {
    return ask(command, time.plus(settings.commandLimit()));
  }

  private String ask(String command, Duration limit) throws HtpException {
    try {
      return process.ask(command, limit);
    } catch (HtpException e) {
      throw e.isTimeout() ? HtpException.fault(e.getMessage()) : e;
    }
  }

  /** The names in lines like {@code [string] timelimit 0}. */
  private ImmutableSet<String> parameters() throws HtpException {
    ImmutableSet.Builder<String> names = ImmutableSet.builder();
    for (String line : Splitter.on('\n').split(ask(PARAMETERS, settings.startLimit()))) {
      List<String> words = WORDS.splitToList(line);
      if (words.size() >= 2 && words.get(0).startsWith("[")) {
        names.add(words.get(1));
      }
    }
    return names.build();
  }

  /** Why the engine can't be asked this, if it can't. */
  Optional<String> objection(Problem problem) throws HtpException {
    Optional<String> objection =
        commands.contains(SOLVE_GOAL) ? Optional.empty() : objectionToGoal(problem);
    return objection.isPresent() || takes(problem.position().board())
        ? objection
        : Optional.of(
            "the engine refuses a board of %s x %s"
                .formatted(problem.position().board().cols(), problem.position().board().rows()));
  }

  private Optional<String> objectionToGoal(Problem problem) {
    if (!WholeBoard.isGoal(problem.goal())) {
      return Optional.of(
          "the engine solves whole boards only: it does not list the command " + SOLVE_GOAL);
    }
    return commands.contains(SOLVE) || commands.contains(FIND_WINNING)
        ? Optional.empty()
        : Optional.of(
            "the engine is no solver: it lists none of the commands "
                + String.join(", ", SOLVE, FIND_WINNING, SOLVE_GOAL));
  }

  /** Whether the engine has boards of this size; it is asked once. */
  boolean takes(Board size) throws HtpException {
    if (!taken.contains(size) && !refused.contains(size)) {
      try {
        resize(size);
        taken.add(size);
      } catch (HtpException e) {
        if (!e.isRefusal()) {
          throw e;
        }
        refused.add(size);
      }
    }
    return taken.contains(size);
  }

  /** The side of the largest square board that the engine has, if there is none beyond the gap. */
  int mostSide() throws HtpException {
    int least = 1;
    int tooMany = Board.MAX_SIDE + 1;
    for (int side = Board.MAX_SIDE; least + 1 < tooMany; side = (least + tooMany) / 2) {
      if (takes(new Board(side, side))) {
        least = side;
      } else {
        tooMany = side;
      }
    }
    return least;
  }

  /** Puts the position on the engine's board and lets it forget what it learned from others. */
  void setUp(Problem problem, Limits limits) throws HtpException {
    place(problem.position());
    if (commands.contains(CLEAR_TABLE)) {
      ask(CLEAR_TABLE);
    }
    if (parameters.contains("memory")) {
      ask(PARAMETERS + " memory " + Math.max(1, limits.bytes() >> 20));
    }
  }

  /** Puts the position on the engine's board. */
  void place(Position position) throws HtpException {
    resize(position.board());
    fresh = false;
    stones(position);
  }

  private void resize(Board size) throws HtpException {
    if (board.isPresent() && board.get().equals(size)) {
      if (!fresh) {
        ask("clear_board");
      }
      return;
    }
    // MoHex rebuilds its solver's board only when columns and rows both change, so a size that
    // differs in both from the old and from the new goes in between. Three such sizes do for an
    // old size that is not known: each that changes nothing fixes one side of the old board.
    List<Integer> between = new ArrayList<>();
    for (int side = 3; between.size() < (board.isPresent() ? 1 : 3); side++) {
      boolean old = board.isPresent() && (board.get().cols() == side || board.get().rows() == side);
      if (!old && size.cols() != side && size.rows() != side) {
        between.add(side);
      }
    }
    board = Optional.empty();
    for (int side : between) {
      try {
        ask("boardsize " + side + " " + side);
      } catch (HtpException e) {
        if (!e.isRefusal()) {
          throw e;
        }
      }
    }
    ask("boardsize " + size.cols() + " " + size.rows());
    board = Optional.of(size);
    fresh = true;
  }

  private void stones(Position position) throws HtpException {
    for (Cell cell : position.black()) {
      play(Color.BLACK, cell);
    }
    for (Cell cell : position.white()) {
      play(Color.WHITE, cell);
    }
  }

  private void play(Color color, Cell cell) throws HtpException {
    ask("play " + color.label() + " " + cell);
  }

  /** Decides the position that was set up. */
  Verdict winner(Problem problem, Deadline deadline) throws HtpException {
    boolean whole = WholeBoard.isGoal(problem.goal());
    if (whole && commands.contains(SOLVE)) {
      return winner(solve(SOLVE + " " + problem.toMove().label(), deadline));
    }
    if (commands.contains(SOLVE_GOAL)) {
      return winner(solve(question(SOLVE_GOAL, problem), deadline));
    }
    Optional<Color> over = WholeBoard.winner(problem.position());
    if (over.isPresent()) {
      return new Verdict.Won(over.get());
    }
    if (foundWinning(problem, deadline).isEmpty()) {
      // MoHex answers so too when it sees at once that the side to move has won.
      throw HtpException.fault(
          "the engine finds no winning move, which does not prove that there is none, and it does"
              + " not list the command "
              + SOLVE);
    }
    return new Verdict.Won(problem.toMove());
  }

  /**
   * The winning moves of the side to move, which is known to win the position that was set up.
   * MoHex's own list leaves out moves that it prunes, and every move once it sees who has won, so
   * each move is tried and solved unless the engine promises a full list or can do nothing else.
   *
   * @param found takes them, and has those that were found where the engine fails later on
   * @return the limit that kept the engine from naming all, if one did
   */
  Optional<Reason> winning(Problem problem, Deadline deadline, Set<Cell> found)
      throws HtpException {
    if (commands.contains(FIND_WINNING_GOAL)) {
      String answer = solve(question(FIND_WINNING_GOAL, problem), deadline);
      Optional<Reason> reason = undecided(answer);
      if (reason.isEmpty()) {
        found.addAll(cells(problem, answer));
      }
      return reason;
    }
    if (!commands.contains(SOLVE) && !commands.contains(SOLVE_GOAL)) {
      found.addAll(foundWinning(problem, deadline));
      return Optional.empty();
    }
    for (Cell cell : problem.position().empty()) {
      Color mover = problem.toMove();
      Problem child =
          new Problem(
              problem.position().with(cell, mover.stone()), mover.opposite(), problem.goal());
      play(mover, cell);
      Verdict verdict = winner(child, deadline);
      takeBack(problem.position());
      if (verdict instanceof Verdict.Open open) {
        return Optional.of(open.reason());
      }
      if (verdict.equals(new Verdict.Won(mover))) {
        found.add(cell);
      }
    }
    return Optional.empty();
  }

  private void takeBack(Position position) throws HtpException {
    if (commands.contains("undo")) {
      ask("undo");
    } else {
      ask("clear_board");
      stones(position);
    }
  }

  /** The engine's own list, without a time limit of its own: it would cut the list short. */
  private ImmutableSet<Cell> foundWinning(Problem problem, Deadline deadline) throws HtpException {
    if (parameters.contains("timelimit")) {
      ask(PARAMETERS + " timelimit 0");
    }
    String command = FIND_WINNING + " " + problem.toMove().label();
    return cells(problem, process.ask(command, deadline.left()));
  }

  /** Asks with the engine's own time limit where it has one, so that it need not be killed. */
  private String solve(String command, Deadline deadline) throws HtpException {
    if (!parameters.contains("timelimit")) {
      return process.ask(command, deadline.left());
    }
    Duration left = deadline.left();
    long millis = Math.max(1, TimeUnit.MILLISECONDS.convert(left));
    ask(String.format(Locale.ROOT, "%s timelimit %.3f", PARAMETERS, millis / 1000.0));
    return process.ask(command, left.plus(settings.grace()));
  }

  private static String question(String command, Problem problem) {
    return command + " " + problem.toMove().label() + " " + GoalText.format(problem.goal());
  }

  private static Verdict winner(String answer) throws HtpException {
    Optional<Reason> reason = undecided(answer);
    if (reason.isPresent()) {
      return new Verdict.Open(reason.get());
    }
    return switch (answer.toLowerCase(Locale.ROOT)) {
      case "black" -> new Verdict.Won(Color.BLACK);
      case "white" -> new Verdict.Won(Color.WHITE);
      // So MoHex says that its time is up.
      case "empty" -> new Verdict.Open(Reason.TIME);
      default ->
          throw HtpException.fault(
              "the engine named neither black nor white as the winner, but '" + answer + "'");
    };
  }

  /** The reason in {@code undecided time} and the like. */
  private static Optional<Reason> undecided(String answer) {
    return switch (answer) {
      case "undecided time" -> Optional.of(Reason.TIME);
      case "undecided memory" -> Optional.of(Reason.MEMORY);
      case "undecided cancelled" -> Optional.of(Reason.CANCELLED);
      default -> Optional.empty();
    };
  }

  private static ImmutableSet<Cell> cells(Problem problem, String answer) throws HtpException {
    Set<Cell> cells = new HashSet<>();
    for (String word : WORDS.split(answer)) {
      try {
        cells.add(Cell.parse(word));
      } catch (IllegalArgumentException e) {
        throw HtpException.fault("among the winning moves is " + e.getMessage());
      }
    }
    ImmutableSet<Cell> empty = problem.position().empty();
    if (!empty.containsAll(cells)) {
      throw HtpException.fault(
          "the engine calls moves to cells that are not empty winning: "
              + Sets.difference(cells, empty));
    }
    return empty.stream().filter(cells::contains).collect(ImmutableSet.toImmutableSet());
  }

  /** What an engine says of a position. */
  sealed interface Verdict {
    record Won(Color winner) implements Verdict {}

    /** A limit was hit. */
    record Open(Reason reason) implements Verdict {}
  }
}
