package org.hexproof.spot;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Offset;
import org.hexproof.board.Position;
import org.hexproof.template.Template;

/**
 * The definition, taken literally: every map of the grid that keeps which cells touch, to every
 * place, and each cell looked at.
 */
final class NaiveSpotter {
  private static final ImmutableList<Offset> STEPS =
      ImmutableList.of(
          new Offset(1, 0),
          new Offset(0, 1),
          new Offset(-1, 1),
          new Offset(-1, 0),
          new Offset(0, -1),
          new Offset(1, -1));

  /** Cell (col, row) goes to col steps of one kind and row steps of another from a place. */
  private record Map(int col, int row, Offset perCol, Offset perRow) {
    int col(Cell cell) {
      return col + cell.col() * perCol.col() + cell.row() * perRow.col();
    }

    int row(Cell cell) {
      return row + cell.col() * perCol.row() + cell.row() * perRow.row();
    }

    Cell image(Cell cell) {
      return new Cell(col(cell), row(cell));
    }
  }

  private NaiveSpotter() {}

  static ImmutableSet<MatchKey> spot(Position position, ImmutableList<Template> templates) {
    Set<MatchKey> found = new LinkedHashSet<>();
    for (Template template : templates) {
      for (Map map : maps(template, position.board())) {
        for (Color side : Color.values()) {
          if (fits(template, map, position, side)) {
            add(template, map, position.board(), side, found);
          }
        }
      }
    }
    return ImmutableSet.copyOf(found);
  }

  /** Those that bring the first black stone onto the board. */
  static ImmutableList<Map> maps(Template template, Board board) {
    ImmutableList.Builder<Map> maps = ImmutableList.builder();
    ImmutableList<Cell> places = board.cells();
    Cell first = template.stones().black().asList().get(0);
    for (Offset perCol : STEPS) {
      for (Offset perRow : STEPS) {
        // Cells one column and one row away touch each other in the other direction only.
        if (STEPS.contains(new Offset(perCol.col() - perRow.col(), perCol.row() - perRow.row()))) {
          Map atOrigin = new Map(0, 0, perCol, perRow);
          for (Cell place : places) {
            maps.add(
                new Map(
                    place.col() - atOrigin.col(first),
                    place.row() - atOrigin.row(first),
                    perCol,
                    perRow));
          }
        }
      }
    }
    return maps.build();
  }

  private static boolean fits(Template template, Map map, Position position, Color side) {
    return all(template.stones().black(), side.stone(), map, position)
        && all(template.carrier(), Content.EMPTY, map, position);
  }

  private static boolean all(
      ImmutableSet<Cell> cells, Content content, Map map, Position position) {
    Board board = position.board();
    for (Cell cell : cells) {
      int col = map.col(cell);
      int row = map.row(cell);
      boolean onBoard = col >= 0 && row >= 0 && col < board.cols() && row < board.rows();
      if (!onBoard || position.at(new Cell(col, row)) != content) {
        return false;
      }
    }
    return true;
  }

  private static void add(
      Template template, Map map, Board board, Color side, Set<MatchKey> found) {
    if (template.promise().edges().isEmpty()) {
      found.add(MatchKey.of(template, side, map::image, edge -> edge));
    }
    ImmutableSet<Edge> own =
        side == Color.BLACK
            ? ImmutableSet.of(Edge.TOP, Edge.BOTTOM)
            : ImmutableSet.of(Edge.LEFT, Edge.RIGHT);
    for (Edge drawn : template.promise().edges()) {
      for (Edge edge : own) {
        if (bringsTo(template.board(), drawn, map, board, edge)) {
          found.add(MatchKey.of(template, side, map::image, any -> edge));
        }
      }
    }
  }

  /** Whether each cell of the drawing is as far from the one edge as its image from the other. */
  private static boolean bringsTo(Board drawing, Edge drawn, Map map, Board board, Edge edge) {
    for (Cell cell : drawing.cells()) {
      int before = distance(cell.col(), cell.row(), drawing, drawn);
      if (before != distance(map.col(cell), map.row(cell), board, edge)) {
        return false;
      }
    }
    return true;
  }

  private static int distance(int col, int row, Board board, Edge edge) {
    return switch (edge) {
      case TOP -> row;
      case BOTTOM -> board.rows() - 1 - row;
      case LEFT -> col;
      case RIGHT -> board.cols() - 1 - col;
    };
  }
}
