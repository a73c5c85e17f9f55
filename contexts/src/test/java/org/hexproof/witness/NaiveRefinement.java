package org.hexproof.witness;

import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hexproof.shannon.Coloring;
import org.hexproof.shannon.Hypergraph;

/**
 * A region amid pieces of a subdivision, of which the first are positions and the others open,
 * compared move by move as the order of games is defined. The region's cells come first, then those
 * of the positions. When all are taken the outcome is the set of ways in which the open pieces may
 * come out so that Black joins bottom and top.
 */
final class NaiveRefinement {
  /** A position of the game with the move, and one of that without it. */
  private record Pair(boolean isWhole, int black, int white, int otherBlack, int otherWhite) {}

  private final Coloring region;
  private final Subdivision subdivision;
  private final List<Hypergraph> given;
  private final int probe;
  private final List<int[]> joints = new ArrayList<>();
  private final List<int[]> cells = new ArrayList<>();
  private final List<List<int[]>> ways = new ArrayList<>();
  private final Map<Pair, Boolean> first = new HashMap<>();
  private final Map<Integer, BitSet> outcomes = new HashMap<>();
  private int nodes;

  NaiveRefinement(Coloring region, Subdivision subdivision, List<Hypergraph> given, int probe) {
    this.region = region;
    this.subdivision = subdivision;
    this.given = given;
    this.probe = probe;
    nodes = subdivision.nodes();
    for (int piece = 0; piece < given.size(); piece++) {
      Hypergraph graph = given.get(piece);
      int start = nodes;
      nodes += graph.nodes() + 1;
      for (int i = 0; i < 3; i++) {
        joints.add(
            new int[] {subdivision.pieces().get(piece).get(i), start + graph.terminals().get(i)});
      }
      for (ImmutableIntArray touched : graph.cells()) {
        cells.add(touched.stream().map(node -> start + node).toArray());
      }
    }
    for (int piece = given.size(); piece < subdivision.pieces().size(); piece++) {
      List<int[]> partitions = new ArrayList<>();
      partitions(new int[subdivision.pieces().get(piece).length()], 0, partitions);
      ways.add(partitions);
    }
  }

  /** All ways to put things into numbered blocks, without blocks that cross. */
  private static void partitions(int[] block, int next, List<int[]> found) {
    if (next == block.length) {
      if (isPlane(block)) {
        found.add(block.clone());
      }
      return;
    }
    for (int b = 0; b <= next; b++) {
      boolean isNew = true;
      for (int i = 0; i < next; i++) {
        isNew &= block[i] != b;
      }
      if (!isNew || b == next) {
        block[next] = b;
        partitions(block, next + 1, found);
      }
    }
  }

  private static boolean isPlane(int[] block) {
    for (int i = 0; i < block.length; i++) {
      for (int j = i + 1; j < block.length; j++) {
        for (int k = j + 1; k < block.length; k++) {
          for (int l = k + 1; l < block.length; l++) {
            if (block[i] == block[k] && block[j] == block[l] && block[i] != block[j]) {
              return false;
            }
          }
        }
      }
    }
    return true;
  }

  private int size() {
    return region.cells() + cells.size();
  }

  /** Whether G &lt; H, that is, not H &lt;= G. */
  boolean isViable() {
    return !leq(false, 0, 0, 0, 0);
  }

  /**
   * Whether one position is &lt;= another.
   *
   * @param isWhole whether the first of both is of the game with the move
   */
  private boolean leq(boolean isWhole, int black, int white, int otherBlack, int otherWhite) {
    boolean isFull = isFull(black | white);
    boolean isOtherFull = isFull(otherBlack | otherWhite);
    for (int cell = 0; cell < size(); cell++) {
      int bit = 1 << cell;
      if (((black | white) & bit) == 0
          && !first(isWhole, black | bit, white, otherBlack, otherWhite)) {
        return false;
      }
      if (((otherBlack | otherWhite) & bit) == 0
          && isAllowed(!isWhole, cell, otherBlack | otherWhite)
          && !first(isWhole, black, white, otherBlack, otherWhite | bit)) {
        return false;
      }
    }
    return !(isFull || isOtherFull) || first(isWhole, black, white, otherBlack, otherWhite);
  }

  /** Whether moving first in the second is as good for Black as moving second in the first. */
  private boolean first(boolean isWhole, int black, int white, int otherBlack, int otherWhite) {
    Pair pair = new Pair(isWhole, black, white, otherBlack, otherWhite);
    Boolean known = first.get(pair);
    if (known == null) {
      known = computed(isWhole, black, white, otherBlack, otherWhite);
      first.put(pair, known);
    }
    return known;
  }

  private boolean computed(boolean isWhole, int black, int white, int otherBlack, int otherWhite) {
    if (isFull(black | white) && isFull(otherBlack | otherWhite)) {
      BitSet more = (BitSet) outcome(black).clone();
      more.andNot(outcome(otherBlack));
      return more.isEmpty();
    }
    for (int cell = 0; cell < size(); cell++) {
      int bit = 1 << cell;
      if (((black | white) & bit) == 0
          && isAllowed(isWhole, cell, black | white)
          && leq(isWhole, black, white | bit, otherBlack, otherWhite)) {
        return true;
      }
      if (((otherBlack | otherWhite) & bit) == 0
          && leq(isWhole, black, white, otherBlack | bit, otherWhite)) {
        return true;
      }
    }
    return false;
  }

  private boolean isAllowed(boolean isWhole, int cell, int taken) {
    return isWhole || cell != probe || (taken & ((1 << region.cells()) - 1)) != 0;
  }

  private boolean isFull(int taken) {
    return taken == (1 << size()) - 1;
  }

  private BitSet outcome(int black) {
    return outcomes.computeIfAbsent(
        black,
        key -> {
          BitSet won = new BitSet();
          int all = ways.stream().mapToInt(List::size).reduce(1, (x, y) -> x * y);
          for (int way = 0; way < all; way++) {
            won.set(way, isWon(key, way));
          }
          return won;
        });
  }

  private boolean isWon(int black, int way) {
    boolean[][] joined = new boolean[nodes][nodes];
    join(joined, 0, subdivision.right());
    String outcome = region.poset().name(region.outcomes().get(black & mask()));
    for (int one = 0; one <= subdivision.terminals(); one++) {
      for (int other = 0; other < one; other++) {
        if (NaiveProbe.joins(outcome, one, other)) {
          join(joined, one, other);
        }
      }
    }
    joints.forEach(joint -> join(joined, joint[0], joint[1]));
    for (int cell = 0; cell < cells.size(); cell++) {
      if ((black >> (region.cells() + cell) & 1) != 0) {
        int[] touched = cells.get(cell);
        for (int node : touched) {
          join(joined, touched[0], node);
        }
      }
    }
    int left = way;
    for (int open = 0; open < ways.size(); open++) {
      int[] block = ways.get(open).get(left % ways.get(open).size());
      left /= ways.get(open).size();
      ImmutableIntArray piece = subdivision.pieces().get(given.size() + open);
      for (int i = 0; i < block.length; i++) {
        for (int j = 0; j < i; j++) {
          if (block[i] == block[j]) {
            join(joined, piece.get(i), piece.get(j));
          }
        }
      }
    }
    return isReached(joined, 0, subdivision.top(), new BitSet());
  }

  private int mask() {
    return (1 << region.cells()) - 1;
  }

  private static void join(boolean[][] joined, int one, int other) {
    joined[one][other] = true;
    joined[other][one] = true;
  }

  private static boolean isReached(boolean[][] joined, int from, int to, BitSet seen) {
    if (from == to) {
      return true;
    }
    seen.set(from);
    for (int next = 0; next < joined.length; next++) {
      if (joined[from][next] && !seen.get(next) && isReached(joined, next, to, seen)) {
        return true;
      }
    }
    return false;
  }
}
