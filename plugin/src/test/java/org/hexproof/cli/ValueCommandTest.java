package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import com.google.common.collect.ImmutableList;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

final class ValueCommandTest {
  private static final String BRIDGE =
      """
      name: bridge
      kind: interior
      board: |
        # . A
         A . #
      """;

  @TempDir private Path folder;

  private static Shell.Outcome run(String... args) {
    String[] all = new String[args.length + 1];
    all[0] = "value";
    System.arraycopy(args, 0, all, 1, args.length);
    return new Shell().run(all);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{a,b|{a,b|{a|⊥}}}; fork; tester; {a,b|{a,b|{a|⊥}}}; =  (<= yes, >= yes)",
        "{b,{T|T}|a}; P3; T; {⊤|a}; <=  (<= yes, >= no)",
        "T; bool; {T|F}; ⊤; >=  (<= no, >= yes)",
        "a; P3; b; a; ||  (<= no, >= no)",
        "superswitch:2; P3; {a,b|{a,b|a}}; {a,b|{a,b|a}}; =  (<= yes, >= yes)",
        "{x|y}; F<x<T,F<y<T; x; {x|y}; ||  (<= no, >= no)"
      })
  void valuesAreSimplifiedAndCompared(
      String expr, String poset, String with, String value, String answer) {
    Shell.Outcome outcome = run("--expr", expr, "--poset", poset, "--compare", with);
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out()).isEqualTo(value + "\n" + answer + "\n");
    assertThat(outcome.code()).isZero();
  }

  @Test
  void jsonAsciiFormAndFollow() {
    assertThat(run("--expr", "{a,b|a}", "--format", "json").out())
        .isEqualTo("{\"version\":1,\"value\":\"{a,b|a}\",\"atoms\":3,\"depth\":1}\n");
    assertThat(run("--expr", "{T|{a|F}}", "--ascii", "--follow").out())
        .isEqualTo("{T|{a|F}}\n  Black: T\n  White: {a|F}\n    Black: a\n    White: F\n");
    assertThat(run("--expr", "{a,{T|T}|b}", "--form").out()).isEqualTo("{a,{⊤|⊤}|b}\n{⊤|b}\n");
  }

  @Test
  void aTemplateByItselfHasOutcomesThatAreExplained() {
    String bridge = file(folder, "bridge.yaml", BRIDGE);
    assertThat(run(bridge, "--terminals", "promise").out()).isEqualTo("⊤\n");
    Shell.Outcome open = run(bridge);
    assertThat(open.code()).isZero();
    assertThat(open.out()).contains("⊤: joins ").contains("x1: joins ");
    assertThat(open.out())
        .startsWith(
            "⊤  (of the promise: terminal 1 is c1, 2 is a2)\nby itself, whatever lies around:\n");
    assertThat(run(bridge, "--ascii").out()).contains("\nT: joins ").doesNotContain("⊤");
  }

  @ParameterizedTest
  @MethodSource("templates")
  void theValueAtThePromiseComesFirst(String template, String value, String terminals) {
    String path = file(folder, "t.yaml", template);
    assertThat(run(path, "--terminals", "promise").out()).isEqualTo(value + "\n");
    Shell.Outcome outcome = run(path);
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out())
        .startsWith(value + "  (of the promise: terminal " + terminals + ")\n");
    JsonObject json = JsonParser.parseString(run(path, "--format", "json").out()).getAsJsonObject();
    JsonObject promise = json.getAsJsonObject("promise");
    assertThat(promise.get("value").getAsString()).isEqualTo(value);
    assertThat(promise.keySet()).containsExactly("value", "atoms", "depth", "terminals");
    assertThat(json.keySet()).contains("value", "atoms", "depth");
    Shell.Outcome small = run(path, "--max-cells", "4");
    assertThat(small.code()).as(small.err()).isIn(0, 3);
  }

  static Stream<Arguments> templates() {
    return Stream.of(
        Arguments.of(Samples.ZIGGURAT, "⊤", "1 is c1, 2 is bottom"),
        Arguments.of(Samples.CUT, "{⊤|⊥}", "1 is c1, 2 is bottom"),
        Arguments.of(BRIDGE, "⊤", "1 is c1, 2 is a2"),
        Arguments.of(Samples.BOTH, "⊤", "1 is d1, 2 is b1, 3 is bottom"),
        Arguments.of(
            Samples.PIVOT, "{⊤|{a|⊥},{{⊤|b},{⊤|c,{a|⊥}}|⊥}}", "1 is d1, 2 is a1, 3 is bottom"));
  }

  @Test
  void aDigestHasNoOutcomesToExplain() {
    String whole = run(file(folder, "z.yaml", Samples.ZIGGURAT)).out();
    assertThat(whole).contains("digest ").doesNotContain("joins");
  }

  /** It hangs together in no way, and nothing is promised. */
  private static final String REGION =
      """
       X O X X
        O . . X
         X O # #
      """;

  @Test
  void aRegionIsNoTemplate() {
    String file = file(folder, "region.txt", REGION);
    assertThat(run(file, "--terminals", "c1;a3;a1").out()).isEqualTo("{c|⊥}\n");
    Shell.Outcome one = run(file, "--terminals", "c1,a3 a1");
    assertThat(one.code()).isEqualTo(2);
    assertThat(one.err()).contains("two terminals or more").contains("'b1;c3;bottom'");
    String open = "{⊤|⊥}\n⊥: joins nothing\n⊤: joins c1-a3, a3-c3\n";
    assertThat(run(file)).isEqualTo(new Shell.Outcome(0, open, ""));
    String groups = file(folder, "groups.txt", " X . X\n  O . O\n   ---\n");
    assertThat(run(groups, "--terminals", "a1;c1;bottom").out())
        .isEqualTo("{{⊤|a},{⊤|c}|{a|⊥},{c|⊥}}\n");
    String white = file(folder, "white.txt", " O . O\n  . . .\n");
    assertThat(run(white).err())
        .isEqualTo(
            "hexproof: %s:1:1: no edge is drawn, so the board is read as going on around these"
                    .formatted(white)
                + " cells\n");
    assertThat(run(file(folder, "full.txt", " X O X\n")).err())
        .startsWith("hexproof: ")
        .contains("full.txt:1:1: no empty cell is drawn");
  }

  @Test
  void fourTerminalsHaveOutcomesThatAreCompared() {
    String file = file(folder, "four.txt", " X . X\n  . O O\n   X . X\n");
    String value =
        "{{{⊤|124},{⊤|12.34}|{124|12},{12.34|12}},{{⊤|124},{⊤|134}|{124|14},{134|14}},"
            + "{{⊤|12.34},{⊤|134}|{12.34|34},{134|34}}"
            + "|{{124|12},{124|14}|{12|⊥},{14|⊥}},{{12.34|12},{12.34|34}|{12|⊥},{34|⊥}},"
            + "{{134|14},{134|34}|{14|⊥},{34|⊥}}}\n||  (<= no, >= no)\n";
    Shell.Outcome outcome =
        run(file, "--terminals", "a1;c1;c3;a3", "--poset", "terminals:4", "--compare", "{12.34|F}");
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out()).isEqualTo(value);
    assertThat(run(file, "--terminals", "a1;c1;c3;a3", "--compare", "{12.34|F}"))
        .isEqualTo(outcome);
    Shell.Outcome crossed = run(file, "--terminals", "a1;c3;c1;a3", "--poset", "terminals:4");
    assertThat(crossed.code()).isEqualTo(2);
    assertThat(crossed.err()).contains("joined across each other").contains("hint: number");
    assertThat(run(file, "--terminals", "a1;c3;c1;a3").out()).contains("x1: joins ");
    assertThat(run(file, "--terminals", "a1;c1;c3;a3", "--poset", "P3").code()).isEqualTo(2);
  }

  @Test
  void anEdgeThatIsNotDrawnIsNotThere() {
    String text = file(folder, "plain.txt", " . . .\n  . . .\n   . . .\n");
    String tag =
        file(folder, "plain.wiki", "<hexboard size=\"3x3\" edges=\"none\" contents=\"\"/>\n");
    String edge = file(folder, "edge.txt", " -----\n . . .\n  . . .\n   . . .\n");
    for (String file : ImmutableList.of(text, tag)) {
      assertThat(run(file, "--cells", "b1").out())
          .contains("⊤: joins c0-a1, b0-c1, a1-c1, b0-a2,")
          .doesNotContain("top");
      Shell.Outcome outcome = run(file, "--terminals", "a1;bottom", "--cells", "a1 a2 a3");
      assertThat(outcome.code()).isEqualTo(2);
      assertThat(outcome.err())
          .contains(
              ":1:1: terminal 2 names the bottom edge, which is not drawn\n  hint: draw it as")
          .contains("edges=\"bottom\"");
    }
    assertThat(run(edge, "--cells", "b1").out()).contains("⊤: joins top-a2, c1-a2, top-b2, a1-b2");
    assertThat(run(edge, "--cells", "a2").out()).contains("@3").doesNotContain("top");
  }

  /** With any edges, in any number of groups and parts. */
  @Test
  void randomDrawingsAreReadAsRegions() {
    Random random = new Random(3);
    for (int i = 0; i < 60; i++) {
      List<String> cells = new ArrayList<>();
      List<String> black = new ArrayList<>();
      String file = file(folder, "random.txt", drawing(random, cells, black));
      if (cells.isEmpty()) {
        continue;
      }
      Shell.Outcome open = run(file);
      assertThat(open.err().replaceAll(".*no edge is drawn, so the board .*\n", "")).isEmpty();
      assertThat(open.code()).isZero();
      String all = String.join(" ", cells);
      assertThat(open.out()).endsWith(run(file, "--cells", all).out());
      if (black.size() >= 3) {
        String terminals = String.join(";", black.subList(0, 3));
        Shell.Outcome closed = run(file, "--terminals", terminals);
        assertThat(closed.code()).isZero();
        assertThat(run(file, "--terminals", terminals, "--cells", all)).isEqualTo(closed);
      }
    }
  }

  private static String drawing(Random random, List<String> cells, List<String> black) {
    boolean left = random.nextBoolean();
    boolean right = random.nextBoolean();
    StringBuilder text = new StringBuilder(random.nextBoolean() ? "    -----\n" : "");
    for (int row = 0; row < 3; row++) {
      text.append(" ".repeat(row)).append(left ? " \\ " : "   ");
      for (int col = 0; col < 4; col++) {
        char sign = "X.O#".charAt(random.nextInt(4));
        String cell = (char) ('a' + col) + "" + (char) ('1' + row);
        if (sign == '.' && cells.size() < 5) {
          cells.add(cell);
        } else if (sign == 'X') {
          black.add(cell);
        } else if (sign == '.') {
          sign = '#';
        }
        text.append(sign).append(col < 3 ? " " : right ? " \\\n" : "\n");
      }
    }
    return text.append(random.nextBoolean() ? "       -----\n" : "").toString();
  }

  @Test
  void circuitsAndGamesCanBeFiles() {
    String circuit = file(folder, "c.txt", "# two\nG(1,2,3) = P3op(1,4,3), P5(2,1,4)x\n");
    assertThat(run(circuit).out()).isEqualTo("{b,{⊤|a,{c|⊥}}|⊥}\n");
    assertThat(run("--expr", "J(1,2) = {a,b|a}(3,4,1), superswitch:2^op(3,4,2)").out())
        .isEqualTo("{⊤|⊥}\n");
    String game = file(folder, "g.txt", "{a,\n {T|b}\n |a}\n");
    assertThat(run(game, "--compare", "simpleswitch:1").out()).contains("\n=  (");
    assertThat(new Shell().input("{a|b}").run("value", "-").out()).isEqualTo("{a|b}\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{a|q}; P3; --expr:1:4: unknown atom q",
        "{a|b; P3; --expr:1:1: this { is not closed",
        "{|b}; P3; --expr:1:2: no left option",
        "{a|b}; F<a<T,a<F; --poset:1:1: not a poset: a cycle",
        "{a|b}; F<a,F<b; --poset:1:1: not a poset: no greatest",
        "G(1,2,3) = P7(1,2,3); P3; --expr:1:12: unknown position P7"
      })
  void badInputIsRefusedWithItsPlace(String expr, String poset, String message) {
    Shell.Outcome outcome = run("--expr", expr, "--poset", poset);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).startsWith("hexproof: " + message);
  }

  @Test
  void aRegionThatIsTooLargeSaysHowLarge() {
    String board = file(folder, "z.yaml", Samples.ZIGGURAT);
    Shell.Outcome outcome = run(board, "--max-cells", "5");
    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.err())
        .contains("8 empty cells")
        .contains("limit is 5")
        .contains("--max-cells");
    assertThat(run(board, "--terminals", "promise").out()).isEqualTo("⊤\n");
    assertThat(run(board, "--terminals", "a1;").code()).isEqualTo(2);
    assertThat(run(board, "--cells", "z9").err()).contains("z9 is not on this board");
  }

  /** All pairs of many nodes, so that many are needed at once. */
  @Test
  void aCircuitThatIsTooLargeIsUndecided() {
    List<String> parts = new ArrayList<>();
    for (int second = 2; second <= 12; second++) {
      for (int first = 1; first < second; first++) {
        parts.add("P1(" + first + "," + second + ")");
      }
    }
    Shell.Outcome outcome = run("--expr", "G(1,2,3) = " + String.join(", ", parts));
    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).contains("undecided: the circuit needs").contains("at most 9");
  }

  @Test
  void aFileThatIsTooLargeIsRefusedWhateverItHolds() {
    String circuit = "G(1,2,3) = P3op(1,4,3), P5(2,1,4)x\n";
    for (String text : List.of(circuit, "{a,b|a}\n", Samples.ZIGGURAT)) {
      String file = file(folder, "large.txt", text + "# more\n".repeat(3 << 20));
      Shell.Outcome outcome = run(file);
      assertThat(outcome.code()).isEqualTo(2);
      assertThat(outcome.err()).contains("large.txt:1:1: the file is larger than 16 MiB");
    }
    assertThat(run(folder.toString()).err()).contains("is a folder; one file is wanted here");
  }

  @Test
  void aFileOrAnExpressionIsNeeded() {
    assertThat(run().code()).isEqualTo(2);
    assertThat(run("--expr", "a", "file").err()).contains("not both");
    assertThat(run(folder.resolve("none.yaml").toString()).err()).contains("no such file");
  }
}
