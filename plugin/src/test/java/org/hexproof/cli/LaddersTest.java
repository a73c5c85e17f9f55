package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code hexproof verify --ladders}. */
final class LaddersTest {
  private static final String SHAPE =
      """
      name: two bridges
      board: |
        . .
         X .
          . .
           ---
      escapes: [row 2, row 3]
      """;

  @TempDir private Path folder;

  private static Shell.Outcome run(String... line) {
    return new Shell(name -> EmbeddedLibrary.load().newSolver(1)).run(line);
  }

  private Shell.Outcome shape(String text) throws Exception {
    Path file = folder.resolve("shape.yaml");
    Files.writeString(file, text);
    return run("verify", "--ladders", file.toString());
  }

  private static void isProved(String file) {
    Shell.Outcome outcome =
        run("verify", "--ladders", "../templates/ladders/" + file, "--format", "json");
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.code()).isZero();
    JsonObject json = JsonParser.parseString(outcome.out()).getAsJsonObject();
    assertThat(json.get("proved").getAsBoolean()).isTrue();
    for (JsonElement escape : json.getAsJsonArray("escapes")) {
      for (JsonElement row : escape.getAsJsonObject().getAsJsonArray("rows")) {
        assertThat(row.getAsJsonObject().get("holds").getAsBoolean()).isTrue();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ii.yaml", "iii-1-a.yaml", "iv-1-a.yaml", "row-4.yaml"})
  void shippedEscapesAreProved(String file) {
    isProved(file);
  }

  /** Half a minute; {@code -Pthorough} has ten rounds. */
  @Test
  @EnabledIfSystemProperty(named = "hexproof.rounds", matches = "[0-9]{2,}")
  void thoseOfTheFifthRowAreProved() {
    isProved("row-5.yaml");
  }

  @Test
  @EnabledIfSystemProperty(named = "hexproof.rounds", matches = "[0-9]{2,}")
  void noWallHelpsAlongTheSixthRow() {
    Shell.Outcome outcome = run("verify", "--ladders", "../templates/ladders/row-6.yaml");
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out()).contains("row 6: White stops a ladder at a distance of 9");
  }

  @Test
  void certificatesOfAllThatItRestsOnAreRight() {
    Shell.Outcome outcome =
        run("verify", "--ladders", "../templates/ladders/ii.yaml", "--certify", folder.toString());
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).contains("by checked certificates");
    assertThat(run("check", folder.toString()).code()).isZero();
    assertThat(folder.resolve("step-2-row-3.txt"))
        .content()
        .contains("White moves first", "to a ladder along row 2", "by step-2-row-3.cert.gz");
    assertThat(folder.resolve("II-row-3-distance-0.cert.gz")).exists();
  }

  @Test
  void aShapeThatIsNoneIsRefuted() throws Exception {
    Shell.Outcome outcome = shape(SHAPE.replace("X .", ". ."));
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out()).contains("fails     row 2: White stops a ladder at a distance of 0");
  }

  @Test
  void whatNoBoardHoldsIsLeftOpen() throws Exception {
    Shell.Outcome outcome = shape(SHAPE.replace("row 3", "row 3 from 60"));
    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.out()).contains("no board has as many columns");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "row 3            | row 7           | a ladder goes along row 2 to 6, not 7",
        "row 3            | row 3 in 2 rows | needs 3 to 8 rows, not 2",
        "row 3            | row 4           | row 4 has no cell",
        "row 3            | row 2           | row 2 stands below row 2",
        "row 3            | third row       | 'third row' names no ladders",
        "[row 2, row 3]   | []              | no ladder is named",
        "---              | ' '             | no line of dashes",
        "name: two bridges| kind: edge      | unknown key 'kind'",
      })
  void faultsAreToldWithTheirPlace(String old, String other, String message) throws Exception {
    Shell.Outcome outcome = shape(SHAPE.replace(old, other));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("shape.yaml:", message);
  }

  @Test
  void otherOptionsAreRefused() {
    Shell.Outcome outcome = run("verify", "--ladders", "a.yaml", "--threads", "2");
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err())
        .contains("--ladders does not go with --threads", "hint: it goes with");
  }
}
