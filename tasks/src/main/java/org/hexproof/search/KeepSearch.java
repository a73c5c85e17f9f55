package org.hexproof.search;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import java.util.Arrays;
import java.util.OptionalLong;
import org.hexproof.solver.Unanswered;

/**
 * Whether the keeper keeps one game, from the definition of the order of games ([H3T], section 3):
 * with the opponent to move, each of his moves is answered by one after which the game is kept, or
 * one of the opponent's options in the game is; and the keeper can move so that any of his own
 * options is kept. The keeper's stones are the black ones of nodes.
 */
final class KeepSearch extends ReplySearch implements Keeping {
  private final GameSearch all;
  private final int game;
  private final Outlook outlook;
  private final Ends ends;
  private final ImmutableLongArray bounds;

  /** The worst outcomes that are as good as the game. */
  private final ImmutableList<Integer> enough;

  /** The keeper's options that are outcomes. */
  private final ImmutableList<Integer> threats;

  /** The opponent's options but outcomes that are as good as the game. */
  private final ImmutableList<Integer> others;

  KeepSearch(GameSearch all, int game) {
    this.all = all;
    this.game = game;
    outlook = all.outlook();
    ends = all.ends();
    bounds = outlook.bounds(game);
    enough = outlook.enough(game);
    threats =
        Arrays.stream(outlook.own(game))
            .filter(outlook::isOutcome)
            .boxed()
            .collect(ImmutableList.toImmutableList());
    others =
        Arrays.stream(outlook.other(game))
            .filter(option -> !outlook.isOutcome(option) || !isBetter(option))
            .boxed()
            .collect(ImmutableList.toImmutableList());
  }

  private boolean isBetter(int outcome) {
    return (outlook.from(game) >> outcome & 1) != 0;
  }

  @Override
  void begin(Node node) throws Unanswered {
    for (long set : bounds.asList()) {
      Reach bound = ends.ask(set, node.stones(), node.blackMoves());
      if (!bound.black()) {
        node.decide(bound);
        return;
      }
    }
    if (node.blackMoves()) {
      beginOwn(node);
    } else {
      beginOther(node);
    }
  }

  @Override
  public OptionalLong reply(Stones stones) {
    for (long left = all.empty(stones); left != 0; left &= left - 1) {
      long move = Long.lowestOneBit(left);
      if (known(stones.withBlack(move)).filter(Reach::black).isPresent()) {
        return OptionalLong.of(move);
      }
    }
    return OptionalLong.empty();
  }

  @Override
  public boolean isQuick() {
    return false;
  }

  private void beginOther(Node node) throws Unanswered {
    Stones stones = node.stones();
    long needed = 0;
    for (int option : outlook.own(game)) {
      Reach next = all.decide(option, stones, /* ownMoves= */ true);
      if (!next.black()) {
        node.decide(next);
        return;
      }
      needed |= next.carrier();
    }
    long left = all.empty(stones);
    if (left == 0) {
      node.decide(passed(stones, needed));
      return;
    }
    for (int outcome : enough) {
      Reach threat = ends.ask(outlook.from(outcome), stones, /* ownMoves= */ true);
      if (threat.black() && (left & ~threat.carrier()) != 0) {
        needed |= threat.carrier();
        left &= threat.carrier();
      }
    }
    node.begin(left, needed);
  }

  /** Where all cells are taken the opponent can only move in the game, and the keeper passes. */
  private Reach passed(Stones stones, long needed) throws Unanswered {
    for (int option : outlook.other(game)) {
      Reach kept = all.decide(option, stones, /* ownMoves= */ false);
      if (kept.black()) {
        return new Reach(true, needed | kept.carrier());
      }
    }
    return new Reach(false, 0);
  }

  private void beginOwn(Node node) throws Unanswered {
    Stones stones = node.stones();
    long needed = 0;
    for (int outcome : enough) {
      Reach reached = ends.ask(outlook.from(outcome), stones, /* ownMoves= */ true);
      if (reached.black()) {
        node.decide(reached);
        return;
      }
      needed |= reached.carrier();
    }
    for (int option : others) {
      Reach kept = all.decide(option, stones, /* ownMoves= */ false);
      if (kept.black()) {
        node.decide(kept);
        return;
      }
      needed |= kept.carrier();
    }
    long left = all.empty(stones);
    for (int option : threats) {
      Reach next = ends.ask(outlook.from(option), stones, /* ownMoves= */ true);
      if (!next.black()) {
        needed |= next.carrier();
        left &= next.carrier();
      }
    }
    node.begin(left, needed);
  }
}
