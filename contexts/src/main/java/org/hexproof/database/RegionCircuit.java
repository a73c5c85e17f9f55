package org.hexproof.database;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.List;
import org.hexproof.board.Cell;
import org.hexproof.circuit.Circuit;
import org.hexproof.circuit.CircuitReader;
import org.hexproof.circuit.Decomposition;
import org.hexproof.circuit.RegionValue;
import org.hexproof.circuit.SingleCells;
import org.hexproof.format.FormatException;
import org.hexproof.region.ClosedRegion;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.Values;

/** A region as a circuit of two or three terminals, and which cells are what, a line each. */
public record RegionCircuit(ClosedRegion region, Circuit circuit, ImmutableList<String> remarks) {
  /** Of single cells. */
  public static RegionCircuit single(ClosedRegion region) {
    SingleCells taken = SingleCells.of(region);
    String cells = taken.cells().isEmpty() ? "no cells" : "cells: " + Cell.list(taken.cells());
    return of(region, taken.circuit(), ImmutableList.of(cells), taken.idle());
  }

  /**
   * Of parts that a database has.
   *
   * @param ascii whether values are written with T and F
   * @throws org.hexproof.value.GameTooLargeException if it has too many cells
   */
  public static RegionCircuit of(ClosedRegion region, Database database, boolean ascii, long bytes)
      throws IOException {
    NamedParts named = new NamedParts(database, ascii);
    Decomposition.Taken taken = Decomposition.of(region, named::isSmall, bytes);
    Circuit circuit = named.circuit(taken.whole(), region.terminals().size());
    return of(region, circuit, named.remarks(), taken.idle());
  }

  private static RegionCircuit of(
      ClosedRegion region, Circuit circuit, ImmutableList<String> remarks, List<Cell> idle) {
    ImmutableList.Builder<String> all = ImmutableList.<String>builder().addAll(remarks);
    if (!idle.isEmpty()) {
      all.add("never " + (idle.size() == 1 ? "matters" : "matter") + ": " + Cell.list(idle));
    }
    return new RegionCircuit(region, circuit, all.build());
  }

  /**
   * The value of the region in words, and that of the circuit as it was written is the same.
   *
   * @throws IllegalStateException if it is another
   */
  public String worth(boolean ascii, long bytes) throws FormatException {
    FinitePoset poset = region.terminals().size() == 2 ? Posets.BOOLEAN : Posets.P3;
    Values values = new Values(new Store(poset, bytes), Values.DEEP_CACHE_BITS);
    int value = RegionValue.of(region.region(), poset, values, bytes);
    String text = GameWriter.write(values.form(value), poset, ascii);
    try {
      int made = CircuitReader.read("circuit", circuit.toString()).value(values, bytes);
      if (made != value) {
        throw new IllegalStateException(
            "the circuit has another value than the region: " + circuit);
      }
      return "worth " + text + ", as the region is";
    } catch (GameTooLargeException e) {
      return "the region is worth " + text + "; not compared, since " + e.getMessage();
    }
  }
}
