package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.Optional;
import org.hexproof.coloring.Construction;
import org.hexproof.coloring.KnownGames;
import org.hexproof.coloring.Notation;
import org.hexproof.coloring.Realization;
import org.hexproof.coloring.SmallGames;
import org.hexproof.expression.Calculator;
import org.hexproof.expression.Expression;
import org.hexproof.expression.ExpressionReader;
import org.hexproof.expression.GameAnswer;
import org.hexproof.region.Evaluation;
import org.hexproof.report.Account;
import org.hexproof.report.RealizeReport;
import org.hexproof.report.SmallestReport;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.Cursor;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.ValueSyntaxException;
import org.hexproof.value.Values;

/** {@code hexproof realize}. */
final class RealizeCommand {
  private static final Choice<FinitePoset> POSET = ValueCommand.POSET.or(Posets.P3);
  private static final Choice<Integer> SMALLEST =
      Choice.count("smallest", "N", SmallGames.MAX_CELLS);
  private static final Choice<String> GAME = Choice.text("game", "GAME");
  private static final Choice<Boolean> TABLE = Choice.flag("table");

  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .add(POSET, SMALLEST, GAME, TABLE, ValueCommand.ASCII, ValueCommand.MEMORY)
          .add(Output.FORMAT, Output.OUT)
          .build();

  static final ImmutableList<Rule> RULES =
      ImmutableList.of(
          Rule.excludes(
              SMALLEST,
              "--smallest lists games over the poset fork, and takes neither --poset nor --table",
              POSET,
              TABLE));

  private RealizeCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    checkCombination(line);
    return Output.tell(report(line, surroundings), line, surroundings);
  }

  private static void checkCombination(Line line) {
    int asked = line.operands().size();
    asked += line.has(SMALLEST) ? 1 : 0;
    asked += line.has(GAME) ? 1 : 0;
    if (asked != 1) {
      throw CommandException.usage(
          "expected one of EXPR, --smallest N and --game GAME, not "
              + (asked == 0 ? "none" : "several"));
    }
  }

  private static Account report(Line line, Surroundings surroundings) throws ValueSyntaxException {
    boolean ascii = line.get(ValueCommand.ASCII);
    long bytes = line.get(ValueCommand.MEMORY);
    if (line.has(SMALLEST)) {
      int cells = line.get(SMALLEST);
      Values values = new Values(new Store(Posets.FORK, bytes), Values.DEEP_CACHE_BITS);
      try (SmallGamesWatch watch = new SmallGamesWatch(surroundings)) {
        return new SmallestReport(values, SmallGames.upTo(cells, values, watch), cells, ascii);
      }
    }
    FinitePoset poset = line.get(POSET);
    Calculator calculator =
        new Calculator(new Values(new Store(poset, bytes), Values.DEEP_CACHE_BITS), bytes);
    RealizeReport.Style style = new RealizeReport.Style(line.get(TABLE), ascii);
    if (line.has(GAME)) {
      Coloring game = Notation.read(GAME.toString(), line.get(GAME), poset);
      Values values = calculator.values(poset);
      int value = new Evaluation(game, values, bytes).value();
      return new RealizeReport(
          values, value, Optional.empty(), Optional.of(game), Optional.of(value), style);
    }
    return realized(line.operands().get(0), calculator, bytes, style);
  }

  private static Account realized(
      String text, Calculator calculator, long bytes, RealizeReport.Style style)
      throws ValueSyntaxException {
    Cursor cursor = new Cursor("EXPR", 1, text);
    Expression expression = ExpressionReader.expression(cursor);
    Values values = calculator.values(calculator.poset(ImmutableList.of(expression)));
    GameAnswer.Worth worth = calculator.worth(cursor, expression, values);
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
