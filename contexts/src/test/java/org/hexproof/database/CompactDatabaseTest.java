package org.hexproof.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableSet;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.hexproof.circuit.CircuitFile;
import org.hexproof.circuit.CircuitReader;
import org.hexproof.closure.Closure;
import org.hexproof.closure.SmallDatabases;
import org.hexproof.value.Game;
import org.hexproof.value.GameReader;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CompactDatabaseTest {
  private static final int QUICK = 8;

  @TempDir private Path folder;

  private static byte[] compact(Database database, int maxCells) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    CompactWriter.write(database, maxCells, out);
    return out.toByteArray();
  }

  private static byte[] packed(String text) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream packed = new GZIPOutputStream(out)) {
      packed.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return out.toByteArray();
  }

  @Test
  void itHasTheEntriesOfTheFile() throws Exception {
    Path path = folder.resolve("values.gz");
    try (Database file = Database.open(SmallDatabases.file(folder, 6))) {
      Files.write(path, compact(file, 5));
      try (Database compact = Database.open(path)) {
        assertThat(compact).isInstanceOf(CompactDatabase.class);
        assertThat(compact.counts()).isEqualTo(file.counts().headMap(6));
        assertThat(compact.meta()).containsEntry("complete to", "6");
        file.entries(
            entry -> {
              if (entry.cells() <= 5) {
                assertThat(compact.entry(entry.number())).isEqualTo(entry);
                assertThat(compact.find(entry.form())).hasValue(entry.number());
              } else {
                assertThat(compact.find(entry.form())).isEmpty();
              }
              return true;
            });
        assertThatThrownBy(() -> compact.entry(compact.size()))
            .isInstanceOf(IndexOutOfBoundsException.class);
        for (View view : View.values()) {
          Game game = GameReader.read("test", "{⊤|b,{a|⊥}}", view.poset());
          assertThat(compact.find(view, game)).isPresent().isEqualTo(file.find(view, game));
          Game absent = GameReader.read("test", "{a,b|{a,b|{a,b|{a,b|a}}}}", view.poset());
          assertThat(compact.find(view, absent)).isEmpty();
        }
      }
    }
  }

  /** What a search through all values finds, of those that are there and of others. */
  private static void assertFoundAsByScan(Database database, int count) throws IOException {
    Random random = new Random(5);
    for (View view : DatabaseFile.CLASSES) {
      ValueList list =
          ValueList.of(database, view, Integer.MAX_VALUE, ValueList.Filter.ALL, 1L << 30);
      Values values = new Values(list.store());
      int absent = 0;
      for (int i = 0; i < count; i++) {
        int one = list.value(random.nextInt(list.size()));
        int other = list.value(random.nextInt(list.size()));
        int value = i % 2 == 0 ? one : values.of(new int[] {one}, new int[] {other});
        OptionalInt place =
            IntStream.range(0, list.size()).filter(at -> list.value(at) == value).findFirst();
        absent += place.isEmpty() ? 1 : 0;
        assertThat(database.find(view, values.form(value)))
            .isEqualTo(
                place.isPresent()
                    ? OptionalInt.of(list.reference(place.getAsInt()))
                    : OptionalInt.empty());
      }
      assertThat(absent).isPositive();
    }
  }

  @Test
  void theIndexFindsWhatAScanFinds() throws Exception {
    try (Database shipped = Database.shipped()) {
      assertFoundAsByScan(shipped, 100);
    }
    byte[] small;
    try (Database file = Database.open(SmallDatabases.file(folder, 6))) {
      small = compact(file, 6);
      assertFoundAsByScan(file, 400);
    }
    Path path = folder.resolve("values.gz");
    Files.write(path, small);
    try (Database database = Database.open(path)) {
      assertFoundAsByScan(database, 400);
      assertThat(database.meta().keySet()).noneMatch(name -> name.startsWith("index"));
    }
    String text;
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(small))) {
      text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    Files.write(path, packed(text.replaceAll("index [^\\n]*\\n", "")));
    try (Database earlier = Database.open(path)) {
      assertFoundAsByScan(earlier, 400);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"!", "AAAA"})
  void anIndexThatMakesNoSenseIsDamaged(String index) throws Exception {
    String text = CompactDatabase.FIRST_LINE + "\nindex corner: " + index + "\n\na 0 3 0 a1\n";
    Path path = folder.resolve("bad.gz");
    Files.write(path, packed(text));
    try (Database database = Database.open(path)) {
      Game game = GameReader.read("test", "{a|b}", View.CORNER.poset());
      assertThatThrownBy(() -> database.find(View.CORNER, game))
          .isInstanceOf(DatabaseException.class)
          .hasMessageContaining("damaged: the index of corner");
    }
  }

  /** All values of so few cells are there and no others, with the same numbers of cells. */
  @Test
  void whatIsShippedIsWhatIsBuilt() throws Exception {
    Closure closure = SmallDatabases.closure(QUICK);
    Map<Integer, Integer> built = new HashMap<>();
    for (int orbit = 0; orbit < closure.orbits().size(); orbit++) {
      if (closure.contains(orbit) && closure.cells(orbit) <= QUICK) {
        built.put(orbit, closure.cells(orbit));
      }
    }
    Map<Integer, Integer> shipped = new HashMap<>();
    FormReader reader = new FormReader(new Values(closure.store()));
    try (Database database = Database.shipped()) {
      database.entries(
          entry -> {
            if (entry.cells() > QUICK) {
              return false;
            }
            int value = reader.read(entry.form());
            assertThat(closure.orbits().contains(value)).as(entry.form()).isTrue();
            shipped.put(closure.orbits().orbit(value), entry.cells());
            return true;
          });
    }
    assertThat(shipped).isEqualTo(built);
  }

  /** With the build of the command that makes it: {@code -Dhexproof.shipped=true}. */
  @Test
  @EnabledIfSystemProperty(named = "hexproof.shipped", matches = "true")
  void whatIsShippedIsWhatTheCommandMakes() throws Exception {
    try (Database shipped = Database.shipped()) {
      int cells = shipped.counts().lastKey();
      try (Database file = Database.open(SmallDatabases.file(folder, cells))) {
        assertThat(shipped.counts()).isEqualTo(file.counts());
        shipped.entries(
            entry -> {
              assertThat(file.entry(entry.number())).isEqualTo(entry);
              return true;
            });
      }
    }
  }

  @Test
  void circuitsOfWhatIsShippedHaveTheirValues() throws Exception {
    Values values = new Values(Posets.P3);
    Random random = new Random(3);
    try (Database database = Database.shipped()) {
      EntryCircuits circuits = EntryCircuits.of(database);
      Lookup lookup = new Lookup(database);
      for (int i = 0; i < 100; i++) {
        int reference = random.nextInt(DatabaseEntry.SYMMETRIES * database.size());
        CircuitFile circuit =
            CircuitReader.read("test", circuits.circuit("G", reference).toString());
        int value = values.of(lookup.seen(View.GENERAL, reference));
        assertThat(circuit.value(values, 1 << 28)).isEqualTo(value);
        assertThat(circuit.cells())
            .hasValue(database.entry(reference / DatabaseEntry.SYMMETRIES).cells());
      }
    }
  }

  @Test
  void itIsSmall() throws Exception {
    byte[] resource = CompactDatabase.class.getResourceAsStream("values.gz").readAllBytes();
    assertThat(resource.length).isLessThanOrEqualTo(1 << 20);
  }

  @Test
  void otherFilesAndHalvesAreRefused() throws Exception {
    Path path = folder.resolve("values.gz");
    byte[] whole;
    try (Database file = Database.open(SmallDatabases.file(folder, 3))) {
      whole = compact(file, 3);
    }
    for (int length : new int[] {3, 12, whole.length / 2, whole.length - 1}) {
      assertRefused(Arrays.copyOf(whole, length), "half-written");
    }
    byte[] altered = whole.clone();
    altered[whole.length - 5] ^= 1;
    assertRefused(altered, "damaged");
    assertRefused(packed("some other text\n\nwith lines\n"), "not a database of 3-terminal");
    assertRefused(packed(""), "not a database of 3-terminal values");
    String head = CompactDatabase.FIRST_LINE + "\n";
    assertRefused(packed(head), "its head doesn't end");
    assertRefused(packed(head + "\na 0 3 0 a1"), "its last line doesn't end");
    for (String line : ImmutableSet.of("a 0", "a x 3 0 a1", "a 0 3 0 w1,2", "a 0 3 0 z1")) {
      Files.write(path, packed(head + "\n" + line + "\n"));
      try (Database database = Database.open(path)) {
        assertThatThrownBy(() -> database.entry(0))
            .isInstanceOf(IOException.class)
            .hasMessageContaining("damaged: entry 0");
      }
    }
  }

  private void assertRefused(byte[] bytes, String message) throws IOException {
    Path path = Files.write(folder.resolve("refused.gz"), bytes);
    assertThatThrownBy(() -> Database.open(path))
        .isInstanceOf(DatabaseException.class)
        .hasMessageContaining(path.toString())
        .hasMessageContaining(message);
  }
}
