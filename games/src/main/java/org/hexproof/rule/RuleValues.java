package org.hexproof.rule;

import com.google.common.collect.ImmutableList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hexproof.cgt.Side;
import org.hexproof.hot.Game;
import org.hexproof.hot.Games;
import org.hexproof.value.GameTooLargeException;

/** The values of positions of one rule, each computed once. Not for several threads. */
public final class RuleValues<P> {
  /** The usual limit of positions that are remembered. */
  public static final int MAX_POSITIONS = 5_000_000;

  private final Ruleset<P> rule;
  private final Games games;
  private final int maxPositions;
  private final Map<P, Game> known = new HashMap<>();

  public RuleValues(Ruleset<P> rule, Games games) {
    this(rule, games, MAX_POSITIONS);
  }

  /** Of one rule; so many positions may be remembered. */
  public RuleValues(Ruleset<P> rule, Games games, int maxPositions) {
    this.rule = rule;
    this.games = games;
    this.maxPositions = maxPositions;
  }

  /** The value of a position, or a {@link GameTooLargeException}. */
  public Game of(P position) {
    return games.sum(summands(position));
  }

  ImmutableList<Game> summands(P position) {
    return rule.parts(position).stream()
        .map(
            part ->
                part.negative() ? games.negative(ofPart(part.position())) : ofPart(part.position()))
        .collect(ImmutableList.toImmutableList());
  }

  private Game ofPart(P part) {
    Game value = known.get(part);
    if (value == null) {
      value = games.of(all(part, Side.LEFT), all(part, Side.RIGHT));
      if (known.size() >= maxPositions) {
        throw new GameTooLargeException(
            "there are more than %s positions on the way; that is the maxPositions", maxPositions);
      }
      known.put(part, value);
    }
    return value;
  }

  private List<Game> all(P part, Side side) {
    return rule.options(part, side).stream().map(this::of).toList();
  }
}
