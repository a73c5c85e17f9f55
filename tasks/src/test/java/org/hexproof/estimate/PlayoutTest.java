package org.hexproof.estimate;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.hexproof.solver.WholeBoard;
import org.junit.jupiter.api.Test;

final class PlayoutTest {
  private static final int POSITIONS = 300 * Integer.getInteger("hexproof.rounds", 1);

  private static final ImmutableList<Content> CONTENTS = ImmutableList.copyOf(Content.values());

  /** The steps around a cell, in the order in which they lie there. */
  private static final int[][] AROUND = {{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}};

  private final Random random = new Random(Long.getLong("hexproof.seed", 1));

  private Position position() {
    Board board = new Board(1 + random.nextInt(7), 1 + random.nextInt(7));
    Position position = Position.empty(board);
    for (Cell cell : board.cells()) {
      position = position.with(cell, CONTENTS.get(random.nextInt(CONTENTS.size())));
    }
    return position;
  }

  @Test
  void agreesWithTheSameDrawsOnCells() {
    int bridges = 0;
    for (int i = 0; i < POSITIONS; i++) {
      Position position = position();
      Color toMove = random.nextBoolean() ? Color.BLACK : Color.WHITE;
      FramedBoard board = new FramedBoard(position);
      Optional<Cell> last = position.cells(toMove.opposite().stone()).stream().findFirst();
      byte[] contents = board.contents();
      long seed = random.nextLong();
      boolean black =
          new Playout(board)
              .run(
                  contents,
                  FramedBoard.stone(toMove),
                  last.map(board::place).orElse(0),
                  new SplittableRandom(seed));
      Naive naive = new Naive(position, new SplittableRandom(seed));
      naive.play(toMove, last);
      bridges += naive.bridges;
      for (Cell cell : position.board().cells()) {
        assertThat(contents[board.place(cell)] == FramedBoard.BLACK)
            .isEqualTo(naive.filled.at(cell) == Content.BLACK);
      }
      assertThat(WholeBoard.winner(naive.filled)).hasValue(black ? Color.BLACK : Color.WHITE);
    }
    assertThat(bridges).isGreaterThan(100);
  }

  /** Draws as the playout does, and looks at cells and edges where it looks at places. */
  private static final class Naive {
    private final SplittableRandom random;
    private Position filled;
    private int bridges;

    Naive(Position position, SplittableRandom random) {
      this.filled = position;
      this.random = random;
    }

    void play(Color toMove, Optional<Cell> last) {
      List<Cell> free = new ArrayList<>(filled.empty());
      Color mover = toMove;
      Optional<Cell> before = last;
      while (!free.isEmpty()) {
        Optional<Cell> saving = Optional.empty();
        if (before.isPresent()) {
          saving = saving(before.get(), mover, random.nextInt(6));
          bridges += saving.isPresent() ? 1 : 0;
        }
        Cell move = saving.isPresent() ? saving.get() : free.get(random.nextInt(free.size()));
        free.set(free.indexOf(move), free.get(free.size() - 1));
        free.remove(free.size() - 1);
        filled = filled.with(move, mover.stone());
        before = Optional.of(move);
        mover = mover.opposite();
      }
    }

    private Optional<Cell> saving(Cell intrusion, Color mover, int first) {
      for (int i = first; i < first + 6; i++) {
        int col = intrusion.col() + AROUND[(i + 1) % 6][0];
        int row = intrusion.row() + AROUND[(i + 1) % 6][1];
        if (isOn(col, row)
            && filled.at(new Cell(col, row)) == Content.EMPTY
            && owns(intrusion, i, mover)
            && owns(intrusion, i + 2, mover)) {
          return Optional.of(new Cell(col, row));
        }
      }
      return Optional.empty();
    }

    private boolean isOn(int col, int row) {
      Board board = filled.board();
      return col >= 0 && col < board.cols() && row >= 0 && row < board.rows();
    }

    /** Whether a stone of the side's lies there, or its edge and no other. */
    private boolean owns(Cell from, int direction, Color color) {
      int col = from.col() + AROUND[direction % 6][0];
      int row = from.row() + AROUND[direction % 6][1];
      if (isOn(col, row)) {
        return filled.at(new Cell(col, row)) == color.stone();
      }
      boolean isBeside = col < 0 || col == filled.board().cols();
      boolean isAbove = row < 0 || row == filled.board().rows();
      return isBeside != isAbove && isBeside == (color == Color.WHITE);
    }
  }
}
