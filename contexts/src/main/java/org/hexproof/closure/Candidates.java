package org.hexproof.closure;

import com.google.common.primitives.Ints;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Arrays;
import java.util.BitSet;
import org.hexproof.value.IntChunks;
import org.hexproof.value.OrbitTable;
import org.hexproof.value.Store;

/** Orbits that were found, with their weights; from the lightest on they become parts. */
final class Candidates {
  private static final int NO_WEIGHT = -1;
  private static final int DROPPED = -2;

  private final Growth growth;
  private final int partAtoms;
  private final int mirror;
  private final Store store;
  private final OrbitTable orbits;
  private final Parts parts;
  private final IntList waiting = new IntArrayList();
  private final IntChunks weights = new IntChunks(NO_WEIGHT);
  private final BitSet promoted = new BitSet();

  /** None so far; values of more than {@code partAtoms} atoms are no parts. */
  Candidates(Growth growth, int partAtoms, ClosureState state, Parts parts) {
    this.growth = growth;
    this.partAtoms = partAtoms;
    this.mirror = state.symmetries().mirror();
    this.store = state.store();
    this.orbits = state.orbits();
    this.parts = parts;
  }

  void add(int orbit, int cells) {
    int atoms = store.atoms(orbits.representative(orbit));
    weights.set(orbit, growth == Growth.BY_CELLS ? cells : atoms);
    if (atoms <= partAtoms) {
      waiting.add(orbit);
    }
  }

  /** Leaves an orbit out for good, since it has too many atoms. */
  void drop(int orbit) {
    weights.set(orbit, DROPPED);
  }

  boolean isDropped(int orbit) {
    return weights.get(orbit) == DROPPED;
  }

  /** Whether the orbit was neither added nor dropped, nor is it an option of a part. */
  boolean isNew(int orbit) {
    return weights.get(orbit) == NO_WEIGHT;
  }

  /** Whether the orbit's values are parts. */
  boolean isPromoted(int orbit) {
    return promoted.get(orbit);
  }

  /** Whether an orbit waits that weighs at most so much. */
  boolean hasWaiting(int limit) {
    return waiting.intStream().anyMatch(orbit -> weights.get(orbit) <= limit);
  }

  /** A primary position may take more cells than are needed for its value. */
  void lighten(int orbit, int sum) {
    if (growth == Growth.BY_CELLS && sum < weights.get(orbit) && !promoted.get(orbit)) {
      weights.set(orbit, sum);
    }
  }

  /** Takes what waits and weighs at most so much, with its followers, to the parts. */
  void promote(int limit) {
    IntList chosen = new IntArrayList();
    for (int orbit : waiting.toIntArray()) {
      if (weights.get(orbit) <= limit) {
        choose(orbit, chosen);
      }
    }
    waiting.removeIf(promoted::get);
    chosen.sort(null);
    weighFollowers(chosen);
    int before = parts.size();
    for (int weight = growth.lightest(); weight <= limit && !chosen.isEmpty(); weight++) {
      boolean begun = false;
      for (int orbit : chosen.toIntArray()) {
        if (weights.get(orbit) == weight) {
          if (!begun) {
            parts.begin(weight);
            begun = true;
          }
          for (int value : orbits.values(orbit)) {
            parts.add(value);
          }
        }
      }
    }
    for (int part = before; part < parts.size(); part++) {
      parts.setMirrored(part, parts.find(orbits.image(parts.value(part), mirror)));
    }
  }

  private void choose(int orbit, IntList chosen) {
    if (!promoted.get(orbit)) {
      promoted.set(orbit);
      chosen.add(orbit);
      for (int next : followers(orbit)) {
        choose(next, chosen);
      }
    }
  }

  private int[] followers(int orbit) {
    int value = orbits.representative(orbit);
    return Arrays.stream(Ints.concat(store.lefts(value), store.rights(value)))
        .map(orbits::orbit)
        .toArray();
  }

  /** Those that nothing has found, or nothing so light, weigh less than what they follow. */
  private void weighFollowers(IntList chosen) {
    if (growth == Growth.SIMPLEST_FIRST) {
      for (int orbit : chosen) {
        weights.set(orbit, store.atoms(orbits.representative(orbit)));
      }
      return;
    }
    IntList deepestFirst = new IntArrayList(chosen);
    deepestFirst.sort((one, other) -> Integer.compare(depth(other), depth(one)));
    for (int orbit : deepestFirst) {
      for (int next : followers(orbit)) {
        int weight = weights.get(next);
        if (weight == NO_WEIGHT || weight >= weights.get(orbit)) {
          weights.set(next, weights.get(orbit) - 1);
        }
      }
    }
  }

  private int depth(int orbit) {
    return store.depth(orbits.representative(orbit));
  }
}
