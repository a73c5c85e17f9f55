package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.hexproof.page.HtmlUnitPage;
import org.hexproof.page.PageTour;
import org.hexproof.page.Pages;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code explore}, and its pages in a browser that draws nothing. */
final class ExploreCommandTest {
  @TempDir private Path folder;

  private final Shell shell = new Shell(name -> EmbeddedLibrary.load().newSolver(1));

  private Path page(Shell shell, int code, String... templates) {
    Path out = folder.resolve("page.html");
    String[] args = new String[templates.length + 3];
    args[0] = "explore";
    args[1] = "--out";
    args[2] = out.toString();
    for (int i = 0; i < templates.length; i++) {
      args[i + 3] = file(folder, i + ".yaml", templates[i]);
    }
    assertThat(shell.run(args).code()).isEqualTo(code);
    return out;
  }

  @Test
  void everyMoveIntoTheZigguratIsAnsweredTwoDeep() {
    Path file = page(shell, 0, Samples.ZIGGURAT);
    try (HtmlUnitPage page = new HtmlUnitPage();
        BruteForceSolver solver = new BruteForceSolver()) {
      PageTour tour = PageTour.of(page, file, solver, 1, 1);
      tour.go(2);
      assertThat(tour.turns()).isGreaterThan(8 * 6);
      assertThat(page.text("verdict")).isEqualTo("\u2713 valid, minimal");
    }
  }

  @Test
  void ofAnInvalidTemplateWhiteAnswers() {
    Path file = page(shell, 1, Samples.CUT);
    try (HtmlUnitPage page = new HtmlUnitPage();
        BruteForceSolver solver = new BruteForceSolver()) {
      PageTour.of(page, file, solver, 1, 1).go(2);
      page.open(file, "");
      assertThat(page.text("verdict")).isEqualTo("\u2717 not valid, White begins with c2");
      assertThat(page.text("status")).startsWith("White begins with c2. White needs");
      assertThat(page.words("c2")).isEqualTo("c2, White, 1");
    }
  }

  @Test
  void aPageOfRedAndBlueSaysSo() {
    String wiki =
        "<hexboard size=\"2x2\" edges=\"bottom\" visible=\"b1 a2 b2\" contents=\"R A:b1 B a2\"/>";
    Path file = folder.resolve("red.html");
    shell.run("explore", file(folder, "thin.wiki", wiki), "--out", file.toString());
    try (HtmlUnitPage page = new HtmlUnitPage()) {
      page.open(file, "");
      assertThat(page.text("verdict")).isEqualTo("\u2717 not valid, Blue begins with b2");
      assertThat(page.text("status")).startsWith("Blue begins with b2.");
      assertThat(page.value("document.getElementById('colors').value")).isEqualTo("red");
      assertThat(page.value("document.body.className")).contains("red");
    }
  }

  @Test
  void eachNeededCellIsAQuestion() {
    Path file = page(shell, 1, Samples.ZIGGURAT, Samples.TOO_LARGE);
    try (HtmlUnitPage page = new HtmlUnitPage();
        BruteForceSolver solver = new BruteForceSolver()) {
      for (int question = 2; question <= 9; question++) {
        PageTour.of(page, file, solver, 1, question).go(1);
      }
      page.open(file, "#1");
      page.ask(3);
      assertThat(page.value("document.getElementById('question').value"))
          .isEqualTo("b2 is needed: White wins without it");
      assertThat(page.words("b2")).isEqualTo("b2, White");
      page.open(file, "#2/2");
      assertThat(page.value("document.getElementById('question').value"))
          .isEqualTo("a2 is redundant: Black keeps the promise without it");
    }
  }

  @Test
  void aLinkOpensTheSamePosition() {
    Path file = page(shell, 0, Samples.SECOND_ROW, Samples.ZIGGURAT);
    try (HtmlUnitPage page = new HtmlUnitPage()) {
      page.open(file, "#2");
      page.click("b3");
      page.click("c3");
      String status = page.text("status");
      String link = page.value("document.getElementById('link').getAttribute('href')");
      assertThat(link).isEqualTo("#2/1/b3/c3");
      assertThat(page.value("location.hash")).isEqualTo(link);
      page.open(file, link);
      assertThat(page.text("status")).isEqualTo(status);
      page.open(file, "#7/99/z9/b3/b3/%3Cb%3E");
      assertThat(page.text("name")).isEqualTo("second row");
    }
  }

  @Test
  void theKeyboardIsEnough() {
    Path file = page(shell, 0, Samples.ZIGGURAT);
    try (HtmlUnitPage page = new HtmlUnitPage()) {
      page.open(file, "");
      for (String key : List.of("ArrowDown", "ArrowDown", "ArrowRight", "Enter")) {
        page.press("#board", key);
      }
      assertThat(page.text("status")).startsWith("White ");
      String there = page.value("location.hash");
      page.press("body", "Backspace");
      assertThat(page.value("location.hash")).isEqualTo("#1/1").isNotEqualTo(there);
      page.press("#tree [tabindex=\"0\"]", "ArrowRight");
      assertThat(page.text("status")).startsWith("White d1. Black b2.");
      page.press("#tree [tabindex=\"0\"]", "ArrowDown");
      assertThat(page.text("status")).startsWith("White b2. Black d2.");
      page.press("#tree [tabindex=\"0\"]", "ArrowLeft");
      page.press("#tree [tabindex=\"0\"]", "ArrowLeft");
      assertThat(page.value("location.hash")).isEqualTo("#1/1");
    }
  }

  @Test
  void coloursAndSidesCanBeExchanged() {
    Path file = page(shell, 0, Samples.ZIGGURAT);
    try (HtmlUnitPage page = new HtmlUnitPage()) {
      page.open(file, "#1/1/b3");
      String x = "document.querySelector('#board [data-cell=d1] circle').getAttribute('cx')";
      double before = Double.parseDouble(page.value(x));
      page.value("document.getElementById('mirrored').click()");
      assertThat(Double.parseDouble(page.value(x))).isEqualTo(-before);
      page.value(
          "(() => { const select = document.getElementById('colors'); select.value = 'red';"
              + " select.dispatchEvent(new Event('change')); return ''; })()");
      assertThat(page.text("status")).startsWith("Blue b3. Red d2.");
      assertThat(page.value("document.querySelectorAll('#board .coordinates text').length"))
          .isNotEqualTo("0");
      page.value("document.getElementById('coordinates').click()");
      assertThat(page.value("document.querySelectorAll('#board .coordinates text').length"))
          .isEqualTo("0");
    }
  }

  @Test
  void inferiorMovesAreMarked() throws IOException {
    Path probes = folder.resolve("probes.json");
    Files.writeString(
        probes,
        """
        {"version":1,"name":"ziggurat","probes":[
          {"cell":"d1","status":"inferior","reason":"dominated by c2","witness":null},
          {"cell":"b2","status":"viable","reason":null,"witness":null}]}
        """);
    Path out = folder.resolve("page.html");
    String[] args = {
      "explore",
      file(folder, "a.yaml", Samples.ZIGGURAT),
      "--out",
      out + "",
      "--probes",
      probes + ""
    };
    assertThat(shell.run(args).code()).isZero();
    try (HtmlUnitPage page = new HtmlUnitPage()) {
      page.open(out, "");
      assertThat(page.words("d1")).isEqualTo("d1, empty, needed, inferior");
      assertThat(page.words("b2")).isEqualTo("b2, empty, needed");
      page.click("d1");
      assertThat(page.text("status")).contains("The move d1 is inferior, dominated by c2.");
      page.open(out, "#1/2");
      assertThat(page.words("b2")).isEqualTo("b2, empty, needed");
    }
    for (String broken : List.of("", "[]", "{\"name\":\"a\"}", "{\"name\":1,\"probes\":[3]}")) {
      Files.writeString(probes, broken);
      Shell.Outcome outcome = shell.run(args);
      assertThat(outcome.code()).isEqualTo(2);
      assertThat(outcome.err()).contains("this is not what 'probe --format json' writes");
    }
  }

  @Test
  void hostileNamesAreText() throws IOException {
    Path file = page(shell, 0, Pages.hostileTemplates());
    try (HtmlUnitPage page = new HtmlUnitPage()) {
      Pages.checkHostileNames(page, file);
      assertThat(page.alerts()).isEmpty();
      assertThat(page.requests()).isEmpty();
    }
    assertThat(Files.readString(file)).doesNotContain("<img").doesNotContain("alert(2)</");
  }

  @Test
  void thePageSaysWhatIsUndecided() {
    Shell undecided = new Shell(name -> new Helpless());
    Path file = page(undecided, 3, Samples.ZIGGURAT);
    try (HtmlUnitPage page = new HtmlUnitPage()) {
      page.open(file, "");
      assertThat(page.text("verdict")).isEqualTo("? validity unknown");
      assertThat(page.text("notes")).contains("validity: not decided within the time limit");
      assertThat(page.value("document.getElementById('play').hidden")).isEqualTo("true");
      assertThat(page.value("document.getElementById('still').hidden")).isEqualTo("false");
      assertThat(page.needed()).hasSize(8);
    }
  }

  @Test
  void thePageSaysWhatCouldNotBeRead() {
    Path out = folder.resolve("page.html");
    Shell.Outcome outcome =
        shell.run(
            "explore",
            file(folder, "a.txt", "<b>\n"),
            file(folder, "b.yaml", Samples.ZIGGURAT),
            "--out",
            out.toString());
    assertThat(outcome.code()).isEqualTo(2);
    try (HtmlUnitPage page = new HtmlUnitPage()) {
      page.open(out, "");
      assertThat(page.text("unreadable"))
          .contains("a.txt:1:2: ")
          .contains("hint: ")
          .doesNotContain(folder.toString());
      assertThat(page.text("name")).isEqualTo("ziggurat");
    }
  }
}
