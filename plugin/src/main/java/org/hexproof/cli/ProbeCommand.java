package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.probe.Finding;
import org.hexproof.probe.ProbeReport;
import org.hexproof.probe.ProbedRegion;
import org.hexproof.region.RegionLimit;
import org.hexproof.region.RegionTooLargeException;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.StoreFullException;

/** {@code hexproof probe}. */
final class ProbeCommand implements Command {
  private static final String CELL = "cell";
  private static final String PERIMETER = "perimeter";
  private static final String ORDER = "order";
  private static final String WITNESS = "witness";
  private static final String MAX_CELLS = "max-cells";
  private static final String MEMORY = "memory";
  private static final int DEFAULT_CELLS = 12;
  private static final int DEFAULT_MEBIBYTES = 1024;
  private static final ImmutableList<String> ORDERS = ImmutableList.of("planar", "ports");

  @Override
  public String name() {
    return "probe";
  }

  @Override
  public String summary() {
    return "tells which intrusions matter";
  }

  @Override
  public String operands() {
    return "FILE";
  }

  @Override
  public ImmutableList<String> description() {
    return ImmutableList.of(
        "An intrusion, or probe, is a White move into a template. It is inferior if it is never"
            + " White's only winning move, wherever the template lies. This command decides for"
            + " each empty cell whether that can be proved of the template alone, and says why:"
            + " another move dominates it (it is at least as good); Black's reply strongly reverses"
            + " it (if White then wins, another move won before); or all other moves together make"
            + " up for it. Any other move is viable: nothing in the template rules out a board where"
            + " it is the only one to win.",
        "FILE is a template or a part of a board, as a drawing of its empty cells and the stones"
            + " around. Where no edge is drawn the board goes on, and whatever lies there may be"
            + " either player's. Stones on the cells beside the template, which bolster it, are"
            + " drawn like its own.",
        "With --witness the board that is missing is searched for: the cells beside the template"
            + " become black or white, what lies around is divided into pieces, and these are"
            + " filled with small positions of a database, simple ones first. A board that is found"
            + " is drawn, and the solver confirms that the move is White's only winning one.",
        "In the picture - is an inferior move, + one with a witness and ? a viable one. Cells have the names of the"
            + " drawing; above row 1 lies row 0, and left of column a a column @.");
  }

  @Override
  public Options options() {
    return Selection.addTo(new Options())
        .addOption(Choices.option(CELL, "CELL", "only this move, as in c3"))
        .addOption(
            Choices.flag(
                PERIMETER,
                "also a table: which moves are inferior with one more stone, white or black, on"
                    + " each empty cell beside the template"))
        .addOption(
            Choices.flag(
                WITNESS,
                "search for a board for each viable move, where it is White's only winning one;"
                    + " a solver confirms each"))
        .addOption(
            Choices.option(
                WitnessHunt.MINUTES,
                "N",
                "end the search after so many minutes (default "
                    + WitnessHunt.DEFAULT_MINUTES
                    + ") with what is known"))
        .addOption(
            Choices.option(WitnessHunt.SEED, "N", "begin the drawing of boards here (default 1)"))
        .addOption(
            Choices.option(
                WitnessHunt.KEEP,
                "DIR",
                "also keep each board that is found in this folder, as an SGF file called by the"
                    + " template and the move; those that are there already are confirmed, and not"
                    + " searched for again, so that a search can go on later"))
        .addOption(Databases.option())
        .addOption(
            Choices.option(
                ORDER,
                "ORDER",
                "planar (the default): what any board around can tell apart; or ports: what is"
                    + " joined inside, which proves less"))
        .addOption(
            Choices.option(
                MAX_CELLS,
                "N",
                "refuse regions with more empty cells (default "
                    + DEFAULT_CELLS
                    + ", at most "
                    + Coloring.MAX_CELLS
                    + "); each more takes about three times as long"))
        .addOption(
            Choices.option(
                MEMORY, "MIB", "memory for values, in MiB (default " + DEFAULT_MEBIBYTES + ")"))
        .addOption(Choices.option(Choices.FORMAT, "FORMAT", "text (the default) or json"))
        .addOption(Choices.out());
  }

  @Override
  public ExitCode run(CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    boolean json =
        Choices.word(line, Choices.FORMAT, ImmutableList.of("text", "json")).equals("json");
    ProbedRegion.Order order =
        ProbedRegion.Order.valueOf(Choices.word(line, ORDER, ORDERS).toUpperCase(Locale.ROOT));
    int maxCells = Choices.count(line, MAX_CELLS, DEFAULT_CELLS, Coloring.MAX_CELLS);
    long bytes = (long) Choices.count(line, MEMORY, DEFAULT_MEBIBYTES, 1 << 20) << 20;
    String file = Choices.operand(line);
    Entry entry = new Inputs(surroundings.in()).readOne(file, Selection.of(line));
    try (Output output = Output.of(line, surroundings.out())) {
      RegionCut cut = new RegionCut(Optional.empty(), Optional.empty());
      cut.tell(entry, surroundings.err());
      ImmutableSet<Cell> cells = cut.cells(entry);
      RegionLimit.check(cells.size(), maxCells);
      ProbedRegion region = ProbedRegion.of(entry.diagram(), cells);
      Optional<String> only = Optional.ofNullable(line.getOptionValue(CELL));
      if (only.isPresent()
          && region.cells().stream().map(region::name).noneMatch(only.get()::equals)) {
        throw CommandException.unreadable(
            entry.place()
                + ": "
                + only.get()
                + " is no empty cell of this region\n  hint: its cells are "
                + String.join(" ", region.cells().stream().map(region::name).toList()));
      }
      ImmutableList<Finding> findings =
          Finding.of(region, order, bytes).stream()
              .filter(finding -> only.map(finding.name()::equals).orElse(true))
              .collect(ImmutableList.toImmutableList());
      if (line.hasOption(WITNESS)) {
        findings =
            new WitnessHunt(entry.diagram().name(), region, bytes, line, surroundings)
                .witnessed(findings);
      }
      ProbeReport report = new ProbeReport(entry.diagram().name(), region, findings);
      if (line.hasOption(PERIMETER)) {
        for (Content stone : ImmutableList.of(Content.WHITE, Content.BLACK)) {
          for (Cell beside : region.colorings().ring()) {
            ImmutableList<Finding> bolstered =
                Finding.of(region.with(beside, stone), order, bytes).stream()
                    .filter(finding -> only.map(finding.name()::equals).orElse(true))
                    .collect(ImmutableList.toImmutableList());
            report = report.with(beside, stone, bolstered);
            if (surroundings.interrupt().raised()) {
              return ExitCode.INTERRUPTED;
            }
          }
        }
      }
      output.writer().write(json ? report.json() : report.text());
      output.commit();
      return surroundings.interrupt().raised() ? ExitCode.INTERRUPTED : ExitCode.OK;
    } catch (FormatException e) {
      throw CommandException.unreadable(e.getMessage());
    } catch (IllegalArgumentException e) {
      throw CommandException.unreadable(entry.place() + ": " + e.getMessage());
    } catch (UncheckedIOException e) {
      throw CommandException.solverFailed("cannot write " + e.getCause().getMessage());
    } catch (RegionTooLargeException e) {
      surroundings.err().println("hexproof: undecided: " + e.getMessage());
    } catch (StoreFullException e) {
      surroundings
          .err()
          .println("hexproof: undecided: " + e.getMessage() + " (--memory raises it)");
    }
    return ExitCode.UNDECIDED;
  }
}
