package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.page.PageTour;
import org.hexproof.page.Pages;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The pages of {@code explore} in Chromium, with the profile {@code browser}. Leaves pictures in
 * {@code target/screenshots} to be looked at.
 */
final class InChromium {
  private static final String ELSEWHERE = "http://localhost:9/x.png";
  private static final Path LIBRARY = Path.of("..", "templates", "library");
  private static final Path PICTURES = Path.of("target", "screenshots");

  private static ChromiumPage page;
  private static HexSolver solver;

  @TempDir private Path folder;

  @BeforeAll
  static void start() throws IOException {
    Files.createDirectories(PICTURES);
    page = new ChromiumPage();
    solver = EmbeddedLibrary.load().newSolver(1);
  }

  @AfterAll
  static void end() {
    page.close();
    solver.close();
  }

  private Path explored(String... paths) {
    Path out = folder.resolve("page.html");
    List<String> args = new ArrayList<>(List.of("explore", "--out", out.toString()));
    args.addAll(List.of(paths));
    Shell shell = new Shell(name -> EmbeddedLibrary.load().newSolver(1));
    assertThat(shell.run(args.toArray(String[]::new)).err()).isEmpty();
    page.faults(out);
    return out;
  }

  private static String library(String name) {
    return LIBRARY.resolve(name).toString();
  }

  private void checkQuiet(Path file) {
    assertThat(page.faults(file)).isEmpty();
  }

  @Test
  void theZiggurat() {
    Path file = explored(library("edge/row-3/iii-1-a.yaml"));
    PageTour tour = PageTour.of(page, file, solver, 1, 1);
    tour.go(2);
    assertThat(tour.turns()).isGreaterThan(48);
    checkQuiet(file);
  }

  @Test
  void theTallTemplateOfTheFourthRow() {
    Path file = explored(library("edge/row-4/iv-1-d.yaml"));
    PageTour tour = PageTour.of(page, file, solver, 1, 1);
    tour.go(2);
    System.out.println("IV-1-d: " + tour.turns() + " positions");
    checkQuiet(file);
  }

  @Test
  void aFailingTemplate() throws IOException {
    Path file = explored(Samples.file(folder, "cut.yaml", Samples.CUT));
    PageTour.of(page, file, solver, 1, 1).go(2);
    checkQuiet(file);
  }

  @Test
  void byKeyboardAlone() {
    Path file = explored(library("edge/row-3/iii-1-a.yaml"));
    page.open(file, "");
    while (!page.value("document.activeElement.getAttribute('data-cell')").equals("c1")) {
      page.type("Tab");
    }
    for (String key : List.of("ArrowDown", "ArrowDown", "ArrowRight", "Enter")) {
      page.type(key);
    }
    String moved = page.value("location.hash");
    assertThat(moved).startsWith("#1/1/");
    assertThat(page.text("status")).startsWith("White " + moved.substring(5) + ". Black ");
    page.type("Backspace");
    assertThat(page.value("location.hash")).isEqualTo("#1/1");
    while (!page.value("document.activeElement.getAttribute('role')").equals("treeitem")) {
      page.type("Tab");
    }
    page.type("ArrowRight");
    assertThat(page.text("status")).startsWith("White d1. Black b2.");
    page.type("ArrowDown");
    assertThat(page.text("status")).startsWith("White b2. Black d2.");
    page.type("ArrowRight");
    page.type("ArrowRight");
    assertThat(page.value("location.hash")).startsWith("#1/1/b2/");
    page.type("Home");
    assertThat(page.value("location.hash")).isEqualTo("#1/1");
    checkQuiet(file);
  }

  @Test
  void hostileNames() throws IOException {
    String[] templates = Pages.hostileTemplates();
    for (int i = 0; i < templates.length; i++) {
      templates[i] = Samples.file(folder, i + ".yaml", templates[i]);
    }
    Path file = explored(templates);
    Pages.checkHostileNames(page, file);
    checkQuiet(file);
  }

  @Test
  void thePolicyHoldsEvenIfScriptGotIn() {
    Path file = explored(library("edge/row-3/iii-1-a.yaml"));
    page.open(file, "");
    page.value(
        "(() => { const s = document.createElement('script'); s.textContent = 'window.bad = 1';"
            + " document.body.appendChild(s); const i = new Image();"
            + " i.src = '"
            + ELSEWHERE
            + "'; document.body.appendChild(i); return ''; })()");
    assertThat(page.value("typeof window.bad")).isEqualTo("undefined");
    // The browser may tell the address of a request that it refuses to make.
    assertThat(page.faults(file))
        .filteredOn(fault -> !fault.equals(ELSEWHERE))
        .hasSizeGreaterThanOrEqualTo(2)
        .allMatch(fault -> fault.contains("Content Security Policy"))
        .anyMatch(fault -> fault.contains(ELSEWHERE) && fault.contains("has been blocked"));
  }

  @Test
  void theSixthRowIsNotTooLarge() throws IOException {
    Path file = explored(library("edge/row-6/vi-1-a.yaml"));
    assertThat(Files.size(file)).isLessThan(5_000_000);
    page.open(file, "");
    System.out.println(
        "VI-1-a: "
            + Files.size(file)
            + " bytes, loaded and drawn after "
            + page.value(
                "Math.round(performance.timing.loadEventEnd"
                    + " - performance.timing.navigationStart)")
            + " ms");
    String first = page.needed().asList().get(7);
    page.click(first);
    assertThat(page.text("status")).startsWith("White " + first + ". Black ");
    picture("sixth-row");
    checkQuiet(file);
  }

  @Test
  void pictures() throws IOException {
    Path file =
        explored(
            Samples.file(folder, "cut.yaml", Samples.CUT),
            Samples.file(folder, "large.yaml", Samples.TOO_LARGE),
            library("edge/row-4/iv-1-d.yaml"),
            library("pivoting/row-3"));
    page.open(file, "#3/1/d4");
    picture("wide");
    page.emulate("screen", "dark");
    picture("dark");
    page.emulate("print", "light");
    picture("print");
    page.emulate("screen", "light");
    page.value("document.getElementById('mirrored').click()");
    picture("mirrored");
    page.open(file, "#1/1");
    picture("failing");
    page.open(file, "#2/2");
    picture("redundant");
    page.open(file, "#4");
    picture("pivoting");
    page.resize(390, 844);
    page.open(file, "#3/1/d4");
    assertThat(page.value("document.documentElement.scrollWidth <= window.innerWidth"))
        .isEqualTo("true");
    picture("narrow");
    page.resize(1200, 900);
    assertThat(ImmutableSet.copyOf(Files.list(PICTURES).toList())).hasSizeGreaterThan(7);
  }

  private static void picture(String name) throws IOException {
    Files.write(PICTURES.resolve(name + ".png"), page.picture());
  }
}
