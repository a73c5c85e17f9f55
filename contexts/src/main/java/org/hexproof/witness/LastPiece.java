package org.hexproof.witness;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import org.hexproof.value.Store;
import org.hexproof.value.SumTable;

/** Who wins once the last piece is there: plays the sum, and remembers. */
final class LastPiece {
  private static final int MOST_KNOWN = 1 << 24;
  private static final int WON = 1;
  private static final int LOST = 2;

  private final Store region;
  private final Store piece;
  private final SumTable table;
  private final Long2IntOpenHashMap known = new Long2IntOpenHashMap();

  /** Sums of the values of two stores, by a table over {⊥, ⊤}. */
  LastPiece(Store region, Store piece, SumTable table) {
    this.region = region;
    this.piece = piece;
    this.table = table;
  }

  /** Whether Black wins the one and White the other, with the same player to move. */
  boolean tells(int g, int h, int value) {
    if (known.size() > MOST_KNOWN) {
      known.clear();
    }
    return isWon(g, value, false) != isWon(h, value, false)
        || isWon(g, value, true) != isWon(h, value, true);
  }

  private boolean isWon(int g, int value, boolean blackToMove) {
    if (region.isAtom(g) && piece.isAtom(value)) {
      return table.get(g, value) == table.result().top();
    }
    long key = ((long) g << 33) | ((long) value << 1) | (blackToMove ? 1 : 0);
    int found = known.get(key);
    if (found == 0) {
      found = canReach(blackToMove, g, value) == blackToMove ? WON : LOST;
      known.put(key, found);
    }
    return found == WON;
  }

  /** Whether the player to move has a move to what he wins. */
  private boolean canReach(boolean black, int g, int value) {
    for (int option : black ? region.lefts(g) : region.rights(g)) {
      if (isWon(option, value, !black) == black) {
        return true;
      }
    }
    for (int option : black ? piece.lefts(value) : piece.rights(value)) {
      if (isWon(g, option, !black) == black) {
        return true;
      }
    }
    return false;
  }
}
