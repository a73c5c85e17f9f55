package org.hexproof.realize;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;

/** Small regions with random stones around them. */
final class RandomRings {
  /** Row and column, clockwise. */
  private static final int[][] STEPS = {{-1, 0}, {-1, 1}, {0, 1}, {1, 0}, {1, -1}, {0, -1}};

  private static final Board BOARD = new Board(7, 7);

  private final Random random;

  RandomRings(Random random) {
    this.random = random;
  }

  /** One with up to so many cells; its groups are all around it, in order. */
  RingedRegion next(int cells) {
    while (true) {
      Optional<RingedRegion> found = attempt(1 + random.nextInt(cells), random.nextBoolean());
      if (found.isPresent()) {
        return found.get();
      }
    }
  }

  private Optional<RingedRegion> attempt(int size, boolean atEdge) {
    int row = atEdge ? BOARD.rows() - 1 : BOARD.rows() / 2;
    Set<Cell> cells = new HashSet<>(Set.of(new Cell(BOARD.cols() / 2, row)));
    while (cells.size() < size) {
      List<Cell> beside = new ArrayList<>();
      cells.forEach(cell -> beside.addAll(BOARD.neighbors(cell)));
      cells.add(beside.get(random.nextInt(beside.size())));
    }
    List<int[]> walk = walk(cells);
    if (walk.stream().anyMatch(look -> look[0] < 0 || look[1] < 0 || look[1] >= BOARD.cols())) {
      return Optional.empty();
    }
    int below = BOARD.rows();
    List<Integer> ends = new ArrayList<>();
    for (int i = 0; i < walk.size(); i++) {
      if (walk.get(i)[0] == below && walk.get((i + 1) % walk.size())[0] != below) {
        ends.add(i + 1);
      }
    }
    if (ends.size() != (atEdge ? 1 : 0)) {
      return Optional.empty();
    }
    ends.forEach(end -> Collections.rotate(walk, -end));
    List<Cell> ring =
        walk.stream().filter(look -> look[0] < below).map(l -> new Cell(l[1], l[0])).toList();
    return colored(ImmutableSet.copyOf(cells), ring, atEdge);
  }

  private Optional<RingedRegion> colored(
      ImmutableSet<Cell> cells, List<Cell> ring, boolean atEdge) {
    Set<Cell> black = new HashSet<>();
    Set<Cell> white = new HashSet<>();
    for (Cell cell : ImmutableSet.copyOf(ring)) {
      (random.nextInt(5) < 2 ? black : white).add(cell);
    }
    Position stones = Position.of(BOARD, black, white);
    List<Cell> groups = new ArrayList<>();
    for (int i = 0; i < ring.size(); i++) {
      Cell before = ring.get((i + ring.size() - 1) % ring.size());
      boolean begins = !black.contains(before) || (atEdge && i == 0);
      if (black.contains(ring.get(i)) && begins) {
        groups.add(ring.get(i));
      }
    }
    if (groups.isEmpty()) {
      return Optional.empty();
    }
    Optional<Cell> bottom = atEdge ? Optional.empty() : Optional.of(groups.remove(0));
    return Optional.of(new RingedRegion(stones, cells, bottom, ImmutableList.copyOf(groups)));
  }

  /** The rows and columns of what lies around the outside of some cells, clockwise. */
  private static List<int[]> walk(Set<Cell> cells) {
    Cell cell = Collections.min(cells);
    // Nothing lies above the first of the cells.
    int direction = 0;
    Cell first = cell;
    List<int[]> walk = new ArrayList<>();
    do {
      walk.add(new int[] {cell.row() + STEPS[direction][0], cell.col() + STEPS[direction][1]});
      int turned = (direction + 1) % STEPS.length;
      int row = cell.row() + STEPS[turned][0];
      int col = cell.col() + STEPS[turned][1];
      boolean moves = row >= 0 && col >= 0 && cells.contains(new Cell(col, row));
      cell = moves ? new Cell(col, row) : cell;
      direction = moves ? (direction + STEPS.length - 1) % STEPS.length : turned;
    } while (direction != 0 || !cell.equals(first));
    return walk;
  }
}
