package org.hexproof.database;

import com.google.common.math.IntMath;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.hexproof.value.IntChunks;
import org.hexproof.value.OrbitTable;
import org.hexproof.value.Store;
import org.hexproof.value.Values;

/**
 * The growth of a closure in one order, level by level: all pinwheels whose parts weigh so much
 * together. What a level finds depends on nothing but the values at the stage's begin: orbits and
 * parts have the same numbers whatever handles the threads gave to values.
 */
final class Stage {
  // With the room that arrays keep to grow.
  private static final long PART_BYTES = 180;
  private static final int NO_WEIGHT = -1;
  // Of orbits of too many atoms.
  private static final int DROPPED = -2;
  // All threads together remember so many sets of options, as a power of two.
  private static final int FORM_BITS = 19;
  private static final int LEAST_FORM_BITS = 12;

  private final Growth growth;
  private final int partAtoms;
  private final Ground ground;
  private final Store store;
  private final OrbitTable orbits;
  private final Recipes recipes;
  private final Parts parts;
  private final Blocks blocks;
  private final Workshop workshop;
  private final List<Stretch> done = new ArrayList<>();
  private final IntList waiting = new IntArrayList();
  private final IntChunks weights = new IntChunks(NO_WEIGHT);
  private final BitSet promoted = new BitSet();
  private int level;
  private int noted;
  private boolean stale;

  /**
   * With what there are recipes for.
   *
   * @param partAtoms values of more atoms are no parts
   */
  Stage(Growth growth, int partAtoms, Ground ground) {
    this.growth = growth;
    this.partAtoms = partAtoms;
    this.ground = ground;
    this.store = ground.store();
    this.orbits = ground.orbits();
    this.recipes = ground.recipes();
    this.parts = new Parts(store);
    this.blocks = new Blocks(parts, orbits, ground.symmetries());
    int bits = FORM_BITS - IntMath.log2(ground.threads().size(), RoundingMode.CEILING);
    List<BlockFiller> fillers = new ArrayList<>();
    for (Values values : ground.threads()) {
      FormCache forms = new FormCache(values, Math.max(LEAST_FORM_BITS, bits));
      fillers.add(new BlockFiller(forms, parts, blocks, ground.symmetries()));
    }
    this.workshop = new Workshop(parts, blocks, fillers);
    this.level = 3 * growth.lightest() - 1;
    this.noted = store.size();
    for (int orbit = 0; orbit < orbits.size(); orbit++) {
      if (recipes.cells(orbit) != Recipes.UNKNOWN) {
        wait(orbit, recipes.cells(orbit));
      }
    }
  }

  private void wait(int orbit, int cells) {
    int atoms = store.atoms(orbits.representative(orbit));
    weights.set(orbit, growth == Growth.BY_CELLS ? cells : atoms);
    if (atoms <= partAtoms) {
      waiting.add(orbit);
    }
  }

  /** The last level that is complete. */
  int level() {
    return level;
  }

  /** How many pinwheels were computed. */
  long pinwheels() {
    return blocks.filled();
  }

  /** About how much memory the pinwheels take, in bytes. */
  long bytes() {
    return PART_BYTES * parts.size() + Integer.BYTES * blocks.filled();
  }

  /**
   * Computes all pinwheels of parts whose weights' sum is one more than before, and what follows
   * from those.
   *
   * @return whether the level is complete
   */
  boolean grow(Overseer overseer) {
    int total = level + 1;
    int limit = total - 2 * growth.lightest();
    do {
      promote(limit);
      List<List<Stretch>> batches = new ArrayList<>();
      for (int sum = 3 * growth.lightest(); sum <= total; sum++) {
        batches.addAll(workshop.missing(sum));
      }
      overseer.begin(Overseer.Task.GROWTH, batches.stream().mapToLong(workshop::pinwheels).sum());
      for (List<Stretch> batch : batches) {
        if (overseer.isEnough() || !compute(batch, overseer)) {
          return false;
        }
        batch.forEach(blocks::close);
        batch.forEach(this::visit);
        done.addAll(batch);
        noted = store.size();
      }
    } while (waiting.intStream().anyMatch(orbit -> weights.get(orbit) <= limit));
    level = total;
    return true;
  }

  private boolean compute(List<Stretch> batch, Overseer overseer) {
    if (ground.log().isEmpty()) {
      return workshop.fill(batch, overseer);
    }
    GrowthLog log = ground.log().get();
    if (log.recall(store, noted, blocks, batch)) {
      overseer.computed(workshop.pinwheels(batch));
      return true;
    }
    if (!workshop.fill(batch, overseer)) {
      return false;
    }
    log.append(store, noted, blocks, batch);
    return true;
  }

  /** Takes what waits and weighs at most so much, with its followers, to the parts. */
  private void promote(int limit) {
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
    int mirror = ground.symmetries().mirror();
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

  /** The orbits of the options. */
  private int[] followers(int orbit) {
    int value = orbits.representative(orbit);
    int lefts = store.leftCount(value);
    return IntStream.range(0, lefts + store.rightCount(value))
        .map(i -> i < lefts ? store.left(value, i) : store.right(value, i - lefts))
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

  /** Does something with each pinwheel of a stretch; how many cells it takes if that is known. */
  private interface Visitor {
    /** Whether to go on. */
    boolean visit(int value, int cells, int i, int j, int k);
  }

  private void visit(Stretch stretch, Visitor visitor) {
    int[] first = cellsOfParts(stretch.first());
    int[] second = cellsOfParts(stretch.second());
    int[] third = cellsOfParts(stretch.third());
    long place = blocks.start(stretch, stretch.from());
    for (int i = stretch.from(); i < stretch.to(); i++) {
      for (int j = 0; j < second.length; j++) {
        int two = sum(first[i], second[j]);
        for (int k = 0; k < third.length; k++) {
          if (!visitor.visit(blocks.get(place++), sum(two, third[k]), i, j, k)) {
            return;
          }
        }
      }
    }
  }

  /** Notes what is new in a stretch and what takes fewer cells than before. */
  private void visit(Stretch stretch) {
    int sum =
        parts.weight(stretch.first())
            + parts.weight(stretch.second())
            + parts.weight(stretch.third());
    visit(
        stretch,
        (value, cells, i, j, k) -> {
          // Values that are dropped have images too, which other values' options need.
          orbits.add(value);
          int orbit = orbits.orbit(value);
          int known = recipes.cells(orbit);
          if (known == Recipes.UNKNOWN && weights.get(orbit) == NO_WEIGHT) {
            if (store.atoms(value) > ground.maxAtoms()) {
              weights.set(orbit, DROPPED);
            } else {
              wait(orbit, sum);
            }
          }
          if (cells < known && weights.get(orbit) != DROPPED) {
            note(value, cells, stretch, i, j, k);
            lighten(orbit, sum);
          }
          return true;
        });
  }

  private void note(int value, int cells, Stretch stretch, int i, int j, int k) {
    int orbit = orbits.orbit(value);
    stale |= promoted.get(orbit);
    recipes.setPinwheel(
        orbit,
        cells,
        orbits.member(value),
        parts.value(parts.start(stretch.first()) + i),
        parts.value(parts.start(stretch.second()) + j),
        parts.value(parts.start(stretch.third()) + k));
  }

  /** A primary position may take more cells than are needed for its value. */
  private void lighten(int orbit, int sum) {
    if (growth == Growth.BY_CELLS && sum < weights.get(orbit) && !promoted.get(orbit)) {
      weights.set(orbit, sum);
    }
  }

  private static int sum(int first, int second) {
    return first == Recipes.UNKNOWN || second == Recipes.UNKNOWN ? Recipes.UNKNOWN : first + second;
  }

  private int[] cellsOfParts(int group) {
    return IntStream.range(0, parts.length(group))
        .map(i -> recipes.cells(orbits.orbit(parts.value(parts.start(group) + i))))
        .toArray();
  }

  /**
   * Settles the fewest cells: a part that was found to take fewer lets what is made of it take
   * fewer.
   *
   * @return whether all are settled, and it was not stopped
   */
  boolean settle(Overseer overseer) {
    while (lower() || stale) {
      stale = false;
      overseer.begin(Overseer.Task.CELLS, pinwheels());
      boolean[] lowers = new boolean[done.size()];
      boolean complete =
          new Team(ground.threads().size(), overseer::isStopped)
              .run(
                  lowers.length,
                  (worker, index) -> {
                    lowers[index] = lowers(done.get(index));
                    overseer.computed(workshop.pinwheels(done.get(index)));
                  });
      if (!complete) {
        return false;
      }
      for (int i = 0; i < lowers.length; i++) {
        if (lowers[i]) {
          visit(done.get(i));
        }
      }
    }
    return true;
  }

  /** Whether some pinwheel of a stretch takes fewer cells than are known. */
  private boolean lowers(Stretch stretch) {
    boolean[] found = new boolean[1];
    visit(
        stretch,
        (value, cells, i, j, k) -> {
          int orbit = orbits.orbit(value);
          found[0] = cells < recipes.cells(orbit) && weights.get(orbit) != DROPPED;
          return !found[0];
        });
    return found[0];
  }

  /** Lowers the cells of recipes, of which earlier stages left some, to those of their parts. */
  private boolean lower() {
    boolean lowered = false;
    for (int orbit = 0; orbit < orbits.size(); orbit++) {
      if (recipes.cells(orbit) != Recipes.UNKNOWN && !recipes.isPrimary(orbit)) {
        int cells = 0;
        for (int place = 0; place < 3; place++) {
          cells = sum(cells, recipes.cells(orbits.orbit(recipes.part(orbit, place))));
        }
        if (cells < recipes.cells(orbit)) {
          recipes.lower(orbit, cells);
          lowered = true;
        }
      }
    }
    return lowered;
  }
}
