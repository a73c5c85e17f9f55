package org.hexproof.bench.sparse;

import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.Set;

/**
 * Lays black strings, one cell wide, from clusters to clusters, to other strings, to the top and to
 * the bottom. A string may pass other clusters, but touches no string except the one it ends at, so
 * that White keeps areas on both sides of it.
 */
final class Strings {
  private static final int NOTHING = -1;

  /** How many things in reach a string chooses from. */
  private static final int CHOICE = 3;

  /** What a step costs at most; the more, the more the strings wind. */
  private static final int DEAREST = 4;

  private final Grid grid;
  private final Random random;

  /** What stands on each cell: the number of a cluster, of a group of strings, or nothing. */
  private final int[] owner;

  private final int clusters;
  private final int top;
  private final int bottom;
  private final Set<Link> links = new HashSet<>();
  private int things;

  private Strings(Grid grid, Clusters clusters, Random random) {
    this.grid = grid;
    this.random = random;
    this.clusters = clusters.cells().size();
    owner = new int[grid.size()];
    Arrays.fill(owner, NOTHING);
    for (ImmutableIntArray cluster : clusters.cells()) {
      cluster.forEach(cell -> owner[cell] = things);
      things++;
    }
    top = things++;
    bottom = things++;
  }

  /** Lays some strings for each cluster; gives their cells. */
  static boolean[] lay(Grid grid, Clusters clusters, Random random) {
    Strings strings = new Strings(grid, clusters, random);
    int wanted = strings.clusters + 1 + random.nextInt(strings.clusters + 1);
    for (int tries = 4 * wanted; wanted > 0 && tries > 0; tries--) {
      if (strings.layOne(random.nextInt(strings.clusters))) {
        wanted--;
      }
    }
    boolean[] cells = new boolean[grid.size()];
    for (int cell = 0; cell < cells.length; cell++) {
      cells[cell] = strings.owner[cell] >= strings.clusters;
    }
    return cells;
  }

  private boolean layOne(int from) {
    List<Way> ways = ways(from);
    if (ways.isEmpty()) {
      return false;
    }
    Way way = ways.get(random.nextInt(ways.size()));
    boolean isNew = way.to < clusters;
    int group = isNew ? things++ : way.to;
    for (int cell : way.cells) {
      owner[cell] = group;
    }
    links.add(Link.of(from, group));
    if (isNew) {
      links.add(Link.of(way.to, group));
      links.add(Link.of(way.to, from));
    }
    return true;
  }

  /** Ways from a cluster to the first few things that it is not linked to. */
  private List<Way> ways(int from) {
    int[] before = new int[grid.size()];
    Arrays.fill(before, NOTHING);
    boolean[] done = new boolean[grid.size()];
    PriorityQueue<Step> open = new PriorityQueue<>(Comparator.comparingInt(Step::cost));
    for (int cell = 0; cell < grid.size(); cell++) {
      if (owner[cell] == NOTHING && touched(cell).contains(from)) {
        open.add(new Step(cell, cost(), NOTHING));
      }
    }
    Set<Integer> reached = new HashSet<>();
    List<Way> ways = new ArrayList<>();
    while (!open.isEmpty() && ways.size() < CHOICE) {
      Step step = open.remove();
      if (done[step.cell]) {
        continue;
      }
      done[step.cell] = true;
      before[step.cell] = step.before;
      ImmutableSet<Integer> others = others(step, from);
      List<Integer> groups = others.stream().filter(thing -> thing >= clusters).toList();
      // At a group of strings the way has to end; two groups would be made one.
      boolean ends = !groups.isEmpty();
      for (int to : ends ? groups : others) {
        if (groups.size() <= 1 && !links.contains(Link.of(from, to)) && reached.add(to)) {
          ways.add(new Way(to, back(step.cell, before)));
        }
      }
      if (!ends) {
        for (int next : grid.neighbors(step.cell)) {
          if (owner[next] == NOTHING && !done[next] && !touched(next).contains(from)) {
            open.add(new Step(next, step.cost + cost(), step.cell));
          }
        }
      }
    }
    return ways;
  }

  private int cost() {
    return 1 + random.nextInt(DEAREST);
  }

  private ImmutableSet<Integer> others(Step step, int from) {
    return touched(step.cell).stream()
        .filter(thing -> thing != from)
        .collect(ImmutableSet.toImmutableSet());
  }

  private static List<Integer> back(int cell, int[] before) {
    List<Integer> cells = new ArrayList<>();
    for (int at = cell; at != NOTHING; at = before[at]) {
      cells.add(at);
    }
    return cells;
  }

  private Set<Integer> touched(int cell) {
    Set<Integer> touched = new HashSet<>();
    for (int next : grid.neighbors(cell)) {
      if (owner[next] != NOTHING) {
        touched.add(owner[next]);
      }
    }
    if (grid.isTop(cell)) {
      touched.add(top);
    }
    if (grid.isBottom(cell)) {
      touched.add(bottom);
    }
    return touched;
  }

  /** A step onto a cell, and what the way so far has cost. */
  private record Step(int cell, int cost, int before) {}

  /** Cells that would join a cluster to a thing. */
  private record Way(int to, List<Integer> cells) {}

  /** Two things that are joined, in either order. */
  private record Link(int low, int high) {
    static Link of(int one, int other) {
      return new Link(Math.min(one, other), Math.max(one, other));
    }
  }
}
