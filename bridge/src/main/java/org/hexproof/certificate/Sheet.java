package org.hexproof.certificate;

import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Terminal;

/**
 * What touches what: the places of the board and of a margin of three on each side, row by row, and
 * behind them the terminals of all alternatives, which touch their members.
 */
public final class Sheet {
  /** A column and a row, on the sheet or not; a1 is in column 1, row 1. */
  public record Site(int col, int row) {
    public boolean touches(Site other) {
      int cols = col - other.col;
      int rows = row - other.row;
      return Math.max(Math.abs(cols), Math.abs(rows)) == 1 && cols != rows;
    }
  }

  private static final int MARGIN = 3;
  private static final int[][] STEPS = {{0, -1}, {0, 1}, {-1, 0}, {1, 0}, {-1, 1}, {1, -1}};

  /** How many places and terminals there are. */
  final int elements;

  /** How many of them are places. */
  final int places;

  /** The elements that count as touching an element. */
  final int[][] touching;

  /** The places of edges that the goal names. */
  final Map<Integer, Edge> edges = new HashMap<>();

  /** The terminals of each alternative, as elements. */
  final List<List<Integer>> alternatives = new ArrayList<>();

  private final Board board;
  private final int width;

  public Sheet(Board board, Goal goal) {
    this.board = board;
    width = board.cols() + 2 * MARGIN;
    places = width * (board.rows() + 2 * MARGIN);
    List<List<Integer>> near = new ArrayList<>();
    IntStream.range(0, places).forEach(place -> near.add(new ArrayList<>()));
    for (List<Terminal> terminals : goal.alternatives()) {
      alternatives.add(new ArrayList<>());
      for (Terminal terminal : terminals) {
        List<Integer> members = new ArrayList<>();
        terminal.cells().forEach(cell -> members.add(place(cell)));
        terminal.edges().forEach(edge -> members.addAll(beside(edge)));
        alternatives.get(alternatives.size() - 1).add(near.size());
        members.forEach(place -> near.get(place).add(near.size()));
        near.add(members);
      }
    }
    for (int place = 0; place < places; place++) {
      for (int[] step : STEPS) {
        int col = place % width + step[0] - MARGIN + 1;
        int row = place / width + step[1] - MARGIN + 1;
        if (contains(col, row) && !areOfDifferentEdges(place, place(col, row))) {
          near.get(place).add(place(col, row));
        }
      }
    }
    elements = near.size();
    touching = near.stream().map(Ints::toArray).toArray(int[][]::new);
  }

  /** The places along an edge, which from now on belong to it. */
  private List<Integer> beside(Edge edge) {
    List<Integer> found = new ArrayList<>();
    for (Cell cell : board.along(edge)) {
      int place = place(cell);
      found.add(
          switch (edge) {
            case TOP -> place - width;
            case BOTTOM -> place + width;
            case LEFT -> place - 1;
            case RIGHT -> place + 1;
          });
    }
    found.forEach(place -> edges.put(place, edge));
    return found;
  }

  private boolean areOfDifferentEdges(int one, int other) {
    return edges.containsKey(one) && edges.containsKey(other) && edges.get(one) != edges.get(other);
  }

  /** Whether a terminal has the place as a member. */
  boolean isNamed(int place) {
    return Arrays.stream(touching[place]).anyMatch(next -> next >= places);
  }

  boolean contains(int col, int row) {
    return Math.min(col, row) > -MARGIN
        && col <= board.cols() + MARGIN
        && row <= board.rows() + MARGIN;
  }

  /** Whether the place is a cell of the board. */
  public boolean isCell(int place) {
    return isOnBoard(col(place), row(place));
  }

  public int col(int place) {
    return place % width - MARGIN + 1;
  }

  public int row(int place) {
    return place / width - MARGIN + 1;
  }

  boolean isOnBoard(int col, int row) {
    return Math.min(col, row) > 0 && board.contains(new Cell(col - 1, row - 1));
  }

  /** The index of a place; a1 is in column 1, row 1. */
  int place(int col, int row) {
    return (row + MARGIN - 1) * width + col + MARGIN - 1;
  }

  int place(Cell cell) {
    return place(cell.col() + 1, cell.row() + 1);
  }

  private Cell cell(int place) {
    return new Cell(place % width - MARGIN, place / width - MARGIN);
  }

  ImmutableSet<Cell> cells(IntStream places) {
    return places.mapToObj(this::cell).collect(ImmutableSet.toImmutableSet());
  }

  /** The names of all places, in their order. */
  public Stream<String> names() {
    return IntStream.range(0, places).mapToObj(this::name);
  }

  /** A place as it is written. */
  public String name(int place) {
    return name(new Site(col(place), row(place)));
  }

  /** The same for a place that need not be on the sheet. */
  public String name(Site spot) {
    return isOnBoard(spot.col(), spot.row())
        ? new Cell(spot.col() - 1, spot.row() - 1).toString()
        : spot.col() + "," + spot.row();
  }

  /** The outermost places, once round; each touches the next, and the last the first. */
  int[] rim() {
    int height = places / width;
    IntStream top = IntStream.range(0, width);
    IntStream right = IntStream.range(1, height).map(row -> row * width + width - 1);
    IntStream bottom = IntStream.range(1, width).map(col -> places - 1 - col);
    IntStream left = IntStream.range(1, height - 1).map(row -> (height - 1 - row) * width);
    return Ints.concat(top.toArray(), right.toArray(), bottom.toArray(), left.toArray());
  }
}
