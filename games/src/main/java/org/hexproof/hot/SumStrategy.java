package org.hexproof.hot;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Ordering;
import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.hexproof.cgt.Dyadic;

/** Ways to play a sum that look at the thermographs of its games only ([WW], chapter 6). */
public enum SumStrategy {
  /** Moves in the hottest game. */
  HOTSTRAT,

  /** Answers a move that made a game hotter than the sum was, else moves in the hottest game. */
  SENTESTRAT,

  /** Moves in the widest game at the temperature at which moving first leads furthest. */
  THERMOSTRAT;

  /**
   * What Left sees when it is Left's turn.
   *
   * @param games the sum; at least one is no number
   * @param ambient the lowest temperature at which Left had to move so far
   * @param touched where Right moved last
   */
  record Situation(ImmutableList<Game> games, Optional<Dyadic> ambient, OptionalInt touched) {}

  /** In which game of a sum to move, and the temperature at which its best option is taken. */
  record Chosen(int place, Dyadic temperature) {}

  Chosen choose(Situation situation, Thermographs thermographs) {
    return switch (this) {
      case HOTSTRAT -> hottest(situation, thermographs);
      case SENTESTRAT -> hottestOrTouched(situation, thermographs);
      case THERMOSTRAT -> new Compound(situation.games(), thermographs).widest();
    };
  }

  private static Chosen hottestOrTouched(Situation situation, Thermographs thermographs) {
    if (situation.touched().isPresent() && situation.ambient().isPresent()) {
      int touched = situation.touched().getAsInt();
      Game game = situation.games().get(touched);
      Dyadic ambient = situation.ambient().get();
      if (!game.isNumber() && thermographs.of(game).temperature().compareTo(ambient) > 0) {
        return new Chosen(touched, ambient);
      }
    }
    return hottest(situation, thermographs);
  }

  private static Chosen hottest(Situation situation, Thermographs thermographs) {
    ImmutableList<Game> games = situation.games();
    IntFunction<Dyadic> temperatures = place -> thermographs.of(games.get(place)).temperature();
    int hottest = first(games, temperatures);
    return new Chosen(hottest, temperatures.apply(hottest));
  }

  /** Of the games that are no numbers, the first of those of which this is most. */
  static int first(ImmutableList<Game> games, IntFunction<Dyadic> most) {
    return Ordering.from(Comparator.comparing((Integer place) -> most.apply(place)))
        .max(IntStream.range(0, games.size()).filter(i -> !games.get(i).isNumber()).iterator());
  }
}
