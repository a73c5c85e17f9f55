package org.hexproof.api;

/** What is known of a move of White's into a template's shape. */
public sealed interface Probe {
  /** The move. */
  Cell cell();

  /**
   * It is never White's only winning move, whatever lies around.
   *
   * @param reason why, as in {@code dominated by b2}
   */
  record Inferior(Cell cell, String reason) implements Probe {}

  /**
   * There is a board where it is White's only winning move, as the solver says.
   *
   * @param board the board, with the shape on it
   * @param move where the move lies there
   */
  record NonInferior(Cell cell, Board board, Cell move) implements Probe {}

  /** Neither is known, but what lies around the shape might make it the only winning move. */
  record Viable(Cell cell) implements Probe {}
}
