package org.hexproof.value;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.ImmutableIntArray;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Replaces every atom of a value: by a monotone map, which carries values to values (renaming
 * terminals, corners and forks as quotients), or by an order-reversing one with the players
 * exchanged (duals).
 */
public final class Image {
  private final Store from;
  private final Values to;
  private final ImmutableIntArray atoms;
  private final boolean swap;
  private final Int2IntOpenHashMap known = new Int2IntOpenHashMap();

  private Image(Store from, Values to, ImmutableIntArray atoms, boolean swap) {
    this.from = from;
    this.to = to;
    this.atoms = atoms;
    this.swap = swap;
    known.defaultReturnValue(-1);
    check(from.poset(), to.poset(), atoms, swap);
  }

  /**
   * The map that takes each atom to the given one, which must be monotone; -1 for atoms that no
   * value has.
   */
  public static Image of(Store from, Values to, ImmutableIntArray atoms) {
    return new Image(from, to, atoms, false);
  }

  public static Image of(Store from, Values to, IntUnaryOperator atoms) {
    return of(
        from, to, ImmutableIntArray.copyOf(IntStream.range(0, from.poset().size()).map(atoms)));
  }

  /** The map that takes each atom to the one of the same name, by a monotone map. */
  public static Image byName(Store from, Values to) {
    return of(
        from,
        to,
        atom -> {
          int image = to.poset().find(from.poset().name(atom));
          checkArgument(image >= 0, "there is no atom %s", from.poset().name(atom));
          return image;
        });
  }

  /**
   * Exchanges the players: each atom becomes the given one, which must reverse the order, left
   * options become right options.
   */
  public static Image dual(Store from, Values to, ImmutableIntArray atoms) {
    return new Image(from, to, atoms, true);
  }

  private static void check(Poset from, Poset to, ImmutableIntArray atoms, boolean swap) {
    checkArgument(atoms.length() == from.size(), "the map needs %s atoms", from.size());
    for (int a = 0; a < from.size(); a++) {
      for (int b = 0; b < from.size(); b++) {
        if (atoms.get(a) < 0 || atoms.get(b) < 0) {
          continue;
        }
        int low = swap ? atoms.get(b) : atoms.get(a);
        int high = swap ? atoms.get(a) : atoms.get(b);
        checkArgument(
            !from.leq(a, b) || to.leq(low, high),
            "not %s: %s <= %s, but %s is not <= %s",
            swap ? "order-reversing" : "monotone",
            from.name(a),
            from.name(b),
            to.name(low),
            to.name(high));
      }
    }
  }

  /** The value's image, if it has no atom without one. */
  public int of(int value) {
    if (from.isAtom(value)) {
      checkArgument(atoms.get(value) >= 0, "%s has no image", from.poset().name(value));
      return atoms.get(value);
    }
    int image = known.get(value);
    if (image < 0) {
      int[] left = Arrays.stream(from.lefts(value)).map(this::of).toArray();
      int[] right = Arrays.stream(from.rights(value)).map(this::of).toArray();
      image = swap ? to.of(right, left) : to.of(left, right);
      known.put(value, image);
    }
    return image;
  }
}
