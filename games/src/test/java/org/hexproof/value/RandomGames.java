package org.hexproof.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Seeded random games over a poset. Options are drawn from a pool of shallower games that is filled
 * first, so that many games cost little.
 */
public final class RandomGames {
  private static final int POOL = 400;

  private final Naive naive;
  private final Random random;
  private final boolean passable;
  private final int width;
  private final List<List<Game>> pools = new ArrayList<>();

  private RandomGames(Poset poset, long seed, boolean passable, int width) {
    this.naive = new Naive(poset);
    this.random = new Random(seed);
    this.passable = passable;
    this.width = width;
  }

  /** Any games, with at most this many options a side. */
  public static RandomGames any(Poset poset, long seed, int width) {
    return new RandomGames(poset, seed, false, width);
  }

  /** Passable games, with at most this many options a side. */
  public static RandomGames passable(Poset poset, long seed, int width) {
    return new RandomGames(poset, seed, true, width);
  }

  /** A game of at most this depth. */
  public Game next(int depth) {
    while (pools.size() < depth) {
      List<Game> pool = new ArrayList<>();
      for (int i = 0; i < POOL; i++) {
        pool.add(make(pools.size()));
      }
      pools.add(pool);
    }
    return make(depth);
  }

  private Game make(int depth) {
    if (depth == 0) {
      return Game.atom(random.nextInt(naive.poset().size()));
    }
    for (int attempt = 0; attempt < 4; attempt++) {
      Game game = Game.of(options(depth), options(depth));
      if (!passable || naive.leqFirst(game, game)) {
        return game;
      }
    }
    // A good option makes any game with passable options passable.
    List<Game> left = options(depth);
    List<Game> right = options(depth);
    boolean forLeft = random.nextBoolean();
    int best = forLeft ? naive.poset().top() : naive.poset().bottom();
    (forLeft ? left : right).add(Game.atom(best));
    return Game.of(left, right);
  }

  private List<Game> options(int depth) {
    List<Game> options = new ArrayList<>();
    int count = 1 + random.nextInt(width);
    for (int i = 0; i < count; i++) {
      int shallower = random.nextInt(3) == 0 ? random.nextInt(depth) : depth - 1;
      options.add(pools.get(shallower).get(random.nextInt(POOL)));
    }
    return options;
  }
}
