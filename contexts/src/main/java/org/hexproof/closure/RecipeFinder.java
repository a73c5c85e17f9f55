package org.hexproof.closure;

import java.util.List;
import java.util.stream.IntStream;
import org.hexproof.database.ProgressMonitor;
import org.hexproof.value.OrbitTable;
import org.hexproof.value.Store;

/** Goes through pinwheels for values that are new or take fewer cells than was known. */
final class RecipeFinder {
  private final ClosureState state;
  private final Store store;
  private final OrbitTable orbits;
  private final Recipes recipes;
  private final Parts parts;
  private final Blocks blocks;
  private final Candidates candidates;

  /** Whether a part was found to take fewer cells since the cells were settled. */
  private boolean stale;

  RecipeFinder(ClosureState state, Parts parts, Blocks blocks, Candidates candidates) {
    this.state = state;
    this.store = state.store();
    this.orbits = state.orbits();
    this.recipes = state.recipes();
    this.parts = parts;
    this.blocks = blocks;
    this.candidates = candidates;
  }

  /** Does something with each pinwheel of a stretch; how many cells it takes if that is known. */
  private interface Visitor {
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
  void note(Stretch stretch) {
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
          if (known == Recipes.UNKNOWN && candidates.isNew(orbit)) {
            if (store.atoms(value) > state.maxAtoms()) {
              candidates.drop(orbit);
            } else {
              candidates.add(orbit, sum);
            }
          }
          if (cells < known && !candidates.isDropped(orbit)) {
            note(value, cells, stretch, i, j, k);
            candidates.lighten(orbit, sum);
          }
          return true;
        });
  }

  private void note(int value, int cells, Stretch stretch, int i, int j, int k) {
    int orbit = orbits.orbit(value);
    stale |= candidates.isPromoted(orbit);
    recipes.setPinwheel(
        orbit,
        cells,
        orbits.member(value),
        parts.value(parts.start(stretch.first()) + i),
        parts.value(parts.start(stretch.second()) + j),
        parts.value(parts.start(stretch.third()) + k));
  }

  private static int sum(int first, int second) {
    return first == Recipes.UNKNOWN || second == Recipes.UNKNOWN ? Recipes.UNKNOWN : first + second;
  }

  private int[] cellsOfParts(int group) {
    return IntStream.range(0, parts.length(group))
        .map(i -> recipes.cells(orbits.orbit(parts.value(parts.start(group) + i))))
        .toArray();
  }

  /** See {@link Closure#settle}; {@code done} are all pinwheels that are there. */
  boolean settle(List<Stretch> done, ProgressMonitor monitor) {
    while (lower() || stale) {
      stale = false;
      monitor.begin(ProgressMonitor.Task.CELLS, blocks.filled());
      boolean[] lowers = new boolean[done.size()];
      boolean complete =
          new ParallelLoop(state.threads().size(), monitor::isStopped)
              .run(
                  lowers.length,
                  (worker, index) -> {
                    lowers[index] = lowers(done.get(index));
                    monitor.computed(blocks.pinwheels(done.get(index)));
                  });
      if (!complete) {
        return false;
      }
      for (int i = 0; i < lowers.length; i++) {
        if (lowers[i]) {
          note(done.get(i));
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
          found[0] = cells < recipes.cells(orbit) && !candidates.isDropped(orbit);
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
