package org.hexproof.htp;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;
import org.hexproof.circuit.RegionWorth;
import org.hexproof.format.Diagram;
import org.hexproof.format.RegionText;
import org.hexproof.region.ClosedRegion;
import org.hexproof.region.DrawnRegions;
import org.hexproof.region.Region;
import org.hexproof.region.RegionLimit;
import org.hexproof.report.GameText;
import org.hexproof.report.OutcomeText;
import org.hexproof.solver.Limits;
import org.hexproof.value.Game;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.Poset;
import org.hexproof.value.StoreFullException;

/** {@code hexproof-value}: what some empty cells are worth, as a game in its simplest form. */
record RegionCommand(Supplier<Position> position, Supplier<Limits> limits, Inbox inbox) {
  private static final String TERMINALS = "terminals";
  private static final long MOST_ATOMS = 1_000;

  /** What HexGui can show below the board; it opens a window for an answer of several lines. */
  private static final int LONGEST_LINE = 60;

  String answer(HtpArguments arguments) throws HtpError {
    Position now = position.get();
    int end = arguments.words().indexOf(TERMINALS);
    ImmutableSet<Cell> cells = arguments.cells(0, end < 0 ? arguments.size() : end, now.board());
    if (cells.size() > RegionLimit.DEFAULT_CELLS) {
      throw new HtpError(
          "the region has %s cells; at most %s are evaluated here, 'hexproof value' takes more"
              .formatted(cells.size(), RegionLimit.DEFAULT_CELLS));
    }
    long bytes = limits.get().bytes();
    try {
      Callable<RegionWorth> work =
          end < 0 ? open(now, cells, bytes) : closed(now, cells, arguments.rest(end + 1), bytes);
      RegionWorth worth = Computation.result(work, limits.get().time(), inbox);
      return text(worth.values().form(worth.value()), worth.values().poset());
    } catch (IllegalArgumentException e) {
      throw new HtpError(e.getMessage());
    } catch (GameTooLargeException | StoreFullException e) {
      throw new HtpError("undecided memory: " + e.getMessage());
    }
  }

  private static Callable<RegionWorth> open(Position now, ImmutableSet<Cell> cells, long bytes) {
    Region region = DrawnRegions.open(Diagram.of(now, Optional.empty()), cells);
    return () -> RegionWorth.found(region, bytes);
  }

  private static Callable<RegionWorth> closed(
      Position now, ImmutableSet<Cell> cells, String terminals, long bytes) {
    Region region = new ClosedRegion(now, cells, RegionText.terminals(terminals)).region();
    return () -> RegionWorth.closed(region, bytes);
  }

  /** T and F stand for ⊤ and ⊥, which HexGui can't read where its machine has another charset. */
  private static String text(Game value, Poset poset) {
    GameText game = new GameText(poset, /* ascii= */ true, MOST_ATOMS);
    if (game.isTooLong(value)) {
      return game.of(value);
    }
    OutcomeText outcome = new OutcomeText(poset, /* ascii= */ true);
    String text =
        game.of(value)
            + outcome.found(value).stream()
                .map(atom -> "\n" + outcome.name(atom) + outcome.meaning(atom))
                .collect(joining());
    return text.contains("\n") || text.length() > LONGEST_LINE ? "\n" + text : text;
  }
}
