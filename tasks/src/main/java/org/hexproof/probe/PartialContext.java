package org.hexproof.probe;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.region.ClosedRegion;

/**
 * The beginning of a board where a move may be White's only winning one: stones around the region
 * that keep it viable, with as few black groups as that takes. A cell around may stay empty.
 *
 * @param groups how many black groups lie around the region, the bottom's among them
 * @param picture the rows: the move as {@code *}, other empty cells as {@code .}
 */
public record PartialContext(int groups, ImmutableList<String> picture) {
  /** Draws it, with the edges that the region is at. */
  public static PartialContext of(ClosedRegion ring, Cell move, ImmutableSet<Edge> edges) {
    ImmutableMap<Cell, String> marks =
        ring.cells().stream()
            .collect(
                ImmutableMap.toImmutableMap(cell -> cell, cell -> cell.equals(move) ? "*" : "."));
    return new PartialContext(
        ring.terminals().size(), ImmutableList.copyOf(TextPicture.of(ring.stones(), marks, edges)));
  }
}
