package org.hexproof.annotate;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;

/** Seeded random game records with variations on small boards. */
final class RandomGames {
  /** More of them are too many for brute force at every position. */
  private static final int MOST_EMPTY = 9;

  private final Random random;

  RandomGames(long seed) {
    this.random = new Random(seed);
  }

  /** A record; its moves take turns but for passes, set-up and resignations here and there. */
  String game() {
    Board board = new Board(2 + random.nextInt(3), 2 + random.nextInt(3));
    boolean isLarge = board.size() > MOST_EMPTY;
    StringBuilder text = new StringBuilder("(;FF[4]GM[11]");
    text.append("SZ[").append(board.cols()).append(':').append(board.rows()).append(']');
    List<Cell> free = new ArrayList<>(board.cells());
    if (isLarge) {
      setUp(text, free, "AB", board.size() - MOST_EMPTY - 1);
      setUp(text, free, "AW", 2);
    } else if (random.nextInt(4) == 0) {
      setUp(text, free, "AW", 1);
    }
    moves(text, free, random.nextBoolean(), 0);
    return text.append(')').toString();
  }

  private void setUp(StringBuilder text, List<Cell> free, String id, int stones) {
    text.append(id);
    for (int i = 0; i < stones; i++) {
      text.append('[').append(take(free)).append(']');
    }
  }

  private Cell take(List<Cell> free) {
    return free.remove(random.nextInt(free.size()));
  }

  private void moves(StringBuilder text, List<Cell> free, boolean black, int depth) {
    boolean blackMoves = black;
    for (int moves = random.nextInt(8); moves > 0 && !free.isEmpty(); moves--) {
      switch (random.nextInt(24)) {
        case 0 -> text.append(blackMoves ? ";B[]" : ";W[pass]");
        case 1 -> text.append(";C[a \\] remark]");
        case 2 -> setUp(text.append(';'), free, "AB", 1);
        case 3 -> text.append(";");
        default -> text.append(blackMoves ? ";B[" : ";W[").append(take(free)).append(']');
      }
      blackMoves = !blackMoves;
    }
    if (depth < 3 && random.nextBoolean()) {
      for (int i = 1 + random.nextInt(3); i > 0; i--) {
        text.append("(;C[x]");
        moves(text, new ArrayList<>(free), blackMoves, depth + 1);
        text.append(')');
      }
    } else if (random.nextInt(4) == 0) {
      text.append(random.nextBoolean() ? ";B[resign]" : ";W[resign]");
    }
  }
}
