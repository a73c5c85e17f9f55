package org.hexproof.solver.htp;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** The end of a time limit that began when this was made. */
final class Deadline {
  private final long start = System.nanoTime();
  private final long nanos;

  Deadline(Duration limit) {
    nanos = TimeUnit.NANOSECONDS.convert(limit);
  }

  Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  /** What is left of the limit, never less than a millisecond. */
  Duration left() {
    return Duration.ofNanos(Math.max(1_000_000, nanos - (System.nanoTime() - start)));
  }
}
