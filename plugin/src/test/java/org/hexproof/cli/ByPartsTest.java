package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code hexproof verify --by-parts}. */
final class ByPartsTest {
  private static final String HANDICAP = "../templates/plans/handicap.yaml";

  private static final String PLAN =
      """
      name: two bridges
      board: |2
          ---------
          \\ . . . O \\
           \\ O X . O \\
            \\ . . O O \\
             \\ X . . O \\
              ---------
      parts:
        - name: upper
          cells: a1-c1 c2
          terminals: [b2, top]
          at-least: ⊤
        - name: lower
          cells: a3-b3 b4-c4
          terminals: [b2, bottom]
          at-least: ⊤
          by: direct
      """;

  private static Shell shell() {
    return new Shell(name -> EmbeddedLibrary.load().newSolver(1));
  }

  @TempDir private Path folder;
  private Path plan;

  @BeforeEach
  void write() throws Exception {
    plan = folder.resolve("plan.yaml");
    Files.writeString(plan, PLAN);
  }

  private Shell.Outcome run(String more) {
    return shell().run(("verify --by-parts " + plan + more).split(" "));
  }

  @Test
  void theHandicapIsProved() {
    Shell.Outcome outcome =
        shell()
            .run(
                "verify",
                "--by-parts",
                HANDICAP,
                "--certify",
                folder.toString(),
                "--format",
                "json");
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.code()).isZero();
    JsonObject json = JsonParser.parseString(outcome.out()).getAsJsonObject();
    assertThat(json.get("proved").getAsBoolean()).isTrue();
    assertThat(json.getAsJsonArray("parts")).hasSize(2);
    assertThat(json.getAsJsonArray("givenUp")).hasSize(4);
    Shell.Outcome checked =
        shell()
            .run(
                "check",
                folder.resolve("region-1.cert.gz").toString(),
                folder.resolve("region-2.cert.gz").toString());
    assertThat(checked.code()).isZero();
    assertThat(folder.resolve("region-1.txt")).isRegularFile();
    assertThat(folder.resolve("region-2.txt")).isRegularFile();
  }

  @Test
  void textTellsWhatTheProofRestsOn() {
    assertThat(run(" --certify " + folder).out())
        .isEqualTo(
            """
            two bridges
            holds     upper: 4 cells between b2, top, is at least ⊤
                      by value: its value ⊤, computed from all its fillings
            holds     lower: 4 cells between b2, bottom, is at least ⊤
                      by direct: a solver, which joins b2, bottom whoever moves first
                      certificate %s, checked
            enough    the claims sum up to ⊤, and ⊤ is needed
            given up  c2-b3
            proved: Black, who joins top and bottom, wins when White moves first
            rests on  1 part by a checked certificate; 1 part by its exact value; the sum of the claims, computed from their values
            """
                .formatted(folder.resolve("lower.cert.gz")));
  }

  @Test
  void oneCertificateProvesTheWholeBoard() {
    Path file = folder.resolve("whole.cert.gz");
    assertThat(run(" --certify " + file).out())
        .isEqualTo(
            """
            two bridges
            holds     upper: 4 cells between b2, top, is at least ⊤
                      by direct: a search of moves in it and in the game
            holds     lower: 4 cells between b2, bottom, is at least ⊤
                      by direct: a search of moves in it and in the game
            enough    the claims sum up to ⊤, and ⊤ is needed
            given up  c2-b3
            proved: Black, who joins top and bottom, wins when White moves first
            rests on  the certificate %s of the whole board, checked
            """
                .formatted(file));
    Shell.Outcome checked = shell().run("check", file.toString());
    assertThat(checked.code()).isZero();
    assertThat(checked.out()).contains("two bridges", "with white to move, black wins");
  }

  @ParameterizedTest
  @CsvSource({"b4-c4, at-least: '{⊤|⊥}'", "a3, at-least: ⊤"})
  void thereIsNoCertificateOfWhatIsNotProved(String cells, String claim) throws Exception {
    boolean holds = cells.startsWith("b4");
    Files.writeString(
        plan,
        (holds ? PLAN : PLAN.replace("\\ . . O O \\", "\\ . O O O \\").replace("a3-b3", cells))
            .replace("at-least: ⊤\n    by", claim + "\n    by"));
    Path file = folder.resolve("whole.cert");
    Shell.Outcome outcome = run(" --certify " + file);
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.code()).isEqualTo(ExitCode.NO.number());
    assertThat(outcome.out()).contains(holds ? "short " : "fails ").endsWith("not proved\n");
    assertThat(file).doesNotExist();
  }

  /** Both parts are searched beside testers, and the upper one has d3 from the lower one. */
  @Test
  void aForkBetweenTwoPartsIsWrittenDown() throws Exception {
    Files.writeString(
        plan,
        """
        name: a fork between
        board: |2
            -----------
            \\ O O . . . \\
             \\ O O X . . \\
              \\ O . . . O \\
               \\ . . . . O \\
                -----------
        parts:
          - name: below
            cells: b3-d3 a4-d4
            terminals: [d3, c2, bottom]
            at-least: pivoting-sente
            by: tester
          - name: above
            cells: c1-e1 d2-e2
            terminals: [d3, c2, top]
            beside: '{a|a,b}'
            by: tester
        """);
    Path file = folder.resolve("fork.cert");
    assertThat(run(" --certify " + file).out())
        .contains("by tester: a search beside a tester")
        .endsWith("rests on  the certificate " + file + " of the whole board, checked\n");
    assertThat(file)
        .content()
        .startsWith("hexproof certificate 3\n")
        .containsPattern("\ns ; ; [0-9]+ d3:1\ne 1\n$");
  }

  @Test
  void whatHasNoPlaceInOneCertificateIsTold() throws Exception {
    Files.writeString(plan, Files.readString(Path.of(HANDICAP)).replace("'{a|a,b}'", "'{⊤|a}'"));
    Path file = folder.resolve("whole.cert");
    Shell.Outcome outcome = run(" --certify " + file);
    assertThat(outcome.code()).isEqualTo(ExitCode.UNREADABLE.number());
    assertThat(outcome.err())
        .contains("'region 2' has no place in one certificate", "other outcomes than a and b");
    assertThat(file).doesNotExist();
  }

  @Test
  void claimsThatDoNotSufficeAreExitOne() throws Exception {
    Files.writeString(plan, PLAN.replace("at-least: ⊤\n    by", "at-least: '{⊤|⊥}'\n    by"));
    Shell.Outcome outcome = run("");
    assertThat(outcome.out())
        .contains("holds     lower", "short     the claims sum up to {⊤|⊥}, and ⊤ is needed")
        .endsWith("not proved\n");
    assertThat(outcome.code()).isEqualTo(ExitCode.NO.number());
  }

  @Test
  void claimsThatDoNotHoldAreExitOne() throws Exception {
    Files.writeString(plan, PLAN.replace("\\ . . O O \\", "\\ . O O O \\").replace("a3-b3", "a3"));
    Shell.Outcome outcome = run("");
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out()).contains("fails     lower").endsWith("not proved\n");
    assertThat(outcome.code()).isEqualTo(ExitCode.NO.number());
  }

  @Test
  void aPartThatIsNotDecidedIsExitThree() {
    Shell.Outcome outcome = shell().run("verify", "--by-parts", HANDICAP, "--timeout", "0.001");
    assertThat(outcome.out()).contains("not decided within the time limit").endsWith("undecided\n");
    assertThat(outcome.code()).isEqualTo(ExitCode.UNDECIDED.number());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {" --method value", " --format junit", " --resume x", " b.yaml", " --threads 2"})
  void optionsOfTemplatesAreRefused(String more) {
    Shell.Outcome outcome = run(more);
    assertThat(outcome.code()).isEqualTo(ExitCode.UNREADABLE.number());
    assertThat(outcome.out()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '~',
      value = {
        "at-least: ⊤; at-least: '{a|b}'; unknown atom a",
        "at-least: ⊤; at-least: '{⊥|⊤}'; {⊥|⊤} is not passable",
        "at-least: ⊤; at-least: pivoting; a pivoting part has three terminals",
        "at-least: ⊤; beside: a; a part that is won beside a value has three terminals",
        "by: direct; by: tester; its terminals must be B, a cell or stone, then A",
        "a1-c1 c2; a1-c1; the parts leave a gap: c2 is in none",
      })
  void faultsOfPlansAreExitTwo(String from, String to, String message) throws Exception {
    Files.writeString(plan, PLAN.replace(from, to));
    Shell.Outcome outcome = run("");
    assertThat(outcome.err()).contains(message).contains(plan.toString());
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.code()).isEqualTo(ExitCode.UNREADABLE.number());
  }

  @Test
  void aDatabaseIsForPlans() {
    Shell.Outcome outcome = shell().run("verify", "../templates/library", "--db", "x");
    assertThat(outcome.code()).isEqualTo(ExitCode.UNREADABLE.number());
    assertThat(outcome.err()).contains("is for --by-parts");
    assertThat(run(" --db " + folder.resolve("none")).code())
        .isEqualTo(ExitCode.UNREADABLE.number());
  }

  @Test
  void aMissingPlanIsToldOf() {
    Shell.Outcome outcome = shell().run("verify", "--by-parts", "no such plan");
    assertThat(outcome.code()).isEqualTo(ExitCode.UNREADABLE.number());
    assertThat(outcome.err()).contains("no such plan");
  }
}
