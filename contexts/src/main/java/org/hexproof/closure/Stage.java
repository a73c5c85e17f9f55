package org.hexproof.closure;

import com.google.common.math.IntMath;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.database.ProgressMonitor;
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
  // All threads together remember so many sets of options, as a power of two.
  private static final int FORM_BITS = 19;
  private static final int LEAST_FORM_BITS = 12;

  private final Growth growth;
  private final ClosureState state;
  private final Store store;
  private final Parts parts;
  private final Blocks blocks;
  private final Candidates candidates;
  private final RecipeFinder finder;
  private final PinwheelBatches batches;
  private final List<Stretch> done = new ArrayList<>();
  private int level;
  private int noted;

  /** With what there are recipes for; values of more than {@code partAtoms} atoms are no parts. */
  Stage(Growth growth, int partAtoms, ClosureState state) {
    this.growth = growth;
    this.state = state;
    this.store = state.store();
    this.parts = new Parts(store);
    this.blocks = new Blocks(parts, state.orbits()::image, state.symmetries());
    this.candidates = new Candidates(growth, partAtoms, state, parts);
    this.finder = new RecipeFinder(state, parts, blocks, candidates);
    int bits = FORM_BITS - IntMath.log2(state.threads().size(), RoundingMode.CEILING);
    List<BlockFiller> fillers = new ArrayList<>();
    for (Values values : state.threads()) {
      FormCache forms = new FormCache(values, Math.max(LEAST_FORM_BITS, bits));
      fillers.add(new BlockFiller(forms, parts, blocks, state.symmetries()));
    }
    this.batches = new PinwheelBatches(parts, blocks, fillers);
    this.level = 3 * growth.lightest() - 1;
    this.noted = store.size();
    Recipes recipes = state.recipes();
    for (int orbit = 0; orbit < state.orbits().size(); orbit++) {
      if (recipes.cells(orbit) != Recipes.UNKNOWN) {
        candidates.add(orbit, recipes.cells(orbit));
      }
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

  /** See {@link Closure#grow}. */
  boolean grow(ProgressMonitor monitor) {
    int total = level + 1;
    int limit = total - 2 * growth.lightest();
    do {
      candidates.promote(limit);
      List<List<Stretch>> missing = new ArrayList<>();
      for (int sum = 3 * growth.lightest(); sum <= total; sum++) {
        missing.addAll(batches.missing(sum));
      }
      monitor.begin(
          ProgressMonitor.Task.GROWTH, missing.stream().mapToLong(batches::pinwheels).sum());
      for (List<Stretch> batch : missing) {
        if (monitor.isEnough() || !compute(batch, monitor)) {
          return false;
        }
        batch.forEach(blocks::close);
        batch.forEach(finder::note);
        done.addAll(batch);
        noted = store.size();
      }
    } while (candidates.hasWaiting(limit));
    level = total;
    return true;
  }

  private boolean compute(List<Stretch> batch, ProgressMonitor monitor) {
    if (state.log().isEmpty()) {
      return batches.fill(batch, monitor);
    }
    GrowthLog log = state.log().get();
    if (log.recall(store, noted, blocks, batch)) {
      monitor.computed(batches.pinwheels(batch));
      return true;
    }
    if (!batches.fill(batch, monitor)) {
      return false;
    }
    log.append(store, noted, blocks, batch);
    return true;
  }

  /** See {@link Closure#settle}. */
  boolean settle(ProgressMonitor monitor) {
    return finder.settle(done, monitor);
  }
}
