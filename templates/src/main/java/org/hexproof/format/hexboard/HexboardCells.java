package org.hexproof.format.hexboard;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Collection;
import java.util.TreeSet;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.format.FormatException;

/**
 * Sets of cells as HexWiki writes them: cells, straight ranges {@code a1--a3}, {@code area(…)},
 * {@code all}, groups in parentheses. A {@code -} subtracts from there on; a set that begins with
 * it starts from the full board.
 */
record HexboardCells(Board board, HexboardScanner scanner) {
  private static final int MAX_DEPTH = 50;
  private static final String GROUP_HINT = "every '(' needs its ')'";

  /** Reads a set to the end of the attribute. */
  ImmutableSet<Cell> whole() throws FormatException {
    ImmutableSet<Cell> cells = set(0);
    if (!scanner.atEnd()) {
      throw new FormatException(
          scanner.place(), "a ')' without its '(' before " + scanner.rest(), GROUP_HINT);
    }
    return cells;
  }

  /** Reads a cell, a range, an area, {@code all} or a group. */
  ImmutableSet<Cell> term() throws FormatException {
    return term(0);
  }

  private ImmutableSet<Cell> set(int depth) throws FormatException {
    TreeSet<Cell> cells = new TreeSet<>();
    boolean subtract = false;
    boolean empty = true;
    scanner.skipBlanks();
    if (scanner.at("-")) {
      cells.addAll(board.cells());
    }
    while (true) {
      scanner.skipBlanks();
      if (scanner.atEnd() || scanner.at(")")) {
        break;
      }
      if (scanner.take("-")) {
        subtract = true;
        empty = true;
        continue;
      }
      Collection<Cell> term = term(depth);
      empty = false;
      if (subtract) {
        cells.removeAll(term);
      } else {
        cells.addAll(term);
      }
    }
    if (empty) {
      throw new FormatException(
          scanner.place(),
          "expected a cell before " + scanner.rest(),
          "a set of cells is written like area(a1,c1,c3) d4 -b2");
    }
    return ImmutableSet.copyOf(cells);
  }

  private ImmutableSet<Cell> term(int depth) throws FormatException {
    if (depth > MAX_DEPTH) {
      throw new FormatException(scanner.place(), "parentheses are nested too deep");
    }
    if (scanner.take("(")) {
      ImmutableSet<Cell> group = set(depth + 1);
      scanner.expect(")", GROUP_HINT);
      return group;
    }
    int start = scanner.position();
    String word = scanner.word();
    if (word.equals("all")) {
      return ImmutableSet.copyOf(board.cells());
    }
    if (word.equals("area")) {
      return area();
    }
    scanner.back(start);
    Cell cell = scanner.cell(board);
    if (scanner.take("--")) {
      return range(start, cell, scanner.cell(board));
    }
    if (scanner.at("-")) {
      throw new FormatException(
          scanner.place(),
          "a single '-' right after cell " + cell,
          "a range is written a1--a3; to subtract, leave a blank before '-'");
    }
    return ImmutableSet.of(cell);
  }

  private ImmutableSet<Cell> area() throws FormatException {
    String hint = "an area is written area(a1,c1,c3)";
    scanner.expect("(", hint);
    ImmutableList.Builder<Cell> corners = ImmutableList.builder();
    do {
      scanner.skipBlanks();
      corners.add(scanner.cell(board));
      scanner.skipBlanks();
    } while (!scanner.atEnd() && !scanner.at(")"));
    scanner.expect(")", hint);
    return new HexboardArea(corners.build()).cells(board);
  }

  private ImmutableSet<Cell> range(int start, Cell from, Cell to) throws FormatException {
    int cols = to.col() - from.col();
    int rows = to.row() - from.row();
    if (cols != 0 && rows != 0 && cols + rows != 0) {
      throw new FormatException(
          scanner.place(start),
          "the range " + from + "--" + to + " is not straight",
          "a range follows a row, a column or a line of touching cells such as a3--c1");
    }
    int steps = Math.max(Math.abs(cols), Math.abs(rows));
    ImmutableSet.Builder<Cell> cells = ImmutableSet.builder();
    for (int i = 0; i <= steps; i++) {
      cells.add(
          new Cell(from.col() + Integer.signum(cols) * i, from.row() + Integer.signum(rows) * i));
    }
    return cells.build();
  }
}
