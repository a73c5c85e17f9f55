package org.hexproof.annotate;

import com.google.common.collect.Iterables;
import java.util.Comparator;
import java.util.Optional;

/**
 * Where a game turned, as far as anything is known of that.
 *
 * @param step the number of its step on the main line
 */
public record TurningPoint(int step, Kind kind) {
  /** How that is known. */
  public enum Kind {
    /** The first move of the main line that threw a win away, which is proved. */
    THROWN,
    /** The most doubtful move, by estimates alone. */
    DOUBTFUL,
    /** Nothing is known; it is the last position of the main line. */
    NONE
  }

  public static TurningPoint of(Analysis analysis) {
    return thrown(analysis)
        .or(() -> doubtful(analysis))
        .orElseGet(
            () -> new TurningPoint(Iterables.getLast(analysis.game().mainLine()), Kind.NONE));
  }

  private static Optional<TurningPoint> thrown(Analysis analysis) {
    return analysis.game().mainLine().stream()
        .filter(step -> analysis.blunder(step).isPresent() || analysis.resignsWon(step))
        .findFirst()
        .map(step -> new TurningPoint(step, Kind.THROWN));
  }

  /** Of several with the same drop the first. */
  private static Optional<TurningPoint> doubtful(Analysis analysis) {
    return analysis.doubts().values().stream()
        .min(Comparator.comparing(Doubt::drop, Comparator.reverseOrder()))
        .map(doubt -> new TurningPoint(doubt.step(), Kind.DOUBTFUL));
  }
}
