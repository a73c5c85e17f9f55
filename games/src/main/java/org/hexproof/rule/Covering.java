package org.hexproof.rule;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.stream.IntStream;
import org.hexproof.cgt.Side;

/**
 * A game whose moves do nothing but cover free cells, as dominoes do. Positions are sets of free
 * cells, of at most 64, as bits: the lowest is the first cell of the board.
 */
final class Covering {
  private final Grid board;
  private final long[] left;
  private final long[] right;

  /** For each cell those that a move covers with it. */
  private final long[] near;

  /** The symmetries, by whether they exchange the players. */
  private final ImmutableListMultimap<Boolean, BitPermutation> turns;

  /** What rules are on a board, if all that their moves do is to cover. */
  Covering(Ruleset<Grid> rules, Grid board, ImmutableListMultimap<Boolean, Turn> turns) {
    this.board = board;
    this.left = moves(rules, Side.LEFT);
    this.right = moves(rules, Side.RIGHT);
    this.near = new long[board.cells().length()];
    join(left, near);
    join(right, near);
    this.turns =
        turns.entries().stream()
            .filter(turn -> board.turned(turn.getValue()).width() == board.width())
            .collect(
                ImmutableListMultimap.toImmutableListMultimap(
                    turn -> turn.getKey(), turn -> turned(turn.getValue())));
  }

  private long[] moves(Ruleset<Grid> rules, Side side) {
    return rules.options(board, side).stream()
        .mapToLong(after -> bits(board) & ~bits(after))
        .distinct()
        .toArray();
  }

  private static void join(long[] moves, long[] near) {
    for (long move : moves) {
      EdgeGraph.of(move).forEach(cell -> near[cell] |= move);
    }
  }

  private BitPermutation turned(Turn turn) {
    int[] cells = IntStream.range(0, near.length).toArray();
    String places =
        new Grid(board.width(), new String(cells, 0, cells.length)).turned(turn).cells();
    return new BitPermutation(IntStream.of(cells).map(places::indexOf).toArray());
  }

  long[] moves(Side side) {
    return side == Side.LEFT ? left : right;
  }

  /** The cells at the start that a move can cover. */
  long start() {
    return playable(bits(board));
  }

  private static long bits(Grid grid) {
    long bits = 0;
    for (int cell = 0; cell < grid.cells().length(); cell++) {
      bits |= grid.cells().charAt(cell) == Grid.NONE ? 0 : 1L << cell;
    }
    return bits;
  }

  Grid grid(long free) {
    StringBuilder cells = new StringBuilder();
    for (int cell = 0; cell < near.length; cell++) {
      cells.append((free >> cell & 1) == 0 ? Grid.NONE : '.');
    }
    return new Grid(board.width(), cells.toString()).trimmed();
  }

  /** Those of the free cells that a move can cover. */
  long playable(long free) {
    long playable = 0;
    for (long move : left) {
      playable |= (move & ~free) == 0 ? move : 0;
    }
    for (long move : right) {
      playable |= (move & ~free) == 0 ? move : 0;
    }
    return playable;
  }

  /** The parts of the free cells that no move joins. */
  LongArrayList parts(long free) {
    return parts(free, near);
  }

  /** The parts of the whole board that no move of a side joins, from the first cell on. */
  long[] lines(Side side) {
    long[] together = new long[near.length];
    join(moves(side), together);
    return parts(start(), together).toLongArray();
  }

  private static LongArrayList parts(long free, long[] near) {
    LongArrayList parts = new LongArrayList();
    for (long rest = free; rest != 0; ) {
      long part = Long.lowestOneBit(rest);
      for (long edge = part; edge != 0; ) {
        long around = 0;
        for (long left = edge; left != 0; left &= left - 1) {
          around |= near[Long.numberOfTrailingZeros(left)];
        }
        edge = around & rest & ~part;
        part |= edge;
      }
      parts.add(part);
      rest &= ~part;
    }
    return parts;
  }

  /** Whether a symmetry exchanges the players. */
  boolean isFair() {
    return turns.containsKey(true);
  }

  /**
   * The same for all positions that symmetries make of it, those that exchange the players or not.
   */
  long standard(long free, boolean exchanges) {
    ImmutableList<BitPermutation> all = turns.get(exchanges);
    long standard = all.get(0).of(free);
    for (BitPermutation turn : all) {
      standard = Math.min(standard, turn.of(free));
    }
    return standard;
  }
}
