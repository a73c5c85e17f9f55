package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class HypergameCommandTest {
  @TempDir private Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private static Shell.Outcome run(String... options) {
    String[] line = new String[options.length + 1];
    line[0] = "hypergame";
    System.arraycopy(options, 0, line, 1, options.length);
    return new Shell().run(line);
  }

  private static JsonObject json(String... options) {
    Shell.Outcome outcome = run(options);
    assertThat(outcome.err()).isEmpty();
    return JsonParser.parseString(outcome.out()).getAsJsonObject();
  }

  @Test
  void outcomesInJson() throws IOException {
    String a = file("a.txt", "start a a = {b|} b = {|a}");
    assertThat(json(a, "--format", "json", "--all").toString())
        .isEqualTo(
            "{'version':1,'start':'a','positions':2,'leftMoves':1,'rightMoves':1,"
                    .replace('\'', '"')
                + ("'impartial':false,'leftBegins':{'winner':null,'moves':null},"
                        + "'rightBegins':{'winner':'L','moves':0},'winning':null,"
                        + "'nonLosing':['L','II'],'all':[{'position':'a','leftBegins':"
                        + "{'winner':null,'moves':null},'rightBegins':{'winner':'L','moves':0},"
                        + "'winning':null,'nonLosing':['L','II']},{'position':'b','leftBegins':"
                        + "{'winner':'R','moves':0},'rightBegins':{'winner':null,'moves':null},"
                        + "'winning':null,'nonLosing':['R','II']}]}")
                    .replace('\'', '"'));
  }

  @Test
  void strategiesInJson() throws IOException {
    String a = file("a.txt", "start a a = {b|} b = {|a}");
    JsonObject strategy =
        json(a, "--strategy", "II", "--format", "json").getAsJsonObject("strategy");
    assertThat(strategy.get("exists").getAsBoolean()).isTrue();
    assertThat(strategy.get("wins").getAsBoolean()).isFalse();
    assertThat(strategy.getAsJsonArray("seats")).hasSize(2);
    assertThat(strategy.getAsJsonArray("seats").get(1).toString())
        .isEqualTo(
            "{'side':'R','begins':false,'wins':false,'moves':[{'from':'b','to':'a'}]}"
                .replace('\'', '"'));
    Shell.Outcome none = run(a, "--strategy", "I", "--format", "json");
    assertThat(none.code()).isEqualTo(1);
    assertThat(none.out()).contains("\"exists\":false");
  }

  @Test
  void numbersReadBackAsGames() throws IOException {
    String map = file("map.txt", "start x x = {x, a, *2} a = {b} b = {}");
    JsonObject numbers = json(map, "--grundy", "--all", "--format", "json");
    assertThat(numbers.get("grundy").getAsString()).isEqualTo("∞{1,2}");
    assertThat(numbers.toString()).contains("{\"position\":\"a\",\"grundy\":\"1\"}");
    assertThat(run(map, "--grundy", "--ascii").out()).startsWith("Grundy number oo{1,2}\n");
    String same = file("same.txt", "start *" + numbers.get("grundy").getAsString());
    JsonObject comparison = json(map, "--against", same, "--format", "json");
    assertThat(comparison.get("equivalentToImpartial").getAsBoolean()).isTrue();
    assertThat(run(map, "--against", same, "--ascii").out()).startsWith("x >= y: yes\nx !>= y: ");
  }

  @ParameterizedTest
  @CsvSource({"text", "dot"})
  void whatIsPrintedReadsBack(String language) throws IOException {
    String a = file("a.dot", "digraph { start=a a -> b [label=L] b -> a [label=R] b -> c }");
    Shell.Outcome sum = run(a, "--sum", a, "--negative", "--to", language);
    assertThat(sum.code()).isZero();
    String again = file("again", sum.out());
    assertThat(run(again).out()).isEqualTo(run(a, "--sum", a, "--negative").out());
  }

  @Test
  void sumsByNumbersNeedNoProduct() throws IOException {
    StringBuilder text = new StringBuilder("start 0\n");
    for (int i = 0; i < 3000; i++) {
      text.append(i).append(" = {").append(i + 1).append(", ").append(i / 2).append("}\n");
    }
    String large = file("large.txt", text + "3000 = {}");
    assertThat(run(large, "--sum", large, "--grundy").code()).isZero();
    Shell.Outcome refused = run(large, "--sum", large, "--memory", "100");
    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.err())
        .contains("9006001 positions")
        .contains("100 MiB")
        .contains("--grundy");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "start a a = {b}; --grundy; :1:14: 'b' is not defined",
        "a = {}; --grundy; : no start: where does play begin?",
        "digraph { a -> b }; --grundy; : no start: where does play begin?",
        "/* x */ digraph { start=a a -> b [label=X] }; --all; unknown label 'X'",
        "start a a = {$}; --all; :1:14: expected a name or | or }, found '$'",
        "start a a = {a|}; --grundy; at a the sides have different moves",
        "start a a = {}; --start=c; no position 'c' where play could begin",
        "start a a = {}; --memory=0; --memory wants a whole number",
        "start a a = {}; --strategy=III; --strategy can be L, R, I, II",
        "start *99999; --memory=1; 1 MiB"
      })
  void badInputIsRefused(String text, String option, String message) throws IOException {
    String name = file("bad.txt", text.strip());
    Path out = folder.resolve("out.txt");
    Shell.Outcome outcome = run(name, option.strip(), "--out", out.toString());
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains(message.strip());
    assertThat(out).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource({
    "--grundy, --strategy=I, are two questions",
    "--to=dot, --grundy, are two questions",
    "--all, --strategy=I, --all can't be combined with --strategy",
    "--to=dot, --format=json, not in JSON",
    "--against=-, --sum=-, standard input is named twice"
  })
  void questionsAreAskedOneAtATime(String one, String two, String message) throws IOException {
    Shell.Outcome outcome = run(file("a.txt", "start *2"), one, two);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains(message);
  }

  @Test
  void whatIsNoTextOrNoFileIsRefused() throws IOException {
    Path bytes = folder.resolve("bytes");
    Files.write(bytes, "start \u00e9".getBytes(StandardCharsets.ISO_8859_1));
    assertThat(run(bytes.toString()).err()).contains("is not text in UTF-8");
    assertThat(run(folder.toString()).err()).contains("is a folder");
    assertThat(run(folder.resolve("none").toString()).err()).contains("there is no such file");
    String a = file("a.txt", "start *2");
    assertThat(run(a, "--out", a).code()).isEqualTo(2);
    assertThat(Files.readString(Path.of(a))).isEqualTo("start *2");
  }

  @Test
  void aNameThatAsksForAnotherDocumentIsNamed() throws IOException {
    String game = file("g.txt", "start a\na = {}\n");
    Shell.Outcome outcome =
        new Shell()
            .run("hypergame", game, "--strategy", "I", "--out", folder.resolve("s.dot").toString());
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err())
        .contains("--to and --strategy are two questions")
        .contains("hint: the line has no --to; a name as in --out ", "s.dot asks for --to dot");
    assertThat(folder.resolve("s.dot")).doesNotExist();
  }
}
