package org.hexproof.bench.sparse;

import com.google.common.primitives.ImmutableIntArray;
import java.util.Random;

/** Clusters of empty cells joined by black strings; every other cell is White's. */
final class Draft {
  private static final int FILLS = 40;
  private static final int FEWEST_WINS = 12;

  private final Grid grid;
  private final Clusters clusters;
  private final boolean[] black;

  Draft(Grid grid, Clusters clusters, boolean[] black) {
    this.grid = grid;
    this.clusters = clusters;
    this.black = black.clone();
  }

  boolean isBlack(int cell) {
    return black[cell];
  }

  /** Whether a cell is in a cluster. */
  boolean isEmpty(int cell) {
    return clusters.cells().stream().anyMatch(cluster -> cluster.contains(cell));
  }

  /**
   * Whether there is something to fight for: nobody has won or wins with one stone; at random, each
   * side wins often; and each cluster can decide.
   */
  boolean isFight(Random random) {
    return !isNearlyWon() && isBalanced(random) && everyClusterDecides(random);
  }

  private boolean isNearlyWon() {
    boolean[] least = black.clone();
    boolean[] most = with(black, true);
    for (ImmutableIntArray cluster : clusters.cells()) {
      for (int i = 0; i < cluster.length(); i++) {
        int cell = cluster.get(i);
        least[cell] = true;
        most[cell] = false;
        if (grid.crosses(least) || !grid.crosses(most)) {
          return true;
        }
        least[cell] = false;
        most[cell] = true;
      }
    }
    return false;
  }

  private boolean isBalanced(Random random) {
    int wins = 0;
    for (int i = 0; i < FILLS; i++) {
      wins += grid.crosses(filled(random)) ? 1 : 0;
    }
    return wins >= FEWEST_WINS && FILLS - wins >= FEWEST_WINS;
  }

  private boolean everyClusterDecides(Random random) {
    return clusters.cells().stream().allMatch(cluster -> decides(cluster, random));
  }

  private boolean decides(ImmutableIntArray cluster, Random random) {
    for (int i = 0; i < FILLS; i++) {
      boolean[] filled = filled(random);
      cluster.forEach(cell -> filled[cell] = true);
      if (grid.crosses(filled)) {
        cluster.forEach(cell -> filled[cell] = false);
        if (!grid.crosses(filled)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean[] with(boolean[] cells, boolean color) {
    boolean[] filled = cells.clone();
    clusters.cells().forEach(cluster -> cluster.forEach(cell -> filled[cell] = color));
    return filled;
  }

  private boolean[] filled(Random random) {
    boolean[] filled = black.clone();
    clusters
        .cells()
        .forEach(cluster -> cluster.forEach(cell -> filled[cell] = random.nextBoolean()));
    return filled;
  }
}
