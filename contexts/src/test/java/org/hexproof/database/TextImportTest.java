package org.hexproof.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.Reader;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.hexproof.circuit.CircuitFile;
import org.hexproof.circuit.CircuitReader;
import org.hexproof.closure.SmallDatabases;
import org.hexproof.value.Game;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextImportTest {
  private static final long MEMORY = 1 << 28;

  @TempDir private Path folder;

  private static TextImport read(String text) throws Exception {
    TextImport lines = new TextImport(MEMORY);
    lines.read(new BufferedReader(new StringReader(text)), 3, () -> false);
    return lines;
  }

  private static String text(Database database, boolean labelled) throws Exception {
    StringBuilder text = new StringBuilder("# cells, value, circuit\n\n");
    EntryCircuits circuits = EntryCircuits.of(database);
    Lookup lookup = new Lookup(database);
    for (int number = 0; number < database.size(); number++) {
      DatabaseEntry entry = database.entry(number);
      for (Map.Entry<Integer, Game> value : lookup.values(entry).entrySet()) {
        int reference = value.getKey();
        if (labelled || reference == entry.reference(0)) {
          TextLine line =
              new TextLine(entry.cells(), value.getValue(), circuits.circuit("G", reference));
          text.append(line.text(labelled)).append('\n');
        }
      }
    }
    return text.toString();
  }

  /** With all values, and the circuits of those that are not in the text have the values too. */
  @ParameterizedTest
  @CsvSource({"5, false", "4, true"})
  void whatIsWrittenIsReadBack(int cells, boolean labelled) throws Exception {
    Values values = new Values(Posets.P3);
    try (Database original = Database.open(SmallDatabases.file(folder, cells))) {
      Path path = folder.resolve("back.db");
      TextImport lines = read(text(original, labelled));
      assertThat(lines.faults()).isEmpty();
      assertThat(lines.bad()).isZero();
      assertThat(lines.size()).isEqualTo(original.size());
      lines.write(path, "a test");
      try (Database back = Database.open(path)) {
        assertThat(back.counts()).isEqualTo(original.counts());
        assertThat(back.meta()).containsEntry("source", "a test");
        EntryCircuits circuits = EntryCircuits.of(back);
        Lookup lookup = new Lookup(back);
        for (int number = 0; number < original.size(); number++) {
          for (Game game : lookup.values(original.entry(number)).values()) {
            int reference = lookup.exact(game).orElseThrow();
            int own = original.entry(number).cells();
            assertThat(back.entry(reference / DatabaseEntry.SYMMETRIES).cells()).isEqualTo(own);
            String circuit = circuits.circuit("G", reference).toString();
            CircuitFile file = CircuitReader.read("test", circuit);
            assertThat(file.value(values, MEMORY))
                .as("%s = %s", GameWriter.write(game, Posets.P3, false), circuit)
                .isEqualTo(values.of(game));
            assertThat(file.cells()).hasValue(own);
          }
        }
      }
    }
  }

  @Test
  void theFewestCellsAreKept() throws Exception {
    TextImport lines =
        read(
            """
            2\t{⊤|⊥}\tG(1,2,3) = Q1(1,2,4), Q2(4,3), Eq(3,4), Q2(1,1)
            2\t{⊤|⊥}\tG(1,2,3) = Q1(1,2,3), Q2(1,1)
            1\t{⊤|⊥}\tG(1,2,3) = Q1(1,2,3)
            3\t{⊤|⊥}\tG(1,2,3) = Q1(1,2,3), Q2(1,1), Q2(1,4)
            2  {{⊤ | a} | ⊥}  X(1, 2, 3) = P3^op(1,2,3)×
            """);
    assertThat(lines.faults()).extracting(TextImport.Fault::line).containsExactly(1L);
    assertThat(lines.size()).isEqualTo(2);
    Path path = folder.resolve("few.db");
    lines.write(path, "a test");
    try (Database database = Database.open(path)) {
      assertThat(database.entry(0).cells()).isEqualTo(1);
      assertThat(database.entry(1).labelled()).isEqualTo(6);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "hello; expected the number of cells, a value and a circuit",
        "1 {a|F}; expected the number of cells, a value and a circuit",
        "x {a|F} G(1,2,3) = Q2(2,3); expected the number of cells, a value and a circuit",
        "1 {a|F} G(1,2) = Q2(1,2); expected the number of cells, a value and a circuit",
        "2 {a|F} G(1,2,3) = Q2(2,3); the circuit has 1 cells, not 2",
        "1 {b|F} G(1,2,3) = Q2(2,3); the circuit's value is {a|⊥}, not {b|⊥}",
        "1 {d|F} G(1,2,3) = Q2(2,3); column 4: unknown atom d",
        "1 {a|F G(1,2,3) = Q2(2,3); column",
        "1 {a|F} G(1,2,3) = Q2(2,3; column",
        "1 {a|F} G(1,2,3) = R7(2,3); column 20: unknown position R7",
        "1 {a|F} G(1,2,3) = {a|F}(1,2,3); a part of the circuit is a value",
        "9 a G(1,2,3) = Q2(1,4), Q2(1,5), Q2(1,6), Q2(2,4), Q2(2,5), Q2(2,6), Q2(3,4), Q2(3,5),"
            + " Q2(3,6); the circuit is not planar",
        "999999999999 {a|F} G(1,2,3) = Q2(2,3); expected the number of cells",
      })
  void aBadLineIsTold(String line, String message) throws Exception {
    TextImport lines = read("# comment\n" + line + "\n1\t{a|F}\tG(1,2,3) = Q2(2,3)\n");
    assertThat(lines.bad()).isEqualTo(1);
    assertThat(lines.faults()).hasSize(1);
    assertThat(lines.faults().get(0).line()).isEqualTo(2);
    assertThat(lines.faults().get(0).message()).contains(message);
  }

  @Test
  void afterALineWithoutEndNothingIsRead() throws Exception {
    Reader endless =
        new Reader() {
          @Override
          public int read(char[] text, int from, int count) {
            Arrays.fill(text, from, from + count, '\0');
            return count;
          }

          @Override
          public void close() {}
        };
    TextImport lines = new TextImport(MEMORY);
    lines.read(new BufferedReader(endless), 3, () -> false);
    assertThat(lines.faults()).hasSize(1);
    assertThat(lines.faults().get(0).message()).contains("is longer than 16384 characters");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void linesEndAsOnAnySystem(String end) throws Exception {
    TextImport lines = read("1\t{a|F}\tG(1,2,3) = Q2(2,3)" + end + "x" + end + end + "y");
    assertThat(lines.size()).isEqualTo(1);
    assertThat(lines.faults()).extracting(TextImport.Fault::line).containsExactly(2L, 4L);
  }

  @Test
  void onlySomeOfManyBadLinesAreTold() throws Exception {
    TextImport lines = read("x\n".repeat(10));
    assertThat(lines.bad()).isEqualTo(10);
    assertThat(lines.faults()).extracting(TextImport.Fault::line).containsExactly(1L, 2L, 3L);
  }
}
