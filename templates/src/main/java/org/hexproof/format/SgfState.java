package org.hexproof.format;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;

/** The board after a node. Labels belong to their node alone, all else goes on. */
record SgfState(
    Position position,
    Optional<Color> toMove,
    ImmutableSet<Cell> visible,
    ImmutableSet<Cell> shaded,
    ImmutableMap<Cell, String> labels) {
  static SgfState start(Board board) {
    return new SgfState(
        Position.empty(board),
        Optional.empty(),
        ImmutableSet.copyOf(board.cells()),
        ImmutableSet.of(),
        ImmutableMap.of());
  }

  SgfState withPosition(Position changed) {
    return new SgfState(changed, toMove, visible, shaded, labels);
  }

  SgfState withToMove(Color changed) {
    return new SgfState(position, Optional.of(changed), visible, shaded, labels);
  }

  SgfState withVisible(ImmutableSet<Cell> changed) {
    return new SgfState(position, toMove, changed, shaded, labels);
  }

  SgfState withShaded(ImmutableSet<Cell> changed) {
    return new SgfState(position, toMove, visible, changed, labels);
  }

  SgfState withLabels(ImmutableMap<Cell, String> changed) {
    return new SgfState(position, toMove, visible, shaded, changed);
  }
}
