package org.hexproof.closure;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.hexproof.circuit.Assembly;
import org.hexproof.circuit.Circuit;
import org.hexproof.circuit.CircuitFile;
import org.hexproof.circuit.CircuitReader;
import org.hexproof.circuit.Wiring;
import org.hexproof.database.EntryCircuits;
import org.hexproof.database.ProgressMonitor;
import org.hexproof.primary.PrimaryList;
import org.hexproof.primary.PrimaryPosition;
import org.hexproof.value.Game;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClosureTest {
  private static final long MEMORY = 1 << 28;

  private static ImmutableList<PrimaryPosition> primaries(int maxCells) {
    return PrimaryList.shipped().stream()
        .filter(position -> position.cells() <= maxCells)
        .collect(ImmutableList.toImmutableList());
  }

  private static Closure closure(Growth growth, int level, int maxCells, int atoms, int threads) {
    Closure closure = new Closure(growth, primaries(maxCells), atoms, threads, Optional.empty());
    grow(closure, level);
    closure.settle(ProgressMonitor.PATIENT);
    return closure;
  }

  private static void grow(Closure closure, int level) {
    while (closure.level() < level) {
      assertThat(closure.grow(ProgressMonitor.PATIENT)).isTrue();
    }
  }

  private static Map<Game, Integer> cells(Closure closure, int most) {
    Values values = new Values(closure.store());
    Map<Game, Integer> cells = new HashMap<>();
    for (int orbit = 0; orbit < closure.orbits().size(); orbit++) {
      if (closure.contains(orbit) && closure.cells(orbit) <= most) {
        for (int value : closure.orbits().values(orbit)) {
          cells.put(values.form(value), closure.cells(orbit));
        }
      }
    }
    return cells;
  }

  @ParameterizedTest
  @CsvSource({"1, 8, 50", "2, 8, 50", "4, 8, 50", "3, 8, 6", "5, 7, 12"})
  void simplestFirstFindsWhatTheDefinitionDoes(int maxCells, int level, int maxAtoms) {
    NaiveClosure naive = new NaiveClosure(Growth.SIMPLEST_FIRST, primaries(maxCells), maxAtoms);
    naive.grow(level);
    Closure closure = closure(Growth.SIMPLEST_FIRST, level, maxCells, maxAtoms, 1);
    assertThat(cells(closure, 1000)).isEqualTo(naive.cells());
  }

  @ParameterizedTest
  @CsvSource({"1, 6, 50", "3, 5, 50", "4, 5, 8"})
  void byCellsFindsWhatTheDefinitionDoes(int maxCells, int level, int maxAtoms) {
    NaiveClosure naive = new NaiveClosure(Growth.BY_CELLS, primaries(maxCells), maxAtoms);
    naive.grow(level);
    Closure closure = closure(Growth.BY_CELLS, level, maxCells, maxAtoms, 1);
    Map<Game, Integer> expected = naive.cells();
    expected.values().removeIf(count -> count > level);
    assertThat(cells(closure, level)).isEqualTo(expected);
  }

  /** A primary position that takes more cells than a pinwheel with its value. */
  @Test
  void byCellsAPrimaryPositionMayBeWasteful() {
    Closure small = closure(Growth.BY_CELLS, 2, 1, 50, 1);
    List<PrimaryPosition> given = new ArrayList<>(primaries(1));
    Values values = new Values(small.store());
    for (int orbit = 0; orbit < small.orbits().size(); orbit++) {
      if (small.contains(orbit) && small.cells(orbit) == 2) {
        Game form = values.form(small.orbits().representative(orbit));
        given.add(new PrimaryPosition("Q", 6, form, given.get(0).drawing()));
      }
    }
    assertThat(given).hasSizeGreaterThan(primaries(1).size());
    NaiveClosure naive = new NaiveClosure(Growth.BY_CELLS, ImmutableList.copyOf(given), 50);
    naive.grow(6);
    Closure closure =
        new Closure(Growth.BY_CELLS, ImmutableList.copyOf(given), 50, 1, Optional.empty());
    grow(closure, 6);
    closure.settle(ProgressMonitor.PATIENT);
    Map<Game, Integer> expected = naive.cells();
    expected.values().removeIf(count -> count > 6);
    assertThat(cells(closure, 6)).isEqualTo(expected);
  }

  /** What is found by cells is found on the way, and helps to find more, in fewer cells. */
  @ParameterizedTest
  @CsvSource({"2, 5, 7, 50", "4, 4, 7, 50", "3, 5, 8, 8"})
  void oneOrderAfterTheOther(int maxCells, int cells, int sum, int maxAtoms) {
    NaiveClosure naive = new NaiveClosure(Growth.BY_CELLS, primaries(maxCells), maxAtoms);
    naive.grow(cells);
    naive.turnTo(Growth.SIMPLEST_FIRST);
    naive.grow(sum);
    Closure closure =
        new Closure(Growth.BY_CELLS, primaries(maxCells), maxAtoms, 1, Optional.empty());
    grow(closure, cells);
    closure.turnTo(Growth.SIMPLEST_FIRST, 50, ProgressMonitor.PATIENT);
    grow(closure, sum);
    closure.settle(ProgressMonitor.PATIENT);
    Map<Game, Integer> found = cells(closure, 1000);
    // By cells, what nothing has found yet counts as light, so that more comes of it.
    naive.cells().forEach((game, count) -> assertThat(found.get(game)).isLessThanOrEqualTo(count));
    checkRecipes(closure);
  }

  @Test
  void threadsMakeNoDifference() {
    List<List<String>> found = new ArrayList<>();
    for (int threads = 1; threads <= 2; threads++) {
      Closure closure = closure(Growth.SIMPLEST_FIRST, 9, 7, 50, threads);
      EntryCircuits circuits = new EntryCircuits(closure::entry, primaries(7));
      Values values = new Values(closure.store());
      List<String> entries = new ArrayList<>();
      for (int orbit = 0; orbit < closure.orbits().size(); orbit++) {
        if (closure.contains(orbit)) {
          int value = closure.orbits().representative(orbit);
          entries.add(
              GameWriter.write(values.form(value), Posets.P3, true)
                  + " "
                  + circuits.circuit("G", closure.reference(value)));
        }
      }
      found.add(entries);
    }
    assertThat(found.get(0)).isEqualTo(found.get(1)).hasSizeGreaterThan(1000);
  }

  /** Read back from its text, a circuit has its value and its cells. */
  @Test
  void circuitsHaveTheirValues() throws Exception {
    Closure closure = closure(Growth.SIMPLEST_FIRST, 9, 7, 50, 1);
    EntryCircuits circuits = new EntryCircuits(closure::entry, primaries(7));
    Values values = new Values(closure.store());
    Random random = new Random(5);
    int checked = 0;
    while (checked < 100) {
      int orbit = random.nextInt(closure.orbits().size());
      int[] labelled = closure.orbits().values(orbit);
      int value = labelled[random.nextInt(labelled.length)];
      if (!closure.contains(orbit) || closure.cells(orbit) > 12) {
        continue;
      }
      Circuit circuit = circuits.circuit("X", closure.reference(value));
      CircuitFile file = CircuitReader.read("test", circuit.toString());
      assertThat(file.value(values, MEMORY)).as("%s", circuit).isEqualTo(value);
      assertThat(file.cells()).hasValue(closure.cells(orbit));
      checked++;
    }
  }

  /** A recipe's pinwheel has the value and the cells; so have those of its parts. */
  @Test
  void recipesHaveTheirValues() {
    checkRecipes(closure(Growth.SIMPLEST_FIRST, 10, 7, 50, 1));
  }

  private static void checkRecipes(Closure closure) {
    Values values = new Values(closure.store());
    Assembly pinwheel = new Assembly(Wiring.PINWHEEL, values, values, MEMORY);
    Recipes recipes = closure.recipes();
    Random random = new Random(6);
    for (int i = 0; i < 1000; i++) {
      int orbit = random.nextInt(closure.orbits().size());
      if (!closure.contains(orbit) || recipes.isPrimary(orbit)) {
        continue;
      }
      int[] parts = new int[3];
      int cells = 0;
      for (int place = 0; place < 3; place++) {
        parts[place] = recipes.part(orbit, place);
        cells += closure.cells(closure.orbits().orbit(parts[place]));
      }
      assertThat(cells).isEqualTo(closure.cells(orbit));
      int representative = closure.orbits().representative(orbit);
      assertThat(pinwheel.value(parts))
          .isEqualTo(closure.orbits().image(representative, recipes.member(orbit)));
    }
  }

  @Test
  void aLevelThatWasStoppedIsDoneAgain() {
    Closure whole = closure(Growth.SIMPLEST_FIRST, 9, 7, 50, 1);
    Closure closure = new Closure(Growth.SIMPLEST_FIRST, primaries(7), 50, 1, Optional.empty());
    int[] asked = {0};
    ProgressMonitor hasty =
        new ProgressMonitor() {
          @Override
          public boolean isOver() {
            return Set.of(30, 90, 200).contains(++asked[0]);
          }
        };
    int stops = 0;
    while (closure.level() < 9) {
      stops += closure.grow(hasty) ? 0 : 1;
    }
    closure.settle(ProgressMonitor.PATIENT);
    assertThat(stops).isEqualTo(3);
    assertThat(cells(closure, 1000)).isEqualTo(cells(whole, 1000));
  }
}
