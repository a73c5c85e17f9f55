package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.hexproof.format.Source;
import org.hexproof.format.sgf.SgfCollection;
import org.hexproof.page.HtmlUnitPage;
import org.hexproof.page.PageTour;
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solving.StubSolver;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page of a recorded game, as its reader goes through it. */
final class AnnotatedPageTest {
  /** With a side line in which there is another. Moves 1 and 2 throw the win away. */
  private static final String GAME =
      "(;FF[4]GM[11]SZ[4]PB[Ann]PW[Ben]RE[B+R];B[b2];W[c2]C[Hoping for b3.](;B[b3];W[a4];B[a3])"
          + "(;B[c1];W[b3](;B[a4])(;B[d1];W[d2])))";

  private static final String SHORT = "(;FF[4]GM[11]SZ[3]\n;B[a1];W[c1];B[b2])\n";

  /** Where the reader is. */
  private static final String CURRENT =
      "document.querySelector('#moves [aria-current] .played').textContent";

  @TempDir private Path folder;

  private final Shell shell = new Shell(name -> EmbeddedLibrary.load().newSolver(1));

  /** Decides nothing. */
  private final Shell lazy =
      new Shell(
          name ->
              new StubSolver(
                  "lazy",
                  problem ->
                      new Answer.Undecided(Answer.Undecided.Reason.TIME, 1, Duration.ofMillis(1))));

  private final HtmlUnitPage page = new HtmlUnitPage();

  @AfterEach
  void close() {
    page.close();
  }

  private Path written(Shell by, String games, String... more) {
    Path out = folder.resolve("game.html");
    ImmutableList<String> args =
        ImmutableList.<String>builder()
            .add("annotate", file(folder, "a.sgf", games), "--out", out.toString())
            .add(more)
            .build();
    by.run(args.toArray(String[]::new));
    return out;
  }

  private String at() {
    return page.value(CURRENT);
  }

  /** What is told of a cell. */
  private String said(String cell) {
    return page.value(
        "document.querySelector('#board [data-cell=" + cell + "] title').textContent");
  }

  private void push(String id) {
    page.value("document.getElementById('" + id + "').click()");
  }

  private String hidden(String id) {
    return page.value("document.getElementById('" + id + "').hidden");
  }

  /** The link to a move that has these words. */
  private void follow(String words) {
    page.value(
        "Array.from(document.querySelectorAll('#collection a, #moves a, #others a')).find((link) =>"
            + " link.textContent.startsWith('"
            + words
            + "')).click()");
  }

  @Test
  void itOpensAtTheTurningPoint() {
    page.open(written(shell, GAME), "");
    assertThat(page.text("turning"))
        .isEqualTo("Turning point: 1 b2 by Black threw a proved win away.");
    assertThat(page.text("marked")).isEqualTo("Others with a mark: 2 c2\u00a0?? 5 a3\u00a0?? ");
    assertThat(at()).isEqualTo("1 b2");
    assertThat(page.text("name")).isEqualTo("Ann \u2013 Ben");
    assertThat(page.text("facts"))
        .isEqualTo(
            "Black is Ann, White is Ben. Board 4\u00d74. Result: Black won by resignation."
                + " 6 positions, 6 proved.");
    assertThat(page.text("here")).isEqualTo("1 b2 by Black\u00a0??");
    assertThat(page.text("verdict") + ", " + page.text("source")).isEqualTo("White wins, proved");
    assertThat(page.text("words"))
        .contains("This move throws Black's win away: d1 c2 b3 a4 kept it. b3 refutes it.");
    assertThat(page.cells(".winning")).containsExactly("b3");
    assertThat(said("b2")).isEqualTo("b2, Black");
    assertThat(page.value("document.querySelectorAll('#board circle.last').length")).isEqualTo("1");
  }

  @Test
  void whereNothingIsKnownItOpensAtTheEnd() {
    page.open(written(lazy, GAME, "--estimate", "none"), "");
    assertThat(page.text("turning"))
        .isEqualTo("No turning point is known. Last position: 5 a3 by Black.");
    assertThat(at()).isEqualTo("5 a3");
    assertThat(page.text("verdict") + ", " + page.text("source"))
        .isEqualTo("undecided, not decided");
    assertThat(page.value("document.querySelectorAll('#graph .bar, #graph .supposed').length"))
        .isEqualTo("0");
  }

  @Test
  void byKeysAndButtons() {
    page.open(written(shell, GAME), "#0");
    assertThat(at()).isEqualTo("Start");
    assertThat(page.value("document.getElementById('back').disabled")).isEqualTo("true");
    page.press("body", "ArrowRight");
    page.press("body", "ArrowRight");
    assertThat(at()).isEqualTo("2 c2");
    assertThat(page.text("words")).contains("Hoping for b3.");
    assertThat(page.value("location.hash")).isEqualTo("#2");
    page.press("body", "ArrowLeft");
    assertThat(at()).isEqualTo("1 b2");
    page.press("body", "End");
    assertThat(at()).isEqualTo("5 a3");
    page.press("body", "ArrowRight");
    assertThat(at()).isEqualTo("5 a3");
    page.press("body", "Home");
    assertThat(at()).isEqualTo("Start");
    push("forth");
    push("forth");
    push("back");
    assertThat(at()).isEqualTo("1 b2");
    push("last");
    assertThat(at()).isEqualTo("5 a3");
    assertThat(page.value("document.getElementById('forth').disabled")).isEqualTo("true");
    push("turned");
    assertThat(at()).isEqualTo("1 b2");
    push("first");
    assertThat(at()).isEqualTo("Start");
    page.press("#colors", "End");
    assertThat(at()).isEqualTo("Start");
  }

  @Test
  void theAddressNamesThePosition() {
    Path file = written(shell, GAME);
    page.open(file, "#4");
    assertThat(at()).isEqualTo("4 a4");
    follow("2 c2");
    assertThat(at()).isEqualTo("2 c2");
    page.value("location.hash = '4'");
    assertThat(at()).isEqualTo("4 a4");
    page.open(file, "#99");
    assertThat(at()).isEqualTo("1 b2");
    page.open(file, "#5");
    assertThat(page.cells("")).hasSize(16);
    assertThat(said("a3")).isEqualTo("a3, Black");
  }

  @Test
  void sideLinesAreEnteredAndLeft() {
    page.open(written(shell, GAME), "#2");
    assertThat(page.text("others")).isEqualTo("3 c1");
    assertThat(hidden("main")).isEqualTo("true");
    push("forth");
    page.press("body", "ArrowDown");
    assertThat(at()).isEqualTo("3 c1");
    assertThat(hidden("main")).isEqualTo("false");
    page.press("body", "End");
    assertThat(at()).isEqualTo("5 a4");
    page.press("body", "ArrowDown");
    page.press("body", "End");
    assertThat(at()).isEqualTo("6 d2");
    String place = page.value("location.hash");
    for (int i = 0; i < 4; i++) {
      push("back");
    }
    assertThat(at()).isEqualTo("2 c2");
    page.press("body", "End");
    assertThat(page.value("location.hash")).as("the line is kept").isEqualTo(place);
    page.value("document.getElementById('main').click()");
    assertThat(at()).isEqualTo("2 c2");
    page.press("body", "End");
    assertThat(at()).isEqualTo("5 a3");
    follow("3 c1");
    page.press("body", "ArrowUp");
    assertThat(at()).isEqualTo("3 b3");
    page.press("body", "End");
    assertThat(at()).isEqualTo("5 a3");
    page.open(folder.resolve("game.html"), place);
    assertThat(at()).isEqualTo("6 d2");
    assertThat(said("d1") + "; " + said("b3")).isEqualTo("d1, Black; b3, White");
  }

  @Test
  void aProofAnswersInEachDecidedPosition() {
    Path file = written(shell, SHORT);
    try (BruteForceSolver solver = new BruteForceSolver()) {
      for (int move = 0; move <= 3; move++) {
        String place = "#" + move + "/why";
        page.open(file, place);
        new PageTour(page, solver, page.proof(1, move), () -> page.open(file, place)).go(2);
      }
    }
  }

  @Test
  void theRefutationAndTheWinThatWasThereArePlayedThrough() {
    Path file = written(shell, GAME);
    page.open(file, "");
    push("why");
    assertThat(page.value("location.hash")).isEqualTo("#1/why");
    assertThat(page.text("status")).startsWith("White begins with b3.");
    page.click("d1");
    assertThat(page.text("status")).startsWith("Black d1.");
    assertThat(page.value("location.hash")).isEqualTo("#1/why/d1");
    page.press("body", "ArrowLeft");
    assertThat(page.value("location.hash")).isEqualTo("#1/why");
    page.press("body", "Escape");
    assertThat(page.value("location.hash")).isEqualTo("#1");
    assertThat(hidden("trial")).isEqualTo("true");
    push("instead");
    assertThat(page.value("location.hash")).isEqualTo("#0/why");
    assertThat(page.text("status")).startsWith("Black begins with ");
    push("leave");
    assertThat(at()).isEqualTo("Start");
    page.open(file, "#3/why/d1");
    assertThat(page.text("status")).startsWith("White d1. Black ");
    page.open(file, "#3");
    page.click("d1");
    assertThat(page.value("location.hash")).as("a move begins it").isEqualTo("#3/why/d1");
  }

  @Test
  void whatIsProvedOfAMoveByItselfIsToldApart() {
    String record = "(;FF[4]GM[11]SZ[9];B[e5];W[a1];B[d7])";
    page.open(written(lazy, record, "--estimate", "none"), "#3");
    assertThat(page.text("verdict")).isEqualTo("undecided");
    assertThat(page.text("told"))
        .isEqualTo("connects e5 to the bottom edge by a bridge and the ziggurat");
    assertThat(page.cells(".told")).contains("d6", "e6");
    assertThat(hidden("local")).isEqualTo("false");
    page.press("body", "ArrowLeft");
    assertThat(hidden("local")).isEqualTo("true");
    assertThat(page.cells(".told")).isEmpty();
  }

  @Test
  void aSwapIsMarkedAndAResignationTold() {
    page.open(written(shell, "(;FF[4]SZ[3]PB[A]PW[B]RE[B];W[ab];B[swap];W[bb];B[resign])"), "#2");
    assertThat(page.value("document.querySelectorAll('#graph line.swap').length")).isEqualTo("1");
    assertThat(page.text("facts")).contains("Result: White resigned.");
    assertThat(page.text("moves")).contains("2 swap", "4 resign");
    assertThat(page.value("document.querySelectorAll('#board circle.last').length")).isEqualTo("1");
  }

  @Test
  void ofSeveralGamesThereIsAnIndex() {
    Path file = written(shell, GAME + SHORT + "(;GM[11]SZ[2]GN[third];B[z9])" + "(;GM[11]B[a1])");
    page.open(file, "");
    assertThat(page.text("count")).isEqualTo("3");
    assertThat(page.value("document.getElementById('games').open")).isEqualTo("true");
    assertThat(page.text("collection"))
        .contains("Ann \u2013 Ben4\u00d74Black won by resignationTurning point: 1 b2 by Black")
        .contains("a.sgf, game 23\u00d73Turning point: 1 a1 by Black")
        .contains("third");
    follow("a.sgf");
    assertThat(page.text("name")).isEqualTo("a.sgf, game 2");
    assertThat(page.value("document.getElementById('games').open")).isEqualTo("false");
    assertThat(at()).isEqualTo("1 a1");
    page.press("body", "ArrowRight");
    assertThat(page.value("location.hash")).isEqualTo("#2/2");
    page.open(file, "#2/1/why");
    assertThat(page.text("status")).startsWith("White begins with b2.");
    page.open(file, "#3");
    assertThat(page.text("facts")).contains("The record can\u2019t be played on: ", "z9");
    assertThat(page.text("unreadable")).contains("no board size");
  }

  @Test
  void namesAndCommentsAreNoMarkup() {
    String bad = "</script><img src=x onerror=alert(1)><!--<script>";
    page.open(
        written(shell, SHORT.replace(";FF", ";PB[%1$s]GN[%1$s]C[%1$s]FF".formatted(bad))), "#0");
    assertThat(page.text("name")).isEqualTo(bad + " \u2013 ?");
    assertThat(page.text("words")).contains(bad);
    assertThat(page.value("document.images.length")).isEqualTo("0");
    assertThat(page.alerts()).isEmpty();
    assertThat(page.requests()).noneMatch(address -> address.startsWith("http"));
  }

  @Test
  void theLaboratoryIsAskedFurtherIfItLiesBeside() throws IOException {
    page.open(written(shell, SHORT), "#2");
    assertThat(hidden("further")).isEqualTo("true");
    Files.writeString(folder.resolve("laboratory.html"), "");
    page.open(written(shell, SHORT), "#2");
    assertThat(hidden("further")).isEqualTo("false");
    String address = page.value("document.getElementById('further').getAttribute('href')");
    assertThat(address).startsWith("laboratory.html#");
    String board = URLDecoder.decode(address.substring(16), StandardCharsets.UTF_8);
    assertThat(board).isEqualTo("(;FF[4]GM[11]SZ[3:3]AB[a1]AW[c1]PL[B])");
    assertThat(shell.input(board).run("solve", "-").out()).contains("black wins");
  }

  @Test
  void sidesHaveTheNamesOfTheirColors() {
    page.open(written(shell, SHORT), "#1");
    page.value(
        "(() => { const select = document.getElementById('colors'); select.value = 'red';"
            + " select.dispatchEvent(new Event('change', { bubbles: true })); return ''; })()");
    assertThat(page.text("verdict")).isEqualTo("Blue wins");
    assertThat(page.text("words")).startsWith("Blue to move wins with b2 alone.");
    assertThat(
            ImmutableMap.of("turning", "by Red", "moves", "Blue wins").entrySet().stream()
                .allMatch(told -> page.text(told.getKey()).contains(told.getValue())))
        .isTrue();
  }

  /** A line of moves, a swap, stones that are set up or taken away, and side lines. */
  private static String line(Random random, int deep) {
    StringBuilder text = new StringBuilder();
    int moves = 1 + random.nextInt(5);
    for (int i = 0; i < moves; i++) {
      String id = ImmutableList.of("B", "W", "AB", "AW", "AE", "B", "W").get(random.nextInt(7));
      String cell = "" + (char) ('a' + random.nextInt(5)) + (1 + random.nextInt(5));
      text.append(';').append(id).append('[').append(cell).append(']');
    }
    for (int i = deep > 0 ? random.nextInt(3) : 0; i > 0; i--) {
      text.append('(').append(line(random, deep - 1)).append(')');
    }
    return text.toString();
  }

  @Test
  void theStonesAreThoseOfTheRecord() throws Exception {
    Random random = new Random(Long.getLong("hexproof.seed", 1));
    int games = 10 * Integer.getInteger("hexproof.rounds", 1);
    int stepped = 0;
    for (int i = 0; i < games; i++) {
      String swap = random.nextBoolean() ? ";W[swap-pieces]" : ";W[swap-sides]";
      String text = "(;FF[4]GM[11]SZ[5];B[b4]" + swap + line(random, 3) + ")";
      page.open(written(lazy, text, "--estimate", "none"), "");
      List<String> expected =
          SgfCollection.of(new Source("a.sgf", text))
              .games()
              .get(0)
              .playable()
              .game()
              .steps()
              .stream()
              .map(step -> step.position().black() + " " + step.position().white())
              .toList();
      String shown =
          page.value(
              "(() => { const game ="
                  + " Record.of(JSON.parse(document.querySelector('.game').textContent)); const of"
                  + " = (stones, side) => '[' + game.visible.filter((cell) => stones.has(cell) &&"
                  + " stones.get(cell).side === side).join(', ') + ']'; return"
                  + " game.steps.map((step) => Record.stones(game, step)).map((stones) =>"
                  + " of(stones, 'black') + ' ' + of(stones, 'white')).join(';'); })()");
      assertThat(shown).as(text).isEqualTo(String.join(";", expected));
      stepped += expected.size();
    }
    assertThat(stepped).isGreaterThan(4 * games);
  }
}
