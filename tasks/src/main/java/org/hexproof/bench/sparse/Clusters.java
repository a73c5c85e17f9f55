package org.hexproof.bench.sparse;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Connected clusters of 2 to 8 empty cells each, no two of which touch. */
record Clusters(ImmutableList<ImmutableIntArray> cells) {
  private static final int SMALLEST = 2;
  private static final int LARGEST = 8;

  /**
   * Scatters clusters over a board.
   *
   * @param empty how many cells they have together, at least 2
   * @return nothing if the board became too crowded
   */
  static Optional<Clusters> scatter(Grid grid, int empty, Random random) {
    boolean[] near = new boolean[grid.size()];
    ImmutableList.Builder<ImmutableIntArray> clusters = ImmutableList.builder();
    int left = empty;
    for (int tries = 0; left > 0 && tries < 10 * empty; tries++) {
      List<Integer> cluster = grow(grid, near, size(left, random), random);
      if (cluster.isEmpty()) {
        continue;
      }
      for (int cell : cluster) {
        near[cell] = true;
        for (int next : grid.neighbors(cell)) {
          near[next] = true;
        }
      }
      clusters.add(ImmutableIntArray.copyOf(cluster));
      left -= cluster.size();
    }
    return left == 0 ? Optional.of(new Clusters(clusters.build())) : Optional.empty();
  }

  /** A size that leaves enough for the clusters to come, or nothing. */
  private static int size(int left, Random random) {
    int size = Math.min(left, SMALLEST + random.nextInt(LARGEST - SMALLEST + 1));
    boolean leavesTooFew = size < left && left - size < SMALLEST;
    return !leavesTooFew ? size : size < LARGEST ? left : size - 1;
  }

  /** Cells that touch each other but no other cluster; none if there is no room for them. */
  private static List<Integer> grow(Grid grid, boolean[] near, int size, Random random) {
    List<Integer> cluster = new ArrayList<>();
    List<Integer> rim = new ArrayList<>(List.of(random.nextInt(grid.size())));
    while (cluster.size() < size && !rim.isEmpty()) {
      int cell = rim.remove(random.nextInt(rim.size()));
      if (near[cell] || cluster.contains(cell)) {
        continue;
      }
      cluster.add(cell);
      for (int next : grid.neighbors(cell)) {
        rim.add(next);
      }
    }
    return cluster.size() == size ? cluster : List.of();
  }
}
