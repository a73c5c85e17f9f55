package org.hexproof.format;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;

/**
 * A drawn board, as the formats of diagrams see it.
 *
 * @param name what the file calls it, or an empty text
 * @param position the stones
 * @param visible the cells that are drawn; on a whole board all of them
 * @param edges the edges that are drawn as edges of the board
 * @param shaded cells that are shaded; in a template, empty cells that are not in the carrier
 * @param labels short texts on cells
 * @param toMove whose turn it is, where the file says so
 */
public record Diagram(
    String name,
    Position position,
    ImmutableSet<Cell> visible,
    ImmutableSet<Edge> edges,
    ImmutableSet<Cell> shaded,
    ImmutableMap<Cell, String> labels,
    Optional<Color> toMove) {
  /** A whole board with all four edges. */
  public static Diagram of(Position position, Optional<Color> toMove) {
    return new Diagram(
        "",
        position,
        ImmutableSet.copyOf(position.board().cells()),
        ImmutableSet.copyOf(Edge.values()),
        ImmutableSet.of(),
        ImmutableMap.of(),
        toMove);
  }
}
