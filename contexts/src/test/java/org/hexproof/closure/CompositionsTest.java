package org.hexproof.closure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.hexproof.circuit.Assembly;
import org.hexproof.circuit.TerminalSymmetry;
import org.hexproof.circuit.Wiring;
import org.hexproof.closure.Compositions.Composition;
import org.hexproof.database.CompactWriter;
import org.hexproof.database.Database;
import org.hexproof.database.DatabaseEntry;
import org.hexproof.database.Lookup;
import org.hexproof.database.View;
import org.hexproof.value.Game;
import org.hexproof.value.GameReader;
import org.hexproof.value.Image;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompositionsTest {
  private static final int CASES = 60 * Integer.getInteger("hexproof.rounds", 1);
  private static final long MEMORY = 1 << 28;
  private static final int CELLS = 3;

  @TempDir private static Path folder;

  private final Random random = new Random(Long.getLong("hexproof.seed", 1));
  private final Values values = new Values(Posets.P3);
  private final Assembly pinwheel = new Assembly(Wiring.PINWHEEL, values, values, MEMORY);
  private final List<Image> images =
      TerminalSymmetry.ALL.stream().map(each -> each.image(values)).toList();

  /** How little a pinwheel takes; atoms come first. */
  private record Size(int atoms, int cells) {
    static Size min(Size one, Size other) {
      return one.atoms != other.atoms
          ? one.atoms < other.atoms ? one : other
          : one.cells <= other.cells ? one : other;
    }
  }

  /** All values of so many cells, without the small regions of more. */
  private static Path file(int cells) throws Exception {
    Path file = folder.resolve(cells + ".gz");
    try (Database database = Database.open(SmallDatabases.file(folder, cells));
        OutputStream out = Files.newOutputStream(file)) {
      CompactWriter.write(database, cells, out);
    }
    return file;
  }

  /** All labelled values with their cells. */
  private Map<Integer, Integer> cells(Database database) throws Exception {
    Map<Integer, Integer> cells = new HashMap<>();
    Lookup lookup = new Lookup(database);
    for (int number = 0; number < database.size(); number++) {
      DatabaseEntry entry = database.entry(number);
      for (Game game : lookup.values(entry).values()) {
        cells.put(values.of(game), entry.cells());
      }
    }
    return cells;
  }

  /** From the definition: each pinwheel of each three values. */
  private Map<Integer, Size> pinwheels(Database database) throws Exception {
    Map<Integer, Integer> cells = cells(database);
    Map<Integer, Size> found = new HashMap<>();
    for (int one : cells.keySet()) {
      for (int two : cells.keySet()) {
        for (int three : cells.keySet()) {
          int atoms =
              values.store().atoms(one) + values.store().atoms(two) + values.store().atoms(three);
          if (atoms <= Compositions.MOST_SUM) {
            Size size = new Size(atoms, cells.get(one) + cells.get(two) + cells.get(three));
            found.merge(pinwheel.value(one, two, three), size, Size::min);
          }
        }
      }
    }
    return found;
  }

  private Optional<Size> least(Map<Integer, Size> pinwheels, int value) {
    if (values.store().atoms(value) > Compositions.MOST_WANTED_ATOMS) {
      return Optional.empty();
    }
    return images.stream()
        .map(image -> Optional.ofNullable(pinwheels.get(image.of(value))))
        .flatMap(Optional::stream)
        .reduce(Size::min);
  }

  /** The value that it says it makes, and its atoms. */
  private Map.Entry<Integer, Integer> made(Composition found, Database database) throws Exception {
    Lookup lookup = new Lookup(database);
    int[] parts = new int[3];
    int atoms = 0;
    for (int i = 0; i < 3; i++) {
      DatabaseEntry.Pinwheel of = found.pinwheel();
      int reference = i == 0 ? of.first() : i == 1 ? of.second() : of.third();
      parts[i] = values.of(lookup.seen(View.GENERAL, reference));
      atoms += values.store().atoms(parts[i]);
    }
    return Map.entry(found.then().image(values).of(pinwheel.value(parts)), atoms);
  }

  /** Pinwheels of values of more cells than the database has may be there or not. */
  @Test
  void whatIsFoundIsWhatAllPinwheelsGive() throws Exception {
    Path file = file(CELLS);
    Path larger = file(CELLS + 1);
    try (Database database = Database.open(file);
        Database more = Database.open(larger)) {
      Map<Integer, Size> pinwheels = pinwheels(database);
      List<Integer> pool = new ArrayList<>(cells(more).keySet());
      Compositions compositions = new Compositions(database);
      int absent = 0;
      for (int i = 0; i < CASES; i++) {
        int value =
            pinwheel.value(random.ints(3, 0, pool.size()).map(place -> pool.get(place)).toArray());
        Optional<Composition> found = compositions.find(values.form(value), () -> false);
        Optional<Size> least = least(pinwheels, value);
        assertThat(found.map(Composition::cells)).isEqualTo(least.map(Size::cells));
        if (found.isPresent()) {
          assertThat(made(found.get(), database))
              .isEqualTo(Map.entry(value, least.orElseThrow().atoms()));
        }
        absent += found.isEmpty() ? 1 : 0;
      }
      assertThat(absent).isBetween(1, CASES - 1);
    }
  }

  @Test
  void aSearchThatIsStoppedFindsNothing() throws Exception {
    try (Database database = Database.shipped()) {
      Game game = GameReader.read("test", "{a,b,c|{a|⊥}}", Posets.P3);
      assertThat(new Compositions(database).find(game, () -> true)).isEmpty();
    }
  }
}
