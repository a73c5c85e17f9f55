package org.hexproof.estimate;

/**
 * A position of the tree: for each move how many playouts began with it, in how many the side to
 * move got its cell at some time, and how many of them it won.
 */
final class Node {
  /** Playouts, half of them won, that each cell is taken to have been got in. */
  private static final double PRIOR = 4;

  /** How far playouts that only got the cell are trusted less than those that began with it. */
  private static final double BIAS = 0.001;

  final int[] moves;
  final Node[] next;
  final int[] visits;
  private final int[] wins;
  private final int[] got;
  private final int[] gotAndWon;

  Node(int[] moves) {
    this.moves = moves;
    this.next = new Node[moves.length];
    this.visits = new int[moves.length];
    this.wins = new int[moves.length];
    this.got = new int[moves.length];
    this.gotAndWon = new int[moves.length];
  }

  /** The move that promises most, by its index; there is one. */
  int choose() {
    int best = 0;
    double most = -1;
    for (int i = 0; i < moves.length; i++) {
      double value = value(i);
      if (value > most) {
        most = value;
        best = i;
      }
    }
    return best;
  }

  private double value(int i) {
    double own = visits[i];
    double all = got[i] + PRIOR;
    double ofAll = (gotAndWon[i] + PRIOR / 2) / all;
    double weight = all / (own + all + own * all * BIAS);
    return own == 0 ? ofAll : weight * ofAll + (1 - weight) * wins[i] / own;
  }

  /** The index of the move that most playouts began with; there is one. */
  int mostVisited() {
    int most = 0;
    for (int i = 1; i < moves.length; i++) {
      most = visits[i] > visits[most] ? i : most;
    }
    return most;
  }

  /** The share of those that it won; near to a half if there were few. */
  double share() {
    int most = mostVisited();
    return (wins[most] + 1.0) / (visits[most] + 2.0);
  }

  /**
   * Counts a playout.
   *
   * @param index of the move it began with
   * @param filled the board at its end
   * @param mover the side to move here
   */
  void learn(int index, byte[] filled, byte mover, boolean won) {
    int one = won ? 1 : 0;
    visits[index]++;
    wins[index] += one;
    for (int i = 0; i < moves.length; i++) {
      if (filled[moves[i]] == mover) {
        got[i]++;
        gotAndWon[i] += one;
      }
    }
  }
}
