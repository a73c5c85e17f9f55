package org.hexproof.estimate;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.hexproof.board.Color;

/** What estimates of positions are worth of which the winner is proved. */
final class CalibrationTable {
  /** The lower ends, in percent, of the ranges in which estimates for the favorite are counted. */
  private static final int STEP = 10;

  private final OwnEstimator estimator = new OwnEstimator();

  /** By the lower end of the range: how many there were, and how many their favorite wins. */
  private final Map<Integer, int[]> ranges = new TreeMap<>();

  private int count;
  private int right;
  private double loss;

  void add(ProvedPosition proved) {
    Estimate estimate =
        estimator.estimate(new Question(proved.position(), proved.toMove())).orElseThrow();
    Color favorite = estimate.favorite();
    boolean isRight = favorite == proved.winner();
    int percent = (int) Math.round(100 * estimate.of(favorite));
    int[] range = ranges.computeIfAbsent(percent / STEP * STEP, low -> new int[2]);
    range[0]++;
    range[1] += isRight ? 1 : 0;
    count++;
    right += isRight ? 1 : 0;
    loss -= Math.log(estimate.of(proved.winner()));
  }

  double share() {
    return (double) right / count;
  }

  /** The mean logarithm of what was thought of the winner, without its sign; 0.69 for a coin. */
  double loss() {
    return loss / count;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(Locale.ROOT, "%d positions: %.3f right, loss %.3f", count, share(), loss()));
    ranges.forEach(
        (low, of) ->
            text.append(String.format(Locale.ROOT, "%n%d%%: %d of %d won", low, of[1], of[0])));
    return text.toString();
  }
}
