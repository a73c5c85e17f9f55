package org.hexproof.realize;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.ImmutableIntArray;
import java.util.Comparator;
import java.util.List;
import org.hexproof.board.Board;
import org.hexproof.shannon.Hypergraph;

/** Draws hypergraphs on the board. */
public final class Layout {
  /** The patience, and which part of the rounds, each way to begin gets. */
  private static final int PATIENCE = 8;

  private static final int SHARE = 8;

  /** Drawings of more cells begin low, since otherwise no board has room for them. */
  private static final int FEW_CELLS = 20;

  /** A hexagon has room for so many groups of stones that don't touch each other. */
  private static final int MAX_DEGREE = 3;

  private Layout() {}

  /**
   * Draws a hypergraph small. Cells that never matter are left out, see {@link Hypergraph#pruned}.
   *
   * @throws IllegalArgumentException if a cell touches more than three nodes, or it is not planar
   *     with its terminals outside
   * @throws DrawingTooLargeException if even the small drawing has no room on a board
   */
  public static DrawnHypergraph draw(Hypergraph graph, Effort effort) {
    Hypergraph pruned = graph.pruned();
    Canvas begun =
        begin(pruned, effort).stream()
            .min(Comparator.comparingInt(canvas -> Compactor.size(canvas, effort)))
            .orElseThrow();
    Canvas small = Compactor.compact(begun, effort);
    checkSize(small);
    DrawnHypergraph drawing = DrawnHypergraph.of(small, pruned);
    if (!drawing.contacts().equals(Contacts.of(pruned))) {
      throw new IllegalStateException("the drawing is not that of the hypergraph");
    }
    return drawing;
  }

  /**
   * Drawings that are about small: the first shipped one, all of them where room is scarce, or else
   * some with each terminal at the top.
   */
  static List<Canvas> begin(Hypergraph pruned, Effort effort) {
    checkDegrees(pruned);
    List<Canvas> known =
        Gallery.find(pruned).stream().limit(effort.isBounded() ? Integer.MAX_VALUE : 1).toList();
    boolean low = pruned.cells().size() > FEW_CELLS;
    Effort little = effort.with(Math.min(PATIENCE, effort.patience()), effort.rounds() / SHARE);
    return !known.isEmpty()
        ? known
        : pruned.terminals().stream()
            .distinct()
            .mapToObj(top -> Compactor.compact(Painter.paint(pruned, top, low), little))
            .toList();
  }

  /** Fails with a {@link DrawingTooLargeException} if no board has room. */
  static void checkSize(Canvas small) {
    if (Math.max(small.rows, small.cols) > Board.MAX_SIDE) {
      throw new DrawingTooLargeException(
          "the smallest drawing found has %s columns and %s rows; a board has at most %s of each",
          small.cols, small.rows, Board.MAX_SIDE);
    }
  }

  static void checkDegrees(Hypergraph graph) {
    for (ImmutableIntArray cell : graph.cells()) {
      checkArgument(
          cell.length() <= MAX_DEGREE,
          "a cell touches %s nodes; on a board at most %s groups of stones can touch it",
          cell.length(),
          MAX_DEGREE);
    }
  }
}
