package org.hexproof.probe;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;
import org.hexproof.format.Shading;
import org.hexproof.solver.Problem;

/**
 * A board on which White, who is to move, has one winning move, and that is a move into a region.
 *
 * @param position the board
 * @param move the move
 * @param region where the region's empty cells lie
 */
public record Witness(Position position, Cell move, ImmutableSet<Cell> region) {
  /** The board as a game of Hex. */
  public Problem problem() {
    return new Problem(position, Color.WHITE, Goal.TOP_TO_BOTTOM);
  }

  /** The empty cells outside of the region. */
  public ImmutableSet<Cell> context() {
    return Sets.difference(position.empty(), region).immutableCopy();
  }

  /** The board with the region shaded and the move labelled {@code *}. */
  public Diagram diagram(String name) {
    Diagram whole = Diagram.of(position, Optional.of(Color.WHITE));
    return new Diagram(
        name,
        position,
        whole.visible(),
        whole.edges(),
        region,
        ImmutableMap.of(move, "*"),
        whole.toMove(),
        Shading.TEMPLATE,
        whole.tints(),
        whole.coordinates());
  }
}
