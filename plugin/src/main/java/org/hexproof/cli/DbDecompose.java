package org.hexproof.cli;

import com.google.common.base.Joiner;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.circuit.Circuit;
import org.hexproof.circuit.CircuitReader;
import org.hexproof.circuit.CircuitTooLargeException;
import org.hexproof.circuit.Decomposition;
import org.hexproof.circuit.RegionValue;
import org.hexproof.circuit.SingleCells;
import org.hexproof.database.Database;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.region.ClosedRegion;
import org.hexproof.region.Region;
import org.hexproof.region.RegionLimit;
import org.hexproof.region.RegionTooLargeException;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.Values;

/** {@code hexproof db decompose}. What it prints is a file of circuits. */
final class DbDecompose {
  private static final long BYTES = 1L << 30;

  /** Less than a build takes. */
  private static final Choice<Integer> MAX_CELLS = Choice.count("max-cells", "N", Region.MAX_CELLS);

  static final Choice<Boolean> SINGLE = Choice.flag("single");

  private final Database database;
  private final boolean ascii;
  private final Writer out;
  private final int maxCells;

  DbDecompose(Database database, boolean ascii, Line line, Writer out) throws CommandException {
    this.database = database;
    this.ascii = ascii;
    this.out = out;
    this.maxCells =
        line.has(DbBuild.CELLS)
            ? MAX_CELLS.reader().read(line.text(DbBuild.CELLS))
            : RegionLimit.DEFAULT_CELLS;
  }

  /**
   * Writes of what a region is made.
   *
   * @throws RegionTooLargeException if it has too many cells
   */
  void decompose(String file, Line line, Surroundings surroundings)
      throws CommandException, IOException {
    Entry entry = new Inputs(surroundings.in()).readOne(file, Selection.of(line)).asRegion();
    RegionCut cut = RegionCut.of(line).orEdges(entry);
    if (cut.terminals().isEmpty()) {
      throw CommandException.usage(
          "--terminals LIST is missing, as in --terminals 'b1;c3 d3;bottom'");
    }
    try {
      cut.tell(entry, surroundings.err());
      boolean single = line.get(SINGLE);
      ClosedRegion region = cut.closed(entry);
      if (!single) {
        RegionLimit.checkInParts(region.cells().size(), maxCells);
      }
      int terminals = region.terminals().size();
      if (terminals != 2 && terminals != 3) {
        throw CommandException.usage(
            "circuits have 2 or 3 terminals, and this region has " + terminals);
      }
      if (single) {
        single(region);
      } else {
        parts(region);
      }
    } catch (FormatException e) {
      throw CommandException.unreadable(e.getMessage());
    } catch (IllegalArgumentException e) {
      throw CommandException.unreadable(entry.place() + ": " + e.getMessage());
    }
  }

  private void single(ClosedRegion region) throws IOException, FormatException {
    SingleCells taken = SingleCells.of(region);
    out.write(taken.circuit() + "\n");
    remark(taken.cells().isEmpty() ? "no cells" : "cells: " + names(taken.cells()));
    idle(taken.idle());
    compare(region, taken.circuit());
  }

  private void parts(ClosedRegion region) throws IOException, FormatException {
    NamedParts named = new NamedParts(database, ascii);
    Decomposition.Taken taken = Decomposition.of(region, named::isSmall, BYTES);
    Circuit circuit = named.circuit(taken.whole(), region.terminals().size());
    out.write(circuit + "\n");
    for (String remark : named.remarks()) {
      remark(remark);
    }
    idle(taken.idle());
    compare(region, circuit);
  }

  private static String names(Iterable<Cell> cells) {
    return Joiner.on(' ').join(cells);
  }

  private void remark(String text) throws IOException {
    out.write("# " + text + "\n");
  }

  private void idle(List<Cell> cells) throws IOException {
    if (!cells.isEmpty()) {
      remark("never " + (cells.size() == 1 ? "matters" : "matter") + ": " + names(cells));
    }
  }

  /** Computes the value of the circuit as it was written, and that of the stones. */
  private void compare(ClosedRegion region, Circuit circuit) throws IOException, FormatException {
    int cells = region.cells().size();
    if (cells > maxCells) {
      remark("the value was not computed, since there are " + cells + " cells (--max-cells)");
      return;
    }
    FinitePoset poset = region.terminals().size() == 2 ? Posets.BOOLEAN : Posets.P3;
    Values values = new Values(new Store(poset, BYTES), Values.DEEP_CACHE_BITS);
    int value = RegionValue.of(region.region(), poset, values, BYTES);
    String text = GameWriter.write(values.form(value), poset, ascii);
    Optional<String> hindrance = Optional.empty();
    try {
      int made = CircuitReader.read("circuit", circuit.toString()).value(values, BYTES);
      if (made != value) {
        throw new IllegalStateException(
            "the circuit has another value than the region: " + circuit);
      }
    } catch (CircuitTooLargeException e) {
      hindrance = Optional.of(e.getMessage());
    }
    remark(
        hindrance
            .map(why -> "the region is worth " + text + "; not compared, since " + why)
            .orElse("worth " + text + ", as the region is"));
  }
}
