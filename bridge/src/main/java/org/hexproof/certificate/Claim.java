package org.hexproof.certificate;

import java.io.IOException;
import java.util.BitSet;

/**
 * That the winner, with the opponent to move, reaches a target wherever it holds what is needed and
 * the opponent nothing of the room, and plays in the room only.
 *
 * @param target {@link #GOAL}, or two places, see {@link #joined}, or a game, see {@link #ofGame}
 * @param need numbers of cells that are empty at the start, see {@link Start#bit}; and so is room
 */
public record Claim(long target, BitSet need, BitSet room) {
  /** Is told each claim of a proof, when it is proved; its sets change afterwards. */
  public interface Listener {
    Listener NONE = (start, claim) -> {};

    void heard(Start start, Claim claim) throws IOException;
  }

  /** The target of a claim that the winner wins the game. */
  public static final long GOAL = -1;

  /** The target of a claim that two places are joined, in either order. */
  static long joined(int u, int v) {
    return (long) Math.min(u, v) << Integer.SIZE | Math.max(u, v);
  }

  /** The target of a claim that what is played in the room is at least as good as a game. */
  static long ofGame(int number) {
    return GOAL - number;
  }

  static boolean isGame(long target) {
    return target < GOAL;
  }

  /** The number of the game, at least 1. */
  static int game(long target) {
    return (int) (GOAL - target);
  }

  public static int first(long target) {
    return (int) (target >> Integer.SIZE);
  }

  public static int second(long target) {
    return (int) target;
  }
}
