package org.hexproof.format.sgf;

import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;

/**
 * What a player does at a node.
 *
 * @param player the side that the node names
 * @param cell where a stone is put; empty for all other kinds
 */
public record SgfMove(Color player, Kind kind, Optional<Cell> cell) {
  /** What moves there are. */
  public enum Kind {
    STONE,
    PASS,
    SWAP_SIDES,
    SWAP_PIECES,
    RESIGN
  }
}
