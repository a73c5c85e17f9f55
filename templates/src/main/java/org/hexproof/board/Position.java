package org.hexproof.board;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Stones on a board. Says nothing of whose turn it is. */
public final class Position {
  private final Board board;
  private final Content[] contents;

  private Position(Board board, Content[] contents) {
    this.board = board;
    this.contents = contents;
  }

  public static Position empty(Board board) {
    Content[] contents = new Content[board.size()];
    Arrays.fill(contents, Content.EMPTY);
    return new Position(board, contents);
  }

  /** A position with these stones, on different cells of the board. */
  public static Position of(Board board, Iterable<Cell> black, Iterable<Cell> white) {
    Position position = empty(board);
    for (Cell cell : black) {
      position.put(cell, Content.BLACK);
    }
    for (Cell cell : white) {
      position.put(cell, Content.WHITE);
    }
    return position;
  }

  /** A position with these black stones and empty cells, and with White on all others. */
  public static Position amidWhite(Board board, Set<Cell> black, Set<Cell> empty) {
    return of(
        board,
        black,
        Iterables.filter(board.cells(), cell -> !black.contains(cell) && !empty.contains(cell)));
  }

  private void put(Cell cell, Content stone) {
    int index = board.index(cell);
    if (contents[index] != Content.EMPTY && contents[index] != stone) {
      throw new IllegalArgumentException("both a black and a white stone on " + cell);
    }
    contents[index] = stone;
  }

  public Board board() {
    return board;
  }

  public Content at(Cell cell) {
    return contents[board.index(cell)];
  }

  public Position with(Cell cell, Content content) {
    Content[] changed = contents.clone();
    changed[board.index(cell)] = content;
    return new Position(board, changed);
  }

  /** The stones at their places on another board. */
  public Position moved(Board other, UnaryOperator<Cell> place) {
    return of(other, Cell.moved(black(), place), Cell.moved(white(), place));
  }

  /** The position at its place on a larger board, amid White's stones. */
  public Position amidWhite(Board larger, UnaryOperator<Cell> place) {
    return amidWhite(larger, Cell.moved(black(), place), Cell.moved(empty(), place));
  }

  /** The cells with this content, in reading order. */
  public ImmutableSet<Cell> cells(Content content) {
    ImmutableSet.Builder<Cell> cells = ImmutableSet.builder();
    for (int i = 0; i < contents.length; i++) {
      if (contents[i] == content) {
        cells.add(board.cell(i));
      }
    }
    return cells.build();
  }

  public ImmutableSet<Cell> empty() {
    return cells(Content.EMPTY);
  }

  public ImmutableSet<Cell> black() {
    return cells(Content.BLACK);
  }

  public ImmutableSet<Cell> white() {
    return cells(Content.WHITE);
  }

  /**
   * The cells that hang together with this one and have the same content, the cell itself first.
   */
  public ImmutableSet<Cell> group(Cell cell) {
    return board.flood(ImmutableSet.of(cell), next -> at(next) == at(cell));
  }

  /** The groups of cells with this content, in the order of their first cells. */
  public ImmutableList<ImmutableSet<Cell>> groups(Content content) {
    Set<Cell> left = new LinkedHashSet<>(cells(content));
    ImmutableList.Builder<ImmutableSet<Cell>> groups = ImmutableList.builder();
    while (!left.isEmpty()) {
      ImmutableSet<Cell> group = group(left.iterator().next());
      groups.add(group);
      left.removeAll(group);
    }
    return groups.build();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Position that
        && board.equals(that.board)
        && Arrays.equals(contents, that.contents);
  }

  @Override
  public int hashCode() {
    return 31 * board.hashCode() + Arrays.hashCode(contents);
  }

  /** The stones, as in {@code 5x4 black b1 c2 white a3}. */
  @Override
  public String toString() {
    return board.cols()
        + "x"
        + board.rows()
        + " black "
        + join(black())
        + " white "
        + join(white());
  }

  private static String join(ImmutableSet<Cell> cells) {
    return cells.isEmpty() ? "-" : Cell.list(cells);
  }
}
