package org.hexproof.compose;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.Sets;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Symmetry;
import org.hexproof.board.Terminal;
import org.hexproof.solver.Problem;

/**
 * A problem of joining two terminals, put as an ordinary game of Hex for engines that know nothing
 * else: the position lies on a larger board of white stones, and chains of black stones lead from
 * one terminal to the top and from the other to the bottom. A chain runs only through cells whose
 * other neighbours touch its terminal anyway, so it joins nothing that the terminal does not, and
 * Black wins the game exactly if Black wins the problem. The empty cells are the same.
 *
 * @param problem the ordinary position, with the goal from top to bottom
 * @param original the board of the problem as it was put
 * @param symmetry how that board was turned
 * @param shift where the turned board's a1 lies now
 */
public record FramedProblem(Problem problem, Board original, Symmetry symmetry, Cell shift) {
  /** White columns beside and white rows above and below, in the order of trial. */
  private static final ImmutableList<Cell> MARGINS =
      ImmutableList.of(new Cell(0, 1), new Cell(1, 1), new Cell(2, 2), new Cell(4, 4));

  /**
   * Puts the problem on a whole board.
   *
   * @return nothing if the goal is not to join two terminals, a terminal's cell is still empty, a
   *     stone is shut in so that no chain reaches it, or the board would become too large
   */
  public static Optional<FramedProblem> of(Problem problem) {
    if (problem.goal().equals(Goal.TOP_TO_BOTTOM)) {
      return Optional.of(
          new FramedProblem(problem, problem.position().board(), Symmetry.NONE, new Cell(0, 0)));
    }
    if (problem.goal().alternatives().size() != 1) {
      return Optional.empty();
    }
    ImmutableList<Terminal> terminals = Iterables.getOnlyElement(problem.goal().alternatives());
    if (terminals.size() != 2
        || !terminals.stream().allMatch(terminal -> isPlain(terminal, problem.position()))) {
      return Optional.empty();
    }
    return compose(problem, terminals.get(0), terminals.get(1))
        .or(() -> compose(problem, terminals.get(1), terminals.get(0)));
  }

  /** Black stones only, or one edge only. */
  private static boolean isPlain(Terminal terminal, Position position) {
    return terminal.cells().isEmpty()
        ? terminal.edges().size() == 1
        : terminal.edges().isEmpty() && position.black().containsAll(terminal.cells());
  }

  private static Optional<FramedProblem> compose(Problem problem, Terminal upper, Terminal lower) {
    Optional<Edge> top = upper.edges().stream().findFirst();
    Optional<Edge> bottom = lower.edges().stream().findFirst();
    if (top.isPresent()) {
      return bottom.filter(edge -> edge == Symmetry.opposite(top.get())).isPresent()
          ? Optional.of(turned(problem, Symmetry.toBottom(bottom.get())))
          : Optional.empty();
    }
    Symmetry symmetry = bottom.map(Symmetry::toBottom).orElse(Symmetry.NONE);
    Board board = symmetry.apply(problem.position().board());
    for (Cell margin : MARGINS) {
      int below = bottom.isPresent() ? 0 : margin.row();
      int cols = board.cols() + 2 * margin.col();
      int rows = board.rows() + margin.row() + below;
      if (cols > Board.MAX_SIDE || rows > Board.MAX_SIDE) {
        break;
      }
      FramedProblem bare = framed(problem, symmetry, new Board(cols, rows), margin);
      Optional<Position> linked =
          Chain.link(
                  bare.problem.position(), bare.images(upper.cells()), Edge.TOP, ImmutableSet.of())
              .flatMap(
                  chained ->
                      bottom.isPresent()
                          ? Optional.of(chained)
                          : linkBelow(bare, chained, bare.images(lower.cells())));
      if (linked.isPresent()) {
        return linked.map(
            position ->
                new FramedProblem(
                    new Problem(position, problem.toMove(), Goal.TOP_TO_BOTTOM),
                    bare.original,
                    symmetry,
                    margin));
      }
    }
    return Optional.empty();
  }

  private static Optional<Position> linkBelow(
      FramedProblem bare, Position chained, ImmutableSet<Cell> stones) {
    ImmutableSet<Cell> upperChain =
        Sets.difference(chained.black(), bare.problem.position().black()).immutableCopy();
    return Chain.link(chained, stones, Edge.BOTTOM, upperChain);
  }

  /** The position amid white stones on a larger board. */
  private static FramedProblem framed(Problem problem, Symmetry symmetry, Board board, Cell shift) {
    Board original = problem.position().board();
    Position position =
        problem.position().amidWhite(board, cell -> image(cell, original, symmetry, shift));
    return new FramedProblem(
        new Problem(position, problem.toMove(), Goal.TOP_TO_BOTTOM), original, symmetry, shift);
  }

  /** The same board with the goal's edges at top and bottom. */
  private static FramedProblem turned(Problem problem, Symmetry symmetry) {
    return framed(problem, symmetry, symmetry.apply(problem.position().board()), new Cell(0, 0));
  }

  private ImmutableSet<Cell> images(ImmutableSet<Cell> cells) {
    return Cell.moved(cells, this::image);
  }

  private static Cell image(Cell cell, Board original, Symmetry symmetry, Cell shift) {
    return symmetry.apply(cell, original).moved(shift.col(), shift.row());
  }

  /** Where a cell of the problem lies on the whole board. */
  public Cell image(Cell cell) {
    return image(cell, original, symmetry, shift);
  }

  /** The cell of the problem that came to lie on an empty cell of the whole board. */
  public Cell origin(Cell cell) {
    return symmetry.apply(cell.moved(-shift.col(), -shift.row()), symmetry.apply(original));
  }
}
