package org.hexproof.entailing;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random affine impartial games, whose moves are quiet, win, or are checks. */
final class RandomImpartialGames {
  private final AffineGames games;
  private final Random random;
  private final List<AffineGame> quiet = new ArrayList<>();

  RandomImpartialGames(AffineGames games, long seed) {
    this.games = games;
    this.random = new Random(seed);
    quiet.add(games.zero());
    quiet.add(games.loony());
    quiet.add(games.nimber(1));
  }

  AffineGame next() {
    List<AffineGame> left = new ArrayList<>();
    int moves = random.nextInt(4);
    for (int i = 0; i < moves; i++) {
      left.add(random.nextInt(3) == 0 ? pooled() : check(3));
    }
    if (left.isEmpty()) {
      left.add(random.nextInt(5) == 0 ? games.infinity() : games.minusInfinity());
    }
    AffineGame game = games.of(left, left.stream().map(games::conjugate).toList());
    if (game.depth() <= 7) {
      if (quiet.size() < 30) {
        quiet.add(game);
      } else {
        quiet.set(random.nextInt(quiet.size()), game);
      }
    }
    return game;
  }

  private AffineGame pooled() {
    return quiet.get(random.nextInt(quiet.size()));
  }

  /** Left threatens to win; Right can answer quietly or by a check. */
  private AffineGame check(int nesting) {
    List<AffineGame> answers = new ArrayList<>();
    int count = 1 + random.nextInt(2);
    for (int i = 0; i < count; i++) {
      int kind = nesting == 0 ? 0 : random.nextInt(8);
      if (kind == 7) {
        answers.add(random.nextBoolean() ? games.infinity() : check(nesting - 1));
      } else {
        answers.add(kind < 5 ? pooled() : games.conjugate(check(nesting - 1)));
      }
    }
    List<AffineGame> left = new ArrayList<>(List.of(games.infinity()));
    if (random.nextInt(4) == 0) {
      left.add(pooled());
    }
    return games.of(left, answers);
  }
}
