package org.hexproof.solver;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.Comparators;
import java.time.Duration;

/**
 * What a solve may take.
 *
 * @param time wall-clock time; positive
 * @param bytes memory for the solver's own tables, at least 1 MiB
 * @param work thousands of steps, as the native solver counts them, so that a solve by one thread
 *     ends at the same point on every machine; positive. Other solvers know nothing of it. Who hits
 *     it is out of time.
 */
public record Limits(Duration time, long bytes, int work) {
  /** More work than anybody waits for. */
  public static final int UNLIMITED_WORK = Integer.MAX_VALUE;

  public static final Limits DEFAULT = new Limits(Duration.ofMinutes(10), 1L << 30);

  public Limits {
    checkArgument(!time.isNegative() && !time.isZero(), "a time limit is positive: %s", time);
    checkArgument(bytes >= 1 << 20, "a memory limit is at least 1 MiB: %s bytes", bytes);
    checkArgument(work > 0, "a limit of work is positive: %s", work);
  }

  /** Without a limit of work. */
  public Limits(Duration time, long bytes) {
    this(time, bytes, UNLIMITED_WORK);
  }

  public Limits withTime(Duration newTime) {
    return new Limits(newTime, bytes, work);
  }

  /** What is left of the limits after this time, which is at least a little. */
  public Limits after(Duration elapsed) {
    return withTime(Comparators.max(time.minus(elapsed), Duration.ofMillis(1)));
  }

  public Limits withWork(int newWork) {
    return new Limits(time, bytes, newWork);
  }
}
