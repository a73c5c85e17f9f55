package org.hexproof.rule;

import java.util.function.Predicate;
import org.hexproof.cgt.Comparison;
import org.hexproof.cgt.Side;
import org.hexproof.hot.Games;
import org.hexproof.loopy.GameGraph;
import org.hexproof.loopy.GraphBuilder;
import org.hexproof.loopy.GraphLimit;

/** A position, and how play goes on. */
public record Situation<P>(Ruleset<P> rules, P position) {
  /** As a short game, if play ends. */
  public GameSubject subject(Games games) {
    return GameSubject.of(rules, position, games);
  }

  /** How it compares with 0, by search. */
  public Comparison outcome(Games games, Runnable watch) {
    Predicate<Side> firstWins = rules.firstWins(position, games, watch);
    return Comparison.of(!firstWins.test(Side.LEFT), !firstWins.test(Side.RIGHT));
  }

  /** All positions that can be reached; for play that may come back to where it was. */
  public GameGraph graph(GraphLimit limit) {
    return GraphBuilder.explore(position, rules::options, limit);
  }

  /**
   * Whether the first player wins an impartial game in which who can't move wins: the misère form.
   *
   * @throws IllegalArgumentException if the players have different moves
   */
  public boolean firstWinsMisere(Games games, Runnable watch) {
    return new OutcomeSearch<>(rules, true, games, watch).firstWins(position, true);
  }
}
