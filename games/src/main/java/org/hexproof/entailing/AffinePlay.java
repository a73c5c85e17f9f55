package org.hexproof.entailing;

import org.hexproof.value.Memo;

/** Who wins, by playing games out. Remembers what it has seen; for one thread. */
public final class AffinePlay {
  private final Memo<AffineGame, Outcome> outcomes = new Memo<>(this::compute);

  public Outcome outcome(AffineGame game) {
    if (game.isInfinite()) {
      return game.isInfinity() ? Outcome.LEFT : Outcome.RIGHT;
    }
    return outcomes.of(game);
  }

  private Outcome compute(AffineGame game) {
    return Outcome.of(
        game.left().stream().anyMatch(option -> outcome(option).leftWinsSecond()),
        game.right().stream().allMatch(option -> outcome(option).leftWinsFirst()));
  }
}
