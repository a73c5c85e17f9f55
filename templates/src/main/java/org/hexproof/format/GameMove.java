package org.hexproof.format;

import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;

/** What a side does in a game: it puts a stone on a cell, or anything else. */
public record GameMove(Color player, Kind kind, Optional<Cell> cell) {
  public enum Kind {
    STONE,
    PASS,
    /** The players change sides, and the stones stay. */
    SWAP_SIDES,
    /** The second player takes over the first stone, mirrored. */
    SWAP_PIECES,
    RESIGN,
    /** The game is lost by time or by a ruling. */
    FORFEIT;

    /** Whether the game ends with it. */
    public boolean ends() {
      return this == RESIGN || this == FORFEIT;
    }
  }

  public static GameMove stone(Color player, Cell cell) {
    return new GameMove(player, Kind.STONE, Optional.of(cell));
  }

  /** Anything else. */
  public static GameMove of(Color player, Kind kind) {
    return new GameMove(player, kind, Optional.empty());
  }

  /** As SGF, HTP and lists of moves have it: {@code a1}, {@code pass}, {@code swap-pieces}. */
  public String text() {
    return switch (kind) {
      case STONE -> cell.orElseThrow().toString();
      case PASS -> "pass";
      case SWAP_SIDES -> "swap-sides";
      case SWAP_PIECES -> "swap-pieces";
      case RESIGN -> "resign";
      case FORFEIT -> "forfeit";
    };
  }
}
