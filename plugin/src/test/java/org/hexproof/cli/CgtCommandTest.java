package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code hexproof cgt}. */
final class CgtCommandTest {
  @TempDir private Path folder;

  private static Shell.Outcome lines(String input, String... options) {
    String[] words = new String[options.length + 1];
    words[0] = "cgt";
    System.arraycopy(options, 0, words, 1, options.length);
    return new Shell().input(input).run(words);
  }

  /** The three commands for one kind tell what this one does. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "game {{2|0}|-1} --best --cool 1 --strategies --thermograph text --compare *",
        "game {2|0} --format json",
        "entail {oo|*} --compare 1",
        "entail loony+*3 --format json",
        "entail --rule top-entails 0..9",
        "entail --rule goldbach-nim 9+10",
        "game --rule cashing-cheques FILE",
        "hypergame GRAPH --all",
        "hypergame GRAPH --strategy II",
        "hypergame GRAPH --against GRAPH --ascii",
        "hypergame GRAPH --to dot"
      })
  void theOldNamesTellTheSame(String line) throws Exception {
    Path cheques = Files.writeString(folder.resolve("c.txt"), "8|-4 5|-5 -2");
    Path graph = Files.writeString(folder.resolve("g.txt"), "start a a = {b|} b = {|a}");
    String named = line.replace("FILE", cheques.toString()).replace("GRAPH", graph.toString());
    String[] words = named.split(" ");
    List<String> one =
        List.of(
            named
                .replaceFirst("^\\w+", words[0].equals("hypergame") ? "cgt --rule graph" : "cgt")
                .split(" "));
    Shell.Outcome old = new Shell().run(words);
    assertThat(old.code()).isZero();
    assertThat(new Shell().run(one.toArray(String[]::new))).isEqualTo(old);
  }

  /** Rules in a file are told of as those that come with the program. */
  @Test
  void rulesAreReadFromFiles() throws Exception {
    Path rules =
        Files.writeString(
            folder.resolve("mine.txt"), "board\nLeft . / . -> # / #\nRight . . -> # #\n");
    Path board = Files.writeString(folder.resolve("board.txt"), "...\n...\n..#\n");
    assertThat(new Shell().run("cgt", "--rule", rules.toString(), board.toString(), "--best"))
        .isEqualTo(new Shell().run("game", "--rule", "domineering", board.toString(), "--best"));
    Path heaps = Files.writeString(folder.resolve("heaps.txt"), "heaps\nBoth octal 0.77\n");
    Shell.Outcome table = new Shell().run("cgt", "--rule", heaps.toString(), "9..11");
    assertThat(table.out()).isEqualTo("9 *4\n10 *2\n11 *6\n");
    assertThat(new Shell().run("cgt", "--rule", "kayles", "9..11")).isEqualTo(table);
    assertThat(new Shell().run("cgt", "--rule", "kayles", "1+1", "--misere").out())
        .isEqualTo("whoever moves first wins\n");
    Path six = Files.writeString(folder.resolve("six.txt"), "......\n".repeat(4));
    assertThat(new Shell().run("cgt", "--rule", "domineering", six.toString(), "--outcome").out())
        .isEqualTo("whoever moves first wins\n");
    Path large = Files.writeString(folder.resolve("large.txt"), "........\n".repeat(8));
    Shell.Outcome late =
        new Shell()
            .run(
                "cgt",
                "--rule",
                "domineering",
                large.toString(),
                "--outcome",
                "--timeout",
                "0.001");
    assertThat(late.code()).isEqualTo(3);
    Shell.Outcome value =
        new Shell().run("cgt", "--rule", "domineering", large.toString(), "--timeout", "0.05");
    assertThat(value.code()).isEqualTo(3);
    assertThat(value.err()).isEqualTo(late.err());
    assertThat(late.err()).contains("no answer within the time of --timeout");
    Shell stopped = new Shell();
    stopped.interrupt().raise();
    Shell.Outcome none = stopped.run("cgt", "--rule", "domineering", large.toString());
    assertThat(none.code()).isEqualTo(130);
    assertThat(none.err()).isEmpty();
    Path shove =
        Files.writeString(
            folder.resolve("shove.txt"), "strip\nrepeats\nLeft L . -> . L ; both ways\n");
    Path strip = Files.writeString(folder.resolve("strip.txt"), "L.");
    Path endless =
        Files.writeString(folder.resolve("e.txt"), "strip\nLeft L . -> . L ; both ways\n");
    Shell.Outcome deep = new Shell().run("cgt", "--rule", endless.toString(), strip.toString());
    assertThat(deep.code()).isEqualTo(3);
    assertThat(deep.err()).contains("the rules need a line 'repeats'");
    assertThat(new Shell().run("cgt", "--rule", shove.toString(), strip.toString()).out())
        .isEqualTo("on\nLeft begins: Left wins\nRight begins: Left wins\n");
  }

  /** Heaps are named, and not in a file, whoever may make which move. */
  @Test
  void partizanHeapsAreNamed() throws Exception {
    Path rules =
        Files.writeString(
            folder.resolve("takes.txt"),
            "heaps\nLeft takes 1,3 leaves 0,1\nRight takes 2,5 leaves 0,1\n");
    assertThat(new Shell().run("cgt", "--rule", rules.toString(), "2..4").out())
        .isEqualTo("2 {1|0}\n3 1/2\n4 1Tiny(1)\n");
    assertThat(new Shell().run("cgt", "--rule", rules.toString(), "2+3").out())
        .startsWith("{3/2|1/2}\noutcome        Left wins");
    assertThat(new Shell().run("cgt", "--rule", rules.toString(), "1..300").err())
        .contains("HEAPS:1:4: a heap of 300; heaps go up to 200");
  }

  /** However odd a line is, its answer is one line. */
  @Test
  void oddLinesAreAnsweredInALineEach() {
    Random random = new Random(Long.getLong("hexproof.seed", 1));
    String signs = "{}|()<>=:,.*^v+-±_0123456789 ∞ab\t\r\u0000\u2028é\"'#?!/\\";
    List<String> words =
        List.of("on", "off", "oo{", "loony", "tiny", "mean(", "x := ", "cool(1,", "dud", "^[on]");
    StringBuilder lines = new StringBuilder();
    int count = 200;
    for (int line = 0; line < count; line++) {
      for (int part = random.nextInt(12); part >= 0; part--) {
        lines.append(
            random.nextInt(3) == 0
                ? words.get(random.nextInt(words.size()))
                : signs.charAt(random.nextInt(signs.length())));
      }
      lines.append('\n');
    }
    Shell.Outcome text = lines(lines.toString(), "--memory", "16");
    assertThat(text.out().split("\n", -1)).hasSize(count + 1);
    assertThat(text.err()).isEmpty();
    List<String> json =
        lines(lines.toString(), "--memory", "16", "--format", "json").out().lines().toList();
    assertThat(json)
        .hasSizeBetween(count / 2, count)
        .allMatch(line -> JsonParser.parseString(line).isJsonObject());
  }

  @Test
  void loopyGamesAreTold() {
    assertThat(new Shell().run("cgt", "{0|over} + 1", "--compare", "1").out())
        .isEqualTo(
            """
            a{1|a}
            Left begins: Left wins
            Right begins: Left wins
            compared: >
            """);
    JsonObject json =
        JsonParser.parseString(new Shell().run("cgt", "on+off", "--format", "json").out())
            .getAsJsonObject();
    assertThat(json.keySet()).containsExactly("version", "value", "outcome");
    assertThat(json.get("value").getAsString()).isEqualTo("dud");
  }

  @Test
  void linesAreAnsweredInLines() throws Exception {
    String questions = "x := {2|0}\n\n# a remark\nx + x\nx <= 1\nx ? 1\n1 +\non + off\n";
    Shell.Outcome text = lines(questions);
    assertThat(text.err()).isEmpty();
    assertThat(text.code()).isEqualTo(2);
    assertThat(text.out())
        .startsWith("{2|0}\n\n\n2\nno\n||\nerror: -:7:4: expected a game, found the end; hint: ")
        .endsWith("\ndud\n");
    Path file = Files.writeString(folder.resolve("questions.txt"), questions);
    assertThat(lines("", "--lines", file.toString()).out())
        .isEqualTo(text.out().replace("-:7", file + ":7"));
    List<String> json = lines(questions, "--format", "json").out().lines().toList();
    assertThat(json).hasSize(6);
    assertThat(json.get(0))
        .isEqualTo("{\"version\":1,\"line\":1,\"kind\":\"short\",\"value\":\"{2|0}\"}");
    assertThat(json.get(2)).contains("\"holds\":false");
    assertThat(json.get(4)).startsWith("{\"version\":1,\"line\":7,\"error\":\"-:7:4: expected");
    assertThat(json.get(5)).contains("\"kind\":\"loopy\",\"value\":\"dud\"");
  }

  /** What is too much for one line leaves the next ones as they are. */
  @Test
  void aLineMayBeUndecided() {
    Shell.Outcome outcome =
        lines("a := *511\n9000000000000000000+9000000000000000000\n*600\na+*\n", "--memory", "1");
    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.out().lines())
        .satisfiesExactly(
            line -> assertThat(line).isEqualTo("*511"),
            line -> assertThat(line).startsWith("undecided: -:2: a number is too large"),
            line -> assertThat(line).isEqualTo("*600"),
            line -> assertThat(line).isEqualTo("*510"));
  }

  @Test
  void timeIsUp() {
    String hard =
        """
        a := {8,{28|4}|-2,{2|-22}}
        b := {a,{9|3/8||a}|{a|-7},-2.a}
        1000.b+999.{b|-5}+998.{3||b|-9}
        1
        """;
    Shell.Outcome outcome = lines(hard, "--timeout", "0.001");
    assertThat(outcome.out()).endsWith("\n1\n");
    assertThat(outcome.out()).contains("undecided: -:3: no answer within the time of --timeout");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "cgt 1 2; expected one GAME, not 1 2",
        "cgt on --cool 1; --cool does not go with a loopy game",
        "cgt loony --best; --best does not go with a game that entails",
        "cgt --best; --best does not go with lines of questions",
        "cgt 1 --grundy; --grundy does not go with a short game",
        "cgt on+loony; game:1:1: games that entail and games that go on for ever",
        "cgt --rule go board.txt; go: there are no such rules, and no such file",
        "cgt --rule clobber none.txt; none.txt: there is no such file",
        "cgt --rule top-entails 3 --misere; --misere does not go with --rule top-entails",
        "cgt --rule kayles x --misere; HEAPS:1:1: expected a number of tokens",
        "cgt --rule kayles 3 --best; --best does not go with --rule kayles",
        "cgt --rule kayles 3 --bridges; --bridges does not go with --rule kayles",
        "cgt --rule top-entails 3 --sum x; --sum does not go with --rule top-entails",
        "cgt --lines none.txt; none.txt: there is no such file",
        "cgt on --compare 1+; --compare:1:3: expected a game"
      })
  void badInputIsRefused(String line, String message) {
    Shell.Outcome outcome = new Shell().run(line.split(" "));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains(message);
    assertThat(outcome.out()).isEmpty();
  }
}
