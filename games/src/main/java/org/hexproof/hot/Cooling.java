package org.hexproof.hot;

import static com.google.common.base.Preconditions.checkArgument;

import org.hexproof.cgt.Dyadic;
import org.hexproof.value.Memo;

/**
 * Cools the games of one store: G_t = {G^L_t - t|G^R_t + t} up to the temperature of G, and above
 * it the mean of G ([HOT], chapter 4). Not for several threads.
 */
public final class Cooling {
  private final Games games;
  private final Thermographs thermographs;
  private final Dyadic degrees;
  private final Memo<Game, Game> cooled = new Memo<>(this::cool);

  /** By so many degrees, at least 0. */
  public Cooling(Games games, Thermographs thermographs, Dyadic degrees) {
    checkArgument(degrees.signum() >= 0, "games are cooled by 0 degrees or more");
    this.games = games;
    this.thermographs = thermographs;
    this.degrees = degrees;
  }

  public Game of(Game game) {
    return cooled.of(game);
  }

  private Game cool(Game game) {
    Thermograph thermograph = thermographs.of(game);
    if (degrees.compareTo(thermograph.temperature()) > 0) {
      return games.number(thermograph.mean());
    }
    return games.changed(game, this::of, games.number(degrees.negative()));
  }
}
