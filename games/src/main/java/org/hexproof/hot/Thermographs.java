package org.hexproof.hot;

import com.google.common.collect.ImmutableList;
import org.hexproof.cgt.Dyadic;
import org.hexproof.value.Memo;

/** The thermographs of the games of one store, each computed once. Not for several threads. */
public final class Thermographs {
  private final Memo<Game, Thermograph> known = new Memo<>(this::compute);

  public Thermograph of(Game game) {
    return known.of(game);
  }

  private Thermograph compute(Game game) {
    if (game.number().map(Dyadic::isInteger).orElse(false)) {
      return Thermograph.ofInteger(game.leftStop());
    }
    return Thermograph.of(all(game.left()), all(game.right()));
  }

  private ImmutableList<Thermograph> all(ImmutableList<Game> games) {
    return games.stream().map(this::of).collect(ImmutableList.toImmutableList());
  }
}
