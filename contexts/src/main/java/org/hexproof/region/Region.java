package org.hexproof.region;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableLongArray;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.shannon.Coloring;

/**
 * Some empty cells of a board and how they touch each other and what lies around them.
 *
 * <p>The nodes are the cells, in reading order, and after them Black's groups around and between
 * them. A filled region joins two ports if a chain of black nodes leads from one to the other; an
 * open port, an empty cell outside, is an end of such a chain but never a middle.
 *
 * @param cells the empty cells of the region
 * @param ports where it meets the outside
 * @param touches for each node, the nodes that it touches, as a bit mask; cells come first
 * @param portNodes for each port, as a bit mask: the node of a black port, or the nodes that an
 *     open port touches
 * @param portContacts for each port, the earlier open ports that it touches by itself, as a bit
 *     mask
 * @param ring the ports in the order of a walk around an open region, where that tells more than
 *     they do by themselves: it meets two edges of the board, hangs together and has no hole
 */
public record Region(
    ImmutableList<Cell> cells,
    ImmutableList<Port> ports,
    ImmutableLongArray touches,
    ImmutableLongArray portNodes,
    ImmutableLongArray portContacts,
    Optional<RingPorts> ring) {
  /**
   * A region can't have more cells; those that are evaluated at once, {@link Coloring#MAX_CELLS}.
   */
  public static final int MAX_CELLS = 40;

  private static final int MAX_NODES = Long.SIZE - 1;

  public Region {
    checkArgument(!cells.isEmpty(), "the region has no empty cell");
    checkArgument(
        touches.length() <= MAX_NODES && ports.size() <= MAX_NODES,
        "the region touches too many groups or cells (%s groups and %s ports, at most %s each)",
        touches.length() - cells.size(),
        ports.size(),
        MAX_NODES);
  }

  /**
   * A region that is closed: what is neither in it nor in a terminal is White's or a wall. Its
   * ports are the terminals, named 1, 2, ….
   *
   * @param stones the stones; empty cells outside the region count as White's
   * @param cells the empty cells of the region
   * @param terminals in the order of their numbers; each holds black stones, edges, or empty cells
   *     of the region that belong to it once Black has taken them
   * @throws IllegalArgumentException if a cell is not empty, a terminal has a cell that can't be
   *     Black's, or the region is too large
   */
  public static Region closed(
      Position stones, ImmutableSet<Cell> cells, ImmutableList<Terminal> terminals) {
    return new RegionBuilder(stones, cells).closed(terminals);
  }

  /**
   * A region with everything around it: each empty cell outside that touches it is a port, and so
   * is each group of black stones that reaches outside, with the black edges that it touches.
   *
   * @param stones the stones on the whole board
   * @param cells the empty cells of the region
   * @param edges the edges that are Black's; the others are White's
   * @throws IllegalArgumentException if a cell is not empty or the region is too large
   */
  public static Region open(Position stones, ImmutableSet<Cell> cells, ImmutableSet<Edge> edges) {
    return new RegionBuilder(stones, cells).open(edges);
  }

  /** All nodes among the black ones that a chain leads to. */
  public long chain(long start, long black) {
    long chain = start;
    long open = start;
    while (open != 0) {
      long touched = touches.get(Long.numberOfTrailingZeros(open)) & black & ~chain;
      open = (open & (open - 1)) | touched;
      chain |= touched;
    }
    return chain;
  }
}
