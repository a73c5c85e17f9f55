package org.hexproof.closure;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hexproof.circuit.Assembly;
import org.hexproof.circuit.Wiring;
import org.hexproof.primary.PrimaryPosition;
import org.hexproof.value.Game;
import org.hexproof.value.Image;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;

/** The closure from its definition: all pinwheels of all values until nothing changes. */
final class NaiveClosure {
  private Growth growth;
  private final int maxAtoms;
  private final Values values = new Values(Posets.P3);
  private final Assembly pinwheel = new Assembly(Wiring.PINWHEEL, values, values, 1 << 26);
  private final List<Image> images = new ArrayList<>();
  private final Map<Integer, Integer> cells = new HashMap<>();

  NaiveClosure(Growth growth, ImmutableList<PrimaryPosition> primaries, int maxAtoms) {
    this.growth = growth;
    this.maxAtoms = maxAtoms;
    for (String letters : List.of("abc", "acb", "bac", "bca", "cab", "cba")) {
      ImmutableIntArray.Builder atoms = ImmutableIntArray.builder();
      atoms.add(values.bottom());
      letters.chars().forEach(letter -> atoms.add(Posets.P3.find(Character.toString(letter))));
      images.add(Image.of(values.store(), values, atoms.add(values.top()).build()));
    }
    for (int atom = 0; atom < Posets.P3.size(); atom++) {
      cells.put(atom, 0);
    }
    primaries.forEach(position -> add(values.of(position.value()), position.cells()));
  }

  /** Whether that changed anything. */
  private boolean add(int value, int count) {
    if (values.store().atoms(value) > maxAtoms) {
      return false;
    }
    boolean changed = false;
    Image dual = Image.dual(values.store(), values, Posets.P3.duality().orElseThrow());
    for (int side : new int[] {value, dual.of(value)}) {
      for (Image image : images) {
        int found = image.of(side);
        if (count < cells.getOrDefault(found, Integer.MAX_VALUE)) {
          cells.put(found, count);
          changed = true;
        }
      }
    }
    return changed;
  }

  private int weight(int value) {
    return growth == Growth.BY_CELLS ? cells.get(value) : values.store().atoms(value);
  }

  /** From now on parts have other weights. */
  void turnTo(Growth next) {
    growth = next;
  }

  /** All pinwheels of parts that weigh at most so much together. */
  void grow(int level) {
    boolean changed = true;
    while (changed) {
      changed = false;
      List<Integer> known = new ArrayList<>(cells.keySet());
      for (int g : known) {
        for (int h : known) {
          if (weight(g) + weight(h) + growth.lightest() > level) {
            continue;
          }
          for (int k : known) {
            if (weight(g) + weight(h) + weight(k) <= level) {
              int count = cells.get(g) + cells.get(h) + cells.get(k);
              changed |= add(pinwheel.value(g, h, k), count);
            }
          }
        }
      }
    }
  }

  /** The canonical forms with their fewest cells. */
  Map<Game, Integer> cells() {
    Map<Game, Integer> forms = new HashMap<>();
    cells.forEach((value, count) -> forms.put(values.form(value), count));
    return forms;
  }
}
