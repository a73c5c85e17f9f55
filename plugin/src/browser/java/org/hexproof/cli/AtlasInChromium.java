package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.hexproof.page.PageTour;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The pages of {@code site} in Chromium, with the profile {@code browser}. Leaves pictures in
 * {@code target/screenshots} to be looked at.
 */
final class AtlasInChromium {
  private static final Path LIBRARY = Path.of("..", "templates", "library");
  private static final Path PICTURES = Path.of("target", "screenshots");
  private static final String LISTED =
      "Array.from(document.querySelectorAll('.plate:not([hidden]) .name'))"
          + ".map((name) => name.textContent).join(' ')";

  @TempDir private static Path folder;
  private static ChromiumPage page;
  private static Path list;

  @BeforeAll
  static void start() throws IOException {
    Files.createDirectories(PICTURES);
    Shell shell = new Shell(name -> EmbeddedLibrary.load().newSolver(1));
    Shell.Outcome outcome =
        shell.run(
            "site",
            folder.resolve("atlas").toString(),
            LIBRARY.resolve("edge/row-3").toString(),
            LIBRARY.resolve("edge/row-4/iv-1-d.yaml").toString(),
            LIBRARY.resolve("interior/bridge.yaml").toString(),
            LIBRARY.resolve("interior/crescent.yaml").toString(),
            LIBRARY.resolve("pivoting/row-3").toString());
    assertThat(outcome.err()).isEmpty();
    list = folder.resolve("atlas/index.html");
    page = new ChromiumPage();
  }

  @AfterAll
  static void end() {
    page.close();
  }

  private static void open() {
    page.faults(list);
    page.open(list, "");
  }

  private static void checkQuiet() {
    assertThat(page.faults(list.getParent())).isEmpty();
  }

  private static void picture(String name) throws IOException {
    Files.write(PICTURES.resolve(name + ".png"), page.picture());
  }

  private static void checkWidth() {
    assertThat(page.value("document.documentElement.scrollWidth <= window.innerWidth"))
        .isEqualTo("true");
  }

  @Test
  void aDrawingLeadsToItsTemplateByClicks() throws IOException {
    open();
    page.push("#drawing > summary");
    for (String cell : List.of("c2", "a3", "b2", "b2")) {
      page.push("#grid [data-cell=" + cell + "] .hexagon");
    }
    assertThat(page.value(LISTED)).contains("bridge").isNotEqualTo("bridge");
    picture("atlas-drawing");
    page.push("#grid [data-cell=b3] .hexagon");
    page.push("#grid [data-cell=b3] .hexagon");
    page.push("#whole");
    assertThat(page.value(LISTED)).isEqualTo("bridge");
    page.push(".plate:not([hidden]) a");
    assertThat(page.text("name")).isEqualTo("bridge");
    page.push(".copy");
    assertThat(page.value("document.querySelector('.copied').textContent")).isEqualTo("copied");
    page.push("nav [rel=next]");
    assertThat(page.text("name")).isEqualTo("crescent");
    page.push("nav [rel=up]");
    assertThat(page.value("document.querySelector('.plate:target .name').textContent"))
        .isEqualTo("crescent");
    checkQuiet();
  }

  @Test
  void aTemplateIsFoundByKeysAlone() {
    open();
    while (!page.value("document.activeElement.id").equals("wanted")) {
      page.type("Tab");
    }
    page.type("ziggurat");
    assertThat(page.value(LISTED)).isEqualTo("III-1-a");
    while (!page.value("document.activeElement.tagName").equals("SUMMARY")) {
      page.type("Tab");
    }
    page.type("Enter");
    while (!page.value("String(document.activeElement.getAttribute('data-cell'))").equals("a1")) {
      page.type("Tab");
    }
    for (String key : List.of("x", "ArrowRight", "x")) {
      page.type(key);
    }
    assertThat(page.value(LISTED)).isEmpty();
    page.type("Backspace");
    assertThat(page.value(LISTED)).isEqualTo("III-1-a");
    checkQuiet();
  }

  @Test
  void aTemplateIsPlayedThrough() {
    open();
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      PageTour tour = PageTour.of(page, list.resolveSibling("template/iii-1-a.html"), solver, 1, 1);
      tour.go(2);
      assertThat(tour.turns()).isGreaterThan(48);
    }
    checkQuiet();
  }

  @Test
  void pictures() throws IOException {
    Path template = list.resolveSibling("template/iii-1-a.html");
    page.resize(1200, 1600);
    open();
    picture("atlas-wide");
    page.open(template, "#1/1/b3");
    picture("atlas-template-wide");
    page.emulate("screen", "dark");
    picture("atlas-template-dark");
    page.open(list, "");
    page.value("document.getElementById('drawing').open = true");
    page.push("#grid [data-cell=c2] .hexagon");
    picture("atlas-dark");
    page.emulate("print", "light");
    picture("atlas-print");
    page.open(template, "");
    picture("atlas-template-print");
    page.emulate("screen", "light");
    page.resize(390, 1600);
    page.open(template, "");
    checkWidth();
    picture("atlas-template-narrow");
    page.open(list, "");
    page.value("document.getElementById('drawing').open = true");
    checkWidth();
    picture("atlas-narrow");
    page.resize(1200, 900);
    checkQuiet();
  }
}
