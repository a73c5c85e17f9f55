package org.hexproof.region;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;

/** Templates as regions. */
public final class TemplateRegions {
  private TemplateRegions() {}

  /**
   * The shape with what its promise joins as terminals and White on everything else. The terminals
   * of a template with two stones and an edge are numbered as forks are: 1 is B, 2 is A, 3 the
   * edge, so outcome a joins A and b joins B to the edge.
   *
   * @param stones stones of the shape
   * @param carrier its empty cells
   */
  public static Region closed(Position stones, ImmutableSet<Cell> carrier, Promise promise) {
    return Region.closed(stones, carrier, terminals(promise));
  }

  private static ImmutableList<Terminal> terminals(Promise promise) {
    if (promise instanceof Promise.ToEdge edge) {
      return ImmutableList.of(Terminal.of(edge.group()), Terminal.of(edge.edge()));
    }
    if (promise instanceof Promise.Interior interior) {
      return interior.stones().stream().map(Terminal::of).collect(ImmutableList.toImmutableList());
    }
    if (promise instanceof Promise.ConnectsBoth both) {
      return ImmutableList.of(
          Terminal.of(both.b()), Terminal.of(both.a()), Terminal.of(both.edge()));
    }
    Promise.Pivoting pivoting = (Promise.Pivoting) promise;
    return ImmutableList.of(
        Terminal.of(pivoting.b()), Terminal.of(pivoting.a()), Terminal.of(pivoting.edge()));
  }

  /**
   * The shape on a board that goes on around it, with the edge of its promise, if there is one, as
   * the only edge near. Cells of the template keep their names where nothing lies to the left of or
   * above them; else see {@link #shift}.
   */
  public static Region open(Template template) {
    Cell shift = shift(template);
    ImmutableSet<Edge> edges = template.promise().edges();
    Board board = template.board();
    int cols = board.cols() + shift.col() + (edges.contains(Edge.RIGHT) ? 0 : 1);
    int rows = board.rows() + shift.row() + (edges.contains(Edge.BOTTOM) ? 0 : 1);
    checkArgument(
        cols <= Board.MAX_SIDE && rows <= Board.MAX_SIDE,
        "the template fills the largest board, so nothing around it can be seen");
    Position position =
        Position.of(
            new Board(cols, rows),
            move(template.stones().black(), shift),
            move(template.stones().white(), shift));
    return Region.open(position, move(template.carrier(), shift), edges);
  }

  /** How far {@link #open} moves the template to the right and down, as a cell. */
  public static Cell shift(Template template) {
    ImmutableSet<Edge> edges = template.promise().edges();
    return new Cell(edges.contains(Edge.LEFT) ? 0 : 1, edges.contains(Edge.TOP) ? 0 : 1);
  }

  private static ImmutableSet<Cell> move(ImmutableSet<Cell> cells, Cell shift) {
    return cells.stream()
        .map(cell -> new Cell(cell.col() + shift.col(), cell.row() + shift.row()))
        .collect(ImmutableSet.toImmutableSet());
  }
}
