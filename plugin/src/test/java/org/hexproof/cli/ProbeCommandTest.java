package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import com.google.common.base.Splitter;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The inferior probes that [H3T], sections 7.4.1 to 7.4.3, reports, and witnesses. */
final class ProbeCommandTest {
  private static final Path LIBRARY = Path.of("../templates/library");

  private static final String BRIDGE =
      """
      name: bridge
      kind: interior
      board: |
        # . A
         A . #
      """;

  private static final String HALF_STAR =
      """
       # # A .
        O . . .
         . . . .
          -------
      """;

  @TempDir private Path folder;

  private static Shell.Outcome run(String... args) {
    String[] all = new String[args.length + 1];
    all[0] = "probe";
    System.arraycopy(args, 0, all, 1, args.length);
    return new Shell(new InstalledSolvers()).run(all);
  }

  private static List<String> inferior(JsonObject report) {
    List<String> cells = new ArrayList<>();
    for (JsonElement probe : report.getAsJsonArray("probes")) {
      if (probe.getAsJsonObject().get("status").getAsString().equals("inferior")) {
        cells.add(probe.getAsJsonObject().get("cell").getAsString());
      }
    }
    return cells;
  }

  @ParameterizedTest
  @CsvSource({
    "edge/row-3/iii-1-a, ''",
    "interior/trapezoid, b2",
    "interior/crescent, a2 b2",
    "interior/span, b2 c2",
    "interior/parallelogram, b2 c2",
    "interior/bridge, ''",
    "interior/box, ''",
    "interior/wheel, ''",
    "interior/diamond, ''",
    "interior/open-box, ''",
    "interior/hammock, ''",
    "interior/bicycle, ''"
  })
  void inferiorProbesAreThoseOfThePaper(String template, String cells) {
    Shell.Outcome outcome = run("--format", "json", LIBRARY.resolve(template + ".yaml").toString());
    assertThat(outcome.code()).isZero();
    JsonObject report = JsonParser.parseString(outcome.out()).getAsJsonObject();
    assertThat(String.join(" ", inferior(report))).isEqualTo(cells);
  }

  @Test
  void oneStoneBesideTheZigguratMakesProbesInferior() {
    Shell.Outcome outcome =
        run(
            "--perimeter",
            "--format",
            "json",
            LIBRARY.resolve("edge/row-3/iii-1-a.yaml").toString());
    List<String> columns = new ArrayList<>();
    JsonObject report = JsonParser.parseString(outcome.out()).getAsJsonObject();
    for (JsonElement element : report.getAsJsonArray("perimeter")) {
      JsonObject column = element.getAsJsonObject();
      if (column.get("stone").getAsString().equals("white")) {
        columns.add(column.get("cell").getAsString() + ":" + String.join(" ", inferior(column)));
      }
    }
    assertThat(columns)
        .containsExactly(
            "@3:",
            "a2:b2 c2 a3 c3",
            "b1:",
            "c0:",
            "d0:",
            "e0:c2 b3 c3",
            "e1:",
            "e2:c2 c3 d3",
            "e3:");
  }

  @Test
  void theHalfStarIsToldAsAPicture() throws Exception {
    String path = file(folder, "half-star.txt", HALF_STAR);
    assertThat(run("--anew", path).out())
        .isEqualTo(
            """
            4 inferior, 0 with a witness, 4 viable
                  a b c d
               1      X ?
                2  O - - ?
                 3  - ? - ?
                      -------
            d1  viable
            b2  inferior: dominated by d2 b3; strongly reversed by c2
            c2  inferior: dominated by d2; strongly reversed by d1
            d2  viable
            a3  inferior: dominated by b2 c2 d2 b3; strongly reversed by d1 b2 c2 b3
            b3  viable
            c3  inferior: dominated by d2
            d3  viable
            """);
  }

  /** As the library draws it, mirrored, and somewhere on a board. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        """
         # # A .
          # . . .
           . . . .
            -------
        """,
        """
         # # . A
          # . . .
           . . . .
            -------
        """,
        """
         -------
         . . . .
          . . . #
           A . # #
        """,
        """
         -----------
         \\ O # # # # # \\
          \\ # # # A . # \\
           \\ # # . . . # \\
            \\ # . . . . # \\
               -----------
        """
      })
  void whatIsShippedIsKnown(String board) {
    Shell.Outcome outcome = run(file(folder, "z.txt", board));
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out())
        .contains("0 inferior, 8 with a witness, 0 viable")
        .contains("  non-inferior, witness iii-1-a-c3.sgf")
        .contains("is White's only winning move (*)");
    assertThat(outcome.code()).isZero();
    String json = run("--format", "json", file(folder, "z.txt", board)).out();
    for (JsonElement probe :
        JsonParser.parseString(json).getAsJsonObject().getAsJsonArray("probes")) {
      JsonObject witness = probe.getAsJsonObject().getAsJsonObject("witness");
      assertThat(witness.get("source").getAsString()).startsWith("iii-1-a-");
      assertThat(probe.getAsJsonObject().get("status").getAsString()).isEqualTo("non-inferior");
      String kept = file(folder, "witness.txt", witness.get("board").getAsString());
      Shell.Outcome unique =
          new Shell(new InstalledSolvers())
              .run("witness", kept, "--cell", witness.get("move").getAsString());
      assertThat(unique.code()).as(unique.out()).isZero();
    }
  }

  @Test
  void witnessesOfTheBridgeAreFoundAndKept() throws Exception {
    String path = file(folder, "bridge.yaml", BRIDGE);
    Path kept = folder.resolve("kept");
    Shell.Outcome outcome = run("--anew", "--witness", "--keep", kept.toString(), path);
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out()).startsWith("bridge: 0 inferior, 2 with a witness, 0 viable\n");
    for (String name : List.of("bridge-b1.sgf", "bridge-b2.sgf")) {
      Shell.Outcome unique = new Shell().run("witness", kept.resolve(name).toString());
      assertThat(unique.code()).as("%s: %s", name, unique.out()).isZero();
    }
    Path first = kept.resolve("bridge-b1.sgf");
    Path second = kept.resolve("bridge-b2.sgf");
    FileTime before = Files.getLastModifiedTime(first);
    byte[] found = Files.readAllBytes(second);
    // Of another move's board, and so searched for again.
    Files.copy(first, second, StandardCopyOption.REPLACE_EXISTING);
    assertThat(run("--anew", "--witness", "--keep", kept.toString(), path).out())
        .isEqualTo(
            outcome.out().replace("b1  non-inferior", "b1  non-inferior, witness bridge-b1.sgf"));
    assertThat(Files.getLastModifiedTime(first)).isEqualTo(before);
    assertThat(Files.readAllBytes(second)).isEqualTo(found);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "--cell a9; a9 is no empty cell of this region; 2",
        "--order sideways; --order; 2",
        "--max-cells 1; the region has 2 empty cells; 3",
        "--db nowhere.db --witness; nowhere.db; 2",
        "--minutes 0 --witness; --minutes; 2",
        "--keep nowhere; nowhere: there is no such folder; 2",
        "--cell b1 bridge.yaml; --cell is for one template; 2"
      })
  void badRequestsAreToldWithAReason(String options, String message, int code) throws Exception {
    String path = file(folder, "bridge.yaml", BRIDGE);
    List<String> args = new ArrayList<>(Splitter.on(' ').splitToList(options));
    args.add(path);
    Shell.Outcome outcome = run(args.toArray(String[]::new));
    assertThat(outcome.err()).contains(message);
    assertThat(outcome.code()).isEqualTo(code);
  }

  @ParameterizedTest
  @ValueSource(strings = {"A", "O"})
  void aTemplateOfAnotherSideIsToldToBeProbedAsDrawn(String stone) throws Exception {
    String drawing = "# # . \\\n # . . \\\n  %s . . \\\n   . . . \\\n".formatted(stone);
    assertThat(run(file(folder, "side.txt", drawing)).err())
        .contains("side.txt:1:1: probed as it is drawn, with White at the left and right edges")
        .contains("hint: 'hexproof convert --to yaml'");
    assertThat(run(file(folder, "bottom.yaml", Samples.ZIGGURAT)).err())
        .doesNotContain("as it is drawn");
  }

  @Test
  void aRegionInACornerHasNoWitnessesButInferiorMoves() throws Exception {
    String path = file(folder, "corner.txt", "\\ . . X\n \\ . . .\n  \\ . . .\n     -----\n");
    Shell.Outcome plain = run(path);
    assertThat(plain.code()).isZero();
    assertThat(plain.out()).startsWith("3 inferior, 0 with a witness, 5 viable\n");
    for (String option : List.of("--witness", "--perimeter")) {
      Shell.Outcome outcome = run(option, path);
      assertThat(outcome.code()).isEqualTo(3);
      assertThat(outcome.err())
          .contains("corner.txt:1:1: no search for witnesses and no table: the region meets");
      assertThat(outcome.out()).isEqualTo(plain.out());
    }
  }

  /** Those that are inferior beside one white stone are so in [H3T], section 7.4.3. */
  @Test
  void witnessesAreGivenAStoneMoreAndKept() throws Exception {
    String path = file(folder, "bridge.yaml", BRIDGE);
    Path kept = folder.resolve("kept");
    String[] args = {"--anew", "--perimeter", "--keep", kept.toString(), path};
    String[] searching = {"--witness", args[0], args[1], args[2], args[3], args[4]};
    String table =
        """

        with one more stone, white, on:
              c2  b3  a3  @3  @2  a1  b0  c0  d0  d1
        b1     +   +   +   +   +   +   -   +   +   +
        b2     +   -   +   +   +   +   +   +   +   +

        with one more stone, black, on:
              c2  b3  a3  @3  @2  a1  b0  c0  d0  d1
        b1     +   +   +   +   +   -   +   -   +   +
        b2     -   +   -   +   +   +   +   +   +   +
        """;
    assertThat(run(searching).out()).endsWith(table);
    assertThat(run(args).out()).endsWith(table);
    Files.delete(kept.resolve("bridge-b1.sgf"));
    assertThat(run(args).out())
        .as("a board with a stone more is one of the bridge as well")
        .startsWith("bridge: 0 inferior, 2 with a witness, 0 viable\n")
        .contains("\nb1     +");
    assertThat(run("--anew", "--perimeter", path).out()).contains("b1     ?   ?");
    assertThat(run("--perimeter", path).out()).endsWith(table);
  }

  @Test
  void severalTemplatesHaveARowEach() throws Exception {
    file(folder, "bridge.yaml", BRIDGE);
    String star = file(folder, "half-star.txt", "name: half-star\n" + HALF_STAR);
    String small = file(folder, "bridge.yaml", BRIDGE);
    assertThat(run("--anew", small, star).out())
        .isEqualTo(
            """
            template   cells  inferior     with a witness  viable
            bridge     2      -            -               b1 b2
            half-star  8      b2 c2 a3 c3  -               d1 d2 b3 d3
            2 templates, 10 moves: 4 inferior, 0 with a witness, 6 viable; 40.0 % decided
            """);
    assertThat(run("--max-cells", "7", folder.toString()).out())
        .contains("\n1 template, 2 moves: ");
    Shell.Outcome less = run("--max-cells", "7", "--format", "json", folder.toString());
    assertThat(less.code()).isEqualTo(3);
    assertThat(less.err())
        .isEqualTo("hexproof: undecided: templates of more than 7 empty cells: 1 (--max-cells)\n");
    assertThat(less.out())
        .isEqualTo(
            "{\"version\":1,\"templates\":["
                + run("--format", "json", small).out().strip().replace("\"version\":1,", "")
                + "],\"leftOut\":1}\n");
  }

  @Test
  void ofSeveralTemplatesTheOthersAreToldAllTheSame() throws Exception {
    String bridge = file(folder, "bridge.yaml", BRIDGE);
    String stones = file(folder, "stones.txt", " X O\n  O X\n");
    Shell.Outcome outcome = run(stones, bridge);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("stones.txt:1:1: no empty cell is drawn");
    assertThat(outcome.out()).contains("bridge    2      -");
  }
}
