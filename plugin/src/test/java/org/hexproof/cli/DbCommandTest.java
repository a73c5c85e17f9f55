package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class DbCommandTest {
  private static final Splitter TABS = Splitter.on('\t');

  /** No composition of small entries is worth it. */
  private static final String TRIPLESWITCH = "{a,b,c|{a,b,c|{a,b,c|⊥}}}";

  @TempDir private static Path shared;
  private static String file;

  @TempDir private Path folder;

  @BeforeAll
  static void build() {
    file = shared.resolve("values.db").toString();
    Shell.Outcome outcome =
        run("db", "build", "--order", "cells", "--max-cells", "5", "--db", file);
    assertThat(outcome.code()).isZero();
  }

  private static Shell.Outcome run(String... args) {
    Shell.Outcome outcome = new Shell().run(args);
    assertThat(outcome.err()).isEmpty();
    return outcome;
  }

  private static String refused(String... args) {
    Shell.Outcome outcome = new Shell().run(args);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    return outcome.err();
  }

  @Test
  void whatIsBuiltIsFound() {
    Shell.Outcome outcome = run("db", "lookup", "{a,{⊤|c}|⊥}", "--db", file);
    assertThat(outcome.code()).isZero();
    List<String> lines = outcome.out().lines().toList();
    assertThat(lines).hasSize(2);
    assertThat(lines.get(0)).startsWith("3\t{a,{⊤|c}|⊥}\tG(1,2,3) = Q5(");
    assertThat(lines.get(1)).startsWith("# found: entry ");
    String circuit = TABS.splitToList(lines.get(0)).get(2);
    assertThat(run("value", "--expr", circuit).out()).startsWith("{a,{⊤|c}|⊥}");
    Shell.Outcome stats = run("db", "stats", "--db", file);
    assertThat(stats.out()).contains("complete to: 5").containsPattern("all( +\\d+){4}\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "⊥",
        "⊤",
        "a",
        "b",
        "c",
        "{a|F}",
        "{T|a}",
        "{T|{a|F}}",
        "{{T|b}|F}",
        "{a,{T|b}|F}",
        "{a,{T|c}|F}",
        "{b,{T|a,{c|F}}|F}",
        "{a,{T|b}|a}",
        "{b|b,{a|F}}",
        "{T|F}"
      })
  void whatIsShippedHasSmallValues(String value) {
    Shell.Outcome outcome = run("db", "lookup", value, "--ascii");
    assertThat(outcome.code()).isZero();
    List<String> fields = TABS.splitToList(outcome.out().lines().findFirst().orElseThrow());
    String simplest =
        run(
                "value",
                "--expr",
                value.contains("{") ? value : "{" + value + "|" + value + "}",
                "--ascii")
            .out();
    assertThat(simplest).startsWith(fields.get(1));
    assertThat(run("value", "--expr", fields.get(2), "--ascii").out()).isEqualTo(simplest);
  }

  @Test
  void howAValueIsFoundIsSaid() {
    String rest = "\n# found: entry ";
    String plain = run("db", "lookup", "{a|F}").out();
    assertThat(plain).contains(rest);
    String renamed = run("db", "lookup", "{b|F}").out();
    String dual = run("db", "lookup", "{T|a}").out();
    assertThat(List.of(plain, renamed, dual))
        .anyMatch(text -> text.contains("with terminals 1, 2, 3 renumbered "))
        .anyMatch(text -> text.contains(" the players exchanged"));
    assertThat(run("db", "lookup", "{a|F}", "--poset", "fork", "--db", file).out())
        .startsWith("1\t{a|⊥}\tG")
        .contains("# found as a fork: entry ");
  }

  @Test
  void aValueThatIsNotThereIsAnsweredNoWithWhatIsNear() throws Exception {
    Shell.Outcome outcome = run("db", "lookup", TRIPLESWITCH, "--db", file);
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out())
        .startsWith("no\n# as a corner it is {a,b|{a,b|{a,b|⊥}}}, which is not there\n")
        .contains("# as a fork it is {a,b|{a,b|{a,b|⊥}}}, which is not there\n")
        .contains("# nearest above of those with at most 7 cells")
        .contains("# nearest below of those with at most 7 cells");
    for (String line : outcome.out().lines().toList()) {
      if (line.contains("\t")) {
        String value = TABS.splitToList(line).get(1);
        boolean above = outcome.out().indexOf(line) < outcome.out().indexOf("# nearest below");
        assertThat(run("value", "--expr", TRIPLESWITCH, "--compare", value).out())
            .contains(above ? "<= yes" : ">= yes");
      }
    }
    // The nearest values are lines that can be read again.
    Path text = Files.writeString(folder.resolve("near.txt"), outcome.out().replace("no\n", ""));
    String near = folder.resolve("near.db").toString();
    assertThat(run("db", "import", text.toString(), "--db", near).code()).isZero();
  }

  @Test
  void aNamedValueIsKnownWithoutTheDatabase() {
    Shell.Outcome outcome = run("db", "lookup", "superswitch:2^op", "--db", file);
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out())
        .startsWith("15\t{{a|a,b}|a,b}\tG(1,2,3) = ")
        .endsWith("\n# not in the database, but known: superswitch:2 with the players exchanged\n");
    String circuit = TABS.splitToList(outcome.out().lines().findFirst().orElseThrow()).get(2);
    assertThat(run("value", "--expr", circuit).out()).startsWith("{{a|a,b}|a,b}\n");
  }

  @Test
  void aValueIsComposedOfEntries() {
    Shell.Outcome outcome = run("db", "lookup", "{a,b|{b|⊥}}", "--db", file, "--ascii");
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out())
        .contains("\n# not in the database, but composed: a pinwheel of entries ");
    List<String> fields = TABS.splitToList(outcome.out().lines().findFirst().orElseThrow());
    assertThat(fields.get(1)).isEqualTo("{a,b|{b|F}}");
    assertThat(run("value", "--expr", fields.get(2), "--ascii").out()).startsWith("{a,b|{b|F}}\n");
    assertThat(new Shell().run("db", "draw", fields.get(1), "--db", file).err())
        .contains(fields.get(0) + " empty cells, worth {a,b|{b|⊥}}");
  }

  /** One has 2 atoms, one has 5, and none has so many as are between. */
  @Test
  void fewEntriesMakeCompositionsToo() throws Exception {
    String lines = "1\t{a|⊥}\tG(1,2,3) = P1(2,3)\n3\t{a,{⊤|b}|⊥}\tG(1,2,3) = P5(1,2,3)\n";
    Path text = Files.writeString(folder.resolve("two.txt"), lines);
    String two = folder.resolve("two.db").toString();
    assertThat(run("db", "import", text.toString(), "--db", two).code()).isZero();
    String value = "{{⊤|c},{⊤|{a|⊥},{b,{⊤|c}|⊥}}|⊥}";
    assertThat(run("db", "lookup", value, "--db", two).out())
        .startsWith("5\t" + value + "\tG(1,2,3) = ")
        .contains("# not in the database, but composed: a pinwheel of entries 0, 0 and 1");
  }

  @Test
  void aSearchForCompositionsThatIsStoppedSaysNothing() {
    Shell stopped = new Shell();
    stopped.interrupt().raise();
    Shell.Outcome outcome = stopped.run("db", "lookup", "{a,b|{b|⊥}}", "--db", file);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.code()).isEqualTo(ExitCode.INTERRUPTED.number());
  }

  @Test
  void aValueThatIsOnlyThereAsAForkIsToldSo() {
    // c is as good as ⊥ where two white edges are opposite, so this is {a|⊥} there.
    Shell.Outcome outcome = run("db", "lookup", "{a,{a|c}|{c|⊥}}", "--db", file, "--ascii");
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out()).contains("# as a fork it is {a|F}, as is entry").contains("\n1\t");
  }

  /** The search for what comes near is what takes long. */
  @Test
  void thatAValueIsNotThereIsToldBeforeTheSearchThatCtrlCEnds() {
    Shell stopped = new Shell();
    stopped.interrupt().raise();
    Shell.Outcome outcome = stopped.run("db", "lookup", "{a|b}");
    assertThat(outcome.out())
        .isEqualTo("no\n# it is not passable, so no position has this value\n");
    assertThat(outcome.code()).isEqualTo(ExitCode.INTERRUPTED.number());
  }

  @Test
  void aValueOfNoPositionIsToldSo() {
    Shell.Outcome outcome = run("db", "lookup", "{F|T}", "--db", file);
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out()).startsWith("no\n# it is not passable");
  }

  @Test
  void aValueOfMoreAtomsThanTheDatabaseKeepsIsToldSo() {
    Shell.Outcome outcome = run("db", "lookup", "superswitch:60", "--db", file);
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out())
        .startsWith("no\n# it has 121 atoms; this database has no values of more than 50\n");
    assertThat(run("db", "lookup", "{a,b|a}", "--db", file).out()).doesNotContain("atoms");
  }

  @Test
  void aFileWithABitFlippedIsNotExported() throws Exception {
    byte[] bytes = Files.readAllBytes(Path.of(file));
    bytes[bytes.length / 2] ^= 4;
    String flipped = Files.write(folder.resolve("flipped.db"), bytes).toString();
    Shell.Outcome outcome = new Shell().run("db", "export", "--db", flipped);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).contains("flipped.db: damaged: its checksum");
  }

  @Test
  void anEntryIsShown() {
    String shown = run("db", "show", "7", "--db", file).out();
    assertThat(shown.lines().map(line -> line.replaceAll(":.*", "")))
        .containsExactly(
            "entry",
            "value",
            "cells",
            "atoms",
            "depth",
            "labelled",
            "circuit",
            "made of",
            "corner",
            "fork");
    assertThat(shown).startsWith("entry:    7\n");
  }

  @Test
  void whatIsExportedIsImported() {
    String text = folder.resolve("values.txt").toString();
    String back = folder.resolve("back.db").toString();
    assertThat(run("db", "export", "--labelled", "--db", file, "--out", text).code()).isZero();
    assertThat(run("db", "import", text, "--db", back).code()).isZero();
    assertThat(rows(back)).isEqualTo(rows(file));
    String compact = folder.resolve("values.gz").toString();
    run("db", "export", "--to", "compact", "--max-cells", "3", "--db", file, "--out", compact);
    assertThat(rows(file)).containsAll(rows(compact).subList(0, 4)).hasSizeGreaterThan(4);
    assertThat(run("db", "export", "--max-cells", "3", "--db", file).out())
        .isEqualTo(run("db", "export", "--db", compact).out())
        .startsWith("0\t");
    assertThat(
            new Shell()
                .input("1\t{a|⊥}\tG(1,2,3) = Q2(2,3)\n")
                .run("db", "import", "-", "--db", back + "2")
                .code())
        .isZero();
  }

  /** The rows of stats with numbers of values. */
  private static List<String> rows(String database) {
    return run("db", "stats", "--db", database)
        .out()
        .lines()
        .filter(line -> line.matches(" *[0-9].*"))
        .toList();
  }

  private static final String PRIMARIES =
      """
      # a list
      A1 2 {⊤|{a|⊥}}
        3 3 O
       3 . . 1
        O 2 O

      A2 1 {c|⊥}
        1 1
       1 . O
        O 2

      """;

  @Test
  void primaryPositionsAreImportedWithTheirDrawings() throws Exception {
    Path database = folder.resolve("new.db");
    String text = Files.writeString(folder.resolve("p.txt"), PRIMARIES).toString();
    Shell.Outcome imported = run("db", "import", "--primaries", text, "--db", database.toString());
    assertThat(imported.err()).isEmpty();
    assertThat(imported.code()).isZero();
    String lines = run("db", "export", "--db", database.toString()).out();
    assertThat(lines)
        .contains("1\t{c|⊥}\tG(1,2,3) = Q2(1,2)\n")
        .contains("2\t{⊤|{a|⊥}}\tG(1,2,3) = Q3(1,2,3)\n");
    Path again = folder.resolve("again.db");
    String exported = Files.writeString(folder.resolve("e.txt"), lines).toString();
    assertThat(run("db", "import", exported, "--db", again.toString()).code()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "A1 2 {⊤|{a|⊥}}, A1 2 {⊤|{b|⊥}}, 2: the drawing's value is",
    "A2 1, A2 2, '7: the drawing has 1 cells, not 2'",
    "A2 1, A1 1, 7: A1 is listed twice",
    "3 . . 1, 3 . ? 1, 2: unknown sign '?'",
    "A2 1 {c|⊥}, A2, 7: expected a name",
    "A2 1 {c|⊥}, A2 1 {c|, 7: "
  })
  void aBadPrimaryIsToldByItsPlaceAndNothingIsWritten(String good, String bad, String message)
      throws Exception {
    Path database = folder.resolve("new.db");
    String text =
        Files.writeString(folder.resolve("p.txt"), PRIMARIES.replace(good, bad)).toString();
    assertThat(refused("db", "import", "--primaries", text, "--db", database.toString()))
        .contains("p.txt:" + message)
        .contains("a bad line, so nothing is written");
    assertThat(database).doesNotExist();
  }

  @Test
  void badLinesAreToldAndNothingIsWritten() throws Exception {
    Path database = folder.resolve("new.db");
    Path text =
        Files.writeString(
            folder.resolve("bad.txt"),
            "1\t{a|⊥}\tG(1,2,3) = Q2(2,3)\n1\t{b|⊥}\tG(1,2,3) = Q2(2,3)\n\n1\t{q|⊥}\tG(1,2,3) ="
                + " Q2(2,3)\n"
                + "x\n".repeat(30));
    assertThat(refused("db", "import", text.toString(), "--db", database.toString()))
        .contains("bad.txt:2: the circuit's value is {a|⊥}, not {b|⊥}")
        .contains("bad.txt:4: column 4: unknown atom q")
        .contains("… and 12 more")
        .contains("32 bad lines, so nothing is written");
    try (var left = Files.list(folder)) {
      assertThat(left).containsExactly(text);
    }
  }

  @Test
  void whatCannotBeImportedIsRefused() throws Exception {
    String text = Files.writeString(folder.resolve("t.txt"), "# nothing\n").toString();
    String target = folder.resolve("t.db").toString();
    assertThat(refused("db", "import", text, "--db", target)).contains("t.txt: no values");
    assertThat(refused("db", "import", text, "--db", text)).contains("exists already");
    assertThat(refused("db", "import", text + "x", "--db", target)).contains("no such file");
    Files.write(Path.of(text), new byte[] {'1', '\t', (byte) 0xff, '\n'});
    assertThat(refused("db", "import", text, "--db", target)).contains("not text in UTF-8");
    assertThat(refused("db", "import", text, "--db", target + "/x/y"))
        .contains("there is no folder");
  }

  @Test
  void aForeignFileIsRefused() throws Exception {
    String foreign = Files.writeString(folder.resolve("x.db"), "text").toString();
    for (String[] action : new String[][] {{"stats"}, {"lookup", "a"}, {"show", "1"}, {"export"}}) {
      String[] args = new String[action.length + 3];
      args[0] = "db";
      System.arraycopy(action, 0, args, 1, action.length);
      args[args.length - 2] = "--db";
      args[args.length - 1] = foreign;
      assertThat(refused(args))
          .contains("x.db: not a database of 3-terminal values")
          .contains("hint: 'hexproof db build --db FILE' makes one");
    }
    assertThat(refused("db", "stats", "--db", foreign + "x")).contains("there is no such file");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "db; expected build, stats, lookup, show, draw, decompose, export, import, not ''",
        "db drop --db x; not 'drop'",
        "db build; --db FILE is missing",
        "db import x; --db FILE is missing",
        "db lookup --db x; lookup wants one EXPR",
        "db stats x; stats wants nothing more",
        "db draw; draw wants one ID, EXPR or FILE",
        "db draw 7 --to compact; --to can be text, hexboard, sgf, htp, svg, png",
        "db draw 7 --compact 0; --compact wants a whole number from 1",
        "db decompose; decompose wants one FILE",
        "db lookup {a|; EXPR:1:",
        "db lookup {a,d|F}; unknown atom d",
        "db lookup {a,c|F} --poset fork; unknown atom c",
        "db lookup a --poset square; --poset can be P3, corner, fork",
        "db show x; there is no entry 'x' (there are 0 to",
        "db show 99999999; there is no entry '99999999'",
        "db show -- -1; there is no entry '-1'",
        "db export --to paper; --to can be text, compact",
        "db build --db x --order cells --max-sum 4; --max-sum does not go with --order cells"
      })
  void badUsageIsExplained(String words, String message) {
    assertThat(refused(words.split(" ", -1))).contains(message);
  }
}
