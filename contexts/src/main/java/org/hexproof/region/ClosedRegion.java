package org.hexproof.region;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;

/**
 * A closed region as it stands on a board; see {@link Region#closed} for what each part means.
 *
 * @param stones the stones; empty cells outside the region count as White's
 * @param terminals in the order of their numbers
 */
public record ClosedRegion(
    Position stones, ImmutableSet<Cell> cells, ImmutableList<Terminal> terminals) {
  /** What touches what in it; see {@link Region#closed}. */
  public Region region() {
    return Region.closed(stones, cells, terminals);
  }
}
