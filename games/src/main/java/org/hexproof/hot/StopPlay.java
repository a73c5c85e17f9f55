package org.hexproof.hot;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.hexproof.cgt.Dyadic;
import org.hexproof.value.GameTooLargeException;

/**
 * Plays sums for the stop: both players move in turn until the sum is a number, which is the score.
 * Nobody is asked to move in a number. Not for several threads.
 */
public final class StopPlay {
  private static final int MAX_MOVES = 3_000_000;

  private final Games games;
  private final Thermographs thermographs;
  private int moves;

  public StopPlay(Games games, Thermographs thermographs) {
    this.games = games;
    this.thermographs = thermographs;
  }

  /** The score if Left begins and both play as well as can be: the left stop of the sum. */
  public Dyadic best(ImmutableList<Game> sum) {
    return games.sum(sum).leftStop();
  }

  /**
   * The score if Left begins and plays by a strategy while Right plays as well as can be, or a
   * {@link GameTooLargeException}.
   */
  public Dyadic score(ImmutableList<Game> sum, SumStrategy strategy) {
    moves = 0;
    return leftMoves(
        new SumStrategy.Situation(sum, Optional.empty(), OptionalInt.empty()), strategy);
  }

  /** What Left loses by a strategy; 0 or more. */
  public Dyadic loss(ImmutableList<Game> sum, SumStrategy strategy) {
    return best(sum).minus(score(sum, strategy));
  }

  private Dyadic leftMoves(SumStrategy.Situation situation, SumStrategy strategy) {
    if (++moves > MAX_MOVES) {
      throw new GameTooLargeException(
          "a strategy meets more than %s moves in this sum; that is the limit", MAX_MOVES);
    }
    Optional<Dyadic> score = games.sum(situation.games()).number();
    if (score.isPresent()) {
      return score.get();
    }
    SumStrategy.Chosen choice = strategy.choose(situation, thermographs);
    Game chosen = situation.games().get(choice.place());
    Dyadic here = thermographs.of(chosen).temperature();
    Dyadic ambient = situation.ambient().map(before -> Dyadic.min(before, here)).orElse(here);
    ImmutableList<Game> after =
        with(situation.games(), choice.place(), bestOption(chosen, choice.temperature()));
    return rightMoves(after, ambient, strategy);
  }

  /** Left's option that stands furthest left at a temperature. */
  private Game bestOption(Game game, Dyadic temperature) {
    Game best = null;
    for (Game option : game.left()) {
      if (best == null || right(option, temperature).compareTo(right(best, temperature)) > 0) {
        best = option;
      }
    }
    return best;
  }

  private Dyadic right(Game game, Dyadic temperature) {
    return thermographs.of(game).right().at(temperature);
  }

  private Dyadic rightMoves(ImmutableList<Game> sum, Dyadic ambient, SumStrategy strategy) {
    Optional<Dyadic> score = games.sum(sum).number();
    if (score.isPresent()) {
      return score.get();
    }
    Dyadic worst = null;
    for (int i = 0; i < sum.size(); i++) {
      if (!sum.get(i).isNumber()) {
        for (Game option : sum.get(i).right()) {
          SumStrategy.Situation next =
              new SumStrategy.Situation(
                  with(sum, i, option), Optional.of(ambient), OptionalInt.of(i));
          Dyadic reached = leftMoves(next, strategy);
          worst = worst == null ? reached : Dyadic.min(worst, reached);
        }
      }
    }
    return worst;
  }

  private static ImmutableList<Game> with(ImmutableList<Game> sum, int place, Game game) {
    List<Game> changed = new ArrayList<>(sum);
    changed.set(place, game);
    return ImmutableList.copyOf(changed);
  }
}
