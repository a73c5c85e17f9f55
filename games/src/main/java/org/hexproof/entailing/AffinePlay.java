package org.hexproof.entailing;

import java.util.HashMap;
import java.util.Map;

/** Who wins, by playing games out. Remembers what it has seen; for one thread. */
public final class AffinePlay {
  private final Map<AffineGame, Outcome> known = new HashMap<>();

  public Outcome outcome(AffineGame game) {
    if (game.isInfinite()) {
      return game.isInfinity() ? Outcome.LEFT : Outcome.RIGHT;
    }
    Outcome outcome = known.get(game);
    if (outcome == null) {
      outcome =
          Outcome.of(
              game.left().stream().anyMatch(option -> outcome(option).leftWinsSecond()),
              game.right().stream().allMatch(option -> outcome(option).leftWinsFirst()));
      known.put(game, outcome);
    }
    return outcome;
  }
}
