package org.hexproof.hot;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import org.hexproof.cgt.Dyadic;

/**
 * The thermic version of a hot game, {G^L|G^R} with one option of each player and the same
 * temperature, and the bound on the temperature that follows from it ([HOT], chapter 6).
 *
 * <p>Not all options do that meet at the foot of the mast, as chapter 6 says: one of them must
 * still slant right below it.
 *
 * @param uprightLeft the length of the upright pieces of λ from 0 up to the mast: T_V^L
 * @param uprightRight the same of ρ
 */
public record Thermic(Game left, Game right, Dyadic uprightLeft, Dyadic uprightRight) {
  /** Of a game of temperature above 0. */
  public static Thermic of(Game game, Thermographs thermographs) {
    Thermograph whole = thermographs.of(game);
    checkArgument(whole.temperature().signum() > 0, "only hot games have thermic versions");
    Game left = highest(game.left(), whole.temperature(), thermographs, false);
    Game right = highest(game.right(), whole.temperature(), thermographs, true);
    Thermograph both =
        Thermograph.of(
            ImmutableList.of(thermographs.of(left)), ImmutableList.of(thermographs.of(right)));
    return new Thermic(
        left,
        right,
        upright(both.left(), both.temperature()),
        upright(both.right(), both.temperature()));
  }

  /** The option that leads furthest at the temperature, and among those just below it. */
  private static Game highest(
      ImmutableList<Game> options, Dyadic temperature, Thermographs thermographs, boolean right) {
    Game best = null;
    Wall highest = null;
    for (Game option : options) {
      Thermograph thermograph = thermographs.of(option);
      Wall wall = (right ? thermograph.left().negative() : thermograph.right()).taxed();
      if (highest == null || isHigher(wall, highest, temperature)) {
        best = option;
        highest = wall;
      }
    }
    return best;
  }

  private static boolean isHigher(Wall a, Wall b, Dyadic temperature) {
    int order = a.at(temperature).compareTo(b.at(temperature));
    if (order == 0) {
      Dyadic below = Dyadic.max(lastBend(a, temperature), lastBend(b, temperature));
      order = a.at(below).compareTo(b.at(below));
    }
    return order > 0;
  }

  private static Dyadic lastBend(Wall wall, Dyadic below) {
    Dyadic last = Dyadic.MINUS_ONE;
    for (Wall.Corner corner : wall.corners()) {
      if (corner.temperature().compareTo(below) < 0) {
        last = corner.temperature();
      }
    }
    return last;
  }

  /** The length of the upright pieces between 0 and the mast. */
  private static Dyadic upright(Wall wall, Dyadic mast) {
    Dyadic length = Dyadic.ZERO;
    int last = wall.corners().size() - 1;
    for (int i = 0; i <= last; i++) {
      Dyadic from = Dyadic.max(Dyadic.ZERO, wall.corners().get(i).temperature());
      Dyadic to = i == last ? mast : wall.corners().get(i + 1).temperature();
      if (wall.slope(i) == 0 && to.compareTo(from) > 0) {
        length = length.plus(to.minus(from));
      }
    }
    return length;
  }

  /** H: the option on the side that stands upright for longer. */
  public Game steeper() {
    return uprightLeft.compareTo(uprightRight) >= 0 ? left : right;
  }

  /** ℓ(H) + ℓ(G)/2, which the temperature of G is at most; ℓ is the length of confusion. */
  public Dyadic bound(Game game) {
    return confusion(steeper()).plus(confusion(game).half());
  }

  /** ℓ(G) = LS(G) - RS(G). */
  public static Dyadic confusion(Game game) {
    return game.leftStop().minus(game.rightStop());
  }
}
