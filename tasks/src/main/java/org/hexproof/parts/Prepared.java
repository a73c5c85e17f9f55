package org.hexproof.parts;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.io.IOException;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.circuit.RegionWorth;
import org.hexproof.compose.Context;
import org.hexproof.compose.ContextWorth;
import org.hexproof.compose.PlacedTemplate;
import org.hexproof.database.Database;
import org.hexproof.division.DividedRegion;
import org.hexproof.division.Division;
import org.hexproof.division.PartClaim;
import org.hexproof.division.Way;
import org.hexproof.format.FormatException;
import org.hexproof.realize.Effort;
import org.hexproof.region.ClosedRegion;
import org.hexproof.region.RegionLimit;
import org.hexproof.search.PivotSearch;
import org.hexproof.solver.Problem;
import org.hexproof.template.Kind;
import org.hexproof.template.Promise;
import org.hexproof.value.Game;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.GameWriter;
import org.hexproof.value.NamedValue;
import org.hexproof.value.Posets;

/** A part with all that is needed to judge it, and what a verdict will rest on. */
record Prepared(Wanted wanted, Way way, Task task, String basis) {
  /** So many cells are evaluated within a second or two. */
  private static final int SMALL = 12;

  private static final int THREE = 3;

  /** For the value of a context, in bytes. */
  private static final long MEMORY = 1L << 28;

  /**
   * Prepares a part.
   *
   * @param database where contexts are looked up
   * @throws FormatException if its claim can't be verified in the way that is wanted
   * @throws IOException if the database can't be read
   */
  static Prepared of(Division division, Wanted wanted, Database database) throws IOException {
    DividedRegion part = wanted.part();
    Position drawn = division.drawn(part);
    Way way = part.way().orElseGet(() -> usual(wanted));
    try {
      return switch (way) {
        case VALUE -> byValue(wanted, drawn);
        case TESTER -> byTester(wanted, drawn, database);
        case DIRECT -> direct(wanted, drawn);
      };
    } catch (IllegalArgumentException | GameTooLargeException e) {
      throw new FormatException(
          part.place(),
          "'%s' can't be verified by %s: %s".formatted(part.name(), way.label(), e.getMessage()));
    }
  }

  private static Way usual(Wanted wanted) {
    if (wanted.part().cells().size() <= SMALL) {
      return Way.VALUE;
    }
    boolean hasTester =
        wanted.part().claim() instanceof PartClaim.WinsBeside || wanted.pivots().isPresent();
    return hasTester && !isGoal(wanted) ? Way.TESTER : Way.DIRECT;
  }

  private static boolean isGoal(Wanted wanted) {
    return wanted.part().claim() instanceof PartClaim.AtLeast
        && (wanted.isGoal() || wanted.isSemiGoal());
  }

  private static Prepared byValue(Wanted wanted, Position drawn) {
    DividedRegion part = wanted.part();
    RegionLimit.check(part.cells().size(), RegionLimit.DEFAULT_CELLS);
    return new Prepared(
        wanted,
        Way.VALUE,
        new Task.ByValue(new ClosedRegion(drawn, part.cells(), part.terminals()).region()),
        "its value, computed from all its fillings");
  }

  private static Prepared direct(Wanted wanted, Position drawn) {
    DividedRegion part = wanted.part();
    if (isGoal(wanted)) {
      Color first = wanted.isGoal() ? Color.WHITE : Color.BLACK;
      return new Prepared(
          wanted,
          Way.DIRECT,
          new Task.BySolver(
              new Problem(drawn, first, Goal.join(part.terminals())), Optional.empty()),
          "a solver, which joins %s %s"
              .formatted(
                  String.join(", ", part.terminalNames()),
                  first == Color.WHITE ? "whoever moves first" : "by the first move"));
    }
    if (part.cells().size() > PivotSearch.MOST_CELLS) {
      throw new IllegalArgumentException(
          "it has more than " + PivotSearch.MOST_CELLS + " cells\n  hint: write 'by: tester'");
    }
    if (wanted.pivots().isEmpty()) {
      return byGame(wanted, drawn);
    }
    Promise promise = promise(wanted, drawn);
    if (!(promise instanceof Promise.Pivoting pivoting)) {
      throw new IllegalArgumentException("its first terminal is no empty cell of its own");
    }
    return new Prepared(
        wanted,
        Way.DIRECT,
        new Task.BySearch(drawn, pivoting),
        "a search by the definition ([H3T], section 6)");
  }

  private static Prepared byGame(Wanted wanted, Position drawn) {
    if (wanted.part().claim() instanceof PartClaim.WinsBeside) {
      throw new IllegalArgumentException(
          "a search is for at-least\n  hint: write 'by: tester', or 'by: value' of up to "
              + RegionLimit.DEFAULT_CELLS
              + " cells");
    }
    return new Prepared(
        wanted,
        Way.DIRECT,
        new Task.ByGame(drawn, wanted),
        "a search of moves in it and in the game ([H3T], section 3)");
  }

  private static Prepared byTester(Wanted wanted, Position drawn, Database database)
      throws IOException {
    Promise.OfPair promise = promise(wanted, drawn);
    Context context;
    Game worth;
    String source = "";
    if (wanted.part().claim() instanceof PartClaim.WinsBeside) {
      context = Context.known(Context.VALUE + wanted.text(), database);
      worth = wanted.values().form(wanted.alternatives().get(0));
    } else {
      Kind kind =
          wanted
              .pivots()
              .orElseThrow(
                  () ->
                      new IllegalArgumentException(
                          "there are testers for pivoting and pivoting-sente, which is {a|a,b},"
                              + " only"));
      boolean sente = kind == Kind.PIVOTING_SENTE;
      context = Context.testing(kind, 1);
      worth = NamedValue.parse(sente ? "tester-sente" : "tester", Posets.P3).orElseThrow();
      source = " ([H3T], proposition " + (sente ? "6.5)" : "6.3)");
    }
    PlacedTemplate board = context.place(drawn, promise, Effort.MODEST);
    String written = GameWriter.write(worth, Posets.P3, /* ascii= */ false);
    check(board, promise, worth, written);
    return new Prepared(
        wanted,
        Way.TESTER,
        new Task.BySolver(board.problem(drawn, Color.WHITE), Optional.of(board)),
        "a solver, which wins it on a board of %sx%s beside stones worth %s%s"
            .formatted(
                board.position().board().cols(), board.position().board().rows(), written, source));
  }

  /** Reads the stones around the part back, so that nothing rests on how they came there. */
  private static void check(
      PlacedTemplate board, Promise.OfPair promise, Game game, String written) {
    RegionWorth worth =
        ContextWorth.of(
            board, board.cells().get(promise.b()), board.cells().get(promise.a()), MEMORY);
    if (worth.values().of(game) != worth.value()) {
      throw new IllegalArgumentException("the stones around the part are not worth " + written);
    }
  }

  /** How the part's terminals are led to those of a context. */
  private static Promise.OfPair promise(Wanted wanted, Position drawn) {
    ImmutableList<Terminal> terminals = wanted.part().terminals();
    Optional<Cell> b = cell(terminals.get(0));
    Optional<Cell> a = cell(terminals.get(1));
    if (terminals.size() != THREE
        || terminals.get(2).edges().isEmpty()
        || b.isEmpty()
        || a.isEmpty()
        || drawn.at(a.get()) != Content.BLACK) {
      throw new IllegalArgumentException(
          "its terminals must be B, a cell or stone, then A, a stone, then top or bottom");
    }
    Edge edge = Iterables.getOnlyElement(terminals.get(2).edges());
    return drawn.at(b.get()) == Content.BLACK
        ? new Promise.ConnectsBoth(a.get(), b.get(), edge)
        : new Promise.Pivoting(
            a.get(), b.get(), edge, wanted.pivots().equals(Optional.of(Kind.PIVOTING_SENTE)));
  }

  private static Optional<Cell> cell(Terminal terminal) {
    return terminal.cells().stream().findFirst();
  }
}
