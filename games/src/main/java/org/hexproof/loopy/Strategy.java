package org.hexproof.loopy;

import com.google.common.primitives.ImmutableIntArray;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.BitSet;
import java.util.Optional;
import org.hexproof.cgt.Side;

/**
 * How someone wins, or at least does not lose: for each position that can arise, where to move. No
 * more is needed, though a strategy might look at what went before ([HYP], Proposition 4).
 *
 * @param isWinning whether it wins; else it only never loses
 * @param positions where who has it is to move and may come to when playing so, those that are met
 *     sooner first
 */
public record Strategy(
    GameGraph graph,
    Seat seat,
    boolean isWinning,
    ImmutableIntArray positions,
    ImmutableIntArray replies) {
  /**
   * A strategy from the start of the game, a winning one if there is one: it takes the shortest
   * way. A position that stays undecided for ever is held by keeping to such positions. Nothing if
   * the opponent can win.
   */
  public static Optional<Strategy> of(PlayOutcomes outcomes, Seat seat) {
    int start = outcomes.graph().start();
    return outcomes.isNonLosing(start, seat)
        ? Optional.of(new StrategySearch(outcomes, seat.side()).strategy(seat))
        : Optional.empty();
  }

  /** Goes through the positions that may arise. */
  private static final class StrategySearch {
    private final PlayOutcomes outcomes;
    private final Side side;
    private final Moves own;
    private final Moves other;
    private final BitSet isMet = new BitSet();
    private final IntArrayList met = new IntArrayList();

    StrategySearch(PlayOutcomes outcomes, Side side) {
      this.outcomes = outcomes;
      this.side = side;
      this.own = outcomes.graph().moves(side);
      this.other = outcomes.graph().moves(side.opponent());
    }

    Strategy strategy(Seat seat) {
      int start = outcomes.graph().start();
      if (seat.begins()) {
        meet(start);
      } else {
        meetAllAfter(start);
      }
      ImmutableIntArray.Builder replies = ImmutableIntArray.builder();
      for (int next = 0; next < met.size(); next++) {
        int reply = reply(met.getInt(next));
        replies.add(reply);
        meetAllAfter(reply);
      }
      return new Strategy(
          outcomes.graph(),
          seat,
          outcomes.isWinning(start, seat),
          ImmutableIntArray.copyOf(met.toIntArray()),
          replies.build());
    }

    private void meetAllAfter(int position) {
      for (int option : other.from(position)) {
        meet(option);
      }
    }

    private void meet(int position) {
      if (!isMet.get(position)) {
        isMet.set(position);
        met.add(position);
      }
    }

    /** The option that loses soonest for the opponent; where none does, one that doesn't win. */
    private int reply(int position) {
      int best = -1;
      int bestLength = Integer.MAX_VALUE;
      for (int option : own.from(position)) {
        Optional<Side> winner = outcomes.winner(option, side.opponent());
        if (winner.equals(Optional.of(side))) {
          int length = outcomes.movesToEnd(option, side.opponent()).orElseThrow();
          if (length < bestLength) {
            best = option;
            bestLength = length;
          }
        } else if (winner.isEmpty() && best < 0) {
          best = option;
        }
      }
      return best;
    }
  }
}
