package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.hexproof.atlas.AtlasLinks;
import org.hexproof.library.Library;
import org.hexproof.page.HtmlUnitPage;
import org.hexproof.page.PageTour;
import org.hexproof.page.Pages;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code site}, and its pages in a browser that draws nothing. */
final class SiteCommandTest {
  @TempDir private Path folder;

  private final Shell shell = new Shell(name -> EmbeddedLibrary.load().newSolver(1));

  private Path atlas() {
    return folder.resolve("atlas");
  }

  private Shell.Outcome site(Shell shell, List<String> options, String... templates) {
    ImmutableList.Builder<String> args = ImmutableList.builder();
    args.add("site").addAll(options).add(atlas().toString());
    for (int i = 0; i < templates.length; i++) {
      args.add(file(folder, i + ".yaml", templates[i]));
    }
    return shell.run(args.build().toArray(String[]::new));
  }

  private Path page(String name) {
    return atlas().resolve("template").resolve(name);
  }

  private JsonObject list() throws IOException {
    return JsonParser.parseString(Files.readString(atlas().resolve("atlas.json")))
        .getAsJsonObject();
  }

  private ImmutableList<String> files() throws IOException {
    try (Stream<Path> files = Files.walk(atlas())) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> atlas().relativize(file).toString())
          .sorted()
          .collect(ImmutableList.toImmutableList());
    }
  }

  @Test
  void aTemplateIsPlayedThroughAndToldOf() throws IOException {
    Shell.Outcome outcome = site(shell, List.of(), Samples.ZIGGURAT);
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.code()).isZero();
    AtlasLinks.check(atlas());
    try (HtmlUnitPage page = new HtmlUnitPage();
        BruteForceSolver solver = new BruteForceSolver()) {
      PageTour.of(page, page("ziggurat.html"), solver, 1, 1).go(1);
      page.open(page("ziggurat.html"), "");
      assertThat(page.text("verdict")).isEqualTo("\u2713 valid, minimal");
      assertThat(page.text("promise"))
          .contains("Black's stone c1 is connected to the edge, even if White")
          .contains("Claimed: valid, minimal. Found: valid, minimal. It rests on: certificate.");
      assertThat(page.text("replies"))
          .contains("To meet all of these White must play b3.")
          .contains("White b3: Black d2 with");
      assertThat(page.value("document.querySelectorAll('#replies figure svg').length"))
          .isEqualTo("3");
      assertThat(page.text("copy")).contains("<hexboard size=\"3x4\"").contains("kind: edge");
      assertThat(page.requests()).isEmpty();
    }
    Shell.Outcome checked = shell.run("check", atlas().resolve("certificates").toString());
    assertThat(checked.code()).as(checked.err()).isZero();
    assertThat(checked.out()).contains("ziggurat.manifest");
  }

  @Test
  void thePlayersAreCalledAsTheBoardIsColoured() {
    site(shell, List.of(), Samples.ZIGGURAT);
    try (HtmlUnitPage page = new HtmlUnitPage()) {
      page.open(page("ziggurat.html"), "");
      page.value(
          "(() => { const select = document.getElementById('colors'); select.value = 'red';"
              + " select.dispatchEvent(new Event('change')); return ''; })()");
      assertThat(page.text("promise")).contains("Red's stone c1").contains("Blue moves first");
      assertThat(page.text("replies")).contains("Blue b3: Red d2").doesNotContain("White");
    }
  }

  @Test
  void whatFailsIsListedAndTold() throws IOException {
    Shell.Outcome outcome =
        site(shell, List.of("--replies", "6"), Samples.CUT, Samples.TOO_LARGE, Samples.PIVOT, "?");
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("3.yaml:1:2: ");
    AtlasLinks.check(atlas());
    try (HtmlUnitPage page = new HtmlUnitPage()) {
      page.open(atlas().resolve("index.html"), "");
      assertThat(page.text("t-cut")).contains("\u2717 not valid, White begins with c2");
      assertThat(page.text("t-too-large")).contains("\u2717 valid, not minimal: a2 is redundant");
      assertThat(page.text("unread")).contains("3.yaml:1:2: ").doesNotContain(folder.toString());
      page.open(page("too-large.html"), "");
      assertThat(page.text("promise")).contains("Claimed: valid, minimal. Found: valid, not");
      page.open(page("cut.html"), "");
      assertThat(page.text("replies")).contains("Of more than 6 empty cells they are not listed");
      page.open(page("pivot.html"), "");
      assertThat(page.text("replies")).contains("is no single goal");
      assertThat(page.text("promise")).contains("or Black gets d1 connected to it");
    }
    assertThat(list().getAsJsonArray("templates")).hasSize(3);
    site(shell, List.of(), Samples.CUT);
    try (HtmlUnitPage page = new HtmlUnitPage()) {
      page.open(page("cut.html"), "");
      assertThat(page.text("replies")).contains("White breaks it with c2 (+)");
    }
  }

  @Test
  void templatesOfOneNameHaveFilesOfTheirOwn() throws IOException {
    String other = Samples.SECOND_ROW.replace("second row", "ZIGGURAT");
    assertThat(site(shell, List.of(), Samples.ZIGGURAT, other, Samples.ZIGGURAT).code()).isZero();
    assertThat(files())
        .contains("template/ziggurat.html", "template/ziggurat-2.html", "template/ziggurat-3.html");
    AtlasLinks.check(atlas());
  }

  @Test
  void hostileNamesAreText() throws IOException {
    String[] templates = Pages.hostileTemplates();
    templates[0] =
        templates[0].replace("kind: edge\n", "source: \"javascript:alert(8)\"\nkind: edge\n");
    templates[1] =
        templates[1].replace(
            "kind: edge\n", "aliases: ['<img src=y onerror=alert(9)>']\nkind: edge\n");
    templates[2] =
        templates[2].replaceFirst(
            "name: .*\n", "name: " + "very long \u00e4 ".repeat(200).strip() + "\n");
    assertThat(site(shell, List.of(), templates).code()).isZero();
    AtlasLinks.check(atlas());
    try (HtmlUnitPage page = new HtmlUnitPage()) {
      List<String> all =
          Stream.concat(
                  Stream.of("index.html"),
                  files().stream()
                      .filter(file -> file.startsWith("template/") && file.endsWith("html")))
              .toList();
      assertThat(all).hasSize(templates.length + 1);
      for (String file : all) {
        page.open(atlas().resolve(file), "");
        assertThat(page.value("document.body.className")).contains("ready");
        assertThat(
                page.value(
                    "document.querySelectorAll('img, b, [onclick], [onload], [onerror],"
                        + " [href^=\"javascript:\"]').length"))
            .isEqualTo("0");
      }
      assertThat(page.alerts()).isEmpty();
      assertThat(page.requests()).isEmpty();
      page.open(atlas().resolve("index.html"), "");
      assertThat(page.text("shelves"))
          .contains("</script><script>alert(1)</script>", "<img src=y onerror=alert(9)>");
    }
  }

  @Test
  void aFolderOfOthersIsLeftAlone() throws IOException {
    Files.createDirectories(atlas());
    Files.writeString(atlas().resolve("diary.txt"), "mine");
    Shell.Outcome refused = site(shell, List.of(), Samples.SECOND_ROW);
    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.err()).contains("is not empty", "--force");
    assertThat(files()).containsExactly("diary.txt");
    assertThat(site(shell, List.of("--force"), Samples.SECOND_ROW).code()).isZero();
    assertThat(site(shell, List.of(), Samples.ZIGGURAT).code()).as("it is an atlas now").isZero();
    assertThat(files())
        .contains("diary.txt", "template/ziggurat.html")
        .noneMatch(file -> file.contains("second-row"));
    assertThat(Iterables.getOnlyElement(list().getAsJsonArray("templates")).toString())
        .contains("\"restsOn\":[\"certificate\"]");
  }

  @Test
  void aRunThatIsStoppedLeavesNoList() throws IOException {
    Shell[] stopped = new Shell[1];
    stopped[0] =
        new Shell(
            name -> {
              stopped[0].interrupt().raise();
              return EmbeddedLibrary.load().newSolver(1);
            });
    Shell.Outcome outcome = site(stopped[0], List.of(), Samples.ZIGGURAT);
    assertThat(outcome.code()).isEqualTo(130);
    assertThat(files()).contains("atlas.json").doesNotContain("index.html");
    assertThat(site(shell, List.of(), Samples.SECOND_ROW).code()).isZero();
    AtlasLinks.check(atlas());
  }

  @Test
  void aRunGoesOnFromItsJournal() throws IOException {
    String journal = folder.resolve("journal").toString();
    assertThat(site(shell, List.of("--resume", journal), Samples.ZIGGURAT).code()).isZero();
    Shell.Outcome again = site(shell, List.of("--resume", journal), Samples.ZIGGURAT);
    assertThat(again.code()).as(again.err()).isZero();
    AtlasLinks.check(atlas());
    assertThat(files()).contains("certificates/ziggurat.valid.cert.gz");
  }

  @Test
  void witnessesOfProbesAreDrawn() throws IOException {
    Path probes = folder.resolve("probes.json");
    Files.writeString(
        probes,
        """
        {"version":1,"name":"ziggurat","probes":[
          {"cell":"d1","status":"inferior","reason":"dominated by c2","witness":null},
          {"cell":"b2","status":"non-inferior","reason":null,
           "witness":{"move":"b1","empty":2,"source":null,"board":"BOARD"}}]}
        """
            .replace("BOARD", ". . O\\n X . .\\n"));
    Shell.Outcome outcome = site(shell, List.of("--probes", probes.toString()), Samples.ZIGGURAT);
    assertThat(outcome.code()).as(outcome.err()).isZero();
    try (HtmlUnitPage page = new HtmlUnitPage()) {
      page.open(page("ziggurat.html"), "");
      assertThat(page.text("probes"))
          .contains("dominated by c2")
          .contains("Here b2 is the only winning move of White (*).");
      assertThat(page.value("document.querySelectorAll('#probes figure svg').length"))
          .isNotEqualTo("0");
    }
    Files.writeString(probes, Files.readString(probes).replace(". . O", "?"));
    Shell.Outcome broken = site(shell, List.of("--probes", probes.toString()), Samples.ZIGGURAT);
    assertThat(broken.code()).isEqualTo(2);
    assertThat(broken.err()).contains("probes.json: the board of a witness can't be read");
  }

  @Test
  void theLibraryIsTheDefault() throws IOException {
    Shell undecided = new Shell(name -> new Helpless());
    Shell.Outcome outcome = site(undecided, List.of("--skip-minimality"));
    assertThat(outcome.code()).as(outcome.err()).isEqualTo(3);
    assertThat(list().getAsJsonArray("templates")).hasSize(Library.read().size());
    AtlasLinks.check(atlas());
  }

  @Test
  void badUsageIsTold() {
    assertThat(shell.run("site").err()).contains("expected a folder for the atlas");
    assertThat(shell.run("site", "-").err()).contains("can't go to standard output");
    assertThat(site(shell, List.of(), "?").err()).contains("no atlas is written");
    String fileName = file(folder, "a.txt", "text");
    Shell.Outcome onFile = shell.run("site", fileName);
    assertThat(onFile.code()).isEqualTo(2);
    assertThat(onFile.err()).contains("cannot write");
  }
}
