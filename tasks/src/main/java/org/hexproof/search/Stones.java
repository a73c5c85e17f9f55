package org.hexproof.search;

/** What was played on a {@link Field}, as masks of its cells. */
record Stones(long black, long white) {
  static final Stones NONE = new Stones(0, 0);

  /** Odd, without a pattern; masks of few cells would collide in the hash of a record. */
  private static final long MIX = 0x9E3779B97F4A7C15L;

  Stones withBlack(long cell) {
    return new Stones(black | cell, white);
  }

  Stones withWhite(long cell) {
    return new Stones(black, white | cell);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Stones that && black == that.black && white == that.white;
  }

  @Override
  public int hashCode() {
    return (int) (((black * MIX + white) * MIX) >>> 32);
  }
}
