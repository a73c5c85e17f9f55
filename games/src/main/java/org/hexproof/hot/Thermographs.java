package org.hexproof.hot;

import com.google.common.collect.ImmutableList;
import java.util.HashMap;
import java.util.Map;

/** The thermographs of the games of one store, each computed once. Not for several threads. */
public final class Thermographs {
  private final Map<Game, Thermograph> known = new HashMap<>();

  public Thermograph of(Game game) {
    Thermograph thermograph = known.get(game);
    if (thermograph == null) {
      thermograph = compute(game);
      known.put(game, thermograph);
    }
    return thermograph;
  }

  private Thermograph compute(Game game) {
    if (game.number().map(Dyadic::isInteger).orElse(false)) {
      return Thermograph.ofInteger(game.leftStop());
    }
    return Thermograph.of(all(game.left()), all(game.right()));
  }

  private ImmutableList<Thermograph> all(ImmutableList<Game> games) {
    ImmutableList.Builder<Thermograph> all = ImmutableList.builder();
    for (Game game : games) {
      all.add(of(game));
    }
    return all.build();
  }
}
