package org.hexproof.realize;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.List;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Position;

/**
 * A region with all stones around it.
 *
 * @param stones those around it and its own; if it lies at the bottom edge, on a board whose last
 *     row is the edge's, and otherwise anywhere on a board with room for them
 * @param cells its empty cells; each cell around them has a stone
 * @param bottom a stone of the group that is to be led to the bottom edge; none for a region at the
 *     edge
 * @param groups a black stone of each group that a context may be led to, clockwise around the
 *     region from the left end of the bottom edge, or from the group of the bottom. A group that
 *     comes twice in this order may be named twice
 */
public record RingedRegion(
    Position stones, ImmutableSet<Cell> cells, Optional<Cell> bottom, ImmutableList<Cell> groups) {
  private static final int[][] AROUND = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {1, -1}, {-1, 1}};

  /** Each cell around the region has a stone, there is a cell, and black stones name the groups. */
  public RingedRegion {
    checkArgument(!cells.isEmpty(), "the region has no cells");
    for (Cell cell : groups) {
      checkGroup(stones, cell);
    }
    bottom.ifPresent(cell -> checkGroup(stones, cell));
    for (Cell cell : cells) {
      checkArgument(
          stones.board().contains(cell) && stones.at(cell) == Content.EMPTY,
          "%s is no empty cell",
          cell);
      for (int[] step : AROUND) {
        checkRing(
            stones, cells, bottom.isEmpty(), cell, cell.col() + step[0], cell.row() + step[1]);
      }
    }
  }

  private static void checkGroup(Position stones, Cell cell) {
    checkArgument(
        stones.board().contains(cell) && stones.at(cell) == Content.BLACK,
        "%s names a group, but is no black stone",
        cell);
  }

  private static void checkRing(
      Position stones, ImmutableSet<Cell> cells, boolean atEdge, Cell cell, int col, int row) {
    Board board = stones.board();
    if (atEdge && row == board.rows()) {
      return;
    }
    boolean isOn = col >= 0 && col < board.cols() && row >= 0 && row < board.rows();
    checkArgument(isOn, "%s lies at the board's rim, so there is no stone around it", cell);
    Cell next = new Cell(col, row);
    checkArgument(
        cells.contains(next) || stones.at(next) != Content.EMPTY,
        "%s beside %s has no stone; each cell around the region needs one",
        next,
        cell);
  }

  /** Everything: its cells in their order, then black stones, then white ones. */
  ImmutableList<Cell> all() {
    return ImmutableList.<Cell>builder()
        .addAll(cells)
        .addAll(stones.black())
        .addAll(stones.white())
        .build();
  }

  /** Whether a group of stones hangs together with the bottom edge from the start. */
  boolean isOnEdge(Iterable<Cell> group) {
    for (Cell stone : group) {
      if (bottom.isEmpty() && stone.row() == stones.board().rows() - 1) {
        return true;
      }
    }
    return false;
  }

  int firstCol() {
    return all().stream().mapToInt(Cell::col).min().orElseThrow();
  }

  int lastCol() {
    return all().stream().mapToInt(Cell::col).max().orElseThrow();
  }

  int firstRow() {
    return all().stream().mapToInt(Cell::row).min().orElseThrow();
  }

  /** The last row that is drawn: that at the edge, or the last one with a stone. */
  int lastRow() {
    List<Cell> all = all();
    return bottom.isEmpty()
        ? stones.board().rows() - 1
        : all.stream().mapToInt(Cell::row).max().orElseThrow();
  }
}
