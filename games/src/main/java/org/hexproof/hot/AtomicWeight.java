package org.hexproof.hot;

import java.util.List;
import java.util.function.Predicate;
import org.hexproof.value.Memo;

/**
 * Atomic weights of all-small games, in which both players can move until neither can: how many ups
 * a game is worth ([CGT], section II.7). Not for several threads.
 */
final class AtomicWeight {
  private final Games games;
  private final Memo<Game, Boolean> small = new Memo<>(this::computeSmall);
  private final Memo<Game, Game> weights = new Memo<>(this::compute);

  AtomicWeight(Games games) {
    this.games = games;
  }

  Game of(Game game) {
    if (!small.of(game)) {
      throw new IllegalArgumentException(
          "only games in which both can move or neither, wherever they are, have atomic weights");
    }
    return weights.of(game);
  }

  private boolean computeSmall(Game game) {
    return game.left().isEmpty() == game.right().isEmpty()
        && game.left().stream().allMatch(small::of)
        && game.right().stream().allMatch(small::of);
  }

  private Game compute(Game game) {
    List<Game> left = games.changed(game.left(), weights::of, games.integer(-2));
    List<Game> right = games.changed(game.right(), weights::of, games.integer(2));
    Game weight = games.of(left, right);
    if (!weight.isNumber() || !weight.leftStop().isInteger()) {
      return weight;
    }
    // Far enough away a nimber is what remains when all else is played out.
    Game star = games.nimber((int) Long.highestOneBit(game.birthday() + 1) * 2);
    return switch (games.compare(game, star)) {
      case GREATER, EQUAL ->
          last(1, n -> right.stream().noneMatch(option -> games.isAtMost(option, n)));
      case LESS -> last(-1, n -> left.stream().noneMatch(option -> games.isAtMost(n, option)));
      case CONFUSED -> games.zero();
    };
  }

  /** The last integer in a direction for which it holds; it does for one, and not for all. */
  private Game last(int step, Predicate<Game> holds) {
    long n = 0;
    while (!holds.test(games.integer(n))) {
      n -= step;
    }
    while (holds.test(games.integer(n + step))) {
      n += step;
    }
    return games.integer(n);
  }
}
