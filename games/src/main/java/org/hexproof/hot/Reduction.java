package org.hexproof.hot;

import java.util.stream.Stream;
import org.hexproof.cgt.Dyadic;
import org.hexproof.value.Memo;

/**
 * The reduced form of a game: the same for all games that differ by an infinitesimal ([CGT],
 * section II.6). However little a game is cooled, what is infinitesimal is gone; then the little is
 * taken back. Not for several threads.
 */
final class Reduction {
  private static final int EXPONENT = 40;

  private final Games games;
  private final Heating cooling;
  private final Memo<Game, Integer> finest = new Memo<>(this::computeFinest);
  private final Memo<Game, Game> restored = new Memo<>(this::restore);

  Reduction(Games games, Thermographs thermographs) {
    this.games = games;
    this.cooling = Heating.cooling(new Dyadic(1, EXPONENT), games, thermographs);
  }

  Game of(Game game) {
    if (finest.of(game) > EXPONENT / 2 || game.birthday() > 1L << (EXPONENT / 2 - 2)) {
      throw new IllegalArgumentException("the numbers of this game are too fine to reduce it");
    }
    return restored.of(cooling.of(game));
  }

  /** The binary digits behind the point of the finest number on the way. */
  private int computeFinest(Game game) {
    return game.isNumber()
        ? game.leftStop().exponent()
        : Stream.concat(game.left().stream(), game.right().stream())
            .mapToInt(finest::of)
            .max()
            .orElse(0);
  }

  private Game restore(Game game) {
    return game.isNumber()
        ? games.number(rounded(game.leftStop()))
        : games.changed(game, restored::of, games.zero());
  }

  /** To the nearest number with half the digits: taxes are far smaller. */
  private static Dyadic rounded(Dyadic number) {
    Dyadic near = number.plus(new Dyadic(1, EXPONENT / 2 + 2));
    int shift = near.exponent() - (EXPONENT / 2 + 1);
    return shift <= 0 ? number : new Dyadic(near.numerator() >> shift, EXPONENT / 2 + 1);
  }
}
