package org.hexproof.prove;

import com.google.common.primitives.ImmutableIntArray;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.solver.Learned;
import org.hexproof.solver.Problem;

/**
 * A position on the way from a first one. Cells are indices of the board, in ascending order.
 *
 * @param black the stones that Black has more than in the first position
 * @param white the same of White
 */
public record Spot(Color toMove, ImmutableIntArray black, ImmutableIntArray white) {
  /** The first position. */
  public static Spot first(Problem problem) {
    return new Spot(problem.toMove(), ImmutableIntArray.of(), ImmutableIntArray.of());
  }

  /** The position of which something was learned. */
  public static Spot of(Learned learned) {
    return new Spot(learned.toMove(), learned.black(), learned.white());
  }

  /** The position after a move. */
  Spot after(int cell) {
    return toMove == Color.BLACK
        ? new Spot(toMove.opposite(), with(black, cell), white)
        : new Spot(toMove.opposite(), black, with(white, cell));
  }

  private static ImmutableIntArray with(ImmutableIntArray cells, int cell) {
    return ImmutableIntArray.copyOf(
        IntStream.concat(cells.stream(), IntStream.of(cell)).sorted().toArray());
  }

  /** The stones that both sides have more. */
  int stones() {
    return black.length() + white.length();
  }

  /** What is asked of it, where this is the first position. */
  public Problem problem(Problem first) {
    Position position = first.position();
    Board board = position.board();
    return new Problem(
        Position.of(
            board, more(position.black(), black, board), more(position.white(), white, board)),
        toMove,
        first.goal());
  }

  private static Set<Cell> more(Collection<Cell> stones, ImmutableIntArray cells, Board board) {
    Set<Cell> all = new HashSet<>(stones);
    cells.forEach(index -> all.add(board.cell(index)));
    return all;
  }
}
