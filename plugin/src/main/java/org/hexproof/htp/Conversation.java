package org.hexproof.htp;

import com.google.common.base.Joiner;
import com.google.common.collect.Comparators;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

  private static final Pattern FILE_AND_MOVES =
      Pattern.compile("(?:\"([^\"]*)\"|(.*?))(?: ([0-9]{1,9}))?");

  private final HtpCommands commands = new HtpCommands();
  private final SolverCommands solver;
  private final MoveChooser chooser;
  private final GameCommands settings = new GameCommands();
  private HtpGame game = HtpGame.onEmpty(new Board(11, 11));
  private String why = "no move was generated yet";
  private boolean over;

  Conversation(Supplier<HexSolver> solvers, Inbox inbox) {
    solver = new SolverCommands(solvers, () -> game, inbox);
    chooser = new MoveChooser(solver, inbox);
    registerProtocol();
    registerGame();
    settings.register(commands);
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
    commands.add("play-game", this::playGame);
    commands.add("undo", this::undo);
    commands.add("loadsgf", this::loadSgf);
    commands.add("showboard", arguments -> "\n" + BoardText.of(game.position()));
    commands.add("all_legal_moves", this::legalMoves);
    commands.add("final_score", arguments -> score());
    commands.add("genmove", arguments -> generate(arguments, true));
    commands.add("reg_genmove", arguments -> generate(arguments, false));
    commands.add("hexproof-why", arguments -> why);
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

  private String boardSize(HtpArguments arguments) throws HtpError {
    arguments.expect(1, 2);
    int cols = arguments.integer(0, 1, Board.MAX_SIDE);
    int rows = arguments.size() == 1 ? cols : arguments.integer(1, 1, Board.MAX_SIDE);
    restart(HtpGame.onEmpty(new Board(cols, rows)));
    return "";
  }

  private String clearBoard(HtpArguments arguments) throws HtpError {
    arguments.expect(0, 0);
    restart(HtpGame.onEmpty(game.position().board()));
    return "";
  }

  private void restart(HtpGame fresh) {
    game = fresh;
    settings.clock().restart();
  }

  private String play(HtpArguments arguments) throws HtpError {
    arguments.expect(2, 2);
    play(game, arguments.color(0), arguments.move(1));
    return "";
  }

  /** A new game with these moves, Black's first. */
  private String playGame(HtpArguments arguments) throws HtpError {
    HtpGame fresh = HtpGame.onEmpty(game.position().board());
    for (int i = 0; i < arguments.size(); i++) {
      play(fresh, fresh.toMove(), arguments.move(i));
    }
    restart(fresh);
    return "";
  }

  private void play(HtpGame played, Color color, Move move) throws HtpError {
    if (move instanceof Move.SwapPieces && !settings.allowsSwap()) {
      throw new HtpError("illegal move: param_game allow_swap is 0");
    }
    played.play(color, move);
  }

  private String undo(HtpArguments arguments) throws HtpError {
    arguments.expect(0, 0);
    game.undo();
    return "";
  }

  private String loadSgf(HtpArguments arguments) throws HtpError {
    if (arguments.size() == 0) {
      throw new HtpError("expected the name of a file");
    }
    Matcher words = FILE_AND_MOVES.matcher(arguments.rest(0));
    if (!words.matches()) {
      throw new HtpError("expected a file and, perhaps, a number of moves: " + arguments.rest(0));
    }
    String name = words.group(1) == null ? words.group(2) : words.group(1);
    try {
      Diagram diagram =
          LoadedGame.read(Path.of(name), Optional.ofNullable(words.group(3)).map(Integer::valueOf));
      restart(new HtpGame(diagram.position(), diagram.toMove().orElse(Color.BLACK)));
      return "";
    } catch (NoSuchFileException e) {
      throw new HtpError("can't read " + name + ": there is no such file");
    } catch (FormatException e) {
      throw new HtpError(e.getMessage());
    } catch (InvalidPathException | IOException e) {
      throw new HtpError("can't read " + name + ": " + e.getMessage());
    }
  }

  private String legalMoves(HtpArguments arguments) throws HtpError {
    Color color = arguments.onlyColor(game.toMove());
    String stones = Joiner.on(' ').join(game.position().empty());
    return maySwap(color) ? "swap-pieces " + stones : stones;
  }

  private boolean maySwap(Color color) {
    return settings.allowsSwap() && game.maySwap(color);
  }

  private String score() {
    Optional<Color> winner = game.winner();
    if (winner.isEmpty()) {
      return "cannot score";
    }
    return winner.get() == Color.BLACK ? "B+" : "W+";
  }

  private String generate(HtpArguments arguments, boolean play) throws HtpError {
    Color color = arguments.onlyColor(game.toMove());
    long start = System.nanoTime();
    MoveChooser.Choice choice = chooser.choose(game, color, maySwap(color), thinkingTime(color));
    why = choice.reason();
    if (play) {
      Duration used = Duration.ofNanos(System.nanoTime() - start);
      settings.clock().spend(color, used);
      game.play(color, choice.move());
    }
    return choice.move().toString();
  }

  private Duration thinkingTime(Color color) {
    Duration limit = Comparators.min(solver.time(), settings.longestThought());
    return settings
        .clock()
        .thought(color)
        .map(share -> Comparators.min(limit, share))
        .orElse(limit);
  }

  @Override
  public void close() {
    solver.close();
  }
}
