package org.hexproof.entailing;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** All games of affine normal play that are over soon, and random ones that take longer. */
final class SmallAffineGames {
  private final AffineGames games;
  private final Random random;
  private final List<AffineGame> pool;

  /** Random games draw their options from a pool that each of them joins for a while. */
  SmallAffineGames(AffineGames games, long seed) {
    this.games = games;
    this.random = new Random(seed);
    this.pool = new ArrayList<>(ofDepth(games, 1));
    pool.add(games.nimber(1));
    pool.add(games.integer(1));
    pool.add(games.integer(-1));
  }

  /** The infinities, and games of at most this depth with at most two options on each side. */
  static ImmutableList<AffineGame> ofDepth(AffineGames games, int depth) {
    ImmutableList<AffineGame> shallower =
        depth == 0 ? ImmutableList.of() : ofDepth(games, depth - 1);
    if (depth == 0) {
      return ImmutableList.of(games.infinity(), games.minusInfinity());
    }
    List<List<AffineGame>> sides = new ArrayList<>();
    for (AffineGame one : shallower) {
      for (AffineGame two : shallower) {
        if (one.id() <= two.id()) {
          sides.add(List.of(one, two));
        }
      }
    }
    ImmutableList.Builder<AffineGame> all = ImmutableList.builder();
    all.add(games.infinity(), games.minusInfinity());
    for (List<AffineGame> left : sides) {
      for (List<AffineGame> right : sides) {
        all.add(games.of(left, right));
      }
    }
    return all.build();
  }

  AffineGame next() {
    AffineGame game = games.of(side(games.infinity()), side(games.minusInfinity()));
    if (game.depth() <= 5) {
      pool.set(random.nextInt(pool.size()), game);
      if (pool.size() < 60) {
        pool.add(game);
      }
    }
    return game;
  }

  private List<AffineGame> side(AffineGame won) {
    List<AffineGame> side = new ArrayList<>();
    if (random.nextInt(4) == 0) {
      side.add(won);
    }
    int more = 1 + random.nextInt(2);
    for (int i = 0; i < more; i++) {
      side.add(pool.get(random.nextInt(pool.size())));
    }
    return side;
  }
}
