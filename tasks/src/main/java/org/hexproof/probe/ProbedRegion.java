package org.hexproof.probe;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.region.Outcomes;
import org.hexproof.region.PortOutcomes;
import org.hexproof.region.Region;
import org.hexproof.region.RingColorings;
import org.hexproof.region.WiderBoard;
import org.hexproof.shannon.Coloring;
import org.hexproof.template.Template;
import org.hexproof.word.Labelled;

/**
 * A drawn region, into which White moves. Where no edge is drawn the board goes on.
 *
 * @param board the drawing with room around, which tells what cells are called
 * @param stones the stones there, with those that were added
 * @param cells the empty cells of the region there, in reading order
 * @param edges the edges that are drawn
 */
public record ProbedRegion(
    WiderBoard board, Position stones, ImmutableList<Cell> cells, ImmutableSet<Edge> edges) {
  private static final ImmutableSet<Edge> BLACKS = ImmutableSet.of(Edge.TOP, Edge.BOTTOM);

  /** Which outcomes are told apart. */
  public enum Order implements Labelled {
    /** As what lies outside can tell them apart when the board is full. */
    PLANAR,
    /** By what is joined inside, which is more. */
    PORTS
  }

  /**
   * The region of a drawing.
   *
   * @param cells its empty cells, as the drawing calls them
   * @throws IllegalArgumentException if the drawing fills the largest board
   */
  public static ProbedRegion of(Diagram diagram, ImmutableSet<Cell> cells) {
    WiderBoard board = WiderBoard.of(diagram);
    return new ProbedRegion(
        board, board.stones(), ImmutableList.sortedCopyOf(board.moved(cells)), diagram.edges());
  }

  /** Whether a drawing that is a template is one of Black's at the top or bottom, or amid. */
  public static boolean isTemplateAsDrawn(Entry entry) {
    try {
      Template template = entry.template(Optional.empty());
      return template.stones().equals(entry.diagram().position())
          && BLACKS.containsAll(Diagram.of(template).edges());
    } catch (FormatException e) {
      return true;
    }
  }

  /**
   * The empty cell of this name.
   *
   * @param place where the region is drawn
   * @throws FormatException if the region has none of this name
   */
  public Cell cell(String name, Place place) throws FormatException {
    for (Cell cell : cells) {
      if (name(cell).equals(name)) {
        return cell;
      }
    }
    throw new FormatException(
        place,
        name + " is no empty cell of this region",
        "its cells are " + String.join(" ", cells.stream().map(this::name).toList()));
  }

  /** What the drawing calls a cell. */
  public String name(Cell cell) {
    return board.name(cell);
  }

  /** The same region, with a row or column more where no edge is drawn and a board has room. */
  public ProbedRegion wider() {
    if (Math.max(stones.board().cols(), stones.board().rows()) + 2 > Board.MAX_SIDE) {
      return this;
    }
    int left = edges.contains(Edge.LEFT) ? 0 : 1;
    int above = edges.contains(Edge.TOP) ? 0 : 1;
    int right = edges.contains(Edge.RIGHT) ? 0 : 1;
    int below = edges.contains(Edge.BOTTOM) ? 0 : 1;
    Board old = stones.board();
    UnaryOperator<Cell> place = cell -> cell.moved(left, above);
    Position moved =
        stones.moved(new Board(left + old.cols() + right, above + old.rows() + below), place);
    WiderBoard wider = new WiderBoard(moved, board.left() + left, board.above() + above);
    return new ProbedRegion(wider, moved, Cell.moved(cells, place).asList(), edges);
  }

  /** Where a cell of the same region with another room around lies here. */
  public Cell place(ProbedRegion other, Cell cell) {
    return cell.moved(board.left() - other.board.left(), board.above() - other.board.above());
  }

  /** The same with a stone more. */
  public ProbedRegion with(Cell cell, Content stone) {
    checkArgument(!cells.contains(cell), "%s is in the region", name(cell));
    return new ProbedRegion(board, stones.with(cell, stone), cells, edges);
  }

  /**
   * The region as a game over its outcomes.
   *
   * @throws org.hexproof.value.GameTooLargeException if it has too many cells
   * @throws IllegalArgumentException if it touches too many groups or cells
   */
  public Coloring game(Order order) {
    Region region =
        Region.open(
            stones, ImmutableSet.copyOf(cells), Sets.intersection(edges, BLACKS).immutableCopy());
    return order == Order.PLANAR ? Outcomes.found(region) : PortOutcomes.of(region);
  }

  /**
   * The ways to close it by stones.
   *
   * @throws IllegalArgumentException if it can't be walked around at one edge, the bottom, or amid
   *     the board
   */
  public RingColorings colorings() {
    return RingColorings.of(
        stones,
        ImmutableSet.copyOf(cells),
        edges.contains(Edge.BOTTOM) ? Optional.of(Edge.BOTTOM) : Optional.empty());
  }
}
