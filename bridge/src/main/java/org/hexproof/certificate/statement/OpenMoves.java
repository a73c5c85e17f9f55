package org.hexproof.certificate.statement;

import com.google.common.collect.ImmutableSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.hexproof.board.Cell;

/** White's moves of which nothing is proved yet. */
public final class OpenMoves {
  private final Cell only;
  private final Set<Cell> open;

  public OpenMoves(OnlyMove claim) {
    only = claim.move();
    open = new LinkedHashSet<>(claim.position().empty());
  }

  public ImmutableSet<Cell> cells() {
    return ImmutableSet.copyOf(open);
  }

  public boolean contains(Cell move) {
    return open.contains(move);
  }

  /**
   * What is to be said of a move is proved. If it loses, then so does every move outside of what
   * Black's win is about: his claims stay true whatever is there, and they need not the white stone
   * on this move.
   */
  public void close(Cell move, ImmutableSet<Cell> carrier) {
    open.removeIf(
        cell ->
            cell.equals(move)
                || (!move.equals(only) && !cell.equals(only) && !carrier.contains(cell)));
  }
}
