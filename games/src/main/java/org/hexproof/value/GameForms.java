package org.hexproof.value;

import com.google.common.primitives.ImmutableIntArray;
import java.math.BigInteger;
import java.util.IdentityHashMap;
import java.util.List;

/**
 * What can be done with game forms as they are, without their values. Shared parts are done once.
 */
public final class GameForms {
  private final ImmutableIntArray atoms;
  private final boolean swap;
  private final IdentityHashMap<Game, Game> known = new IdentityHashMap<>();

  private GameForms(ImmutableIntArray atoms, boolean swap) {
    this.atoms = atoms;
    this.swap = swap;
  }

  public static Game dual(Game game, ImmutableIntArray atoms) {
    return new GameForms(atoms, true).image(game);
  }

  /** The form with each atom replaced. */
  public static Game map(Game game, ImmutableIntArray atoms) {
    return new GameForms(atoms, false).image(game);
  }

  private Game image(Game game) {
    if (!(game instanceof Game.Options options)) {
      return Game.atom(atoms.get(((Game.Atom) game).atom()));
    }
    Game image = known.get(game);
    if (image == null) {
      List<Game> left = images(options.left());
      List<Game> right = images(options.right());
      image = swap ? Game.of(right, left) : Game.of(left, right);
      known.put(game, image);
    }
    return image;
  }

  private List<Game> images(List<Game> options) {
    return options.stream().map(this::image).toList();
  }

  /** How many atoms the written form has, however many that are. */
  public static BigInteger atoms(Game game) {
    return atoms(game, new IdentityHashMap<>());
  }

  private static BigInteger atoms(Game game, IdentityHashMap<Game, BigInteger> known) {
    if (!(game instanceof Game.Options options)) {
      return BigInteger.ONE;
    }
    BigInteger sum = known.get(game);
    if (sum == null) {
      sum = BigInteger.ZERO;
      for (List<Game> side : List.of(options.left(), options.right())) {
        for (Game option : side) {
          sum = sum.add(atoms(option, known));
        }
      }
      known.put(game, sum);
    }
    return sum;
  }
}
