package org.hexproof.hot;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.OptionalInt;
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
    int best = -1;
    Dyadic highest = Dyadic.MINUS_ONE;
    for (int i = 0; i < situation.games().size(); i++) {
      Game game = situation.games().get(i);
      Dyadic temperature = thermographs.of(game).temperature();
      if (!game.isNumber() && (best < 0 || temperature.compareTo(highest) > 0)) {
        best = i;
        highest = temperature;
      }
    }
    return new Chosen(best, highest);
  }
}
