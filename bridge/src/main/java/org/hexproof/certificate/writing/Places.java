package org.hexproof.certificate.writing;

import org.hexproof.board.Board;
import org.hexproof.board.Edge;

/** Places outside the board, as certificates name them. */
public final class Places {
  private Places() {}

  /** A place that belongs to an edge which the goal names. */
  public static String along(Edge edge, Board board) {
    return switch (edge) {
      case TOP -> "1,0";
      case LEFT -> "0,1";
      case BOTTOM -> "1," + (board.rows() + 1);
      case RIGHT -> board.cols() + 1 + ",1";
    };
  }
}
