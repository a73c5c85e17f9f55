package org.hexproof.cli;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** No output calls the players by two pairs of names, or draws them in other colours. */
final class ColorsTest {
  private static final Pattern BLACKS = Pattern.compile("(?i)\\b(black|white)('s)?\\b");
  private static final Pattern REDS = Pattern.compile("(?i)\\b(red|blue)('s)?\\b");

  /** Not valid: Blue breaks it. */
  private static final String WIKI =
      "== thin ==\n<hexboard size=\"2x2\" edges=\"bottom\" visible=\"b1 a2 b2\""
          + " contents=\"R A:b1 B a2\"/>\n";

  private static final String TEXT = "name: thin\n # A\n  O .\n   ---\n";
  private static final String LETTERS = "name: thin\n # R\n  B .\n   ---\n";

  /** Valid, with replies to tell. */
  private static final String SECOND_ROW =
      "== second row ==\n<hexboard size=\"2x2\" edges=\"bottom\" visible=\"b1 a2 b2\""
          + " contents=\"R A:b1\"/>\n";

  /** Blue's, so the colours are exchanged. */
  private static final String BLUES =
      "== blues ==\n<hexboard size=\"3x2\" edges=\"right\" visible=\"b1--b2 a2 a3--b3\""
          + " contents=\"B A:a2\"/>\n";

  private static final String RED = "#b8221c";
  private static final String INK = "#1d1d1b";

  private static Stream<ImmutableList<String>> commands() {
    return Stream.of(
            "verify -",
            "verify - --format markdown",
            "verify - --format junit",
            "verify - --format sarif",
            "solve -",
            "solve - --to-move black --all-winning",
            "intrusions -",
            "intrusions - --pairs",
            "probe -",
            "probe - --perimeter",
            "witness - --cell b2",
            "minimize - --mend",
            "prove - --store STORE")
        .map(line -> ImmutableList.copyOf(line.split(" ")));
  }

  /** A game in which templates stand for both sides. */
  private static final String GAME = "https://hexworld.org/board/#5,c2d3b4d4";

  @TempDir private Path folder;

  private int runs;

  private Shell.Outcome run(String input, Iterable<String> args, String... more) {
    runs++;
    return new Shell(new InstalledSolvers())
        .input(input)
        .run(
            Stream.concat(ImmutableList.copyOf(args).stream(), Arrays.stream(more))
                .map(arg -> arg.equals("STORE") ? folder.resolve("store" + runs).toString() : arg)
                .toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "annotate GAME",
        "annotate GAME --format sgf --templates",
        "annotate GAME --format html",
        "spot GAME"
      })
  void gamesAreToldInTheColorsOfTheirFormat(String command) {
    ImmutableList<String> args = ImmutableList.copyOf(command.replace("GAME", GAME).split(" "));
    assertThat(game(args)).containsPattern(REDS).doesNotContainPattern(BLACKS);
    assertThat(game(args, "--colors", "black-white"))
        .containsPattern(BLACKS)
        .doesNotContainPattern(REDS);
    String record = "(;FF[4]GM[11]SZ[5];B[c2];W[d3];B[b4];W[d4])";
    ImmutableList<String> sgf =
        ImmutableList.copyOf(
            command.replace("GAME", Samples.file(folder, "a.sgf", record)).split(" "));
    assertThat(game(sgf)).containsPattern(BLACKS).doesNotContainPattern(REDS);
    assertThat(game(sgf, "--colors", "red-blue"))
        .containsPattern(REDS)
        .doesNotContainPattern(BLACKS);
  }

  /** The words, of a page those that it tells of the game. */
  private String game(ImmutableList<String> args, String... more) {
    Shell.Outcome outcome = run("", args, more);
    assertThat(outcome.code()).as(outcome.err()).isZero();
    return outcome
        .out()
        .lines()
        .filter(line -> !args.contains("html") || line.contains("class=\"game\""))
        .map(
            line ->
                line.replaceAll(
                    "\"(black|white)\":|\"(colors|player|toMove|winner)\":\"[a-z]*\"", ""))
        .collect(joining("\n"));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void aFileOfRedAndBlueIsToldInRedAndBlue(ImmutableList<String> args) {
    for (String file : ImmutableList.of(WIKI, SECOND_ROW, LETTERS, BLUES)) {
      assertThat(words(run(file, args))).as(file).doesNotContainPattern(BLACKS);
      assertThat(words(run(file, args, "--colors", "black-white")))
          .as(file)
          .doesNotContainPattern(REDS);
    }
  }

  @ParameterizedTest
  @MethodSource("commands")
  void othersAreToldInBlackAndWhite(ImmutableList<String> args) {
    assertThat(words(run(TEXT, args))).doesNotContainPattern(REDS);
    assertThat(words(run(TEXT, args, "--colors", "red-blue"))).doesNotContainPattern(BLACKS);
  }

  /** What is printed but for how letters are read and for the keys of drawings. */
  private static String words(Shell.Outcome outcome) {
    assertThat(outcome.code()).as(outcome.err()).isIn(0, 1, 3);
    assertThat(outcome.out()).isNotEmpty();
    return (outcome.out() + outcome.err())
        .replaceAll("R( and B)? (is|are) read as Red( and Blue)?|to-move: (black|white)", "");
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void picturesAndPagesHaveTheSameColors(ImmutableList<String> args) {
    boolean isPage = args.contains("html") || args.contains("explore");
    String red = isPage ? "\"colors\":\"red\"" : RED;
    String ink = isPage ? "\"colors\":\"dark\"" : INK;
    for (String file : ImmutableList.of(WIKI, LETTERS)) {
      assertThat(run(file, args).out()).contains(red).doesNotContain(ink);
      assertThat(run(file, args, "--colors", "black-white").out()).contains(ink);
    }
    assertThat(run(TEXT, args).out()).contains(ink).doesNotContain(red);
    assertThat(run(TEXT, args, "--colors", "red-blue").out()).contains(red);
  }

  private static Stream<ImmutableList<String>> pictures() {
    return Stream.of(
            "verify - --to svg",
            "convert - --to svg",
            "convert - --to svg --around",
            "verify - --format html",
            "explore -")
        .map(line -> ImmutableList.copyOf(line.split(" ")));
  }
}
