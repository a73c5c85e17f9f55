package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.Optional;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.hexproof.coloring.Construction;
import org.hexproof.coloring.KnownGames;
import org.hexproof.coloring.Notation;
import org.hexproof.coloring.Realization;
import org.hexproof.coloring.SmallGames;
import org.hexproof.coloring.TooManyCellsException;
import org.hexproof.expression.Answer;
import org.hexproof.expression.Calculator;
import org.hexproof.expression.Expression;
import org.hexproof.expression.ExpressionReader;
import org.hexproof.region.Evaluation;
import org.hexproof.region.RegionTooLargeException;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.Cursor;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.StoreFullException;
import org.hexproof.value.ValueSyntaxException;
import org.hexproof.value.Values;

/** {@code hexproof realize}. */
final class RealizeCommand implements Command {
  private static final String POSET = "poset";
  private static final String SMALLEST = "smallest";
  private static final String GAME = "game";
  private static final String TABLE = "table";
  private static final String ASCII = "ascii";
  private static final String MEMORY = "memory";

  @Override
  public String name() {
    return "realize";
  }

  @Override
  public String summary() {
    return "builds a set coloring game that has a given value";
  }

  @Override
  public String operands() {
    return "EXPR | --smallest N | --game GAME";
  }

  @Override
  public ImmutableList<String> description() {
    return ImmutableList.of(
        "In a monotone set coloring game Black and White color cells in turn, one at a time, until"
            + " all are colored. The outcome depends on the colors, and another black cell never"
            + " makes it worse for Black. Hex is one. Its value is always passable: no player"
            + " would rather pass than make a good move. The other way round, each passable value"
            + " is that of some set coloring game, and one is built here by the constructions of"
            + " 'All passable games are realizable as monotone set coloring games'.",
        "EXPR is a game as for 'hexproof value', such as {a,b|{a|⊥}}, with T and F for ⊤ and ⊥."
            + " What is told: its simplest form; the cells of the game built; how many are"
            + " proved to be enough; the fewest that are possible, if games so small were searched;"
            + " and the value of the game computed anew from its outcomes, if it has at most "
            + Construction.MAX_LISTED
            + " cells.",
        "The game a:{○○●}, b:{○●○,●○●} has three cells. The outcome is at least a once the third"
            + " is black, and at least b once the second is or the first and the third are; it is"
            + " the least outcome above all that are reached so. ○ may be typed o or 0, ● may be"
            + " typed * or 1. After that stand the gadgets that the game is made of. 'choice':"
            + " whoever moves first chooses one of two games, and moves first there too."
            + " 'coupling': he chooses, but in the first game White is next to move, in the second"
            + " Black. '{G|⊥}' and '{⊤|G}': one player must at once answer a threat in G's favor.",
        "--smallest N goes through all games of at most N cells over ⊥ < a, b < ⊤. It lists each"
            + " value once, up to exchange of a and b and exchange of the players, with the number of"
            + " cells it needs and a game. Up to 5 cells that takes seconds; 6 take half an hour.",
        "Examples: hexproof realize '{a,b|F}' --poset fork; hexproof realize --smallest 4; hexproof"
            + " realize --game 'a:{oo*}, b:{o*o,*o*}' --poset fork.");
  }

  @Override
  public Options options() {
    return new Options()
        .addOption(
            Choices.option(
                POSET,
                "POSET",
                "the outcomes, as for 'hexproof value': bool, P3 (the default), corner, fork,"
                    + " terminals:N, or chains such as 'F<x<T, F<y<T'"))
        .addOption(
            Choices.option(
                SMALLEST,
                "N",
                "list the values of all games of at most N cells, at most " + SmallGames.MAX_CELLS))
        .addOption(Choices.option(GAME, "GAME", "tell the value of this set coloring game"))
        .addOption(
            Choices.flag(
                TABLE,
                "also list the outcome of each coloring, of at most "
                    + Construction.MAX_LISTED
                    + " cells"))
        .addOption(Choices.flag(ASCII, "print T, F, o and * for ⊤, ⊥, ○ and ●"))
        .addOption(
            Choices.option(
                MEMORY,
                "MIB",
                "memory for values, in MiB (default " + ValueCommand.DEFAULT_MEBIBYTES + ")"))
        .addOption(Choices.textOrJson())
        .addOption(Choices.out());
  }

  @Override
  public ExitCode run(CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    boolean json = Choices.word(line, Choices.FORMAT, Choices.TEXT_OR_JSON).equals("json");
    checkCombination(line);
    try {
      return ValueCommand.reply(report(line, surroundings), line, json, surroundings);
    } catch (ValueSyntaxException e) {
      throw CommandException.unreadable(e.getMessage());
    } catch (TooManyCellsException | RegionTooLargeException e) {
      surroundings.err().println("hexproof: undecided: " + e.getMessage());
    } catch (StoreFullException e) {
      surroundings
          .err()
          .println("hexproof: undecided: " + e.getMessage() + " (--memory raises it)");
    } catch (SmallGamesWatch.StoppedException e) {
      return ExitCode.INTERRUPTED;
    }
    return ExitCode.UNDECIDED;
  }

  private static void checkCombination(CommandLine line) throws CommandException {
    int asked = line.getArgList().size();
    asked += line.hasOption(SMALLEST) ? 1 : 0;
    asked += line.hasOption(GAME) ? 1 : 0;
    if (asked != 1) {
      throw CommandException.usage(
          "expected one of EXPR, --smallest N and --game GAME, not "
              + (asked == 0 ? "none" : "several"));
    }
    if (line.hasOption(SMALLEST) && (line.hasOption(POSET) || line.hasOption(TABLE))) {
      throw CommandException.usage(
          "--smallest lists games over the poset fork, and takes neither --poset nor --table");
    }
  }

  private static ValueReply report(CommandLine line, Surroundings surroundings)
      throws CommandException, ValueSyntaxException {
    boolean ascii = line.hasOption(ASCII);
    long bytes = (long) Choices.count(line, MEMORY, ValueCommand.DEFAULT_MEBIBYTES, 1 << 20) << 20;
    if (line.hasOption(SMALLEST)) {
      int cells = Choices.count(line, SMALLEST, 1, SmallGames.MAX_CELLS);
      Values values = new Values(new Store(Posets.FORK, bytes), Calculator.CACHE_BITS);
      try (SmallGamesWatch watch = new SmallGamesWatch(surroundings)) {
        return new SmallestReport(values, SmallGames.upTo(cells, values, watch), cells, ascii);
      }
    }
    FinitePoset poset =
        line.hasOption(POSET) ? PosetOption.read(line.getOptionValue(POSET)) : Posets.P3;
    Calculator calculator =
        new Calculator(new Values(new Store(poset, bytes), Calculator.CACHE_BITS), bytes);
    RealizeReport.Style style = new RealizeReport.Style(line.hasOption(TABLE), ascii);
    if (line.hasOption(GAME)) {
      Coloring game = Notation.read("--" + GAME, line.getOptionValue(GAME), poset);
      Values values = calculator.values(poset);
      int value = new Evaluation(game, values, bytes).value();
      return new RealizeReport(
          values, value, Optional.empty(), Optional.of(game), Optional.of(value), style);
    }
    return realized(line.getArgList().get(0), calculator, bytes, style);
  }

  private static ValueReply realized(
      String text, Calculator calculator, long bytes, RealizeReport.Style style)
      throws CommandException, ValueSyntaxException {
    Cursor cursor = new Cursor("EXPR", 1, text);
    Expression expression = ExpressionReader.expression(cursor);
    Values values = calculator.values(calculator.poset(ImmutableList.of(expression)));
    Answer.Worth worth = calculator.worth(cursor, expression, values);
    Optional<Expression> impassable = calculator.impassable(cursor, expression, values);
    if (!values.isPassable(worth.value())) {
      throw cursor.error(
          impassable.map(Expression::place).orElse(0),
          "this game is not passable: no move in it helps who makes it, so that no set coloring"
              + " game has its value",
          "hexproof value --expr 'passable G' shows a line of play");
    }
    Realization realization =
        impassable.isEmpty() && expression.operator().isEmpty()
            ? Realization.of(values, worth.form().get())
            : Realization.of(values, worth.value());
    Construction game = realization.game();
    Optional<Coloring> coloring =
        game.cells() <= Construction.MAX_LISTED
            ? Optional.of(game.coloring(values.poset()))
            : Optional.empty();
    Optional<Integer> again = coloring.map(each -> new Evaluation(each, values, bytes).value());
    if (again.isPresent() && again.get() != worth.value()) {
      throw CommandException.solverFailed("the game that was built has another value");
    }
    return new RealizeReport(
        values,
        worth.value(),
        Optional.of(
            new RealizeReport.Built(realization, KnownGames.shipped().find(values, worth.value()))),
        coloring,
        again,
        style);
  }
}
