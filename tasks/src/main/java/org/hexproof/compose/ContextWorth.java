package org.hexproof.compose;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.circuit.RegionWorth;
import org.hexproof.region.ClosedRegion;
import org.hexproof.value.Posets;

/**
 * What stands around a template on a board, read back from the stones. So a proof need not rest on
 * how the context was drawn or looked up.
 */
public final class ContextWorth {
  private ContextWorth() {}

  /**
   * The value of the context, over {@link Posets#P3}: terminal 1 is led to B, 2 to A, 3 to the top.
   *
   * @param b B on the board, a stone or an empty cell
   * @param a the stone A on the board
   * @param bytes how much memory the values may take
   */
  public static RegionWorth of(PlacedTemplate placed, Cell b, Cell a, long bytes) {
    Position board = placed.position();
    ImmutableSet<Cell> own = ImmutableSet.copyOf(placed.cells().values());
    ImmutableSet<Cell> cells = Sets.difference(board.empty(), own).immutableCopy();
    Position around = board;
    for (Cell cell : Sets.intersection(board.empty(), own)) {
      around = around.with(cell, Content.WHITE);
    }
    around = around.with(b, Content.BLACK);
    return RegionWorth.closed(
            new ClosedRegion(
                    around,
                    cells,
                    ImmutableList.of(Terminal.of(b), Terminal.of(a), Terminal.of(Edge.TOP)))
                .region(),
            Posets.P3,
            bytes)
        .orElseThrow();
  }
}
