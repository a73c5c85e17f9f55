package org.hexproof.compose;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.hexproof.circuit.Circuit;
import org.hexproof.circuit.CircuitFile;
import org.hexproof.circuit.RegionValue;
import org.hexproof.database.Database;
import org.hexproof.realize.Effort;
import org.hexproof.region.RegionLimit;
import org.hexproof.value.Game;
import org.hexproof.value.Values;

/**
 * The question for stones that are worth what a circuit is.
 *
 * @param database draws the parts of which only the values are given
 */
public record DrawTask(CircuitFile file, Database database, Effort effort) {
  private static final long BYTES = 1L << 30;

  /** A drawing, and what it is worth over the poset of the file. */
  public record Drawn(DrawnCircuit circuit, Game value) {}

  /**
   * Answers; that a small drawing has the value is checked.
   *
   * @throws IOException if the database can't be read
   * @throws org.hexproof.value.GameTooLargeException if too many nodes are open at once
   * @throws org.hexproof.realize.DrawingTooLargeException if no board has room
   * @throws IllegalArgumentException if a part has no drawing, or the circuit is not planar with
   *     its terminals outside
   */
  public Drawn run() throws IOException {
    Values values = new Values(file.poset());
    int value = file.value(values, BYTES);
    DrawnCircuit drawn;
    try {
      drawn = DrawnCircuit.of(file, this::circuit, effort);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    int cells = drawn.region().cells().size();
    boolean small = cells > 0 && cells <= RegionLimit.DEFAULT_CELLS;
    if (small && RegionValue.of(drawn.region().region(), file.poset(), values, BYTES) != value) {
      throw new IllegalStateException("the drawing has another value than the circuit");
    }
    return new Drawn(drawn, values.form(value));
  }

  private Optional<Circuit> circuit(Game value) {
    try {
      return KnownCircuit.of(value, database).map(KnownCircuit::circuit);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
