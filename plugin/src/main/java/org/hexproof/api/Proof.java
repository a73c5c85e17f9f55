package org.hexproof.api;

import java.util.Set;

/**
 * What a certificate, a file of lemmas, a bundle, a manifest or a swap map proves, as its check
 * confirmed.
 */
public sealed interface Proof {
  /** The position that it is about. */
  Board board();

  /** What Black wants to join, written as {@link Problem#goal} is. */
  String goal();

  /** What its writer says of it; nothing vouches for that. */
  String about();

  /** The claims that the proof consists of, at least 1. */
  long nodes();

  /** With this side to move, this side wins: Black by reaching the goal, White by preventing it. */
  record Win(Board board, String goal, Color toMove, Color winner, String about, long nodes)
      implements Proof {
    /** Whether this is the answer to a problem: the stones, the goal and the side to move agree. */
    public boolean answers(Problem problem) {
      return board.equals(problem.board())
          && goal.equals(problem.goal())
          && toMove == problem.toMove();
    }
  }

  /**
   * So many claims for a side, which certificates may cite.
   *
   * @param board the position that they are about
   * @param goal what Black would join there
   */
  record Lemmas(Board board, String goal, Color side, int claims, String about, long nodes)
      implements Proof {}

  /** With White to move, this move of White's wins, and every other loses. */
  record OnlyMove(Board board, String goal, Cell move, String about, long nodes) implements Proof {}

  /**
   * Whether a template is valid, and what of it is needed.
   *
   * @param board the template with White on all cells outside
   * @param goal what Black is promised; for a pivoting template, which promises more, that A or b
   *     is joined to the edge
   * @param needed the empty cells and black stones without which it is not valid
   * @param redundant those without which it is as valid
   * @param open those of which nothing is proved; a valid template is minimal if there are none,
   *     and none redundant
   */
  record OfTemplate(
      Board board,
      String goal,
      boolean valid,
      Set<Cell> needed,
      Set<Cell> redundant,
      Set<Cell> open,
      String about,
      long nodes)
      implements Proof {}

  /**
   * Who wins after each of Black's first moves on an empty board.
   *
   * @param black the openings with which Black wins
   * @param white those against which White wins; of all others nothing is proved
   */
  record SwapMap(
      Board board, String goal, Set<Cell> black, Set<Cell> white, String about, long nodes)
      implements Proof {}
}
