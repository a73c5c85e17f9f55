package org.hexproof.estimate;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.hexproof.board.Color;

/**
 * Fits the number that {@link OwnEstimator} rests on to one half of the games with proved
 * positions, and tells what its estimates are worth on the other half. Run {@link #main} after a
 * change of the search or of its number of playouts.
 */
final class Calibration {
  private static final int ROUNDS = 30;

  /** What the search says of a position, for the side to move. */
  private record Sample(double logit, boolean won) {}

  private Calibration() {}

  /** Takes some minutes. */
  public static void main(String[] args) throws IOException {
    ImmutableList<ProvedPosition> positions = ProvedPosition.all();
    List<Sample> samples = new ArrayList<>();
    positions.stream()
        .filter(proved -> !proved.isAside())
        .forEach(proved -> samples.add(sample(proved)));
    System.out.printf(Locale.ROOT, "scale %.2f from %d positions%n", fit(samples), samples.size());
    CalibrationTable table = new CalibrationTable();
    positions.stream().filter(ProvedPosition::isAside).forEach(table::add);
    System.out.println(table);
  }

  private static Sample sample(ProvedPosition proved) {
    int playouts = OwnEstimator.playouts(proved.position());
    Color toMove = proved.toMove();
    return new Sample(
        new TreeSearch(proved.position(), toMove).played(playouts).logit(),
        proved.winner() == toMove);
  }

  /** Logistic regression of one variable by Newton's method. */
  private static double fit(List<Sample> samples) {
    double scale = 1;
    for (int round = 0; round < ROUNDS; round++) {
      double slope = 0;
      double curvature = 0;
      for (Sample sample : samples) {
        double p = 1 / (1 + Math.exp(-scale * sample.logit()));
        slope += ((sample.won() ? 1 : 0) - p) * sample.logit();
        curvature += p * (1 - p) * sample.logit() * sample.logit();
      }
      scale += slope / curvature;
    }
    return scale;
  }
}
