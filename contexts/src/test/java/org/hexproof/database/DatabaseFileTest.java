package org.hexproof.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import org.hexproof.circuit.CircuitFile;
import org.hexproof.circuit.CircuitReader;
import org.hexproof.primary.PrimaryList;
import org.hexproof.value.Game;
import org.hexproof.value.GameReader;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatabaseFileTest {
  @TempDir private Path folder;

  private static Closure closure() {
    Closure closure = new Closure(Growth.SIMPLEST_FIRST, PrimaryList.shipped(), 50, 1);
    while (closure.level() < 9) {
      closure.grow(Overseer.PATIENT);
    }
    closure.settle();
    return closure;
  }

  private static Entry entry(DatabaseFile file, int number) {
    try {
      return file.entry(number);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Every labelled value is found, with its cells; some circuits are evaluated again. */
  @Test
  void whatIsWrittenIsFound() throws Exception {
    Closure closure = closure();
    Path path = folder.resolve("values.db");
    DatabaseWriter.write(path, closure, Map.of("level", "9"));
    Values values = new Values(closure.store());
    Random random = new Random(7);
    try (DatabaseFile file = DatabaseFile.open(path)) {
      assertThat(file.meta()).containsEntry("level", "9");
      EntryCircuits circuits =
          new EntryCircuits(number -> entry(file, number), PrimaryList.shipped());
      long labelled = 0;
      for (int orbit = 0; orbit < closure.orbits().size(); orbit++) {
        if (!closure.contains(orbit)) {
          continue;
        }
        labelled += closure.orbits().values(orbit).length;
        int[] images = closure.orbits().values(orbit);
        int value = images[random.nextInt(images.length)];
        int reference = file.find(values.form(value)).orElseThrow();
        assertThat(file.entry(reference / Entry.SYMMETRIES).cells())
            .isEqualTo(closure.cells(orbit));
        if (closure.cells(orbit) <= 10) {
          String circuit = circuits.circuit("X", reference).toString();
          CircuitFile read = CircuitReader.read("test", circuit);
          assertThat(read.value(values, 1 << 28)).as(circuit).isEqualTo(value);
          assertThat(read.cells()).hasValue(closure.cells(orbit));
        }
      }
      assertThat(file.counts().values().stream().mapToLong(DatabaseFile.Counts::labelled).sum())
          .isEqualTo(labelled);
      assertThat(file.counts().values().stream().mapToLong(DatabaseFile.Counts::entries).sum())
          .isEqualTo(closure.size());
      Game absent = GameReader.read("test", "{{⊤|{a,b,c|⊥}}|{{⊤|a,b,c}|⊥}}", Posets.P3);
      assertThat(file.find(absent)).isEmpty();
    }
  }

  @Test
  void otherFilesAreRefused() throws Exception {
    Path path = folder.resolve("other.db");
    assertThatThrownBy(() -> DatabaseFile.open(path))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("no such file");
    Files.writeString(path, "no database");
    assertThatThrownBy(() -> DatabaseFile.open(path))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("not a database of 3-terminal values");
    Files.delete(path);
    Files.createFile(path);
    assertThatThrownBy(() -> DatabaseFile.open(path))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("other.db");
  }
}
