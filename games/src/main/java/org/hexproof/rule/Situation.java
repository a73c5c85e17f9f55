package org.hexproof.rule;

import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.Multiset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.hexproof.cgt.Comparison;
import org.hexproof.cgt.Side;
import org.hexproof.hot.Games;
import org.hexproof.loopy.GameGraph;
import org.hexproof.loopy.GraphBuilder;
import org.hexproof.loopy.GraphLimit;
import org.hexproof.value.GameTooLargeException;

/** A position, and how play goes on. */
public record Situation<P>(Ruleset<P> rules, P position) {
  private static final int MAX_POSITIONS = 3_000_000;

  /** As a short game, if play ends. */
  public GameSubject subject(Games games) {
    return GameSubject.of(rules, position, games);
  }

  /** Whether who moves first wins, by search: Left or Right. */
  boolean firstWins(boolean left, Games games, Runnable watch) {
    return new OutcomeSearch<>(rules, games, watch).firstWins(position, left);
  }

  /** How it compares with 0, by search. */
  public Comparison outcome(Games games, Runnable watch) {
    return Comparison.of(!firstWins(true, games, watch), !firstWins(false, games, watch));
  }

  /** All positions that can be reached; for play that may come back to where it was. */
  public GameGraph graph(GraphLimit limit) {
    return GraphBuilder.explore(position, rules::options, limit);
  }

  /**
   * Whether the first player wins an impartial game in which who can't move wins: the misère form.
   * Parts that are the same make the same position, whatever their order.
   *
   * @throws IllegalArgumentException if the players have different moves
   */
  public boolean firstWinsMisere() {
    return firstWins(parts(List.of(position)), new HashMap<>());
  }

  private ImmutableMultiset<P> parts(Iterable<P> positions) {
    ImmutableMultiset.Builder<P> parts = ImmutableMultiset.builder();
    for (P each : positions) {
      rules.parts(each).forEach(part -> parts.add(part.position()));
    }
    return parts.build();
  }

  private boolean firstWins(ImmutableMultiset<P> parts, Map<ImmutableMultiset<P>, Boolean> known) {
    Boolean answer = known.get(parts);
    if (answer == null) {
      answer = search(parts, known);
      if (known.size() >= MAX_POSITIONS) {
        throw new GameTooLargeException("more than %s positions come up", MAX_POSITIONS);
      }
      known.put(parts, answer);
    }
    return answer;
  }

  private boolean search(ImmutableMultiset<P> parts, Map<ImmutableMultiset<P>, Boolean> known) {
    boolean isOver = true;
    for (Multiset.Entry<P> part : parts.entrySet()) {
      List<P> options = rules.options(part.getElement(), Side.LEFT);
      if (!Set.copyOf(options).equals(Set.copyOf(rules.options(part.getElement(), Side.RIGHT)))) {
        throw new IllegalArgumentException(
            "misère play is for games in which both players have the same moves");
      }
      for (P option : options) {
        isOver = false;
        ImmutableMultiset.Builder<P> after = ImmutableMultiset.builder();
        parts.entrySet().stream()
            .filter(other -> !other.equals(part))
            .forEach(other -> after.addCopies(other.getElement(), other.getCount()));
        after.addCopies(part.getElement(), part.getCount() - 1);
        after.addAll(parts(List.of(option)));
        if (!firstWins(after.build(), known)) {
          return true;
        }
      }
    }
    return isOver;
  }
}
