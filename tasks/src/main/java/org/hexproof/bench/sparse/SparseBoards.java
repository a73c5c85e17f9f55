package org.hexproof.bench.sparse;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.hash.Hashing;
import java.util.Optional;
import java.util.Random;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.solver.Problem;

/**
 * Random whole boards such as circuits make when they are put together: 10 to 45 empty cells in
 * small clusters, everything else stones in long strings and wide areas, nobody has won yet. No
 * solver takes part in the choice. The same seed always gives the same boards, and the first boards
 * of many are those of few.
 */
public record SparseBoards(long seed) {
  /** Columns and rows of the smallest board. */
  public static final int SMALLEST = 7;

  /** Columns and rows of the largest board. */
  public static final int LARGEST = 19;

  private static final int FEWEST_EMPTY = 10;
  private static final int MOST_EMPTY = 45;

  /** A third of the board at most is empty. */
  private static final int SHARE = 3;

  /** After so many drafts that are no fight, another number of empty cells is tried. */
  private static final int PATIENCE = 200;

  /** Columns, and rows, of a board: all sizes in turn. */
  public static int side(int number) {
    checkArgument(number >= 1, "boards are counted from 1, not %s", number);
    return SMALLEST + (number - 1) % (LARGEST - SMALLEST + 1);
  }

  /**
   * A board with a side to move.
   *
   * @param number which one, counted from 1
   */
  public Problem board(int number) {
    Grid grid = new Grid(side(number));
    Random random = new Random(mixed(number));
    while (true) {
      int most = Math.min(MOST_EMPTY, grid.size() / SHARE);
      int empty = FEWEST_EMPTY + random.nextInt(most - FEWEST_EMPTY + 1);
      for (int i = 0; i < PATIENCE; i++) {
        Optional<Draft> draft =
            Clusters.scatter(grid, empty, random)
                .map(clusters -> new Draft(grid, clusters, Strings.lay(grid, clusters, random)));
        if (draft.isPresent() && draft.get().isFight(random)) {
          Color mover = random.nextBoolean() ? Color.BLACK : Color.WHITE;
          return new Problem(
              position(grid, draft.get(), random.nextBoolean()), mover, Goal.TOP_TO_BOTTOM);
        }
      }
    }
  }

  /** Neighbouring seeds would begin alike. */
  private long mixed(int number) {
    return Hashing.murmur3_128().newHasher().putLong(seed).putInt(number).hash().asLong();
  }

  /** Turned, the strings are White's and join left and right. */
  private static Position position(Grid grid, Draft draft, boolean turned) {
    ImmutableList.Builder<Cell> strings = ImmutableList.builder();
    ImmutableList.Builder<Cell> areas = ImmutableList.builder();
    for (int i = 0; i < grid.size(); i++) {
      Cell cell = grid.board().cell(i);
      if (!draft.isEmpty(i)) {
        (draft.isBlack(i) ? strings : areas).add(turned ? new Cell(cell.row(), cell.col()) : cell);
      }
    }
    return turned
        ? Position.of(grid.board(), areas.build(), strings.build())
        : Position.of(grid.board(), strings.build(), areas.build());
  }
}
