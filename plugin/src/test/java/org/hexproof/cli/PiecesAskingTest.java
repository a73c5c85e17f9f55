package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code hexproof probe --pieces}: the search for a witness by hand. */
final class PiecesAskingTest {
  private static final String ZIGGURAT = "../templates/library/edge/row-3/iii-1-a.yaml";
  private static final String CRESCENT = "../templates/library/interior/crescent.yaml";

  /** Slices off the two corners at the bottom. */
  private static final String CORNERS = "A(left,a2,x) B(z,e2,right) Rest(x,c0,e0,z,top)";

  private static final String[] LISTING = {"--list", "B", "--piece-cells", "5"};

  @TempDir private Path folder;

  private static Shell.Outcome run(String template, String cell, String pieces, String... more) {
    List<String> words = new ArrayList<>(List.of("probe", template, "--cell", cell));
    words.addAll(List.of("--pieces", pieces));
    words.addAll(List.of(more));
    return new Shell(new InstalledSolvers()).run(words.toArray(String[]::new));
  }

  private static JsonObject json(Shell.Outcome outcome) {
    return JsonParser.parseString(outcome.out()).getAsJsonObject();
  }

  @Test
  void aProbeIsViableOrNot() {
    Shell.Outcome viable = run(ZIGGURAT, "c3", CORNERS);
    assertThat(viable.code()).isZero();
    assertThat(viable.out()).startsWith("yes: c3 is viable\n").contains("0        X O X\n");
    Shell.Outcome not = run(ZIGGURAT, "c3", "Rest(left,b1,e2,right,top)");
    assertThat(not.code()).isEqualTo(1);
    assertThat(not.out()).startsWith("no: ");
  }

  @Test
  void thePieceThatLosesItIsNamed() {
    String pieces = "A(left,a2,x)={a,c|{a|F}} B(z,e2,right)={T|F} Rest(x,c0,e0,z,top)";
    Shell.Outcome outcome = run(ZIGGURAT, "c3", pieces, "--format", "json");
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(json(outcome).get("viable").getAsBoolean()).isFalse();
    assertThat(json(outcome).get("lostBy").getAsString()).isEqualTo("B");
    assertThat(json(outcome).getAsJsonArray("given")).hasSize(2);
  }

  @Test
  void valuesThatAreLeftAreListed() {
    String[] options = {"--list", "A", "--piece-cells", "2", "--limit", "2", "--ascii"};
    Shell.Outcome outcome = run(ZIGGURAT, "c3", CORNERS, options);
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out())
        .containsPattern("A: \\d+ of \\d+ viable \\(\\d+\\.\\d %\\), \\d+ that");
    assertThat(outcome.out()).endsWith("cells  A\n    0  a\n    1  {T|F}\n");
    Shell.Outcome none = run(ZIGGURAT, "c3", CORNERS, "--list", "B", "--piece-cells", "2");
    assertThat(none.code()).isEqualTo(1);
    assertThat(none.out()).startsWith("no: c3 is viable, but none of the values");
  }

  /** An expression, files with one, with circuits or a drawing, all of a single cell. */
  @Test
  void filesStandForPieces() throws IOException {
    Path plan = folder.resolve("plan.txt");
    Files.writeString(folder.resolve("cell.txt"), "# X #\n # . X\n  X # #\n");
    Files.writeString(folder.resolve("circuit.txt"), "G(1,2,3) = P2(1,2,3)\n");
    Files.writeString(folder.resolve("value.txt"), "{T|F}\n");
    String list = CORNERS.replace("A(left,a2,x)", "A(left,a2,x) = %s\n");
    String expected = run(ZIGGURAT, "c3", list.formatted("{T|F}"), LISTING).out();
    assertThat(expected).contains("B: ");
    for (String value : List.of("value.txt", "circuit.txt", "cell.txt b1;c2;a3")) {
      Files.writeString(plan, list.formatted(value));
      assertThat(run(ZIGGURAT, "c3", plan.toString(), LISTING).out()).isEqualTo(expected);
    }
    for (String value : List.of("cell.txt b1;c2", "cell.txt b1;c2;a3;c1", "none.txt")) {
      Files.writeString(plan, list.formatted(value));
      Shell.Outcome outcome = run(ZIGGURAT, "c3", plan.toString());
      assertThat(outcome.code()).as(value).isEqualTo(2);
      assertThat(outcome.err()).as(value).contains("plan.txt:1:16: ");
    }
  }

  @Test
  void aBoardIsDrawnAndKept() throws IOException {
    Path kept = folder.resolve("kept");
    Shell.Outcome outcome =
        run(CRESCENT, "b1", "top=c0 bottom=@2", "--keep", kept.toString(), "--format", "json");
    assertThat(outcome.code()).isZero();
    assertThat(json(outcome).getAsJsonObject("witness").get("empty").getAsInt()).isEqualTo(4);
    Shell.Outcome known =
        new Shell(new InstalledSolvers())
            .run("probe", CRESCENT, "--anew", "--cell", "b1", "--keep", kept.toString());
    assertThat(known.out()).contains("b1  non-inferior, witness crescent-b1.sgf");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "A(left,d1,top); d1 is not a cell beside the region that can be black",
        "A(left,a2,x) B(x,c3,top); --pieces:1:14: c3 is not a cell",
        "A(left,z9,top); there is no cell z9 beside the region",
        "A(left,c1,top); these stones don't close the region",
        "A(left,c1,top) black=a2; the group of c1 is shut in",
        "A(left,a2,top) bottom=a2; the bottom is the edge",
        "A(left,a2,top) = {a|b}; this game is not passable",
        "A(left,a2,top) = foo; unknown atom foo",
        "A(left,a2,top) = none.txt; there is no such file",
        "A(left,a2,x) B(x,e2,right) Rest(a2,e2,x,top) ; these pieces can't be drawn",
        "A(left,a2; expected a piece",
        "no-such-file; there is no such file",
      })
  void whatDoesNotFitIsRefused(String pieces, String problem) {
    Shell.Outcome outcome = run(ZIGGURAT, "c3", pieces);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).contains(problem);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "--list C; there is no piece C",
        "--list Rest; has more than three nodes",
        "--witness; has no use for --witness",
        "--limit 0; wants a whole number",
      })
  void optionsThatDoNotFitAreRefused(String options, String problem) {
    Shell.Outcome outcome = run(ZIGGURAT, "c3", CORNERS, options.split(" "));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains(problem);
  }

  @Test
  void aMoveIsNamed() {
    Shell.Outcome outcome = run(ZIGGURAT, "a1", CORNERS);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("a1 is no empty cell of this region");
    Shell.Outcome without =
        new Shell(new InstalledSolvers()).run("probe", ZIGGURAT, "--pieces", CORNERS);
    assertThat(without.code()).isEqualTo(2);
    assertThat(without.err()).contains("--cell");
  }
}
