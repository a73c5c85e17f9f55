package org.hexproof.primary;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import org.hexproof.value.Game;
import org.hexproof.value.Image;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;

/**
 * Values up to renumbering of the terminals and duality. Each class is represented by its first
 * value in the order of {@link Game#ORDER}.
 */
final class Orbits {
  private static final ImmutableList<String> NUMBERINGS =
      ImmutableList.of("abc", "acb", "bac", "bca", "cab", "cba");

  private final Values values;
  private final Image dual;
  private final ImmutableList<Image> renumberings;
  private final Int2IntOpenHashMap known = new Int2IntOpenHashMap();

  /** Works on values over {@link Posets#P3}. */
  Orbits(Values values) {
    this.values = values;
    this.dual = Image.dual(values.store(), values, Posets.P3.duality().orElseThrow());
    this.renumberings =
        NUMBERINGS.stream()
            .map(letters -> renumbering(letters, values))
            .collect(ImmutableList.toImmutableList());
    known.defaultReturnValue(-1);
  }

  private static Image renumbering(String letters, Values values) {
    ImmutableIntArray.Builder atoms = ImmutableIntArray.builder();
    atoms.add(values.bottom());
    letters.chars().forEach(letter -> atoms.add(Posets.P3.find(Character.toString(letter))));
    atoms.add(values.top());
    return Image.of(values.store(), values, atoms.build());
  }

  /** The representative of the value's class. */
  int of(int value) {
    int found = known.get(value);
    if (found < 0) {
      found = first(value);
      known.put(value, found);
    }
    return found;
  }

  private int first(int value) {
    int first = value;
    Game form = values.form(value);
    for (int side : new int[] {value, dual.of(value)}) {
      for (Image renumbering : renumberings) {
        int image = renumbering.of(side);
        Game other = values.form(image);
        if (Game.ORDER.compare(other, form) < 0) {
          first = image;
          form = other;
        }
      }
    }
    return first;
  }
}
