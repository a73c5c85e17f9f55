package org.hexproof.database;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.hexproof.circuit.Symmetry;
import org.hexproof.primary.PrimaryPosition;
import org.hexproof.value.GameWriter;
import org.hexproof.value.OrbitTable;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.Values;

/**
 * The closure of the atoms and the primary positions under renumbering, duality and the pinwheel,
 * without values of too many atoms. It grows level by level: all pinwheels whose parts weigh so
 * much together.
 *
 * <p>The pinwheel of canonical forms is computed from those of its followers, which weigh less, so
 * a level costs one simplification for each triple of parts. Levels don't depend on the number of
 * threads.
 */
public final class Closure {
  private static final int CACHE_BITS = 20;
  // With the room that arrays keep to grow.
  private static final long ORBIT_BYTES = 110;
  private static final long LABELLED_BYTES = 8;
  private static final long PART_BYTES = 140;
  private static final int NO_WEIGHT = -1;

  private final Growth growth;
  private final int maxAtoms;
  private final Store store;
  private final Values values;
  private final OrbitTable orbits;
  private final Parts parts;
  private final Blocks blocks;
  private final int mirror;
  private final Recipes recipes = new Recipes();
  private final List<int[]> done = new ArrayList<>();
  private final IntList waiting = new IntArrayList();
  private final Workshop workshop;
  private int[] weights = new int[0];
  private boolean[] promoted = new boolean[0];
  private int level;
  private long triples;

  /**
   * The atoms and the primary positions.
   *
   * @param primaries those with too many atoms are left out
   * @param maxAtoms values of more atoms are dropped
   * @param maxBytes the most memory for values; the table of pinwheels and the orbits come on top
   * @param threads how many threads compute pinwheels
   */
  public Closure(
      Growth growth,
      ImmutableList<PrimaryPosition> primaries,
      int maxAtoms,
      long maxBytes,
      int threads) {
    checkArgument(maxAtoms >= 1 && threads >= 1, "at least one atom and one thread");
    this.growth = growth;
    this.maxAtoms = maxAtoms;
    this.store = new Store(Posets.P3, maxBytes);
    this.parts = new Parts(store);
    ImmutableList<OrbitTable.Member> group =
        Symmetry.ALL.stream()
            .map(symmetry -> new OrbitTable.Member(symmetry.atoms(), symmetry.dual()))
            .collect(ImmutableList.toImmutableList());
    this.orbits = new OrbitTable(store, group);
    PinwheelSymmetries symmetries = new PinwheelSymmetries(group);
    this.mirror = symmetries.mirror();
    this.blocks = new Blocks(parts, orbits, symmetries);
    List<BlockFiller> fillers = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      fillers.add(new BlockFiller(new Values(store, CACHE_BITS), parts, blocks, symmetries));
    }
    this.workshop = new Workshop(growth, parts, blocks, fillers);
    for (int atom = 0; atom < Posets.P3.size(); atom++) {
      addPrimary(atom, 0, -1);
    }
    this.values = new Values(store);
    for (int i = 0; i < primaries.size(); i++) {
      int value = values.of(primaries.get(i).value());
      if (store.atoms(value) <= maxAtoms) {
        addPrimary(value, primaries.get(i).cells(), i);
      }
    }
    this.level = 3 * growth.lightest() - 1;
  }

  private void addPrimary(int value, int cells, int primary) {
    orbits.add(value);
    int orbit = orbits.orbit(value);
    if (cells < recipes.cells(orbit)) {
      if (recipes.cells(orbit) == Recipes.UNKNOWN) {
        waiting.add(orbit);
      }
      recipes.setPrimary(orbit, cells, orbits.member(value), primary);
      weigh(orbit, growth == Growth.BY_CELLS ? cells : store.atoms(value));
    }
  }

  private void weigh(int orbit, int weight) {
    if (orbit >= weights.length) {
      int old = weights.length;
      weights = Arrays.copyOf(weights, Math.max(orbit + 1, old + old / 2));
      Arrays.fill(weights, old, weights.length, NO_WEIGHT);
      promoted = Arrays.copyOf(promoted, weights.length);
    }
    weights[orbit] = weight;
  }

  /** The store of the values. */
  public Store store() {
    return store;
  }

  /** Which values are there up to renumbering and duality. */
  public OrbitTable orbits() {
    return orbits;
  }

  /**
   * Whether the orbit's values are in the closure. Others only occur as options: they have too many
   * atoms, or nothing found so far is worth as much.
   */
  public boolean contains(int orbit) {
    return recipes.cells(orbit) != Recipes.UNKNOWN;
  }

  /** The number of orbits in the closure. */
  public int size() {
    return recipes.realised();
  }

  /** The fewest cells for an orbit in the closure, once they are settled. */
  public int cells(int orbit) {
    checkArgument(contains(orbit), "orbit %s is not in the closure", orbit);
    return recipes.cells(orbit);
  }

  /** The reference to a value of the closure, with its orbit as the entry's number. */
  public int reference(int value) {
    return Entry.SYMMETRIES * orbits.orbit(value) + orbits.member(value);
  }

  /** An orbit of the closure, which must be settled, as an entry with its number. */
  public Entry entry(int orbit) {
    int value = orbits.representative(orbit);
    String form = GameWriter.write(values.form(value), Posets.P3, true);
    return new Entry(
        orbit,
        form,
        cells(orbit),
        store.atoms(value),
        orbits.values(orbit).length,
        recipes.member(orbit),
        origin(orbit));
  }

  private Entry.Origin origin(int orbit) {
    if (store.isAtom(orbits.representative(orbit))) {
      return new Entry.Atom(orbits.image(orbits.representative(orbit), recipes.member(orbit)));
    }
    return recipes.isPrimary(orbit)
        ? new Entry.Primary(recipes.primary(orbit))
        : new Entry.Pinwheel(
            reference(parts.value(recipes.part(orbit, 0))),
            reference(parts.value(recipes.part(orbit, 1))),
            reference(parts.value(recipes.part(orbit, 2))));
  }

  Parts parts() {
    return parts;
  }

  Recipes recipes() {
    return recipes;
  }

  /** The last level that is complete. */
  public int level() {
    return level;
  }

  /** About how much memory the values, their orbits and the pinwheels take, in bytes. */
  public long bytes() {
    return store.bytes()
        + ORBIT_BYTES * orbits.size()
        + LABELLED_BYTES * orbits.labelled()
        + PART_BYTES * parts.size()
        + Integer.BYTES * triples;
  }

  /** How many pinwheels were computed. */
  public long triples() {
    return triples;
  }

  /**
   * Computes all pinwheels of parts whose weights' sum is one more than before, and what follows
   * from those.
   *
   * @param stop asked now and then; if it says yes, the level is given up
   * @return whether the level is complete
   * @throws org.hexproof.value.StoreFullException if there is too little memory
   */
  public boolean grow(BooleanSupplier stop) {
    int total = level + 1;
    int limit = total - 2 * growth.lightest();
    boolean more = true;
    while (more) {
      promote(limit);
      for (int sum = 3 * growth.lightest(); sum <= total; sum++) {
        for (List<int[]> batch : workshop.missing(sum)) {
          if (!workshop.fill(batch, stop)) {
            return false;
          }
          for (int[] groups : batch) {
            visit(groups, sum);
            done.add(groups);
            triples += workshop.triples(groups);
          }
        }
      }
      more = waiting.intStream().anyMatch(orbit -> weights[orbit] <= limit);
    }
    level = total;
    return true;
  }

  /** Takes what waits and weighs at most so much, with its followers, to the parts. */
  private void promote(int limit) {
    int before = parts.size();
    IntList chosen = new IntArrayList();
    IntList others = new IntArrayList();
    for (int orbit : waiting.toIntArray()) {
      if (weights[orbit] <= limit) {
        choose(orbit, chosen);
      } else {
        others.add(orbit);
      }
    }
    waiting.clear();
    waiting.addAll(others);
    for (int weight = growth.lightest(); weight <= limit && !chosen.isEmpty(); weight++) {
      boolean begun = false;
      for (int orbit : chosen.toIntArray()) {
        if (weights[orbit] == weight) {
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
    if (promoted[orbit]) {
      return;
    }
    promoted[orbit] = true;
    chosen.add(orbit);
    int value = orbits.representative(orbit);
    for (int i = 0; i < store.leftCount(value) + store.rightCount(value); i++) {
      int lefts = store.leftCount(value);
      int option = i < lefts ? store.left(value, i) : store.right(value, i - lefts);
      int next = orbits.orbit(option);
      boolean heavy =
          next >= weights.length
              || weights[next] == NO_WEIGHT
              || (!promoted[next] && weights[next] >= weights[orbit]);
      if (heavy) {
        weigh(next, growth == Growth.BY_CELLS ? weights[orbit] - 1 : store.atoms(option));
      }
      choose(next, chosen);
    }
  }

  /** Notes what is new in a block and what takes fewer cells than before. */
  private boolean visit(int[] groups, int sum) {
    int[][] block = blocks.get(groups[0], groups[1], groups[2]);
    int[] second = cellsOfParts(groups[1]);
    int[] third = cellsOfParts(groups[2]);
    int[] first = cellsOfParts(groups[0]);
    boolean changed = false;
    for (int i = 0; i < block.length; i++) {
      int[] row = block[i];
      int entry = 0;
      for (int j = 0; j < second.length; j++) {
        int two = sum(first[i], second[j]);
        for (int k = 0; k < third.length; k++) {
          int value = row[entry++];
          // Values that are dropped have images too, which other values' options need.
          orbits.add(value);
          if (store.atoms(value) > maxAtoms) {
            continue;
          }
          int orbit = orbits.orbit(value);
          int cells = sum(two, third[k]);
          if (cells < recipes.cells(orbit) || (orbit >= weights.length || weights[orbit] < 0)) {
            changed = true;
            note(value, orbit, cells, sum, groups, i, j, k);
          }
        }
      }
    }
    return changed;
  }

  private void note(int value, int orbit, int cells, int sum, int[] groups, int i, int j, int k) {
    if (orbit >= weights.length || weights[orbit] == NO_WEIGHT) {
      weigh(orbit, growth == Growth.BY_CELLS ? sum : store.atoms(value));
      waiting.add(orbit);
    }
    if (cells < recipes.cells(orbit)) {
      recipes.setPinwheel(
          orbit,
          cells,
          orbits.member(value),
          parts.start(groups[0]) + i,
          parts.start(groups[1]) + j,
          parts.start(groups[2]) + k);
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
   * @return how often all pinwheels were gone through
   */
  public int settle() {
    int rounds = 0;
    boolean changed = true;
    while (changed) {
      changed = false;
      rounds++;
      for (int[] groups : done) {
        int sum = 0;
        for (int group : groups) {
          sum += parts.weight(group);
        }
        changed |= visit(groups, sum);
      }
    }
    return rounds;
  }
}
