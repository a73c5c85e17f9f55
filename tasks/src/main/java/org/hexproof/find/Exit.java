package org.hexproof.find;

import com.google.common.collect.ImmutableSet;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.template.Promise;

/**
 * Ways out of a shape for its second terminal. A wire runs through cells outside, touches nothing
 * of the shape but its terminal and what that touches anyway, and keeps away from the edge and from
 * the wire of A. The latter can always run straight up, since A stands in the top row; to the left
 * or to the right. A stone B on the edge needs no way out, since the wire may end at the edge.
 */
final class Exit {
  /** Rows above and columns beside, enough to go around the wire of A. */
  private static final int ROOM = 3;

  private final Board board;
  private final Cell a;
  private final Cell b;
  private final ImmutableSet<Cell> carrier;

  Exit(Promise.OfPair terminals, int rows, ImmutableSet<Cell> carrier) {
    int right =
        Stream.concat(Stream.of(terminals.a(), terminals.b()), carrier.stream())
            .mapToInt(Cell::col)
            .max()
            .orElseThrow();
    // The wire to the right leans by a column for each row.
    board = new Board(right + 1 + 3 * ROOM, rows + ROOM);
    a = moved(terminals.a());
    b = moved(terminals.b());
    this.carrier = Cell.moved(carrier, Exit::moved);
  }

  private static Cell moved(Cell cell) {
    return cell.moved(ROOM, ROOM);
  }

  boolean exists() {
    boolean standsOnEdge = !carrier.contains(b) && board.touches(b, Edge.BOTTOM);
    return standsOnEdge || leadsOut(0) || leadsOut(1);
  }

  /**
   * Whether B has a way to the top when A's wire leans so many columns to the right in each row.
   */
  private boolean leadsOut(int lean) {
    Set<Cell> forbidden = new HashSet<>(carrier);
    // What touches the empty cell B does not touch a wire that ends beside it.
    if (carrier.contains(b)) {
      forbidden.remove(b);
    } else {
      forbidden.removeIf(board.neighbors(b)::contains);
    }
    for (int up = 0; up <= ROOM; up++) {
      forbidden.add(new Cell(a.col() + lean * up, a.row() - up));
    }
    return board
        .flood(
            Set.of(b),
            next ->
                !carrier.contains(next)
                    && !board.touches(next, Edge.BOTTOM)
                    && !forbidden.contains(next)
                    && board.neighbors(next).stream().noneMatch(forbidden::contains))
        .stream()
        .anyMatch(cell -> cell.row() == 0);
  }
}
