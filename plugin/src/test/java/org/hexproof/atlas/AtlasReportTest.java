package org.hexproof.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.gson.JsonArray;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.board.Symmetry;
import org.hexproof.format.Entry;
import org.hexproof.format.Member;
import org.hexproof.format.file.Formats;
import org.hexproof.format.yaml.YamlWriter;
import org.hexproof.page.HtmlUnitPage;
import org.hexproof.template.Kind;
import org.hexproof.template.Template;
import org.hexproof.verify.CertificateFolder;
import org.hexproof.verify.Subject;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class AtlasReportTest {
  private static final Pattern DATA = Pattern.compile("id=\"board-1\">(.*)</script>");

  private static final Pattern LABORATORY =
      Pattern.compile("href=\"\\.\\./laboratory\\.html#([^\"]*)\"");

  @TempDir private static Path whole;
  private static ImmutableList<Subject> ordered;

  @TempDir private Path folder;

  @BeforeAll
  static void write() throws IOException {
    ordered = AtlasReport.inOrder(TestAtlas.library());
    TestAtlas.write(whole, ordered);
  }

  @Test
  void everyLinkOfTheLibrarysAtlasLeadsSomewhere() throws IOException {
    int links = AtlasLinks.check(whole);
    assertThat(links).isGreaterThan(6 * ordered.size());
    JsonArray told =
        JsonParser.parseString(Files.readString(whole.resolve(AtlasFolder.LIST)))
            .getAsJsonObject()
            .getAsJsonArray("templates");
    Set<String> pages = new HashSet<>();
    told.forEach(each -> pages.add(each.getAsJsonObject().get("page").getAsString()));
    assertThat(pages).hasSize(ordered.size());
  }

  @Test
  void thePagesFollowEachOtherAsTheyAreListed() throws IOException {
    String page = "index.html";
    int count = 0;
    for (Optional<String> next = first(); next.isPresent(); next = next(page)) {
      page = next.get();
      Matcher data = DATA.matcher(Files.readString(whole.resolve("template").resolve(page)));
      assertThat(data.find()).isTrue();
      assertThat(JsonParser.parseString(data.group(1)).getAsJsonObject().get("name").getAsString())
          .isEqualTo(ordered.get(count).name());
      count++;
    }
    assertThat(count).isEqualTo(ordered.size());
  }

  private Optional<String> first() throws IOException {
    return linked(Files.readString(whole.resolve("index.html")), "href=\"template/");
  }

  private Optional<String> next(String page) throws IOException {
    String text = Files.readString(whole.resolve("template").resolve(page));
    int at = text.indexOf("rel=\"next\"");
    return at < 0 ? Optional.empty() : linked(text.substring(text.lastIndexOf('<', at)), "href=\"");
  }

  private static Optional<String> linked(String text, String before) {
    int at = text.indexOf(before) + before.length();
    return Optional.of(text.substring(at, text.indexOf('"', at)));
  }

  @Test
  void whatIsCopiedIsTheTemplate() throws Exception {
    for (Subject subject : TestAtlas.library()) {
      Template template = subject.template();
      Markups.of(template)
          .forEach(
              (name, text) -> {
                if (!name.equals("HexWorld")) {
                  Template back =
                      read(name.equals("YAML") ? "a.yaml" : "a.wiki", text, template.kind());
                  assertThat(Shelf.of(back)).as(template.name()).isEqualTo(Shelf.of(template));
                  assertThat(back.promise().named().size())
                      .isEqualTo(template.promise().named().size());
                }
              });
      assertThat(Markups.of(template)).containsKeys("HexWiki", "YAML", "HexWorld");
    }
  }

  private static Template read(String file, String text, Kind kind) {
    try {
      ImmutableList<Entry> entries =
          Member.entries(Formats.read(file, text.getBytes(StandardCharsets.UTF_8)));
      return entries.get(0).template(Optional.of(kind));
    } catch (IOException e) {
      throw new IllegalStateException(text, e);
    }
  }

  @Test
  void theLaboratoryGetsTheDrawing() {
    CertificateFolder names = new CertificateFolder(folder, /* minimality= */ true);
    for (Subject subject : TestAtlas.library()) {
      String page = above(subject, names, /* laboratory= */ true);
      Matcher link = LABORATORY.matcher(page);
      assertThat(link.find()).as(page).isTrue();
      assertThat(link.group(1)).doesNotContain("+").doesNotContain(" ");
      assertThat(URLDecoder.decode(link.group(1), StandardCharsets.UTF_8))
          .isEqualTo(new YamlWriter().write(subject.template()));
      assertThat(above(subject, names, /* laboratory= */ false)).doesNotContain("laboratory");
    }
  }

  private static String above(Subject subject, CertificateFolder names, boolean laboratory) {
    return new TemplatePage(
            Plate.of(subject, names),
            TestAtlas.finding(subject),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            List.of(),
            new Replies.Left("Nobody asked."),
            ImmutableList.of(),
            /* manifest= */ false,
            laboratory)
        .above();
  }

  @Test
  void templatesThatLookTheSameNameEachOther() throws IOException {
    Subject ziggurat =
        TestAtlas.library().stream()
            .filter(subject -> subject.template().name().equals("III-1-a"))
            .findFirst()
            .orElseThrow();
    Template drawn = ziggurat.template();
    Template turned = drawn.at(Symmetry.HALF_TURN).called("turned");
    TestAtlas.write(
        folder,
        ImmutableList.of(
            new Subject(ziggurat.place(), drawn.called("mine")),
            new Subject(ziggurat.place(), turned)));
    try (HtmlUnitPage page = new HtmlUnitPage()) {
      page.open(folder.resolve("template/mine.html"), "");
      assertThat(page.text("names"))
          .contains("of the same shape: turned")
          .contains("in the shipped library: III-1-a");
      page.open(folder.resolve("template/turned.html"), "");
      assertThat(page.text("names")).contains("of the same shape: mine");
      assertThat(List.copyOf(page.requests())).isEmpty();
    }
  }
}
