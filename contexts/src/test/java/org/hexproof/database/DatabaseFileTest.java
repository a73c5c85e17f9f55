package org.hexproof.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import org.hexproof.circuit.CircuitFile;
import org.hexproof.circuit.CircuitReader;
import org.hexproof.closure.Closure;
import org.hexproof.closure.DatabaseWriter;
import org.hexproof.closure.Growth;
import org.hexproof.closure.SmallDatabases;
import org.hexproof.value.Game;
import org.hexproof.value.GameReader;
import org.hexproof.value.Image;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DatabaseFileTest {
  @TempDir private Path folder;

  /** Every labelled value is found, with its cells; some circuits are evaluated again. */
  @Test
  void whatIsWrittenIsFound() throws Exception {
    Closure closure = SmallDatabases.closure(Growth.SIMPLEST_FIRST, 9);
    Path path = folder.resolve("values.db");
    SmallDatabases.write(path, closure, Map.of("level", "9"));
    Values values = new Values(closure.store());
    Random random = new Random(7);
    try (Database file = Database.open(path)) {
      assertThat(file.meta()).containsEntry("level", "9");
      assertThat(file.size()).isEqualTo(closure.size());
      EntryCircuits circuits = EntryCircuits.of(file);
      Lookup lookup = new Lookup(file);
      long labelled = 0;
      for (int orbit = 0; orbit < closure.orbits().size(); orbit++) {
        if (!closure.contains(orbit)) {
          continue;
        }
        labelled += closure.orbits().values(orbit).length;
        int[] images = closure.orbits().values(orbit);
        int value = images[random.nextInt(images.length)];
        int reference = lookup.exact(values.form(value)).orElseThrow();
        assertThat(lookup.seen(View.GENERAL, reference)).isEqualTo(values.form(value));
        DatabaseEntry entry = file.entry(reference / DatabaseEntry.SYMMETRIES);
        assertThat(entry.cells()).isEqualTo(closure.cells(orbit));
        assertThat(entry.depth()).isEqualTo(closure.store().depth(value));
        assertThat(entry.atoms())
            .isEqualTo(closure.store().atoms(value))
            .isEqualTo(DatabaseEntry.atoms(entry.form()));
        if (closure.cells(orbit) <= 10) {
          String circuit = circuits.circuit("X", reference).toString();
          CircuitFile read = CircuitReader.read("test", circuit);
          assertThat(read.value(values, 1 << 28)).as(circuit).isEqualTo(value);
          assertThat(read.cells()).hasValue(closure.cells(orbit));
        }
      }
      Database.Counts sum =
          file.counts().values().stream().reduce(Database.Counts.NONE, Database.Counts::plus);
      assertThat(sum.labelled()).isEqualTo(labelled);
      assertThat(sum.entries()).isEqualTo(closure.size());
      Game absent = GameReader.read("test", "{{⊤|{a,b,c|⊥}}|{{⊤|a,b,c}|⊥}}", Posets.P3);
      assertThat(lookup.exact(absent)).isEmpty();
    }
  }

  /** Tells how much of each task was done, and stops after so many steps of all. */
  private static final class Counting implements ProgressMonitor {
    private final Map<Task, Long> begun = new LinkedHashMap<>();
    private final Map<Task, Long> done = new LinkedHashMap<>();
    private final long last;
    private Task task = Task.GROWTH;
    private long steps;

    Counting(long last) {
      this.last = last;
    }

    @Override
    public boolean isStopped() {
      return steps >= last;
    }

    @Override
    public void begin(Task next, long count) {
      task = next;
      begun.put(next, count);
    }

    @Override
    public void computed(long count) {
      steps += count;
      done.merge(task, count, Long::sum);
    }
  }

  @Test
  void writingTellsHowItGoesOnAndCanBeStopped() throws Exception {
    Closure closure = SmallDatabases.closure(6);
    Path path = folder.resolve("values.db");
    Counting whole = new Counting(Long.MAX_VALUE);
    try (DatabaseWriter writer = DatabaseWriter.entries(path, closure, 1 << 26, whole)) {
      writer.finish(Map.of());
    }
    assertThat(whole.begun.keySet())
        .containsExactly(
            ProgressMonitor.Task.ENTRIES, ProgressMonitor.Task.CORNERS, ProgressMonitor.Task.FORKS);
    assertThat(whole.done).isEqualTo(whole.begun);
    assertThat(whole.begun.values()).containsOnly((long) closure.size());
    Files.delete(path);
    for (double part : new double[] {0, 0.5, 1, 1.5, 2.5}) {
      long last = (long) (part * closure.size());
      assertThatThrownBy(
              () -> {
                ProgressMonitor hasty = new Counting(last);
                try (DatabaseWriter writer =
                    DatabaseWriter.entries(path, closure, 1 << 26, hasty)) {
                  writer.finish(Map.of());
                }
              })
          .as("%s", part)
          .isInstanceOf(InterruptedIOException.class);
      assertThat(folder).isEmptyDirectory();
    }
  }

  /** The images of all labelled values, one by one. */
  @ParameterizedTest
  @EnumSource(
      value = View.class,
      names = {"CORNER", "FORK"})
  void cornersAndForksAreThereWithTheFewestCells(View view) throws Exception {
    Closure closure = SmallDatabases.closure(6);
    Values seen = new Values(view.poset());
    Map<Integer, Integer> cells = new HashMap<>();
    for (int orbit = 0; orbit < closure.orbits().size(); orbit++) {
      if (closure.contains(orbit)) {
        for (int value : closure.orbits().values(orbit)) {
          cells.merge(image(closure, value, view, seen), closure.cells(orbit), Math::min);
        }
      }
    }
    Path path = folder.resolve("values.db");
    SmallDatabases.write(path, closure, Map.of());
    try (Database file = Database.open(path)) {
      for (Map.Entry<Integer, Integer> expected : cells.entrySet()) {
        Game form = seen.form(expected.getKey());
        int reference = file.find(view, form).orElseThrow();
        assertThat(file.entry(reference / DatabaseEntry.SYMMETRIES).cells())
            .isEqualTo(expected.getValue());
        assertThat(new Lookup(file).seen(view, reference)).isEqualTo(form);
      }
      Database.Counts sum =
          file.counts().values().stream().reduce(Database.Counts.NONE, Database.Counts::plus);
      assertThat(view == View.CORNER ? sum.corners() : sum.forks()).isEqualTo(cells.size());
      Game absent = GameReader.read("test", "{a,b|{a,b|{a,b|{a,b|a}}}}", view.poset());
      assertThat(file.find(view, absent)).isEmpty();
    }
  }

  /** A fork's c is replaced in the text. */
  private static int image(Closure closure, int value, View view, Values seen) throws Exception {
    if (view == View.CORNER) {
      return Image.byName(closure.store(), seen).of(value);
    }
    String text = Lookup.text(new Values(closure.store()), value).replace('c', 'F');
    return seen.of(GameReader.read("test", text, view.poset()));
  }

  @Test
  void otherFilesAreRefused() throws Exception {
    Path path = folder.resolve("other.db");
    assertRefused(path, "no such file");
    assertRefused(folder, "not a file");
    Files.writeString(path, "no database");
    assertRefused(path, "not a database of 3-terminal values");
    Files.writeString(path, "no database, but long enough for a head, ".repeat(10));
    assertRefused(path, "not a database of 3-terminal values");
    Files.delete(path);
    Files.createFile(path);
    assertRefused(path, "other.db");
    Files.delete(path);
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + path);
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE entry (number INTEGER PRIMARY KEY)");
    }
    assertRefused(path, "not a database of 3-terminal values");
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + path);
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE meta (name TEXT, text TEXT)");
      statement.execute("INSERT INTO meta VALUES ('schema', 'of another program')");
    }
    assertRefused(path, "found 'of another program'");
  }

  @Test
  void halfAFileIsRefused() throws Exception {
    Path path = SmallDatabases.file(folder, 4);
    long whole = Files.size(path);
    for (long length : new long[] {50, 4000, whole / 2, whole - 1}) {
      try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
        file.setLength(whole);
        file.setLength(length);
      }
      assertThatThrownBy(() -> Database.open(path))
          .isInstanceOf(IOException.class)
          .hasMessageContaining(path.toString())
          .hasMessageMatching("(?s).*(too short|half-written|damaged).*");
    }
  }

  private static void assertRefused(Path path, String message) {
    assertThatThrownBy(() -> Database.open(path))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(path.toString())
        .hasMessageContaining(message);
  }
}
