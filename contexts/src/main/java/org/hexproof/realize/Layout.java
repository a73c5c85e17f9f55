package org.hexproof.realize;

/** Draws hypergraphs on the board. */
public final class Layout {
  private Layout() {}

  /**
   * Draws a hypergraph small. Cells that never matter are left out, see {@link Hypergraph#pruned}.
   *
   * @throws IllegalArgumentException if it is not planar with its terminals outside, or so large
   *     that even the small drawing has no room on a board
   */
  public static Drawing draw(Hypergraph graph, Effort effort) {
    Hypergraph pruned = graph.pruned();
    Canvas begun = Gallery.find(pruned).orElseGet(() -> Painter.paint(pruned, false));
    Drawing drawing = Drawing.of(Compactor.compact(begun, effort), pruned);
    if (!drawing.contacts().equals(Contacts.of(pruned))) {
      throw new IllegalStateException("the drawing is not that of the hypergraph");
    }
    return drawing;
  }
}
