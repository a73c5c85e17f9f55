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
  public Options options() {
    return new Options()
        .addOption(Choices.option(POSET, "POSET"))
        .addOption(Choices.option(SMALLEST, "N"))
        .addOption(Choices.option(GAME, "GAME"))
        .addOption(Choices.flag(TABLE))
        .addOption(Choices.flag(ASCII))
        .addOption(Choices.option(MEMORY, "MIB"))
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
