package org.hexproof.estimate;

import java.io.IOException;
import java.util.List;

/**
 * Tells what the estimates of {@link OwnEstimator} are worth. Run {@link #main} after a change of
 * the search or of its number of playouts.
 */
final class Calibration {
  private Calibration() {}

  /** Takes some minutes. */
  public static void main(String[] args) throws IOException {
    print("games that others played", ProvedPosition.played());
    print("games of the search against itself", ProvedPosition.all());
  }

  private static void print(String what, List<ProvedPosition> positions) {
    CalibrationTable table = new CalibrationTable();
    positions.forEach(table::add);
    System.out.println(what + ": " + table);
  }
}
