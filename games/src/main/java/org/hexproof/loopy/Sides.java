package org.hexproof.loopy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.hexproof.cgt.Side;

/**
 * What a game is worth if whatever never ends is a win for Left, its onside, and for Right, its
 * offside, as simplest stoppers ([WW], chapter 11). A stopper has twice itself. Of other games the
 * sides are sought by sidling: each position that is no stopper is taken for {@code on} at first,
 * or {@code off}, and then for what its options are worth, until nothing changes.
 *
 * @param onside nothing if it was not found
 */
public record Sides(Optional<GameGraph> onside, Optional<GameGraph> offside) {
  /** So often is sidled, and so many positions more than in the game. */
  private static final int ROUNDS = 24;

  private static final int MAX_POSITIONS = 400;

  public static Sides of(GameGraph game, GraphLimit limit) {
    Optional<GameGraph> simplest = Stopper.simplest(game, limit);
    if (simplest.isPresent() || game.size() > MAX_POSITIONS) {
      return new Sides(simplest, simplest);
    }
    return new Sides(sidled(game, limit), sidled(game.negative(), limit).map(GameGraph::negative));
  }

  public boolean isStopper() {
    return onside.isPresent() && onside.equals(offside);
  }

  private static Optional<GameGraph> sidled(GameGraph game, GraphLimit limit) {
    LoopyGames games = new LoopyGames(limit);
    GameGraph on = games.graph(games.named("on").orElseThrow());
    List<Optional<GameGraph>> fixed = new ArrayList<>();
    List<GameGraph> worth = new ArrayList<>();
    for (int position = 0; position < game.size(); position++) {
      fixed.add(Stopper.simplest(game.at(position), limit));
      worth.add(fixed.get(position).orElse(on));
    }
    for (int round = 0; round < ROUNDS; round++) {
      List<GameGraph> before = List.copyOf(worth);
      LoopyGames store = new LoopyGames(limit);
      List<LoopyTerm> terms = before.stream().map(store::of).toList();
      IntFunction<LoopyTerm> option = terms::get;
      boolean changes = false;
      for (int position = 0; position < game.size(); position++) {
        if (fixed.get(position).isEmpty()) {
          LoopyTerm next =
              store.of(
                  game.options(Side.LEFT, position).stream().mapToObj(option).toList(),
                  game.options(Side.RIGHT, position).stream().mapToObj(option).toList());
          Optional<GameGraph> simplest = Stopper.simplest(store.graph(next), limit);
          if (simplest.isEmpty()) {
            return Optional.empty();
          }
          changes |= !Bisimulation.areSame(simplest.get(), before.get(position));
          worth.set(position, simplest.get());
        }
      }
      if (!changes) {
        return Optional.of(worth.get(game.start()));
      }
    }
    return Optional.empty();
  }
}
