package org.hexproof.witness;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.stream.IntStream;
import org.hexproof.region.Evaluation;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.Values;

/**
 * The White moves into a region ([H3T], section 7.2). With the region's value G, the moves' values
 * G^R, and H, which is G without one of these, the move is viable if G &lt; H. If it isn't, it is
 * inferior: wherever it wins, White has another winning move.
 *
 * <p>One thread at a time.
 */
public final class Probes {
  /**
   * Why a move is inferior.
   *
   * @param dominating White moves that are at least as good: G^R &lt;= that of the move
   * @param reversing Black replies that strongly reverse the move: H &lt;= what it and the reply
   *     lead to
   */
  public record Reason(ImmutableIntArray dominating, ImmutableIntArray reversing) {
    /** Whether only all other moves together make up for it. */
    public boolean isOfAllTogether() {
      return dominating.isEmpty() && reversing.isEmpty();
    }
  }

  private final Values values;
  private final Evaluation evaluation;
  private final int whole;
  private final int[] left;
  private final int[] right;
  private final int[] without;

  /**
   * Computes the values.
   *
   * @param game the region, over the poset of what its surroundings can tell apart
   * @param values where to put them
   * @param maxBytes how much memory the positions may take, besides the values
   * @throws org.hexproof.value.GameTooLargeException if there are too many positions
   * @throws org.hexproof.value.StoreFullException if the values take too much memory
   */
  public Probes(Coloring game, Values values, long maxBytes) {
    this.values = values;
    this.evaluation = new Evaluation(game, values, maxBytes);
    int cells = game.cells();
    left = new int[cells];
    right = new int[cells];
    without = new int[cells];
    for (int cell = 0; cell < cells; cell++) {
      left[cell] = evaluation.value(1 << cell, 0);
      right[cell] = evaluation.value(0, 1 << cell);
    }
    whole = evaluation.value();
    for (int cell = 0; cell < cells; cell++) {
      without[cell] = cells == 1 ? values.top() : values.of(left, otherThan(cell));
    }
  }

  private int[] otherThan(int cell) {
    int[] others = new int[right.length - 1];
    for (int i = 0; i < others.length; i++) {
      others[i] = right[i < cell ? i : i + 1];
    }
    return others;
  }

  public Values values() {
    return values;
  }

  /** The number of moves; they are numbered from 0 as the cells. */
  public int size() {
    return right.length;
  }

  /** G, the value of the region. */
  public int whole() {
    return whole;
  }

  /** H, the value of the region without that White move. */
  public int without(int cell) {
    return without[cell];
  }

  /** Whether G &lt; H, so that there may be a context in which the move is the only one to win. */
  public boolean isViable(int cell) {
    return !values.leq(without[cell], whole);
  }

  public ImmutableList<Integer> viable() {
    return IntStream.range(0, size())
        .filter(this::isViable)
        .boxed()
        .collect(ImmutableList.toImmutableList());
  }

  /** Which single moves make up for one that isn't viable. */
  public Reason reason(int cell) {
    ImmutableIntArray.Builder dominating = ImmutableIntArray.builder();
    ImmutableIntArray.Builder reversing = ImmutableIntArray.builder();
    for (int other = 0; other < right.length; other++) {
      if (other == cell) {
        continue;
      }
      if (values.leq(right[other], right[cell])) {
        dominating.add(other);
      }
      if (values.leq(without[cell], evaluation.value(1 << other, 1 << cell))) {
        reversing.add(other);
      }
    }
    return new Reason(dominating.build(), reversing.build());
  }
}
