package org.hexproof.value;

import java.util.IdentityHashMap;
import java.util.List;

/** Game forms and their followers, with the value of each, so that all of them can be compared. */
final class Followers {
  private final Values values;
  private final IdentityHashMap<Game, Integer> known = new IdentityHashMap<>();

  Followers(Values values, Game... games) {
    this.values = values;
    for (Game game : games) {
      values.of(game, known);
    }
  }

  boolean leq(Game g, Game h) {
    return values.leq(values.of(g, known), values.of(h, known));
  }

  boolean leqFirst(Game g, Game h) {
    return values.leqFirst(values.of(g, known), values.of(h, known));
  }

  static boolean isAtom(Game game) {
    return game instanceof Game.Atom;
  }

  /** The left options; none of an atom. */
  static List<Game> left(Game game) {
    return game instanceof Game.Options options ? options.left() : List.of();
  }

  static List<Game> right(Game game) {
    return game instanceof Game.Options options ? options.right() : List.of();
  }
}
