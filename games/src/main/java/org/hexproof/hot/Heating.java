package org.hexproof.hot;

import com.google.common.collect.ImmutableList;
import java.util.function.Predicate;
import org.hexproof.value.Memo;

/**
 * Heats the games of one store ([WW], chapter 6): {@code {G^L + t|G^R - t}}, down to where that
 * stops. Not for several threads.
 */
final class Heating {
  private final Games games;
  private final Predicate<Game> isEnd;
  private final Memo<Game, Game> heated = new Memo<>(this::heat);
  private final Memo<Game, Game> ends;
  private final Game degrees;

  private Heating(Games games, Predicate<Game> isEnd, Memo<Game, Game> ends, Game degrees) {
    this.games = games;
    this.isEnd = isEnd;
    this.ends = ends;
    this.degrees = degrees;
  }

  /** By so many degrees; numbers stay as they are. */
  static Heating by(Game degrees, Games games) {
    return new Heating(games, Game::isNumber, new Memo<>(number -> number), degrees);
  }

  /** From s to t: an integer becomes so many copies of s. */
  static Heating from(Game s, Game t, Games games) {
    return new Heating(
        games,
        game -> game.isNumber() && game.leftStop().isInteger(),
        new Memo<>(whole -> games.multiple(whole.leftStop().numerator(), s)),
        t);
  }

  Game of(Game game) {
    return heated.of(game);
  }

  private Game heat(Game game) {
    if (isEnd.test(game)) {
      return ends.of(game);
    }
    return games.of(all(game.left(), degrees), all(game.right(), games.negative(degrees)));
  }

  private ImmutableList<Game> all(ImmutableList<Game> options, Game more) {
    return options.stream()
        .map(option -> games.sum(of(option), more))
        .collect(ImmutableList.toImmutableList());
  }
}
