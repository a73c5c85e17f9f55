package org.hexproof.entailing;

import org.hexproof.value.Memo;

/** Who wins, by playing games out. Remembers what it has seen; for one thread. */
public final class AffinePlay {
  private final Memo<AffineGame, OutcomeClass> outcomes = new Memo<>(this::compute);

  public OutcomeClass outcome(AffineGame game) {
    if (game.isInfinite()) {
      return game.isInfinity() ? OutcomeClass.LEFT : OutcomeClass.RIGHT;
    }
    return outcomes.of(game);
  }

  private OutcomeClass compute(AffineGame game) {
    return OutcomeClass.of(
        game.left().stream().anyMatch(option -> outcome(option).leftWinsSecond()),
        game.right().stream().allMatch(option -> outcome(option).leftWinsFirst()));
  }
}
