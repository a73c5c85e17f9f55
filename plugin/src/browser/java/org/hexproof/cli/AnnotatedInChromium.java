package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.hexproof.page.PageTour;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solving.StubSolver;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The pages of {@code annotate} in Chromium, with the profile {@code browser}, also in a window of
 * a phone's size. Leaves pictures in {@code target/screenshots} to be looked at.
 */
final class AnnotatedInChromium {
  private static final Path PICTURES = Path.of("target", "screenshots");

  /** With side lines; moves 1, 2 and 5 throw the win away. */
  private static final String GAME =
      "(;FF[4]GM[11]SZ[4]PB[Ann]PW[Ben];B[b2];W[c2]C[Hoping for b3.](;B[b3];W[a4];B[a3])"
          + "(;B[c1];W[b3](;B[a4])(;B[d1];W[d2])))";

  private static final String SHORT = "(;FF[4]GM[11]SZ[3];B[a1];W[c1];B[b2])";

  private static final Answer UNDECIDED =
      new Answer.Undecided(Answer.Undecided.Reason.TIME, 1, Duration.ofMillis(1));

  private static final Shell LAZY = new Shell(name -> new StubSolver("lazy", problem -> UNDECIDED));

  /** Of a size that people play on. */
  private static final String LARGE =
      "(;FF[4]SZ[11]PB[Cem]PW[Dan]RE[W];W[ci];B[swap];W[ff];B[he];W[gd];B[hd];W[gc];B[fe];W[ee]"
          + ";B[resign])";

  @TempDir private static Path folder;
  private static ChromiumPage page;
  private static Path game;
  private static Path games;
  private static Path large;

  @BeforeAll
  static void start() throws IOException {
    Files.createDirectories(PICTURES);
    Shell shell = new Shell(solver -> EmbeddedLibrary.load().newSolver(1));
    game = written(shell, "game", GAME);
    games = written(shell, "games", SHORT + GAME);
    large = written(LAZY, "large", LARGE);
    page = new ChromiumPage();
  }

  private static Path written(Shell shell, String name, String records) {
    Path out = folder.resolve(name + ".html");
    String record = Samples.file(folder, name + ".sgf", records);
    assertThat(shell.run("annotate", record, "--out", out.toString()).err()).isEmpty();
    return out;
  }

  @AfterAll
  static void end() {
    page.close();
  }

  @AfterEach
  void checkQuiet() {
    page.resize(1200, 900);
    assertThat(page.faults(folder)).isEmpty();
  }

  private static String at() {
    return page.value("document.querySelector('#moves [aria-current] .played').textContent");
  }

  private static void checkWidth() {
    assertThat(page.value("document.documentElement.scrollWidth <= window.innerWidth"))
        .isEqualTo("true");
  }

  private static void picture(String name) throws IOException {
    Files.write(PICTURES.resolve("annotated-" + name + ".png"), page.picture());
  }

  private static void press(String... keys) {
    for (String key : keys) {
      page.type(key);
    }
  }

  @Test
  void byKeys() {
    page.open(game, "");
    assertThat(at()).isEqualTo("1 b2");
    press("ArrowRight", "ArrowRight");
    assertThat(at()).isEqualTo("3 b3");
    press("ArrowDown");
    assertThat(at()).isEqualTo("3 c1");
    press("End");
    assertThat(at()).isEqualTo("5 a4");
    press("ArrowLeft", "ArrowLeft", "ArrowUp", "End");
    assertThat(at()).isEqualTo("5 a3");
    press("Home");
    assertThat(at()).isEqualTo("Start");
    assertThat(page.value("location.hash")).isEqualTo("#0");
  }

  @Test
  void byButtonsAndBack() {
    page.open(game, "#0");
    page.push("#forth");
    page.push("#forth");
    assertThat(at()).isEqualTo("2 c2");
    page.push("#others a");
    assertThat(at()).isEqualTo("3 c1");
    page.push("#main");
    assertThat(at()).isEqualTo("2 c2");
    page.push("#last");
    assertThat(at()).isEqualTo("5 a3");
    page.push("#first");
    assertThat(at()).isEqualTo("Start");
    page.push("#turned");
    assertThat(at()).isEqualTo("1 b2");
    page.push("#moves li:nth-child(5) a");
    assertThat(at()).isEqualTo("4 a4");
    page.goBack();
    assertThat(at()).isEqualTo("1 b2");
    page.push("#graph a:nth-of-type(4)");
    assertThat(at()).isEqualTo("3 b3");
  }

  @Test
  void byFingersOnAPhone() throws IOException {
    page.resize(390, 844);
    page.open(large, "");
    checkWidth();
    assertThat(
            page.value(
                "document.querySelector('#board svg').getBoundingClientRect().width"
                    + " >= 0.97 * window.innerWidth"))
        .isEqualTo("true");
    picture("phone");
    page.open(large, "#0");
    for (String move : List.of("1 c9", "2 swap", "3 f6", "4 h5")) {
      page.swipe(-150, 8);
      assertThat(at()).isEqualTo(move);
    }
    page.swipe(150, -8);
    assertThat(at()).isEqualTo("3 f6");
    page.swipe(20, 0);
    page.swipe(-60, 150);
    assertThat(at()).as("neither short nor steep ones turn").isEqualTo("3 f6");
    page.open(games, "");
    checkWidth();
    picture("phone-index");
    page.open(games, "#2/1/why/d1");
    checkWidth();
    picture("phone-proof");
  }

  @Test
  void theProofIsPlayedTwoDeep() {
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      Runnable restart = () -> page.open(game, "#3/why");
      restart.run();
      PageTour tour = new PageTour(page, solver, page.proof(1, 3), restart);
      tour.go(2);
      assertThat(tour.turns()).isGreaterThan(50);
    }
    press("Escape");
    assertThat(page.value("location.hash")).isEqualTo("#3");
  }

  @Test
  void byKeysInTheBoard() {
    page.open(game, "#3/why");
    while (!page.value("document.activeElement.getAttribute('data-cell')").equals("a1")) {
      press("Tab");
    }
    press("ArrowRight", "ArrowRight", "Enter");
    assertThat(page.value("location.hash")).isEqualTo("#3/why/c1");
    assertThat(page.value("document.activeElement.getAttribute('data-cell')")).isEqualTo("c1");
    press("Escape", "ArrowRight");
    assertThat(at()).isEqualTo("4 a4");
  }

  @Test
  void looks() throws IOException {
    page.open(large, "#4");
    picture("wide");
    page.darken(true);
    page.open(games, "#2/1");
    picture("dark");
    page.darken(false);
    page.open(games, "");
    picture("index");
    checkWidth();
  }
}
