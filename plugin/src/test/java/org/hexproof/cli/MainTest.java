package org.hexproof.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.terminal.Interrupt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class MainTest {
  @Test
  void helpNamesTheCommandsAndExitCodes() {
    Shell.Outcome outcome = new Shell().run("--help");
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out())
        .contains("verify", "solve", "convert", "primaries", "bench", "htp")
        .contains("Exit codes:");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "verify",
        "solve",
        "prove",
        "swap",
        "realize",
        "witness",
        "compose",
        "convert",
        "embed",
        "cgt",
        "entail",
        "db",
        "shannon",
        "hypergame",
        "split",
        "work",
        "merge",
        "find",
        "minimize",
        "primaries",
        "spot",
        "site",
        "explore",
        "annotate",
        "bench",
        "game",
        "htp",
        "check",
        "lemmas"
      })
  void everyCommandHasHelp(String command) {
    Shell.Outcome outcome = new Shell().run(command, "--help");
    assertThat(outcome.code()).isZero();
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out()).startsWith("Usage: hexproof " + command);
    assertThat(outcome.out().lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void versionIsPrinted() {
    assertThat(new Shell().run("--version").out()).startsWith("hexproof ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"proves", "composes", "Verify", "--verify", "a.yaml"})
  void anUnknownCommandListsTheKnownOnes(String word) {
    Shell.Outcome outcome = new Shell().run(word);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err())
        .contains(word)
        .contains(
            "verify, solve, prove, swap, check, split, work, merge, lemmas, convert, explore, site,"
                + " laboratory, serve, intrusions, article, spot, annotate, compose, find,"
                + " minimize, probe, witness, value, db, primaries, shannon, embed, realize, cgt,"
                + " game, hypergame, entail, htp, bench, completion");
    assertThat(outcome.out()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hypergame \0",
        "work \0 --shard 1/2",
        "merge \0 a.jsonl --into .",
        "solve - --certify \0",
        "value \0"
      })
  void whatCannotBeANameOfAFileIsBadUsage(String line) {
    Shell.Outcome outcome = new Shell().run(line.split(" ", -1));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).isEqualTo("hexproof: \\u0000: not a name of a file\n");
  }

  @Test
  void noCommandShowsHelpAsAnError() {
    Shell.Outcome outcome = new Shell().run();
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("Usage:");
  }

  @Test
  void helpOfACommandIsAskedForInEveryWay() {
    String help = new Shell().run("convert", "--help").out();
    for (String[] words :
        List.of(
            new String[] {"help", "convert"},
            new String[] {"--help", "convert"},
            new String[] {"-h", "convert"},
            new String[] {"convert", "-h"},
            new String[] {"help", "convert", "--to"})) {
      Shell.Outcome outcome = new Shell().run(words);
      assertThat(outcome.code()).isZero();
      assertThat(outcome.out()).isEqualTo(help);
    }
    String general = new Shell().run("--help").out();
    assertThat(new Shell().run("help").out()).isEqualTo(general);
    assertThat(new Shell().run("help", "help").out()).isEqualTo(general);
    Shell.Outcome unknown = new Shell().run("help", "convrt");
    assertThat(unknown.code()).isEqualTo(2);
    assertThat(unknown.err()).contains("did you mean convert?");
  }

  /** Also where there is nothing but the jar. */
  @Test
  void everyPageThatHelpNamesCanBePrinted() {
    Pattern page = Pattern.compile("docs/[a-z-]+\\.\\s?md");
    List<String> texts = new ArrayList<>(List.of(new Shell().run("help").out()));
    Commands.ALL.forEach(command -> texts.add(Help.of(command)));
    List<String> named =
        texts.stream()
            .flatMap(text -> page.matcher(text).results())
            .map(MatchResult::group)
            .distinct()
            .toList();
    assertThat(named).contains("docs/commands.md", "docs/drawings.md");
    for (String name : named) {
      Shell.Outcome outcome = new Shell().run("help", name);
      assertThat(outcome.code()).as(name).isZero();
      assertThat(outcome.out()).as(name).startsWith("# ");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"docs/nothing.md", "docs/../Main.class", "docs/"})
  void aPageThatIsNotThereIsRefused(String name) {
    Shell.Outcome outcome = new Shell().run("help", name);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("there is no page '" + name + "'");
  }

  @ParameterizedTest
  @CsvSource({
    "verfy, verify",
    "Solve, solve",
    "--verify, verify",
    "slove, solve",
    "hlep, help",
    "version, --version",
    "primary, primaries",
    "checks, check",
    "bd, db"
  })
  void aMisspeltCommandIsGuessed(String typed, String meant) {
    Shell.Outcome outcome = new Shell().run(typed, "x.yaml");
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("unknown command '" + typed + "'; did you mean " + meant);
  }

  @ParameterizedTest
  @CsvSource({
    "--fromat, json, format",
    "--format=json --ot, x, out",
    "--skip-minimalty, x, skip-minimality",
    "-treads, 2, threads",
    "--Method=value, x, method"
  })
  void aMisspeltOptionIsGuessed(String typed, String value, String meant) {
    List<String> words = new ArrayList<>(List.of("verify", "x.yaml"));
    words.addAll(List.of(typed.split(" ")));
    words.add(value);
    Shell.Outcome outcome = new Shell().run(words.toArray(String[]::new));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("unknown option", "did you mean --" + meant + "?");
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "-1/2", "-{1|0}", "-^", "-v*", "-*2", "-(1)", "-oo", "--1", "--^"})
  void whatBeginsWithAMinusSignIsExplained(String game) {
    for (String command : List.of("game", "entail")) {
      Shell.Outcome outcome = new Shell().run(command, game);
      assertThat(outcome.code()).isEqualTo(2);
      assertThat(outcome.err()).contains("\n  hint: ").contains(command + " -- '" + game + "'");
    }
    assertThat(new Shell().run("game", "-frob").err()).doesNotContain("hint");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "verify x --kind edg; edge",
        "verify x --format jsn; json",
        "convert x --to yml; yaml",
        "value --expr a --poset frok; fork",
        "compose ../templates/library/interior/bridge.yaml --context simpelswitch:2; simpleswitch",
        "solve ../templates/library/interior/bridge.yaml --to-move whit; white",
        "db exprot; export",
        "probe x --order planer; planar"
      })
  void aMisspeltWordIsGuessed(String line, String meant) {
    Shell.Outcome outcome = new Shell().run(line.split(" "));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("did you mean " + meant + "?");
  }

  @Test
  void whatResemblesNothingIsNotGuessed() {
    assertThat(new Shell().run("a.yaml").err()).doesNotContain("did you mean");
    assertThat(new Shell().run("verify", "--frobnicate", "a").err())
        .contains("unknown option '--frobnicate'")
        .doesNotContain("did you mean");
  }

  @Test
  void htpIsAnEngine() {
    Shell.Outcome outcome = new Shell().input("1 name\nquit\n").run("htp");
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).startsWith("=1 ").endsWith("\n\n");
    assertThat(new Shell().run("htp", "file").code()).isEqualTo(2);
  }

  @Test
  void aFaultOfTheProgramIsNoAnswer() {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() {
            return read(new byte[1], 0, 1);
          }

          @Override
          public int read(byte[] bytes, int from, int length) {
            throw new IllegalStateException("on purpose");
          }
        };
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        Main.run(
            new String[] {"solve", "-"},
            new Surroundings(
                broken,
                new PrintStream(OutputStream.nullOutputStream(), false, UTF_8),
                new PrintStream(err, true, UTF_8),
                false,
                name -> new BruteForceSolver(),
                new Interrupt()));
    assertThat(code).isEqualTo(4);
    assertThat(err.toString(UTF_8)).contains("a fault in the program", "on purpose");
  }
}
