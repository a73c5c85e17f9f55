package org.hexproof.board;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A rectangular board, up to 40x40. Cell (row r, column c) touches (r, c-1), (r, c+1), (r-1, c),
 * (r+1, c), (r-1, c+1) and (r+1, c-1): a1 is an acute corner with two neighbours, the top right
 * cell an obtuse one with three.
 */
public record Board(int cols, int rows) {
  public static final int MAX_SIDE = 40;

  private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {1, -1}, {-1, 1}};

  public Board {
    checkArgument(
        cols >= 1 && cols <= MAX_SIDE && rows >= 1 && rows <= MAX_SIDE,
        "a board has 1 to %s columns and rows, not %s x %s",
        MAX_SIDE,
        cols,
        rows);
  }

  public int size() {
    return cols * rows;
  }

  public boolean contains(Cell cell) {
    return cell.col() < cols && cell.row() < rows;
  }

  /** The place of the cell in reading order: row times columns plus column. */
  public int index(Cell cell) {
    checkArgument(contains(cell), "%s is not on the board (%s x %s)", cell, cols, rows);
    return cell.row() * cols + cell.col();
  }

  public Cell cell(int index) {
    checkArgument(index >= 0 && index < size(), "no cell has index %s", index);
    return new Cell(index % cols, index / cols);
  }

  /** All cells in reading order. */
  public ImmutableList<Cell> cells() {
    ImmutableList.Builder<Cell> cells = ImmutableList.builderWithExpectedSize(size());
    for (int i = 0; i < size(); i++) {
      cells.add(cell(i));
    }
    return cells.build();
  }

  /** The two to six cells of the board that touch this one. */
  public ImmutableList<Cell> neighbors(Cell cell) {
    ImmutableList.Builder<Cell> neighbors = ImmutableList.builderWithExpectedSize(6);
    for (int[] step : STEPS) {
      int col = cell.col() + step[0];
      int row = cell.row() + step[1];
      if (col >= 0 && col < cols && row >= 0 && row < rows) {
        neighbors.add(new Cell(col, row));
      }
    }
    return neighbors.build();
  }

  /** These cells, and all that steps over such cells lead to from them, the nearest first. */
  public ImmutableSet<Cell> flood(Collection<Cell> start, Predicate<Cell> over) {
    Set<Cell> reached = new LinkedHashSet<>(start);
    Deque<Cell> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      neighbors(open.remove()).stream().filter(over).filter(reached::add).forEach(open::add);
    }
    return ImmutableSet.copyOf(reached);
  }

  public boolean touches(Cell cell, Edge edge) {
    return switch (edge) {
      case TOP -> cell.row() == 0;
      case BOTTOM -> cell.row() == rows - 1;
      case LEFT -> cell.col() == 0;
      case RIGHT -> cell.col() == cols - 1;
    };
  }

  /** The cells along an edge in reading order. */
  public ImmutableSet<Cell> along(Edge edge) {
    return cells().stream()
        .filter(cell -> touches(cell, edge))
        .collect(ImmutableSet.toImmutableSet());
  }
}
