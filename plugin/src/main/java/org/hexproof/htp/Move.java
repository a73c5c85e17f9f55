package org.hexproof.htp;

import java.util.Locale;
import org.hexproof.board.Cell;

/** What a player may do. */
sealed interface Move {
  /** A stone on an empty cell. */
  record Stone(Cell cell) implements Move {
    @Override
    public String toString() {
      return cell.toString();
    }
  }

  /** Takes over the other's first stone, mirrored in the long diagonal. */
  record SwapPieces() implements Move {
    @Override
    public String toString() {
      return "swap-pieces";
    }
  }

  /** Lets the other side move. */
  record Pass() implements Move {
    @Override
    public String toString() {
      return "pass";
    }
  }

  record Resign() implements Move {
    @Override
    public String toString() {
      return "resign";
    }
  }

  /**
   * Reads {@code d2}, {@code swap-pieces}, {@code swap}, {@code pass} or {@code resign}.
   *
   * @throws IllegalArgumentException if the text is no move
   */
  static Move parse(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "swap-pieces", "swap" -> new SwapPieces();
      case "pass" -> new Pass();
      case "resign" -> new Resign();
      default -> new Stone(Cell.parse(text));
    };
  }
}
