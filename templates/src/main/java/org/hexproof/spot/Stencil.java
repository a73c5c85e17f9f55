package org.hexproof.spot;

import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;

/** A shape made ready to be laid on all places of a row at once. */
final class Stencil {
  private final OrientedTemplate shape;
  private final int[] stones;
  private final int[] carrier;

  Stencil(OrientedTemplate shape) {
    this.shape = shape;
    this.stones = packed(shape.stones());
    this.carrier = packed(shape.carrier());
  }

  private static int[] packed(ImmutableSet<Cell> cells) {
    return cells.stream().flatMapToInt(cell -> IntStream.of(cell.row(), cell.col())).toArray();
  }

  OrientedTemplate shape() {
    return shape;
  }

  /** Tells of each cell where the corner of the shape's box may lie. */
  void forEachCorner(Planes planes, Consumer<Cell> found) {
    int room = planes.cols() - shape.cols() + 1;
    int last = planes.rows() - shape.rows();
    if (room <= 0 || last < 0) {
      return;
    }
    long anywhere = (1L << room) - 1;
    int from = shape.edge().equals(Optional.of(Edge.BOTTOM)) ? last : 0;
    int to = shape.edge().equals(Optional.of(Edge.TOP)) ? 0 : last;
    for (int row = from; row <= to; row++) {
      long corners = planes.whereEmpty(carrier, row, planes.whereOwn(stones, row, anywhere));
      for (; corners != 0; corners &= corners - 1) {
        found.accept(new Cell(Long.numberOfTrailingZeros(corners), row));
      }
    }
  }
}
