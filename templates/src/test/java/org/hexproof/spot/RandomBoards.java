package org.hexproof.spot;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;

/** Seeded random whole boards, crowded and empty ones. */
final class RandomBoards {
  private final Random random;

  RandomBoards(long seed) {
    this.random = new Random(seed);
  }

  Position next(int least, int most) {
    Board board = new Board(side(least, most), side(least, most));
    double density = random.nextDouble() * 0.8;
    double share = 0.2 + random.nextDouble() * 0.6;
    List<Cell> black = new ArrayList<>();
    List<Cell> white = new ArrayList<>();
    for (Cell cell : board.cells()) {
      if (random.nextDouble() < density) {
        (random.nextDouble() < share ? black : white).add(cell);
      }
    }
    return Position.of(board, black, white);
  }

  private int side(int least, int most) {
    return least + random.nextInt(most - least + 1);
  }

  <T> T oneOf(ImmutableList<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
