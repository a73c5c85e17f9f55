package org.hexproof.region;

import org.hexproof.shannon.Coloring;
import org.hexproof.value.GameTooLargeException;

/** How large a region may be. */
public final class RegionLimit {
  /** Where nothing else is said. */
  public static final int DEFAULT_CELLS = 14;

  private RegionLimit() {}

  /** Refuses a region that is evaluated at once, if it is too large, before any work is done. */
  public static void check(int cells, int limit) {
    check(cells, limit, Coloring.MAX_CELLS);
  }

  /** Refuses a region that may fall into parts, if it is too large for any. */
  public static void checkInParts(int cells, int limit) {
    check(cells, limit, Region.MAX_CELLS);
  }

  private static void check(int cells, int limit, int most) {
    if (cells > most) {
      throw new GameTooLargeException(
          "the region has %s empty cells; exact values are computed for at most %s", cells, most);
    }
    if (cells > limit) {
      throw new GameTooLargeException(
          "the region has %s empty cells and the limit is %s; each more cell takes about three"
              + " times as long (--max-cells, up to %s, raises the limit)",
          cells, limit, most);
    }
  }
}
