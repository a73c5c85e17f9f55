package org.hexproof.hot;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.hexproof.cgt.Dyadic;

/** Seeded random games as trees; options are drawn from pools of shallower games. */
final class RandomHotGames {
  private static final int POOL = 300;

  private final Random random;
  private final int width;
  private final List<List<NaiveGame>> pools = new ArrayList<>();

  /** Games with at most this many options a side. */
  RandomHotGames(long seed, int width) {
    this.random = new Random(seed);
    this.width = width;
  }

  /** A game whose options are numbers at most so deep down. */
  NaiveGame next(int depth) {
    while (pools.size() < depth) {
      List<NaiveGame> pool = new ArrayList<>();
      for (int i = 0; i < POOL; i++) {
        pool.add(make(pools.size()));
      }
      pools.add(pool);
    }
    return make(depth);
  }

  private NaiveGame make(int depth) {
    if (depth == 0) {
      return NaiveGame.number(new Dyadic(random.nextInt(9) - 4, random.nextInt(3) == 0 ? 1 : 0));
    }
    return new NaiveGame(options(depth), options(depth));
  }

  private ImmutableList<NaiveGame> options(int depth) {
    ImmutableList.Builder<NaiveGame> options = ImmutableList.builder();
    int count = random.nextInt(12) == 0 ? 0 : 1 + random.nextInt(width);
    for (int i = 0; i < count; i++) {
      int shallower = random.nextInt(3) == 0 ? random.nextInt(depth) : depth - 1;
      options.add(pools.get(shallower).get(random.nextInt(POOL)));
    }
    return options.build();
  }
}
