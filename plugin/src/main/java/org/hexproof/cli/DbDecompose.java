package org.hexproof.cli;

import java.io.IOException;
import java.io.Writer;
import org.hexproof.database.RegionCircuit;
import org.hexproof.format.Entry;
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

  private DbDecompose() {}

  /** Writes of what a region is made. */
  static ExitCode decompose(DbCommand.Asked asked) throws IOException {
    Line line = asked.line();
    Surroundings surroundings = asked.surroundings();
    Entry entry =
        new Inputs(surroundings.in()).readOne(asked.operand(), Selection.of(line)).asRegion();
    RegionCut cut = RegionChoices.of(line).orEdges(entry);
    if (cut.terminals().isEmpty()) {
      throw CommandException.usage(
          "--terminals LIST is missing, as in --terminals 'b1;c3 d3;bottom'");
    }
    try {
      Inputs.tell(entry, cut.remarks(entry), surroundings.err());
      write(cut.closed(entry), asked);
      return ExitCode.OK;
    } catch (IllegalArgumentException e) {
      throw CommandException.unreadable(entry.place() + ": " + e.getMessage());
    }
  }

  private static void write(ClosedRegion region, DbCommand.Asked asked) throws IOException {
    int maxCells = asked.line().get(MAX_CELLS);
    boolean single = asked.line().get(SINGLE);
    int cells = region.cells().size();
    if (!single) {
      RegionLimit.checkInParts(cells, maxCells);
    }
    int terminals = region.terminals().size();
    if (terminals != 2 && terminals != 3) {
      throw CommandException.usage(
          "circuits have 2 or 3 terminals, and this region has " + terminals);
    }
    RegionCircuit made =
        single
            ? RegionCircuit.single(region)
            : RegionCircuit.of(region, asked.database(), asked.ascii(), BYTES);
    Writer out = asked.output().writer();
    out.write(made.circuit() + "\n");
    for (String remark : made.remarks()) {
      out.write("# " + remark + "\n");
    }
    String worth =
        cells > maxCells
            ? "the value was not computed, since there are " + cells + " cells (--max-cells)"
            : made.worth(asked.ascii(), BYTES);
    out.write("# " + worth + "\n");
  }
}
