package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.hexproof.board.Color;
import org.hexproof.bound.Bound;
import org.hexproof.bound.BoundTask;
import org.hexproof.expression.Calculator;
import org.hexproof.expression.Expression;
import org.hexproof.expression.ExpressionReader;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.region.ClosedRegion;
import org.hexproof.region.RegionCut;
import org.hexproof.report.BoundReport;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solving.Watch;
import org.hexproof.value.Cursor;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.ValueSyntaxException;
import org.hexproof.value.Values;

/** {@code hexproof value --at-least}, {@code --at-most} and {@code --bounds}. */
final class BoundAsking {
  static final Choice<String> AT_LEAST = Choice.text("at-least", "EXPR");
  static final Choice<String> AT_MOST = Choice.text("at-most", "EXPR");
  static final Choice<Boolean> BOUNDS = Choice.flag("bounds");

  static final ImmutableList<Choice<?>> CHOICES =
      ImmutableList.of(AT_LEAST, AT_MOST, BOUNDS, Asking.TIMEOUT);

  private static final ImmutableList<FinitePoset> OF_THREE =
      ImmutableList.of(Posets.P3, Posets.FORK, Posets.CORNER);

  private final Line line;
  private final Surroundings surroundings;

  BoundAsking(Line line, Surroundings surroundings) {
    this.line = line;
    this.surroundings = surroundings;
  }

  static boolean isAsked(Line line) {
    return line.has(AT_LEAST) || line.has(AT_MOST) || line.get(BOUNDS);
  }

  BoundReport reply(Entry entry, RegionCut drawn) throws IOException {
    RegionCut cut = drawn.ofPromise(entry).orElse(drawn);
    if (cut.terminals().isEmpty()) {
      throw new FormatException(
          entry.place(),
          "bounds are of regions between terminals",
          "name two or three, as in --terminals 'b1;c3;bottom'");
    }
    ClosedRegion region = cut.closed(entry);
    FinitePoset outcomes = outcomes(entry, region.terminals().size());
    long bytes = line.get(ValueCommand.MEMORY);
    Values values = new Values(new Store(outcomes, bytes), Values.DEEP_CACHE_BITS);
    ImmutableList.Builder<Map.Entry<Integer, Color>> games = ImmutableList.builder();
    for (Color keeper : Color.values()) {
      Choice<String> choice = keeper == Color.BLACK ? AT_LEAST : AT_MOST;
      if (line.has(choice)) {
        games.add(Map.entry(game(choice, values, bytes), keeper));
      }
    }
    try (HexSolver solver = surroundings.start(SolverName.NATIVE)) {
      BoundTask task =
          new BoundTask(region, values, solver, new Limits(line.get(Asking.TIMEOUT), bytes));
      Watch watch = surroundings.watch();
      ImmutableList.Builder<Bound> asked = ImmutableList.builder();
      games.build().forEach(game -> asked.add(task.ask(game.getKey(), game.getValue(), watch)));
      ImmutableList.Builder<Bound> best = ImmutableList.builder();
      if (line.get(BOUNDS)) {
        best.addAll(task.best(Color.BLACK, watch)).addAll(task.best(Color.WHITE, watch));
      }
      surroundings.interrupt().check();
      return new BoundReport(values, asked.build(), best.build(), line.get(ValueCommand.ASCII));
    }
  }

  private FinitePoset outcomes(Entry entry, int terminals) throws FormatException {
    Optional<FinitePoset> wanted = line.find(ValueCommand.POSET);
    if (terminals == 2 && wanted.orElse(Posets.BOOLEAN).equals(Posets.BOOLEAN)) {
      return Posets.BOOLEAN;
    }
    if (terminals == 3 && OF_THREE.contains(wanted.orElse(Posets.P3))) {
      return wanted.orElse(Posets.P3);
    }
    throw new FormatException(
        entry.place(),
        "bounds are over bool, of two terminals, or P3, fork or corner, of three; this region has "
            + terminals
            + " terminals");
  }

  private int game(Choice<String> choice, Values values, long bytes) throws ValueSyntaxException {
    Cursor cursor = new Cursor(choice.toString(), 1, line.get(choice));
    Expression expression = ExpressionReader.expression(cursor);
    int game = new Calculator(values, bytes).worth(cursor, expression, values).value();
    if (!values.isPassable(game)) {
      throw CommandException.usage(
          choice + ": this game is not passable, so no region is compared with it");
    }
    return game;
  }
}
