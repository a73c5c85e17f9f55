package org.hexproof.htp;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.hexproof.board.Board;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.file.NoFolderException;
import org.hexproof.format.Diagram;
import org.hexproof.format.FormatException;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Version;
import org.hexproof.solver.embedded.NativeLibraryException;

/** The state of an engine between commands, and its commands. */
final class Conversation implements AutoCloseable {
  /** HexGui's menu: type, label, command, with %m and %c for a colour. */
  private static final ImmutableList<String> MENU =
      ImmutableList.of(
          "string/Solve State/dfpn-solve-state %m",
          "plist/Find Winning/dfpn-solver-find-winning %m",
          "string/Solve Goal/hexproof-solve-goal %m %s",
          "plist/Find Winning for Goal/hexproof-find-winning %m %s",
          "none/Clear Table/dfpn-clear-tt",
          "param/Solver Parameters/param_dfpn",
          "inferior/Consider Set/vc-build %m",
          "gfx/Who Wins and Where/hexproof-carrier %m",
          "vc/Templates/hexproof-spot edge interior connects-both",
          "vc/Pivoting Templates/hexproof-spot pivoting pivoting-sente",
          "vc/Templates at Cell/hexproof-spot %p",
          "gfx/Verify Marked Template/hexproof-verify %P",
          "string/Value of Marked Region/hexproof-value %P",
          "string/Value between Terminals/hexproof-value %P terminals %s",
          "plist/All Legal Moves/all_legal_moves %c",
          "plist/Reg GenMove/reg_genmove %c",
          "string/Why this Move/hexproof-why",
          "string/Show Board/showboard",
          "string/Final Score/final_score");

  private static final Duration LONGEST_THOUGHT = Duration.ofSeconds(30);
  private static final int SHARE_OF_TIME_LEFT = 10;

  private final SgfLoader loader;
  private final Commands commands = new Commands();
  private final SolverCommands solver;
  private final MoveChooser chooser;
  private final Map<Color, Duration> timeLeft = new EnumMap<>(Color.class);
  private Game game = Game.onEmpty(new Board(11, 11));
  private String why = "no move was generated yet";
  private boolean over;

  Conversation(Supplier<HexSolver> solvers, SgfLoader loader, Inbox inbox) {
    this.loader = loader;
    solver = new SolverCommands(solvers, () -> game, inbox);
    chooser = new MoveChooser(solver);
    registerProtocol();
    registerGame();
    solver.register(commands);
    registerViews(inbox);
  }

  private void registerProtocol() {
    commands.add("name", arguments -> "Hexproof");
    commands.add("version", arguments -> Version.text());
    commands.add("protocol_version", arguments -> "2");
    commands.add("list_commands", arguments -> Joiner.on('\n').join(commands.names()));
    commands.add(
        "known_command",
        arguments -> {
          arguments.expect(1, 1);
          return Boolean.toString(commands.knows(arguments.word(0)));
        });
    commands.add("hexgui-analyze_commands", arguments -> Joiner.on('\n').join(MENU));
    commands.add(
        "quit",
        arguments -> {
          over = true;
          return "";
        });
  }

  private void registerGame() {
    commands.add("boardsize", this::boardSize);
    commands.add("clear_board", this::clearBoard);
    commands.add("play", this::play);
    commands.add("undo", this::undo);
    commands.add("loadsgf", this::loadSgf);
    commands.add("showboard", arguments -> "\n" + BoardText.of(game.position()));
    commands.add("all_legal_moves", this::legalMoves);
    commands.add("final_score", arguments -> score());
    commands.add("genmove", arguments -> generate(arguments, true));
    commands.add("reg_genmove", arguments -> generate(arguments, false));
    commands.add("hexproof-why", arguments -> why);
    commands.add("time_left", this::timeLeft);
  }

  /** What HexGui shows on its board. */
  private void registerViews(Inbox inbox) {
    Supplier<Position> position = () -> game.position();
    commands.add("hexproof-carrier", new CarrierCommand(solver, () -> game)::answer);
    commands.add("hexproof-spot", new StandingTemplates(position)::answer);
    commands.add("hexproof-verify", new PartCommand(position, solver, inbox)::answer);
    commands.add("hexproof-value", new RegionCommand(position, solver::glance, inbox)::answer);
  }

  boolean isOver() {
    return over;
  }

  /** Does the command; whatever goes wrong in it, the conversation can go on. */
  String answer(String command, ImmutableList<String> arguments) throws HtpError {
    try {
      return commands.answer(command, arguments);
    } catch (NoFolderException | NativeLibraryException e) {
      throw new HtpError(e.getMessage());
    } catch (RuntimeException | LinkageError e) {
      throw new HtpError("the command failed: " + e);
    }
  }

  private String boardSize(Arguments arguments) throws HtpError {
    arguments.expect(1, 2);
    int cols = arguments.integer(0, 1, Board.MAX_SIDE);
    int rows = arguments.size() == 1 ? cols : arguments.integer(1, 1, Board.MAX_SIDE);
    restart(Game.onEmpty(new Board(cols, rows)));
    return "";
  }

  private String clearBoard(Arguments arguments) throws HtpError {
    arguments.expect(0, 0);
    restart(Game.onEmpty(game.position().board()));
    return "";
  }

  private void restart(Game fresh) {
    game = fresh;
    timeLeft.clear();
  }

  private String play(Arguments arguments) throws HtpError {
    arguments.expect(2, 2);
    game.play(arguments.color(0), arguments.move(1));
    return "";
  }

  private String undo(Arguments arguments) throws HtpError {
    arguments.expect(0, 0);
    game.undo();
    return "";
  }

  private String loadSgf(Arguments arguments) throws HtpError {
    if (arguments.size() == 0) {
      throw new HtpError("expected the name of a file");
    }
    String name = arguments.rest(0);
    try {
      Diagram diagram = loader.load(Path.of(name));
      restart(new Game(diagram.position(), diagram.toMove().orElse(Color.BLACK)));
      return "";
    } catch (InvalidPathException | IOException e) {
      throw new HtpError("can't read " + name + ": " + e.getMessage());
    } catch (FormatException e) {
      throw new HtpError(e.getMessage());
    }
  }

  private String legalMoves(Arguments arguments) throws HtpError {
    arguments.expect(0, 1);
    Color color = arguments.size() == 0 ? game.toMove() : arguments.color(0);
    String stones = Joiner.on(' ').join(game.position().empty());
    return game.maySwap(color) ? "swap-pieces " + stones : stones;
  }

  private String score() {
    Optional<Color> winner = game.winner();
    if (winner.isEmpty()) {
      return "cannot score";
    }
    return winner.get() == Color.BLACK ? "B+" : "W+";
  }

  private String generate(Arguments arguments, boolean play) throws HtpError {
    arguments.expect(0, 1);
    Color color = arguments.size() == 0 ? game.toMove() : arguments.color(0);
    long start = System.nanoTime();
    MoveChooser.Choice choice = chooser.choose(game, color, thinkingTime(color));
    why = choice.reason();
    if (play) {
      Duration used = Duration.ofNanos(System.nanoTime() - start);
      timeLeft.computeIfPresent(color, (unused, left) -> left.minus(used));
      game.play(color, choice.move());
    }
    return choice.move().toString();
  }

  private Duration thinkingTime(Color color) {
    Duration limit = shorter(solver.time(), LONGEST_THOUGHT);
    Duration left = timeLeft.get(color);
    return left == null ? limit : shorter(limit, share(left));
  }

  private static Duration share(Duration left) {
    Duration share = left.dividedBy(SHARE_OF_TIME_LEFT);
    return share.compareTo(Duration.ofMillis(1)) < 0 ? Duration.ofMillis(1) : share;
  }

  private static Duration shorter(Duration a, Duration b) {
    return a.compareTo(b) < 0 ? a : b;
  }

  private String timeLeft(Arguments arguments) throws HtpError {
    arguments.expect(1, 2);
    Color color = arguments.color(0);
    if (arguments.size() == 2) {
      timeLeft.put(color, arguments.seconds(1));
      return "";
    }
    Duration left = timeLeft.get(color);
    return left == null
        ? "unlimited"
        : String.format(Locale.ROOT, "%.1f", left.toMillis() / 1000.0);
  }

  @Override
  public void close() {
    solver.close();
  }
}
