package org.hexproof.region;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;

/** Small boards with stones anywhere, whose terminals are edges or stones beside empty cells. */
public final class RandomClosedRegions {
  private static final ImmutableList<Edge> EDGES = ImmutableList.copyOf(Edge.values());

  private RandomClosedRegions() {}

  /** A region of so many empty cells and terminals. */
  public static ClosedRegion of(int cells, int terminals, Random random) {
    while (true) {
      Board board = new Board(3 + random.nextInt(2), 3 + random.nextInt(2));
      List<Cell> free = new ArrayList<>(board.cells());
      Collections.shuffle(free, random);
      List<Cell> empty = free.subList(0, Math.min(cells, free.size()));
      List<Cell> black = new ArrayList<>();
      List<Cell> white = new ArrayList<>();
      for (Cell cell : free.subList(empty.size(), free.size())) {
        (random.nextInt(3) == 0 ? black : white).add(cell);
      }
      List<Cell> near =
          black.stream()
              .filter(cell -> board.neighbors(cell).stream().anyMatch(empty::contains))
              .toList();
      if (empty.size() < cells || near.isEmpty()) {
        continue;
      }
      ImmutableList.Builder<Terminal> chosen = ImmutableList.builder();
      for (int i = 0; i < terminals; i++) {
        chosen.add(
            random.nextBoolean()
                ? Terminal.of(EDGES.get(random.nextInt(EDGES.size())))
                : Terminal.of(near.get(random.nextInt(near.size()))));
      }
      return new ClosedRegion(
          Position.of(board, black, white), ImmutableSet.copyOf(empty), chosen.build());
    }
  }
}
