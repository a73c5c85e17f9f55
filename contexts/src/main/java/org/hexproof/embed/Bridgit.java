package org.hexproof.embed;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.switching.SwitchingEdge;
import org.hexproof.switching.SwitchingGame;

/**
 * Bridg-It ([H3T], section 2.4): Black draws edges between neighboring black dots to join the top
 * with the bottom, White between white dots to join left and right, and edges don't cross.
 *
 * <p>Black's dots and White's, drawn between each other, are stones of a Hex board as they are:
 * dots and crossings take turns in each row and column, a crossing touches two black and two white
 * stones in turn around it, and no two stones of one color touch. The first and the last row of
 * black dots, whose dots are joined from the start, are the edges of the board, and so are White's
 * outer columns. So a crossing is named by its cell, and a board of M columns and N rows takes 2M-1
 * columns and 2N-1 rows.
 *
 * @param cols how many black dots there are in a row
 * @param rows how many edges lead from the top to the bottom at least
 */
public record Bridgit(int cols, int rows) {
  /** More don't fit on a board. */
  public static final int MAX_SIDE = (Board.MAX_SIDE + 1) / 2;

  /** 1 to {@link #MAX_SIDE} columns and rows. */
  public Bridgit {
    checkArgument(
        cols >= 1 && cols <= MAX_SIDE && rows >= 1 && rows <= MAX_SIDE,
        "Bridg-It has 1 to %s columns and rows here, not %s x %s",
        MAX_SIDE,
        cols,
        rows);
  }

  /** The crossings of a black and a white edge, as cells of {@link #position}, in reading order. */
  public ImmutableList<Cell> crossings() {
    return position().empty().asList();
  }

  public Position position() {
    Board board = new Board(2 * cols - 1, 2 * rows - 1);
    List<Cell> black = new ArrayList<>();
    List<Cell> white = new ArrayList<>();
    for (Cell cell : board.cells()) {
      if (cell.col() % 2 == 0 && cell.row() % 2 == 1) {
        black.add(cell);
      } else if (cell.col() % 2 == 1 && cell.row() % 2 == 0) {
        white.add(cell);
      }
    }
    return Position.of(board, black, white);
  }

  /** Whether Black's edge goes from one row of dots to the next, and White's along a row. */
  private static boolean isUpright(Cell crossing) {
    return crossing.row() % 2 == 0;
  }

  /** Black's edge at a crossing by its dots, as in {@code a1-a2}: the dots of row 1 are the top. */
  public static String edge(Cell crossing) {
    Cell dot = new Cell(crossing.col() / 2, (crossing.row() + 1) / 2);
    Cell next =
        isUpright(crossing)
            ? new Cell(dot.col(), dot.row() + 1)
            : new Cell(dot.col() + 1, dot.row());
    return dot + "-" + next;
  }

  /**
   * The game on Black's dots, in which Short is Black. Edges are numbered as the crossings, the top
   * is vertex 0 and the bottom vertex 1.
   */
  public SwitchingGame game() {
    ImmutableList<SwitchingEdge> edges =
        crossings().stream()
            .map(at -> edge(at.col() / 2, (at.row() + 1) / 2, isUpright(at), this::blackDot))
            .collect(ImmutableList.toImmutableList());
    return new SwitchingGame(2 + cols * (rows - 1), new SwitchingEdge(0, 1), edges);
  }

  /** From a dot to the next one below it or right of it, by the numbers of dots. */
  private static SwitchingEdge edge(int col, int row, boolean down, IntBinaryOperator dots) {
    int next = down ? dots.applyAsInt(col, row + 1) : dots.applyAsInt(col + 1, row);
    return new SwitchingEdge(dots.applyAsInt(col, row), next);
  }

  private int blackDot(int col, int row) {
    return row == 0 ? 0 : row == rows ? 1 : 2 + (row - 1) * cols + col;
  }

  /**
   * The game on White's dots, in which Short is White. Edges are numbered as the crossings, the
   * left is vertex 0 and the right vertex 1.
   */
  public SwitchingGame dual() {
    ImmutableList<SwitchingEdge> edges =
        crossings().stream()
            .map(at -> edge((at.col() + 1) / 2, at.row() / 2, !isUpright(at), this::whiteDot))
            .collect(ImmutableList.toImmutableList());
    return new SwitchingGame(2 + (cols - 1) * rows, new SwitchingEdge(0, 1), edges);
  }

  private int whiteDot(int col, int row) {
    return col == 0 ? 0 : col == cols ? 1 : 2 + row * (cols - 1) + col - 1;
  }

  /**
   * The Shannon game of degree 2: its cells are the crossings, its nodes are Black's dots, first
   * the top and the bottom.
   */
  public Hypergraph hypergraph() {
    return new Hypergraph(
        ImmutableIntArray.of(1, 2),
        game().edges().stream()
            .map(edge -> ImmutableIntArray.of(edge.first() + 1, edge.second() + 1))
            .collect(ImmutableList.toImmutableList()));
  }
}
