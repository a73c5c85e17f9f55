package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of which one board can't be read, and boards that are no templates. */
final class SeveralMembersTest {
  private static final String GOOD =
      "<hexboard size=\"3x4\" edges=\"bottom\" visible=\"area(c1,d1,d3,a3,b2)\" contents=\"R c1\"/>\n";
  private static final String BAD = "<hexboard size=\"3x4\" contents=\"R z9\"/>\n";
  private static final String PAGE =
      "== one ==\n" + GOOD + "== two ==\n" + BAD + "== three ==\n" + GOOD;
  private static final String ILLUSTRATION =
      "== play ==\n<hexboard size=\"5x5\" contents=\"R 1:c3 B 2:b4\"/>\n";
  private static final String TWO_STONES =
      """
      == pair ==
      <hexboard size="5x8" edges="bottom" visible="area(e1,f1,h3,h5,a5,b4,c3)"
        contents="R e1 g3"/>
      """;

  @TempDir private Path folder;

  private static Shell.Outcome run(String... args) {
    return new Shell(name -> EmbeddedLibrary.load().newSolver(1)).run(args);
  }

  private String page() {
    return file(folder, "page.wiki", PAGE);
  }

  private static int count(String text, String part) {
    return text.split(Pattern.quote(part), -1).length - 1;
  }

  @Test
  void theGoodOnesAreVerifiedAndTheFaultIsToldOnce() {
    Shell.Outcome outcome = run("verify", page());
    assertThat(outcome.code()).as(outcome.err()).isEqualTo(2);
    assertThat(count(outcome.err() + outcome.out(), "cell z9 is not on the board")).isEqualTo(1);
    assertThat(outcome.err()).contains("page.wiki:4:");
    assertThat(outcome.out())
        .contains("pass       one", "pass       three", "unreadable two", "1 unreadable input");
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "junit", "sarif", "markdown", "html"})
  void everyReportNamesAndCountsBoth(String format) {
    String path = file(folder, "mixed.wiki", PAGE + ILLUSTRATION);
    Shell.Outcome outcome = run("verify", "--format", format, path);
    assertThat(outcome.code()).as(outcome.err()).isEqualTo(2);
    assertThat(outcome.out()).contains("z9", "two", "numbers on stones of both sides");
    if (format.equals("json")) {
      assertThat(outcome.out()).contains("\"unreadable\"", "\"notTemplates\"", "\"line\": 4");
    }
  }

  @ParameterizedTest
  @CsvSource({"--board,3", "--name,three", "--board,1", "--name,one"})
  void choosingLooksAtNoOthersFault(String option, String value) {
    for (String command : new String[] {"verify", "convert --to text", "solve", "value"}) {
      String[] words = (command + " " + option + " " + value + " " + page()).split(" ");
      Shell.Outcome outcome = run(words);
      assertThat(outcome.err()).as(command).doesNotContain("z9");
      assertThat(outcome.code()).as(command).isNotEqualTo(2);
    }
  }

  @ParameterizedTest
  @CsvSource({"--board,2", "--name,two"})
  void theSpoiltOneIsFoundToo(String option, String value) {
    Shell.Outcome outcome = run("solve", option, value, page());
    assertThat(outcome.code()).as(outcome.err()).isEqualTo(2);
    assertThat(outcome.err()).contains("page.wiki:4:", "z9");
    assertThat(run("solve", page() + ":4").err()).contains("z9");
    assertThat(run("solve", page()).err()).contains("3 boards", "(two, can't be read)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "probe",
        "split",
        "explore --skip-minimality",
        "bench --solver native --solver native",
        "convert --to text --out "
      })
  void whatTakesAllTakesTheGoodOnes(String command) throws Exception {
    Path inner = Files.createDirectory(folder.resolve("inner"));
    String path = file(inner, "page.wiki", PAGE);
    Path out = folder.resolve("out");
    boolean converts = command.startsWith("convert");
    String[] words = (command + (converts ? out + "/ " + path : " " + inner)).split(" +");
    Shell.Outcome outcome = run(words);
    assertThat(outcome.code()).as(outcome.err()).isEqualTo(2);
    assertThat(count(outcome.err(), "cell z9 is not on the board")).isEqualTo(1);
    if (converts) {
      assertThat(out).isDirectoryContaining("glob:**one*").isDirectoryContaining("glob:**three*");
    } else {
      assertThat(outcome.out()).isNotEmpty();
    }
  }

  @Test
  void aPageWithoutBoardsHasNoTemplates() {
    Shell.Outcome outcome = run("verify", file(folder, "prose.wiki", "== Ladder ==\nWords.\n"));
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).contains("0 templates");
    assertThat(run("solve", folder.resolve("prose.wiki").toString()).code()).isEqualTo(2);
  }

  @Test
  void whatPromisesNothingFailsOnlyStrictly() {
    String path = file(folder, "page.wiki", "== one ==\n" + GOOD + ILLUSTRATION + TWO_STONES);
    Shell.Outcome outcome = run("verify", path);
    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.out())
        .contains("no claim   play: not a template: ", "2 boards not a template")
        .contains("contents=\"R A:e1 B:g3\"");
    assertThat(run("verify", "--strict", path).code()).isEqualTo(2);
    assertThat(run("verify", "--kind", "edge", "--name", "pair", path).code()).isEqualTo(2);
  }

  @Test
  void whatNamesAPromiseIsHeldToIt() {
    String path = file(folder, "a.txt", "name: a\n A . O\n  . . .\n");
    assertThat(run("verify", path).code()).isEqualTo(2);
  }

  /** The commands that take files and folders of templates, and what each says of one template. */
  private static final String COMMANDS =
      """
      verify;                                   1 template: 1 pass
      explore --skip-minimality;                The promise: kept
      split --skip-minimality;                  "template":"one"
      bench --solver native --solver native;    /inner          9
      spot BOARD --templates;                   template
      """;

  /** The command with the path as its operand, or that of its last option. */
  private Shell.Outcome runOn(String command, String path) {
    String board = file(folder, "board.sgf", "(;FF[4]GM[11]SZ[5]AB[c2][b4])");
    return run((command.replace("BOARD", board) + " " + path).split(" +"));
  }

  @ParameterizedTest
  @CsvSource(textBlock = COMMANDS, delimiter = ';')
  void whatPromisesNothingIsNoFaultAnywhere(String command, String template) throws Exception {
    Path inner = Files.createDirectory(folder.resolve("inner"));
    file(inner, "a.wiki", "== one ==\n" + GOOD + ILLUSTRATION + TWO_STONES);
    file(inner, "prose.wiki", "== Ladder ==\nWords.\n");
    file(inner, "ignored.wiki", "<!-- hexproof: ignore -->\n" + BAD);
    Shell.Outcome outcome = runOn(command, inner.toString());
    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.out()).contains(template);
    assertThat(count(outcome.out() + outcome.err(), "not a template: ")).isEqualTo(2);
    assertThat(outcome.out() + outcome.err()).contains("several red groups and none is named");
    String strictly = command.replaceFirst(" |$", " --strict ");
    assertThat(runOn(strictly, inner.toString()).code()).isEqualTo(2);
    file(inner, "drafts.wiki", "== two ==\n" + BAD);
    Shell.Outcome spoilt = runOn(command, inner.toString());
    assertThat(spoilt.code()).isEqualTo(2);
    assertThat(count(spoilt.err(), "cell z9 is not on the board")).isEqualTo(1);
    assertThat(spoilt.out()).contains(template);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "verify --exclude bad*",
        "explore --skip-minimality --exclude bad*",
        "split --exclude bad*",
        "bench --solver native --solver native --exclude bad*",
        "probe --exclude bad*",
        "spot BOARD --exclude bad* --templates",
      })
  void filesOfFoldersAreExcludedAnywhere(String command) throws Exception {
    Path inner = Files.createDirectory(folder.resolve("inner"));
    file(inner, "good.wiki", GOOD);
    file(inner, "bad.wiki", BAD);
    assertThat(runOn(command, inner.toString()).code()).isZero();
    assertThat(runOn(command.replace("bad*", "none"), inner.toString()).code()).isEqualTo(2);
  }

  @Test
  void ignoredBoardsArePassedOver() {
    String page = "<!-- hexproof: ignore -->\n" + BAD + "== one ==\n" + GOOD;
    String path = file(folder, "page.wiki", page);
    Shell.Outcome outcome = run("verify", path);
    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.out()).contains("1 template: 1 pass");
    assertThat(run("solve", path).code()).isZero();
    assertThat(run("convert", "--to", "text", "--out", folder + "/out/", path).err())
        .isEqualTo("hexproof: 1 of 1 board written\n");
  }

  @Test
  void whoChoosesAnIgnoredBoardGetsIt() {
    String path =
        file(folder, "page.wiki", "<!-- hexproof: ignore -->\n" + BAD + "== one ==\n" + GOOD);
    assertThat(run("convert", "--board", "1", "--to", "text", path).err()).contains("z9");
    assertThat(run("verify", "--board", "1", path).err()).contains("z9");
    assertThat(run("verify", path + ":2").err()).contains("z9");
  }

  @Test
  void aContextThatRefusesABoardCostsItAlone() throws Exception {
    Path inner = Files.createDirectory(folder.resolve("inner"));
    file(inner, "a.yaml", Samples.ZIGGURAT);
    file(inner, "b.yaml", Samples.BRIDGE);
    Shell.Outcome outcome =
        run(("bench --solver native --solver native --context edge " + inner).split(" "));
    assertThat(outcome.code()).as(outcome.err()).isEqualTo(2);
    assertThat(outcome.err()).contains("b.yaml");
    assertThat(outcome.out()).contains("inner edge");
  }

  @Test
  void excludedFilesAndFoldersArePassedOver() throws Exception {
    Path drafts = Files.createDirectories(folder.resolve("t/drafts"));
    file(drafts, "bad.wiki", BAD);
    file(folder.resolve("t"), "old-bad.wiki", BAD);
    file(folder.resolve("t"), "good.wiki", GOOD);
    String path = folder.resolve("t").toString();
    assertThat(run("verify", path).code()).isEqualTo(2);
    assertThat(run("verify", "--exclude", "drafts", "--exclude", "old-*", path).code()).isZero();
    assertThat(run("verify", "--exclude", "drafts/**", "--exclude", "old-*.wiki", path).code())
        .isZero();
    assertThat(run("verify", "--exclude", "[", path).err()).contains("--exclude: '['");
  }

  @Test
  void findingsOfTheBaselineAreKnown() throws Exception {
    String fails = "== wide ==\n<hexboard size=\"2x3\" edges=\"bottom\" contents=\"R b1\"/>\n";
    String path = file(folder, "page.wiki", PAGE + fails);
    Path baseline = folder.resolve("known.tsv");
    assertThat(run("verify", "--write-baseline", baseline.toString(), path).code()).isEqualTo(2);
    Shell.Outcome outcome = run("verify", "--baseline", baseline.toString(), path);
    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.out()).contains("known      two", "known      wide", "2 boards known");
    // Lines that move leave it known; another fault is new.
    file(folder, "page.wiki", "\n\n" + PAGE + fails);
    assertThat(run("verify", "--baseline", baseline.toString(), path).code()).isZero();
    file(folder, "page.wiki", PAGE.replace("z9", "y8") + fails);
    assertThat(run("verify", "--baseline", baseline.toString(), path).code()).isEqualTo(2);
  }

  @Test
  void pagesHaveABaselineToo() {
    String path = file(folder, "page.wiki", PAGE);
    String known = folder.resolve("known.tsv").toString();
    String page = folder.resolve("page.html").toString();
    assertThat(run("verify", "--write-baseline", known, "--out", page, path).code()).isEqualTo(2);
    assertThat(run("verify", "--baseline", known, "--out", page, path).code()).isZero();
  }

  @Test
  void solvesOfWhatIsKnownAreCounted() {
    String path = file(folder, "page.wiki", GOOD + "<hexboard size=\"2x3\" contents=\"R A:b1\"/>");
    String baseline = folder.resolve("known.tsv").toString();
    String resume = folder.resolve("solves.jsonl").toString();
    run("verify", "--resume", resume, "--write-baseline", baseline, path);
    String all = run("verify", "--resume", resume, path).out();
    String known = run("verify", "--resume", resume, "--baseline", baseline, path).out();
    assertThat(known).contains("1 board known");
    Pattern solves = Pattern.compile("([0-9]+) solves by native, \\1 of them from the resume file");
    assertThat(all).containsPattern(solves);
    assertThat(known).containsPattern(solves);
  }
}
