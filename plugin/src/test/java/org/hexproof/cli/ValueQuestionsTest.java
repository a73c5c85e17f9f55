package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code hexproof value} as a calculator. */
final class ValueQuestionsTest {
  @TempDir private Path folder;

  private static Shell.Outcome run(String... args) {
    return new Shell().run(value(args));
  }

  private static Shell.Outcome batch(String input, String... args) {
    List<String> all = new ArrayList<>(List.of(value(args)));
    all.add("--batch");
    return new Shell().input(input).run(all.toArray(String[]::new));
  }

  private static String[] value(String... args) {
    List<String> all = new ArrayList<>(List.of("value"));
    all.addAll(List.of(args));
    return all.toArray(String[]::new);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "superswitch:2 +c superswitch:1 = superswitch:3; 0; yes",
        "a ≃ {a|a}; 0; yes",
        "a ◁ {a|F}; 0; yes",
        "passable superswitch:1 +c {T|F}; 0; yes",
        "atoms superswitch:3; 0; 7",
        "depth superswitch:3; 0; 3",
        "G(1,2) = superswitch:2(3,4,1), superswitch:3^op(3,4,2); 0; {⊤|⊥}",
        "a +j b >= T; 1; no",
        "monotone {a,b|a}; 1; no"
      })
  void theAnswerComesFirst(String question, int code, String answer) {
    Shell.Outcome outcome = run("--expr", question);
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out().lines().findFirst()).hasValue(answer);
    assertThat(outcome.code()).isEqualTo(code);
    assertThat(batch(question + "\n").out()).startsWith(answer);
  }

  @Test
  void noComesWithALineOfPlay() {
    String play =
        """
        no
        G = {a,b|a}
        H = {a,b|{a,b|a}}
        G >= H fails:
          White moves in G to a
          answer: White moves in H to {a,b|a}
          Black moves in H to b
          b <= a is false
        """;
    assertThat(run("--expr", "superswitch:1 >= superswitch:2"))
        .isEqualTo(new Shell.Outcome(1, play, ""));
    assertThat(run("--expr", "superswitch:1 = superswitch:2").out()).isEqualTo(play);
    assertThat(run("--expr", "{T|F} <| F", "--poset", "bool", "--ascii").out()).isEqualTo("yes\n");
    assertThat(run("--expr", "T <= {a|F}", "--ascii").out())
        .isEqualTo(
            "no\nG = T\nH = {a|F}\nG <= H fails:\n  White moves in H to F\n  T <= F is false\n");
  }

  @Test
  void noComesWithAPathToTheFlaw() {
    String path =
        """
        no
        Black moves to {⊤|{b|c}}
        White moves to {b|c}
        K = {b|c}
        K ◁ K fails:
          answer: White moves in the left K to c
          Black passes in the left K, an atom
          answer: Black moves in the right K to b
          c <= b is false
        """;
    assertThat(run("--expr", "passable {{T|{b|c}}|F}")).isEqualTo(new Shell.Outcome(1, path, ""));
    assertThat(run("--expr", "monotone {T|{b|c}}").out())
        .isEqualTo(
            """
            no
            K = {⊤|{b|c}}
            R = {b|c}, an option of White
            R <= K fails:
              White moves in K to {b|c}
              answer: White moves in R to c
              Black passes in R, an atom
              answer: Black moves in K to b
              c <= b is false
            """);
  }

  @Test
  void answersInJson() {
    JsonObject no =
        JsonParser.parseString(run("--expr", "b <= a", "--format", "json").out()).getAsJsonObject();
    assertThat(no.get("answer").getAsBoolean()).isFalse();
    assertThat(no.get("fails").getAsString()).isEqualTo("<=");
    assertThat(no.get("moves").getAsJsonArray()).isEmpty();
    assertThat(no.get("low").getAsString() + no.get("high").getAsString()).isEqualTo("ba");
    String pass = "{\"pass\":true}";
    assertThat(run("--expr", "monotone {{T|{b|c}}|F}", "--format", "json").out())
        .startsWith(
            "{\"version\":1,\"answer\":false,\"path\":[{\"player\":\"black\",\"to\":"
                + "\"{⊤|{b|c}}\"}],\"K\":\"{⊤|{b|c}}\",\"R\":\"{b|c}\",\"moves\":"
                + "[{\"player\":\"white\",\"in\":\"K\",\"to\":\"{b|c}\",\"answer\":false},"
                + "{\"player\":\"white\",\"in\":\"R\",\"to\":\"c\",\"answer\":true},"
                + pass);
    assertThat(run("--expr", "atoms tester", "--format", "json").out())
        .isEqualTo("{\"version\":1,\"answer\":6}\n");
  }

  @Test
  void aBatchHasALineForEachLine() {
    String questions =
        "a +c b\n\n  # a remark\r\nb <= a\n{a|q}\nG(1,2,3) = P7(1,2,3)\n{a|b} +j a\n"
            + "G(1,2,3) = {a|b}(1,2,3)\nG(1,2,3) = P1(2,3)\natoms {a|b}";
    Shell.Outcome outcome = batch(questions);
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.code()).isEqualTo(2);
    List<String> lines = outcome.out().lines().toList();
    assertThat(lines).hasSize(10);
    assertThat(lines.subList(0, 4))
        .containsExactly("b", "", "", "no; G = b; H = a; G <= H fails: b <= a is false");
    assertThat(lines.get(4)).startsWith("error: -:5:4: unknown atom q; hint: the atoms are");
    assertThat(lines.get(5)).startsWith("error: -:6:12: unknown position P7; hint: known are");
    assertThat(lines.get(6)).startsWith("error: -:7:1: this summand is not passable");
    assertThat(lines.get(7)).isEqualTo("error: -:8: the value of {a|b}(1,2,3) is not passable");
    assertThat(lines.subList(8, 10)).containsExactly("{a|⊥}", "2");

    List<JsonObject> documents =
        batch(questions, "--format", "json")
            .out()
            .lines()
            .map(line -> JsonParser.parseString(line).getAsJsonObject())
            .toList();
    assertThat(documents)
        .extracting(document -> document.get("line").getAsInt())
        .containsExactly(1, 4, 5, 6, 7, 8, 9, 10);
    assertThat(documents.get(0).get("value").getAsString()).isEqualTo("b");
    assertThat(documents.get(1).get("answer").getAsBoolean()).isFalse();
    assertThat(documents.get(2).get("error").getAsString()).startsWith("-:5:4: unknown atom q\n");
  }

  @Test
  void aBatchEndsWithTheWorstCode() {
    String deep = "+p(superswitch:200,superswitch:200,superswitch:200)\n";
    assertThat(batch("").code()).isZero();
    assertThat(batch("a\na <= a\n").code()).isZero();
    assertThat(batch("a\n" + deep).code()).isEqualTo(3);
    assertThat(batch(deep).out()).startsWith("undecided: -:1: the summands of +p are 600 moves");
    assertThat(batch(deep + "b <= a\na").code()).isEqualTo(1);
    assertThat(batch("b <= a\n(\na").code()).isEqualTo(2);
    assertThat(batch("x\n", "--poset", "F<x<T").out()).isEqualTo("x\n");
    assertThat(batch("a".repeat(3 << 20) + "\nT\n", "--ascii").out())
        .isEqualTo("error: -:1: the line has more than 1048576 characters\nT\n");
  }

  /** What one line filled is there for the next ones, but never refuses them. */
  @Test
  void aFullStoreIsEmptied() {
    StringBuilder questions = new StringBuilder();
    for (int round = 0; round < 3; round++) {
      for (int steps = 50; steps < 60; steps++) {
        questions.append("atoms superswitch:").append(steps).append(" +c superswitch:50\n");
        questions.append("atoms hex-tripleswitch:").append(steps % 4).append('\n');
      }
    }
    Shell.Outcome small = batch(questions.toString(), "--memory", "1");
    assertThat(small.out()).doesNotContain("undecided");
    assertThat(small).isEqualTo(batch(questions.toString()));
  }

  @Test
  void longValuesHaveDigests() {
    String text = run("--expr", "hex-tripleswitch:3").out();
    assertThat(text)
        .matches("digest [0-9a-f]{64} \\(of depth 15 with 510225 atoms, too long to print\\)\n");
    String sum = "+p(superswitch:5,superswitch:5,superswitch:5)";
    assertThat(run("--expr", sum).out()).isEqualTo(text);
    assertThat(batch(sum + "\nhex-tripleswitch:4\n" + sum).out().lines().toList())
        .contains(text.strip())
        .hasSize(3)
        .satisfies(lines -> assertThat(Set.copyOf(lines)).hasSize(2));
    JsonObject json =
        JsonParser.parseString(run("--expr", sum, "--format", "json").out()).getAsJsonObject();
    assertThat(json.get("value").isJsonNull()).isTrue();
    assertThat(text).contains(json.get("digest").getAsString());
    assertThat(run("--expr", sum, "--compare", "hex-tripleswitch:4").out())
        .isEqualTo(text + "<=  (<= yes, >= no)\n");
    assertThat(run("--expr", sum + " <= hex-tripleswitch:4").code()).isZero();
    assertThat(run("--expr", "atoms hex-tripleswitch:6").out()).isEqualTo("4547413305\n");
  }

  @Test
  void filesCanHoldExpressionsAndQuestions() {
    assertThat(run(file(folder, "a.txt", "(a +c b)\n +j b\n")).out()).isEqualTo("⊤\n");
    assertThat(run(file(folder, "b.txt", "\n passable\n{a|b}\n")).code()).isEqualTo(1);
    assertThat(run(file(folder, "c.txt", "superswitch:1 <= superswitch:2")).out())
        .isEqualTo("yes\n");
    assertThat(run(file(folder, "d.txt", "{a|\nq}")).err()).contains("d.txt:2:1: unknown atom q");
    assertThat(run(file(folder, "e.sgf", "(;GM[11]SZ[2]AB[a1]AW[b2])"), "--cells", "b1").code())
        .isZero();
  }

  @Test
  void sumsAreCompared() {
    assertThat(run("--expr", "T", "--compare", "a +j a").out()).endsWith("=  (<= yes, >= yes)\n");
    assertThat(run("--expr", "superswitch:2", "--compare", "superswitch:1 +c superswitch:1").out())
        .endsWith("=  (<= yes, >= yes)\n");
    String region = file(folder, "r.txt", " X O X X\n  O . . X\n   X O # #\n");
    assertThat(run(region, "--terminals", "c1;a3;a1", "--compare", "{c|F} +c {c|F}").out())
        .endsWith("=  (<= yes, >= yes)\n");
    Shell.Outcome two = run(region, "--terminals", "c1;a3;a1", "--compare", "a +j a");
    assertThat(two.code()).isEqualTo(2);
    assertThat(two.err()).contains("--compare:1:3: what +j makes has two terminals");
    assertThat(run("--expr", "a +c a", "--poset", "fork").err())
        .contains("--expr:1:3: +c is for games with three terminals, over P3")
        .contains("hint: leave --poset out");
  }

  @Test
  void whatDoesNotGoTogetherIsRefused() {
    for (String option : List.of("--form", "--follow", "--outcomes")) {
      Shell.Outcome outcome = run("--expr", "a <= b", option);
      assertThat(outcome.code()).isEqualTo(2);
      assertThat(outcome.err()).contains(option + " is for games, and this is a question");
      assertThat(batch("a", option).err()).contains("and " + option + " is for one");
    }
    assertThat(run("--expr", "a <= b", "--compare", "c").code()).isEqualTo(2);
    assertThat(batch("a", "file.txt").err()).contains("not from a FILE");
  }

  @Test
  void outcomesAreListed() {
    assertThat(run("--outcomes", "--poset", "corner", "--ascii").out())
        .isEqualTo("F < c, b\nc < a\na < T\nb < T\nT\n");
    assertThat(run("--outcomes", "--poset", "terminals:4").out().lines()).hasSize(14);
    assertThat(run("--outcomes", "--expr", "{a|b}", "--format", "json").out())
        .isEqualTo(
            "{\"version\":1,\"value\":\"{a|b}\",\"atoms\":2,\"depth\":1,\"above\":{\"⊥\":[\"a\","
                + "\"b\",\"c\"],\"a\":[\"⊤\"],\"b\":[\"⊤\"],\"c\":[\"⊤\"],\"⊤\":[]}}\n");
  }
}
