package org.hexproof.database;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.hexproof.circuit.Assembly;
import org.hexproof.circuit.Circuit;
import org.hexproof.circuit.CircuitFile;
import org.hexproof.circuit.CircuitGraph;
import org.hexproof.circuit.CircuitReader;
import org.hexproof.circuit.RegionValue;
import org.hexproof.circuit.TerminalSymmetry;
import org.hexproof.circuit.Wiring;
import org.hexproof.closure.Closure;
import org.hexproof.closure.Growth;
import org.hexproof.closure.SmallDatabases;
import org.hexproof.primary.PrimaryList;
import org.hexproof.primary.PrimaryPosition;
import org.hexproof.realize.DrawnHypergraph;
import org.hexproof.realize.Effort;
import org.hexproof.realize.Layout;
import org.hexproof.region.Region;
import org.hexproof.value.Game;
import org.hexproof.value.GameReader;
import org.hexproof.value.Image;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Entries of a database against what their circuits are worth. By default a small one is built; a
 * large one: {@code -Dhexproof.database=FILE -Dhexproof.rounds=50}.
 */
class DatabaseOracleTest {
  private static final int ENTRIES = 20 * Integer.getInteger("hexproof.rounds", 1);
  private static final int DRAWINGS = 4 * Integer.getInteger("hexproof.rounds", 1);
  private static final long SEED = Long.getLong("hexproof.seed", 1);
  private static final int MOST_WRITTEN = 10;
  private static final int MOST_DRAWN = 16;
  private static final long MEMORY = 1L << 30;
  private static final ImmutableList<PrimaryPosition> PRIMARIES = PrimaryList.shipped();
  private static final Effort QUICK = new Effort(1, 3, 10_000);

  @TempDir private Path folder;
  private Path path;

  @BeforeEach
  void database() throws IOException {
    String given = System.getProperty("hexproof.database");
    path = given == null ? folder.resolve("values.db") : Path.of(given);
    if (given == null) {
      Closure closure = new Closure(Growth.BY_CELLS, PRIMARIES, 50, 1, Optional.empty());
      while (closure.level() < 5) {
        closure.grow(ProgressMonitor.PATIENT);
      }
      closure.turnTo(Growth.SIMPLEST_FIRST, 50, ProgressMonitor.PATIENT);
      while (closure.level() < 9) {
        closure.grow(ProgressMonitor.PATIENT);
      }
      closure.settle(ProgressMonitor.PATIENT);
      SmallDatabases.write(path, closure, Map.of());
    }
  }

  /** Numbers of entries of 1 to so many cells, as many of each number of cells as possible. */
  private static Set<Integer> numbers(DatabaseFile file, int count, int most, Random random)
      throws IOException {
    ImmutableSortedMap<Integer, Database.Counts> counts = file.counts().headMap(most, true);
    int settled = (int) counts.get(0).entries();
    long all = counts.values().stream().mapToLong(Database.Counts::entries).sum() - settled;
    Set<Integer> numbers = new LinkedHashSet<>();
    while (numbers.size() < Math.min(count, all)) {
      int first = settled;
      for (Database.Counts size : counts.tailMap(1).values()) {
        // Entries are in order of their cells.
        int place = random.nextInt((int) size.entries());
        if (numbers.size() < count) {
          numbers.add(first + place);
        }
        first += (int) size.entries();
      }
    }
    return numbers;
  }

  private static DatabaseEntry entry(DatabaseFile file, int number) {
    try {
      return file.entry(number);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static EntryCircuits circuits(DatabaseFile file) {
    return new EntryCircuits(number -> entry(file, number), PRIMARIES);
  }

  private static Game form(DatabaseEntry entry) throws Exception {
    return GameReader.read("entry", entry.form(), Posets.P3);
  }

  /**
   * The values of the parts that an entry is made of are put together as they are wired, and theirs
   * before, down to primary positions. Small circuits are also evaluated as they are written.
   */
  @Test
  void circuitsHaveTheirValues() throws Exception {
    Random random = new Random(SEED);
    try (DatabaseFile file = DatabaseFile.open(path)) {
      EntryCircuits circuits = circuits(file);
      for (int number : numbers(file, ENTRIES, Integer.MAX_VALUE, random)) {
        DatabaseEntry entry = file.entry(number);
        Values values = new Values(Posets.P3);
        int expected = values.of(form(entry));
        assertThat(new Composer(file, values).value(entry.reference(0)))
            .as(entry.form())
            .isEqualTo(expected);
        String text = circuits.circuit("X", entry.reference(0)).toString();
        CircuitFile read = CircuitReader.read("entry", text);
        assertThat(read.cells()).hasValue(entry.cells());
        if (entry.cells() <= MOST_WRITTEN) {
          assertThat(read.value(values, MEMORY)).as(text).isEqualTo(expected);
        }
      }
    }
  }

  /** Values by what entries are made of, whatever their forms say. */
  private static final class Composer {
    private final DatabaseFile file;
    private final Values values;
    private final Assembly pinwheel;

    Composer(DatabaseFile file, Values values) {
      this.file = file;
      this.values = values;
      this.pinwheel = new Assembly(Wiring.PINWHEEL, values, values, MEMORY);
    }

    int value(int reference) {
      DatabaseEntry entry = entry(file, reference / DatabaseEntry.SYMMETRIES);
      int made = made(entry.origin());
      int own = changed(made, TerminalSymmetry.ALL.get(entry.change()).inverse());
      return changed(own, TerminalSymmetry.ALL.get(reference % DatabaseEntry.SYMMETRIES));
    }

    private int made(DatabaseEntry.Origin origin) {
      if (origin instanceof DatabaseEntry.Atom atom) {
        return atom.atom();
      }
      if (origin instanceof DatabaseEntry.Primary primary) {
        return values.of(PRIMARIES.get(primary.place()).value());
      }
      DatabaseEntry.Pinwheel parts = (DatabaseEntry.Pinwheel) origin;
      return pinwheel.value(value(parts.first()), value(parts.second()), value(parts.third()));
    }

    private int changed(int value, TerminalSymmetry symmetry) {
      Image image =
          symmetry.dual()
              ? Image.dual(values.store(), values, symmetry.atoms())
              : Image.of(values.store(), values, symmetry.atoms());
      return image.of(value);
    }
  }

  /** Stones on a board have the value. */
  @Test
  void drawingsHaveTheirValues() throws Exception {
    Random random = new Random(SEED);
    try (DatabaseFile file = DatabaseFile.open(path)) {
      EntryCircuits circuits = circuits(file);
      for (int number : numbers(file, DRAWINGS, MOST_DRAWN, random)) {
        DatabaseEntry entry = file.entry(number);
        Circuit circuit = circuits.circuit("X", entry.reference(0));
        DrawnHypergraph drawing = Layout.draw(CircuitGraph.of(circuit), QUICK);
        assertThat(drawing.cells().size()).isLessThanOrEqualTo(entry.cells());
        Region region =
            Region.closed(
                drawing.position(),
                ImmutableSet.copyOf(drawing.cells()),
                ImmutableList.copyOf(drawing.terminals()));
        Values values = new Values(Posets.P3);
        int expected = values.of(form(entry));
        assertThat(RegionValue.of(region, Posets.P3, values, MEMORY))
            .as("%s", circuit)
            .isEqualTo(expected);
      }
    }
  }
}
