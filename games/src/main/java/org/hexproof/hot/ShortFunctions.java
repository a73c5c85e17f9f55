package org.hexproof.hot;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import java.util.function.Function;
import org.hexproof.cgt.Dyadic;
import org.hexproof.cgt.Words;

/** Functions of short games whose values are short games. Not for several threads. */
public final class ShortFunctions implements Words<Game> {
  /** What takes one game, two or three. */
  private record Named(int arguments, Function<ImmutableList<Game>, Game> value) {}

  private final Games games;
  private final Thermographs thermographs;
  private final ImmutableMap<String, Named> all;

  public ShortFunctions(Games games, Thermographs thermographs) {
    this.games = games;
    this.thermographs = thermographs;
    AtomicWeight weights = new AtomicWeight(games);
    Reduction reduction = new Reduction(games, thermographs);
    ImmutableMap.Builder<String, Named> named = ImmutableMap.builder();
    named.put("mean", number(game -> thermographs.of(game).mean()));
    named.put("temperature", number(game -> thermographs.of(game).temperature()));
    named.put("leftstop", number(Game::leftStop));
    named.put("rightstop", number(Game::rightStop));
    named.put("birthday", number(game -> Dyadic.of(game.birthday())));
    named.put("freeze", new Named(1, of -> freeze(of.get(0))));
    named.put("cool", new Named(2, of -> cool(of.get(0), degrees("cool", of.get(1)))));
    named.put("heat", new Named(2, of -> Heating.by(of.get(1), games).of(of.get(0))));
    named.put(
        "overheat", new Named(3, of -> Heating.from(of.get(1), of.get(2), games).of(of.get(0))));
    named.put("atomicweight", new Named(1, of -> weights.of(of.get(0))));
    named.put("reduced", new Named(1, of -> reduction.of(of.get(0))));
    this.all = named.buildOrThrow();
  }

  private Named number(Function<Game, Dyadic> value) {
    return new Named(1, of -> games.number(value.apply(of.get(0))));
  }

  private Game freeze(Game game) {
    Dyadic temperature = thermographs.of(game).temperature();
    return temperature.signum() <= 0 ? game : cool(game, temperature);
  }

  private Game cool(Game game, Dyadic by) {
    return Heating.cooling(by, games, thermographs).of(game);
  }

  private static Dyadic degrees(String function, Game game) {
    return game.number()
        .filter(number -> number.signum() >= 0)
        .orElseThrow(
            () -> new IllegalArgumentException(function + " wants a number of at least 0"));
  }

  @Override
  public Optional<Game> apply(String function, ImmutableList<Game> arguments) {
    Named named = all.get(Ascii.toLowerCase(function));
    if (named != null && named.arguments() != arguments.size()) {
      throw new IllegalArgumentException(
          "%s takes %s, not %s"
              .formatted(
                  function,
                  named.arguments() == 1 ? "1 game" : named.arguments() + " games",
                  arguments.size()));
    }
    return Optional.ofNullable(named).map(is -> is.value().apply(arguments));
  }
}
