package org.hexproof.value;

import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/** Duals of game forms. */
final class Games {
  private Games() {}

  /** The form with the players exchanged and each atom replaced by its dual. */
  static Game dual(Game game, ImmutableIntArray atoms) {
    return dual(game, atoms, new IdentityHashMap<>());
  }

  private static Game dual(Game game, ImmutableIntArray atoms, IdentityHashMap<Game, Game> known) {
    if (game instanceof Game.Options options) {
      Game dual = known.get(game);
      if (dual == null) {
        dual = Game.of(duals(options.right(), atoms, known), duals(options.left(), atoms, known));
        known.put(game, dual);
      }
      return dual;
    }
    return Game.atom(atoms.get(((Game.Atom) game).atom()));
  }

  private static List<Game> duals(
      List<Game> options, ImmutableIntArray atoms, IdentityHashMap<Game, Game> known) {
    List<Game> duals = new ArrayList<>();
    for (Game option : options) {
      duals.add(dual(option, atoms, known));
    }
    return duals;
  }
}
