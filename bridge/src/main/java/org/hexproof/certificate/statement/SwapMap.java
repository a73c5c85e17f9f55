package org.hexproof.certificate.statement;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Symmetry;

/**
 * Who wins after each of Black's first moves on an empty board, where White doesn't swap: of two
 * openings that a half turn of the board takes to each other, one stands for both.
 *
 * @param winners of those openings that are decided; not of both images of one
 */
public record SwapMap(Board board, ImmutableMap<Cell, Color> winners) {
  /** What Black wants on a whole board. */
  public static final Goal GOAL = Goal.TOP_TO_BOTTOM;

  public SwapMap {
    for (Cell opening : winners.keySet()) {
      checkArgument(board.contains(opening), "%s is not on the board", opening);
      Cell image = turned(opening, board);
      checkArgument(
          image.equals(opening) || !winners.containsKey(image), "%s is there twice", opening);
    }
  }

  /** A map of which nothing is known. */
  public static SwapMap open(Board board) {
    return new SwapMap(board, ImmutableMap.of());
  }

  /** Columns and rows of the board, as in {@code 7x6}. */
  public String size() {
    return board.cols() + "x" + board.rows();
  }

  /** One of each two openings, in reading order. */
  public static ImmutableSet<Cell> openings(Board board) {
    return board.cells().stream()
        .filter(cell -> board.index(cell) <= board.index(turned(cell, board)))
        .collect(ImmutableSet.toImmutableSet());
  }

  private static Cell turned(Cell cell, Board board) {
    return Symmetry.HALF_TURN.apply(cell, board);
  }

  /** The map with one opening more. */
  public SwapMap with(Cell opening, Color winner) {
    return new SwapMap(
        board,
        ImmutableMap.<Cell, Color>builder().putAll(winners).put(opening, winner).buildOrThrow());
  }

  /** Who wins after an opening, if it or its image is decided. */
  public Optional<Color> winner(Cell opening) {
    return Optional.ofNullable(winners.get(opening))
        .or(() -> Optional.ofNullable(winners.get(turned(opening, board))));
  }

  /** All openings after which a side wins, in reading order. */
  public ImmutableSet<Cell> won(Color side) {
    return board.cells().stream()
        .filter(opening -> winner(opening).equals(Optional.of(side)))
        .collect(ImmutableSet.toImmutableSet());
  }

  /** A board after an opening, White to move. */
  public static Position after(Cell opening, Board board) {
    return Position.empty(board).with(opening, Content.BLACK);
  }

  /** What a certificate says of an opening. */
  public Statement statement(Cell opening, Color winner) {
    return new Statement(after(opening, board), GOAL, Color.WHITE, winner);
  }

  /** A board on which the winner after each opening that is decided has a stone there. */
  public Position picture() {
    return Position.of(board, won(Color.BLACK), won(Color.WHITE));
  }
}
