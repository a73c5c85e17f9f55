package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Symmetry;
import org.hexproof.format.yaml.YamlWriter;
import org.hexproof.library.Library;
import org.hexproof.page.LaboratoryPage;
import org.hexproof.page.PageTour;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.template.Kind;
import org.hexproof.template.Template;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/**
 * The laboratory in a browser, opened from a file, as people use it. Leaves pictures in {@code
 * target/screenshots} to be looked at.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class LaboratoryTour {
  private static final Path PICTURES = Path.of("target", "screenshots");
  private static final String ZIGGURAT =
      "<hexboard size=\"3x4\" edges=\"bottom\" coords=\"none\""
          + " visible=\"area(c1,d1,d3,a3,b2)\" contents=\"R c1\"/>";

  private final BrowserPage page;

  @TempDir private static Path folder;

  private Path file;

  @BeforeAll
  void write() throws IOException {
    Files.createDirectories(PICTURES);
    file =
        Files.writeString(
            folder.resolve("laboratory.html"), LaboratoryPage.whole("0").orElseThrow());
  }

  LaboratoryTour(BrowserPage page) {
    this.page = page;
  }

  @AfterEach
  void checkQuiet() {
    assertThat(page.faults(file)).isEmpty();
  }

  @AfterAll
  void close() {
    page.close();
  }

  private void open(String text) {
    page.open(file, "#" + URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20"));
    settle();
  }

  /** Waits until nothing more is going to be found out. */
  private void settle() {
    await("document.body.classList.contains('ready')");
    await("document.getElementById('claim').getAttribute('aria-busy') === 'false'");
  }

  private void await(String condition) {
    while (!page.value(condition).equals("true")) {
      try {
        Thread.sleep(20);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private void picture(String what) throws IOException {
    Files.write(
        PICTURES.resolve("laboratory-" + page.name() + "-" + what + ".png"), page.picture());
  }

  private void paste(String text) {
    page.value("document.getElementById('pasted').value = " + new JsonPrimitive(text));
    page.push("#read");
    settle();
  }

  private void choose(String id, String value) {
    page.value(
        "(() => { const select = document.getElementById('"
            + id
            + "'); select.value = '"
            + value
            + "'; select.dispatchEvent(new Event('change')); return ''; })()");
  }

  private String copied(String format) {
    choose("format", format);
    page.push("#copy");
    await("document.getElementById('copied').textContent !== ''");
    return page.value("document.getElementById('pasted').value");
  }

  private String markup(Cell cell, String tool) {
    return "document.querySelector('input[value=%s]').click(); press('%s');".formatted(tool, cell);
  }

  /** Draws a template cell by cell, as one would with a mouse. */
  private void draw(Template template) {
    StringBuilder script =
        new StringBuilder(
            "(() => { const press = (cell) => { const at ="
                + " document.querySelector('#board [data-cell=' + cell + '] .hexagon');"
                + " const box = at.getBoundingClientRect(); at.dispatchEvent(new"
                + " PointerEvent('pointerdown', { bubbles: true, button: 0, clientX: box.x + box.width"
                + " / 2, clientY: box.y + box.height / 2 })); document.dispatchEvent(new"
                + " PointerEvent('pointerup')); }; window.scrollTo(0, 0); ");
    for (Cell cell : template.board().cells()) {
      Content content = template.stones().at(cell);
      if (content != Content.EMPTY) {
        script.append(markup(cell, content == Content.BLACK ? "black" : "white"));
      } else if (!template.carrier().contains(cell)) {
        script.append(markup(cell, "outside"));
      }
    }
    if (template.kind() == Kind.EDGE
        || template.promise().named().size() < template.stones().black().size()) {
      template.promise().named().forEach(cell -> script.append(markup(cell, "goal")));
    }
    page.value(script + "return ''; })()");
    settle();
  }

  private static String expected(Template template) {
    if (!template.claim().valid()) {
      return "\u2717 not valid: White breaks it at ";
    }
    ImmutableSortedSet<Cell> redundant =
        ImmutableSortedSet.copyOf(template.claim().redundant().orElseThrow());
    return "\u2713 "
        + (redundant.isEmpty()
            ? "valid and minimal"
            : "valid, not minimal: redundant " + Joiner.on(' ').join(redundant));
  }

  @Test
  void theLibraryDrawnByHand() {
    ImmutableList<Template> templates =
        Library.read().stream()
            .filter(template -> template.kind() == Kind.EDGE || template.kind() == Kind.INTERIOR)
            .filter(
                template -> template.claim().valid() && template.claim().redundant().isPresent())
            .sorted(Comparator.comparingInt(template -> template.carrier().size()))
            .collect(ImmutableList.toImmutableList());
    int count = 0;
    for (Template template : templates) {
      drawAndCompare(template);
      drawAndCompare(template.at(Symmetry.HALF_TURN));
      count += 4;
    }
    System.out.println(page.name() + ": " + count + " templates and mirror images drawn");
    assertThat(count).isGreaterThanOrEqualTo(200);
  }

  private void drawAndCompare(Template template) {
    open("name: ''\nkind: %s\nboard: |\n".formatted(template.kind().label()) + blank(template));
    draw(template);
    assertThat(page.text("verdict"))
        .as("%s %s", template.name(), page.value("decodeURIComponent(location.hash)"))
        .startsWith(expected(template));
    assertThat(page.text("names")).contains(template.name());
    String verdict = page.text("verdict");
    page.push("#flipped");
    settle();
    assertThat(page.text("verdict"))
        .startsWith(verdict.contains(":") ? verdict.substring(0, verdict.indexOf(':')) : verdict);
    assertThat(page.text("names")).contains(template.name());
  }

  /** The template's board without anything on it. */
  private static String blank(Template template) {
    StringBuilder rows = new StringBuilder();
    String yaml = new YamlWriter().write(template);
    String drawing = yaml.substring(yaml.indexOf("board: |\n") + "board: |\n".length());
    for (String line : drawing.lines().toList()) {
      if (!line.startsWith(" ")) {
        break;
      }
      rows.append(line.replaceAll("[^ ./\\\\|-]", ".")).append('\n');
    }
    return rows.toString();
  }

  private void playTwoDeep(Template template) {
    open(new YamlWriter().write(template));
    String certificate = copied("certificate");
    page.push("input[value=play]");
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      PageTour tour = new PageTour(page, solver, certificate, () -> page.push("#restart"));
      tour.go(2);
      System.out.println(page.name() + ": " + template.name() + ", " + tour.turns() + " positions");
    }
  }

  private static Template shipped(String name) {
    return Library.read().stream()
        .filter(template -> template.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void repliesTwoDeep() {
    playTwoDeep(shipped("IV-1-d"));
    playTwoDeep(shipped("V-1-a"));
  }

  @Test
  void theSixthRow() throws IOException {
    page.open(file, "");
    settle();
    long start = System.nanoTime();
    paste(new YamlWriter().write(shipped("VI-1-a")));
    System.out.println(
        page.name() + ": VI-1-a after " + (System.nanoTime() - start) / 1_000_000 + " ms");
    assertThat(page.text("verdict")).isEqualTo(expected(shipped("VI-1-a")));
    picture("sixth-row");
  }

  @Test
  void aRedundantCellOfAWikiBoard() throws IOException {
    open("");
    paste(ZIGGURAT.replace("3x4", "3x5").replace("d3", "e3").replace("d1", "d1,d2"));
    assertThat(page.text("verdict")).contains("redundant");
    picture("redundant");
  }

  @Test
  void whyMineFails() throws IOException {
    open("");
    paste(ZIGGURAT.replace("area(c1,d1,d3,a3,b2)", "area(c1,d1,d3,b3,b2)"));
    assertThat(page.text("verdict")).startsWith("\u2717 not valid: Blue breaks it at ");
    picture("failing");
    page.push("#mend");
    await("document.getElementById('mended').textContent.includes('valid with')");
    settle();
    assertThat(page.text("verdict")).startsWith("\u2713 valid");
  }

  @Test
  void whichTemplateThisIs() {
    open("");
    paste(ZIGGURAT);
    page.push("#flipped");
    settle();
    assertThat(page.text("names")).contains("III-1-a").contains("ziggurat");
  }

  @Test
  void copies() {
    open("");
    paste(ZIGGURAT);
    assertThat(copied("hexboard")).startsWith("<hexboard ");
    assertThat(copied("svg")).startsWith("<svg ").contains("fill");
    assertThat(copied("yaml")).contains("kind: edge");
    assertThat(copied("certificate")).startsWith("hexproof certificate");
    String link = copied("address");
    page.open(file, link.substring(link.indexOf('#')));
    settle();
    assertThat(page.text("verdict")).isEqualTo("\u2713 valid and minimal");
  }

  @Test
  void whoWinsASevenBySeven() throws IOException {
    open("");
    page.push("#form summary");
    choose("fresh", "board 7 7");
    page.push("#new");
    settle();
    assertThat(page.text("verdict")).startsWith("\u2713 Black wins with ");
    picture("seven");
  }

  @Test
  void whatCannotBeReadIsToldAndKept() {
    open("");
    paste(ZIGGURAT);
    paste("name: x\nkind: edge\nboard: |\n  . . Q\n");
    assertThat(page.text("fault")).startsWith("line ");
    assertThat(page.value("document.getElementById('pasted').value")).contains("Q");
    assertThat(page.text("verdict")).isEqualTo("\u2713 valid and minimal");
    page.open(file, "#kind%3A%20nothing");
    settle();
    assertThat(page.text("fault")).isNotEmpty();
    assertThat(page.value("document.getElementById('pasted').value")).isEqualTo("kind: nothing");
  }

  @Test
  void whatWasStoppedGoesOn() {
    open("");
    page.push("#form summary");
    choose("fresh", "board 9 9");
    page.push("#new");
    await("document.getElementById('stop').hidden === false");
    page.push("#stop");
    page.push("#coordinates");
    settle();
    assertThat(page.text("verdict")).isEqualTo("not decided");
    page.push("#more");
    await("document.getElementById('stop').hidden === false");
    page.push("#stop");
  }

  @Test
  void sectionsSayWhatIsSo() {
    open("");
    assertThat(copied("section")).contains("not decided yet");
    paste(ZIGGURAT.replace("R c1", "R c1 B c2"));
    assertThat(copied("section")).contains("No template: Blue, who moves first, can prevent");
    paste(ZIGGURAT);
    assertThat(copied("section")).contains("valid and minimal");
  }

  @Test
  void whatIsUndoneAtOnceComesBack() {
    open("");
    paste(ZIGGURAT);
    page.push("#flipped");
    settle();
    String last = page.value("location.hash");
    page.value("[1, 2].map(() => document.getElementById('undo').click()).length");
    settle();
    assertThat(page.value("location.hash")).isNotEqualTo(last);
    page.value("[1, 2].map(() => document.getElementById('redo').click()).length");
    settle();
    assertThat(page.value("location.hash")).isEqualTo(last);
  }

  @Test
  void theTreeKeepsTheFocus() {
    open("");
    paste(ZIGGURAT);
    page.push("input[value=play]");
    await("document.getElementById('tree').children.length > 0");
    page.press("#tree [tabindex=\"0\"]", "ArrowDown");
    assertThat(page.value("document.activeElement.getAttribute('aria-selected')"))
        .isEqualTo("true");
    assertThat(page.text("status")).contains("Blue d1");
  }

  @Test
  void namesAreNoMarkup() {
    open("name: '<img src=x onerror=alert(1)>'\nkind: edge\nboard: |\n  A\n   .\n  --\n");
    assertThat(page.text("name")).isEqualTo("<img src=x onerror=alert(1)>");
    assertThat(page.value("document.images.length")).isEqualTo("0");
  }

  @Test
  void looks() throws IOException {
    open("");
    paste(ZIGGURAT);
    page.push("input[value=play]");
    await("document.getElementById('tree').children.length > 0");
    page.click("b2");
    picture("wide");
    page.darken(true);
    picture("dark");
    page.darken(false);
    choose("colors", "red");
    page.resize(390, 844);
    assertThat(page.value("document.documentElement.scrollWidth <= window.innerWidth"))
        .isEqualTo("true");
    picture("phone");
    page.resize(1200, 900);
  }
}
