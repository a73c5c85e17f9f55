package org.hexproof.solver;

import static com.google.common.base.Preconditions.checkArgument;

import java.time.Duration;

/**
 * What a solve may use.
 *
 * @param time wall-clock time; positive
 * @param bytes memory for the solver's own tables, at least 1 MiB
 */
public record Limits(Duration time, long bytes) {
  public static final Limits DEFAULT = new Limits(Duration.ofMinutes(10), 1L << 30);

  public Limits {
    checkArgument(!time.isNegative() && !time.isZero(), "a time limit is positive: %s", time);
    checkArgument(bytes >= 1 << 20, "a memory limit is at least 1 MiB: %s bytes", bytes);
  }
}
