package org.hexproof.laboratory;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.board.Symmetry;
import org.hexproof.word.Labelled;

/** How a drawing is put down otherwise. */
enum Turn implements Labelled {
  /** By half a turn. */
  TURNED,

  /**
   * A template with left and right exchanged. A board is reflected in its long diagonal, with the
   * colours exchanged, so that who wins it is exchanged too.
   */
  MIRRORED;

  Draft of(Draft draft) {
    return switch (this) {
      case TURNED -> by(draft, Symmetry.HALF_TURN);
      case MIRRORED -> draft.isBoard() ? exchanged(draft) : mirrored(draft);
    };
  }

  /** With its cells and its edge where a symmetry of the board takes them. */
  static Draft by(Draft draft, Symmetry symmetry) {
    Board board = draft.board();
    return moved(draft, symmetry.apply(board), cell -> symmetry.apply(cell, board))
        .withEdge(draft.edge().map(symmetry::apply));
  }

  private static Draft exchanged(Draft draft) {
    Draft reflected = by(draft, Symmetry.REFLECTION);
    Position stones = reflected.stones();
    Color toMove = draft.toMove().opposite();
    return reflected
        .with(
            Position.of(reflected.board(), stones.white(), stones.black()),
            reflected.carrier(),
            reflected.labels())
        .withToMove(toMove);
  }

  /** Rows stay where they are; a cell that is drawn is in column a. */
  private static Draft mirrored(Draft draft) {
    Set<Cell> drawn = draft.visible();
    int most = drawn.stream().mapToInt(Turn::across).max().orElse(draft.board().cols() - 1);
    int least = drawn.stream().mapToInt(Turn::across).min().orElse(0);
    return moved(
        draft,
        new Board(most - least + 1, draft.board().rows()),
        cell -> new Cell(most - across(cell), cell.row()));
  }

  /** How far to the right a cell is, by its column and row, where the reflection lies upright. */
  private static int across(Cell cell) {
    return cell.col() + cell.row();
  }

  /** With its cells elsewhere on another board. */
  static Draft moved(Draft draft, Board board, UnaryOperator<Cell> place) {
    ImmutableMap.Builder<Cell, String> labels = ImmutableMap.builder();
    draft.labels().forEach((cell, label) -> labels.put(place.apply(cell), label));
    ImmutableSet<Cell> carrier = Cell.moved(draft.carrier(), place);
    return draft.with(draft.stones().moved(board, place), carrier, labels.buildOrThrow());
  }
}
