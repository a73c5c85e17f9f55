package org.hexproof.hot;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Optional;
import java.util.function.Function;
import org.hexproof.cgt.Dyadic;
import org.hexproof.value.Memo;

/**
 * Heats the games of one store ([WW], chapter 6): {@code {G^L + t|G^R - t}}, down to where that
 * stops. Not for several threads.
 */
public final class Heating {
  private final Games games;
  private final Function<Game, Optional<Game>> end;
  private final Game degrees;
  private final Memo<Game, Game> heated = new Memo<>(this::heat);

  private Heating(Games games, Function<Game, Optional<Game>> end, Game degrees) {
    this.games = games;
    this.end = end;
    this.degrees = degrees;
  }

  /** By so many degrees; numbers stay as they are. */
  static Heating by(Game degrees, Games games) {
    return new Heating(games, game -> Optional.of(game).filter(Game::isNumber), degrees);
  }

  /** From s to t: an integer becomes so many copies of s. */
  static Heating from(Game s, Game t, Games games) {
    return new Heating(
        games,
        game ->
            game.number()
                .filter(Dyadic::isInteger)
                .map(whole -> games.multiple(whole.numerator(), s)),
        t);
  }

  /**
   * Cools: G_t = {G^L_t - t|G^R_t + t} up to the temperature of G, and above it the mean of G
   * ([HOT], chapter 4).
   *
   * @param degrees at least 0
   */
  public static Heating cooling(Dyadic degrees, Games games, Thermographs thermographs) {
    checkArgument(degrees.signum() >= 0, "games are cooled by 0 degrees or more");
    return new Heating(
        games,
        game ->
            Optional.of(thermographs.of(game))
                .filter(graph -> degrees.compareTo(graph.temperature()) > 0)
                .map(graph -> games.number(graph.mean())),
        games.number(degrees.negative()));
  }

  public Game of(Game game) {
    return heated.of(game);
  }

  private Game heat(Game game) {
    return end.apply(game).orElseGet(() -> games.changed(game, this::of, degrees));
  }
}
