package org.hexproof.format.sgf;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;

/**
 * The board after a node, and the swap that was just played, until the next move tells what it was.
 * Labels and selected cells belong to their node alone, all else goes on.
 */
record SgfState(
    Position position,
    Optional<Color> toMove,
    Optional<Swap> swap,
    ImmutableSet<Cell> visible,
    ImmutableSet<Cell> shaded,
    ImmutableSet<Cell> selected,
    ImmutableMap<Cell, String> labels) {
  /** A swap of pieces, with the position without it. */
  record Swap(Position before, Color mover) {}

  static SgfState start(Board board) {
    return new SgfState(
        Position.empty(board),
        Optional.empty(),
        Optional.empty(),
        ImmutableSet.copyOf(board.cells()),
        ImmutableSet.of(),
        ImmutableSet.of(),
        ImmutableMap.of());
  }

  SgfState withPosition(Position changed) {
    return new SgfState(changed, toMove, Optional.empty(), visible, shaded, selected, labels);
  }

  SgfState withSwap(Swap changed) {
    return new SgfState(position, toMove, Optional.of(changed), visible, shaded, selected, labels);
  }

  SgfState withToMove(Color changed) {
    return new SgfState(position, Optional.of(changed), swap, visible, shaded, selected, labels);
  }

  SgfState withVisible(ImmutableSet<Cell> changed) {
    return new SgfState(position, toMove, swap, changed, shaded, selected, labels);
  }

  SgfState withShaded(ImmutableSet<Cell> changed) {
    return new SgfState(position, toMove, swap, visible, changed, selected, labels);
  }

  SgfState withLabels(ImmutableMap<Cell, String> changed) {
    return new SgfState(position, toMove, swap, visible, shaded, selected, changed);
  }

  SgfState withSelected(ImmutableSet<Cell> changed) {
    return new SgfState(position, toMove, swap, visible, shaded, changed, labels);
  }
}
