package org.hexproof.cli;

import java.io.IOException;
import java.io.Writer;
import org.hexproof.database.Database;
import org.hexproof.database.RegionCircuit;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.region.ClosedRegion;
import org.hexproof.region.Region;
import org.hexproof.region.RegionCut;
import org.hexproof.region.RegionLimit;

/** {@code hexproof db decompose}. What it prints is a file of circuits. */
final class DbDecompose {
  private static final long BYTES = 1L << 30;

  static final Choice<Integer> MAX_CELLS =
      Choice.count("max-cells", "N", Region.MAX_CELLS).or(RegionLimit.DEFAULT_CELLS);

  static final Choice<Boolean> SINGLE = Choice.flag("single");

  private final Database database;
  private final boolean ascii;
  private final Writer out;
  private final int maxCells;

  DbDecompose(Database database, boolean ascii, Line line, Writer out) {
    this.database = database;
    this.ascii = ascii;
    this.out = out;
    this.maxCells = line.get(MAX_CELLS);
  }

  /**
   * Writes of what a region is made.
   *
   * @throws org.hexproof.value.GameTooLargeException if it has too many cells
   */
  void decompose(String file, Line line, Surroundings surroundings) throws IOException {
    Entry entry = new Inputs(surroundings.in()).readOne(file, Selection.of(line)).asRegion();
    RegionCut cut = RegionChoices.of(line).orEdges(entry);
    if (cut.terminals().isEmpty()) {
      throw CommandException.usage(
          "--terminals LIST is missing, as in --terminals 'b1;c3 d3;bottom'");
    }
    try {
      Inputs.tell(entry, cut.remarks(entry), surroundings.err());
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
      RegionCircuit made =
          single ? RegionCircuit.single(region) : RegionCircuit.of(region, database, ascii, BYTES);
      out.write(made.circuit() + "\n");
      for (String remark : made.remarks()) {
        remark(remark);
      }
      int cells = region.cells().size();
      remark(
          cells > maxCells
              ? "the value was not computed, since there are " + cells + " cells (--max-cells)"
              : made.worth(ascii, BYTES));
    } catch (FormatException e) {
      throw CommandException.unreadable(e.getMessage());
    } catch (IllegalArgumentException e) {
      throw CommandException.unreadable(entry.place() + ": " + e.getMessage());
    }
  }

  private void remark(String text) throws IOException {
    out.write("# " + text + "\n");
  }
}
