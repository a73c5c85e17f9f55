package org.hexproof.division;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Terminal;
import org.hexproof.format.Place;
import org.hexproof.format.RegionText;

/**
 * A region of a division.
 *
 * @param terminals where it meets the others, in the order of their numbers, two or three: each one
 *     stone, one edge or one empty cell, which is a cell of this part or of another one
 */
public record DividedRegion(
    String name,
    Place place,
    ImmutableSet<Cell> cells,
    ImmutableList<Terminal> terminals,
    PartClaim claim,
    Optional<Way> way) {
  /** What the terminals are called, as in {@code e6} or {@code top}. */
  public ImmutableList<String> terminalNames() {
    return terminals.stream().map(RegionText::terminal).collect(ImmutableList.toImmutableList());
  }
}
