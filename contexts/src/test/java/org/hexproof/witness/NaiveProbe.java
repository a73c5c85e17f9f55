package org.hexproof.witness;

import com.google.common.base.Splitter;
import com.google.common.primitives.ImmutableIntArray;
import java.util.HashMap;
import java.util.Map;
import org.hexproof.region.ClosedRegion;
import org.hexproof.region.Outcomes;
import org.hexproof.shannon.Coloring;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.shannon.NodeClasses;
import org.hexproof.value.Posets;

/**
 * A region amid a context, played out move by move: its cells come first, then the context's. The
 * context's terminals are the bottom on the left, the region's other terminals, the bottom on the
 * right and the top.
 */
final class NaiveProbe {
  private final Coloring region;
  private final Hypergraph context;
  private final int cells;
  private final int forbidden;
  private final Map<Long, Boolean> known = new HashMap<>();

  /**
   * A game.
   *
   * @param forbidden a cell that White can't take as the first move into the region, or -1
   */
  NaiveProbe(ClosedRegion region, Hypergraph context, int forbidden) {
    this.region = Outcomes.partitions(region.region()).orElseThrow();
    this.context = context;
    this.cells = this.region.cells() + context.cells().size();
    this.forbidden = forbidden;
  }

  /** Whether it matters to either player, moving first, that White has the move. */
  static boolean differ(ClosedRegion region, Hypergraph context, int probe) {
    NaiveProbe whole = new NaiveProbe(region, context, -1);
    NaiveProbe without = new NaiveProbe(region, context, probe);
    return whole.isWon(0, 0, true) != without.isWon(0, 0, true)
        || whole.isWon(0, 0, false) != without.isWon(0, 0, false);
  }

  /** Whether Black wins. */
  boolean isWon(int black, int white, boolean blackToMove) {
    long key = (long) black << 32 | (long) white << 1 | (blackToMove ? 1 : 0);
    Boolean won = known.get(key);
    if (won == null) {
      won = play(black, white, blackToMove);
      known.put(key, won);
    }
    return won;
  }

  /** White may have no move left but the one that is forbidden; then it is Black's turn again. */
  private boolean play(int black, int white, boolean blackToMove) {
    if ((black | white) == (1 << cells) - 1) {
      return isJoined(black);
    }
    int moves = 0;
    for (int cell = 0; cell < cells; cell++) {
      int taken = 1 << cell;
      if (((black | white) & taken) != 0 || (!blackToMove && isForbidden(cell, black | white))) {
        continue;
      }
      moves++;
      boolean won =
          blackToMove ? isWon(black | taken, white, false) : isWon(black, white | taken, true);
      if (won == blackToMove) {
        return blackToMove;
      }
    }
    return moves == 0 ? isWon(black, white, !blackToMove) : !blackToMove;
  }

  private boolean isForbidden(int cell, int taken) {
    return cell == forbidden && (taken & ((1 << region.cells()) - 1)) == 0;
  }

  private boolean isJoined(int black) {
    int terminals = context.terminals().length();
    NodeClasses nodes = new NodeClasses(context.nodes());
    nodes.join(terminal(0), terminal(terminals - 2));
    String outcome =
        region.poset().name(region.outcomes().get(black & ((1 << region.cells()) - 1)));
    for (int one = 0; one < terminals - 2; one++) {
      for (int other = 0; other < one; other++) {
        if (joins(outcome, one, other)) {
          nodes.join(terminal(one), terminal(other));
        }
      }
    }
    for (int cell = 0; cell < context.cells().size(); cell++) {
      if ((black >> (region.cells() + cell) & 1) != 0) {
        ImmutableIntArray touched = context.cells().get(cell);
        touched.forEach(node -> nodes.join(node, touched.get(0)));
      }
    }
    return nodes.least(terminal(0)) == nodes.least(terminal(terminals - 1));
  }

  private int terminal(int place) {
    return context.terminals().get(place);
  }

  /** Whether an outcome joins two terminals, counted from 0. */
  static boolean joins(String outcome, int one, int other) {
    if (outcome.equals(Posets.TOP)) {
      return true;
    }
    for (String block : Splitter.on('.').split(outcome)) {
      if (block.indexOf('1' + one) >= 0 && block.indexOf('1' + other) >= 0) {
        return true;
      }
    }
    return false;
  }
}
