package org.hexproof.expression;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Supplier;
import org.hexproof.value.Flaw;
import org.hexproof.value.Game;
import org.hexproof.value.Refutation;
import org.hexproof.value.Values;

/** What a {@link Calculator} answers. */
public sealed interface GameAnswer {
  /**
   * The value of a game, and the game as it is written; of a sum the form of [H3T], Definition 3.6.
   */
  record Worth(Values values, int value, Supplier<Game> form) implements GameAnswer {}

  /**
   * Whether a relation holds.
   *
   * @param first the canonical form of the first game
   * @param second the canonical form of the second game
   * @param failure if it doesn't, why
   */
  record Compared(Values values, Game first, Game second, Optional<Failure> failure)
      implements GameAnswer {}

  /**
   * Why a relation fails.
   *
   * @param relation the one that fails: of = the first half of it that does
   * @param why if that is &gt;=, the refutation of &lt;= between the second game and the first
   */
  record Failure(Query.Relation relation, Refutation why) {}

  /** Whether a form is passable or monotone, and if it isn't, why. */
  record Judged(Values values, Query.Kind kind, Optional<Flaw> flaw) implements GameAnswer {}

  /** How many atoms a value has, or how deep it is. */
  record Measured(Query.Kind kind, BigInteger measure) implements GameAnswer {}

  /** Whether the answer is not "no". */
  default boolean holds() {
    return !(this instanceof Compared compared && compared.failure().isPresent())
        && !(this instanceof Judged judged && judged.flaw().isPresent());
  }
}
