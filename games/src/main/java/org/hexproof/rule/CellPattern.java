package org.hexproof.rule;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;

/**
 * Cells that have to have symbols, and those that a move gives them.
 *
 * @param cells by rows and columns, the first of each being 0
 * @param shunned symbols that none of the cells may have beside it, by a side
 */
record CellPattern(ImmutableList<Cell> cells, ImmutableSet<Character> shunned) {
  record Cell(int row, int column, char before, char after) {}

  static CellPattern of(List<Cell> cells, ImmutableSet<Character> shunned) {
    int top = cells.stream().mapToInt(Cell::row).min().orElse(0);
    int first = cells.stream().mapToInt(Cell::column).min().orElse(0);
    return new CellPattern(
        cells.stream()
            .map(c -> new Cell(c.row() - top, c.column() - first, c.before(), c.after()))
            .sorted(Comparator.comparing(Cell::row).thenComparing(Cell::column))
            .collect(ImmutableList.toImmutableList()),
        shunned);
  }

  private CellPattern with(UnaryOperator<Cell> change) {
    return of(cells.stream().map(change).toList(), shunned);
  }

  CellPattern turned(Turn turn) {
    return with(
        c ->
            new Cell(
                turn.row(c.row(), c.column()),
                turn.column(c.row(), c.column()),
                c.before(),
                c.after()));
  }

  /** A row as it lies from corner to corner. */
  CellPattern diagonal() {
    return with(c -> new Cell(c.column(), c.column(), c.before(), c.after()));
  }

  CellPattern mapped(IntUnaryOperator symbols) {
    CellPattern mapped =
        with(
            c ->
                new Cell(
                    c.row(),
                    c.column(),
                    (char) symbols.applyAsInt(c.before()),
                    (char) symbols.applyAsInt(c.after())));
    return new CellPattern(
        mapped.cells,
        shunned.stream()
            .map(symbol -> (char) symbols.applyAsInt(symbol))
            .collect(ImmutableSet.toImmutableSet()));
  }

  boolean isRow() {
    return cells.stream().allMatch(cell -> cell.row() == 0);
  }

  /** Whether it reaches over a corner, so that cells that touch there belong together. */
  boolean isWide() {
    return cells.stream().anyMatch(cell -> cell.row() > 0)
        && cells.stream().anyMatch(cell -> cell.column() > 0);
  }

  /** Whether it does nothing but cover free cells. */
  boolean covers() {
    return shunned.isEmpty()
        && cells.stream().allMatch(cell -> cell.before() == '.' && cell.after() == Grid.NONE);
  }

  /** Adds all grids that it makes of one. */
  void addMoves(Grid grid, Collection<Grid> moves) {
    int rows = 0;
    int columns = 0;
    for (Cell cell : cells) {
      rows = Math.max(rows, cell.row());
      columns = Math.max(columns, cell.column());
    }
    for (int row = 0; row + rows < grid.rows(); row++) {
      for (int column = 0; column + columns < grid.width(); column++) {
        if (fits(grid, row, column)) {
          moves.add(moved(grid, row, column));
        }
      }
    }
  }

  private boolean fits(Grid grid, int row, int column) {
    for (Cell cell : cells) {
      int place = (row + cell.row()) * grid.width() + column + cell.column();
      if (grid.cells().charAt(place) != cell.before()) {
        return false;
      }
    }
    return shunned.isEmpty()
        || cells.stream().noneMatch(c -> isShunned(grid, row + c.row(), column + c.column()));
  }

  private boolean isShunned(Grid grid, int row, int column) {
    return shunned.contains(grid.at(row - 1, column))
        || shunned.contains(grid.at(row + 1, column))
        || shunned.contains(grid.at(row, column - 1))
        || shunned.contains(grid.at(row, column + 1));
  }

  private Grid moved(Grid grid, int row, int column) {
    char[] symbols = grid.cells().toCharArray();
    for (Cell cell : cells) {
      symbols[(row + cell.row()) * grid.width() + column + cell.column()] = cell.after();
    }
    return new Grid(grid.width(), new String(symbols));
  }
}
