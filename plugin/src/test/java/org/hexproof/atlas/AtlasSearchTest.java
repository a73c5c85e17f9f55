package org.hexproof.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.gson.Gson;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.hexproof.board.Edge;
import org.hexproof.board.Offset;
import org.hexproof.page.HtmlUnitPage;
import org.hexproof.verify.Subject;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page that lists the shipped library, in a browser that draws nothing. */
final class AtlasSearchTest {
  /** The shapes of all templates of the page. */
  private static final String ALL =
      """
      window.all = window.all
        || JSON.parse(document.querySelector('script.templates').textContent)
          .map((each) => each.shapes.map(Search.shape));
      """;

  /** In which of all templates the page's script finds a drawing. */
  private static final String FOUND =
      "(() => {"
          + ALL
          + "const drawing = %s;"
          + "return window.all.map((shapes) => Search.finds(drawing, shapes) ? '1' : '0').join('');"
          + "})()";

  /** Which drawings it finds in one template. */
  private static final String ONE =
      "(() => {"
          + ALL
          + "return %s.map((drawing) => Search.finds(drawing, window.all[%s]) ? '1' : '0').join('');"
          + "})()";

  private static final int PATTERNS = 25 * Integer.getInteger("hexproof.rounds", 1);

  @TempDir private static Path folder;
  private static ImmutableList<Subject> subjects;
  private static List<ImmutableList<NaiveSearch.Lying>> ways;
  private static HtmlUnitPage page;

  @BeforeAll
  static void write() throws IOException {
    subjects = AtlasReport.inOrder(TestAtlas.library());
    ways = subjects.stream().map(subject -> NaiveSearch.ways(subject.template())).toList();
    TestAtlas.write(folder, subjects);
    page = new HtmlUnitPage();
    page.open(folder.resolve("index.html"), "");
  }

  @AfterAll
  static void close() {
    page.close();
  }

  private static Map<String, Object> json(NaiveSearch.Drawn drawn) {
    List<Map<String, Object>> cells = new ArrayList<>();
    drawn
        .signs()
        .forEach(
            (at, sign) ->
                cells.add(Map.of("col", at.col(), "row", at.row(), "sign", String.valueOf(sign))));
    return Map.of(
        "cells", cells, "edge", drawn.edge(), "rows", drawn.rows(), "whole", drawn.whole());
  }

  private static String found(NaiveSearch.Drawn drawn) {
    return page.value(FOUND.formatted(new Gson().toJson(json(drawn))));
  }

  private static String foundByTwin(NaiveSearch.Drawn drawn) {
    StringBuilder found = new StringBuilder();
    ways.forEach(lying -> found.append(NaiveSearch.finds(drawn, lying) ? '1' : '0'));
    return found.toString();
  }

  /** A template as it lies in some way, far from the corner, with the edge where it is. */
  private static NaiveSearch.Drawn drawn(NaiveSearch.Lying lying, boolean whole) {
    int left = lying.signs().keySet().stream().mapToInt(Offset::col).min().orElseThrow();
    int top = lying.signs().keySet().stream().mapToInt(Offset::row).min().orElseThrow();
    boolean isTop = lying.edge().filter(edge -> edge == Edge.TOP).isPresent();
    Offset shift = new Offset(2 - left, isTop ? -lying.beside() : 3 - top);
    Map<Offset, Character> signs = new HashMap<>();
    lying.signs().forEach((at, sign) -> signs.put(at.plus(shift), sign));
    String edge = lying.edge().map(drawn -> drawn == Edge.TOP ? "^" : "_").orElse("");
    return new NaiveSearch.Drawn(signs, edge, lying.beside() + shift.row() + 1, whole);
  }

  @Test
  void eachTemplateIsFoundHoweverItLies() {
    for (int i = 0; i < ways.size(); i++) {
      List<Map<String, Object>> drawings =
          ways.get(i).stream().map(lying -> json(drawn(lying, /* whole= */ true))).toList();
      assertThat(page.value(ONE.formatted(new Gson().toJson(drawings), i)))
          .as(subjects.get(i).name())
          .isEqualTo("1".repeat(drawings.size()));
    }
  }

  @Test
  void nothingElseIsFoundOfAWholeTemplate() {
    Random random = new Random(5);
    for (int i = 0; i < ways.size(); i += 1 + random.nextInt(6)) {
      List<NaiveSearch.Lying> all = ways.get(i);
      NaiveSearch.Drawn drawn = drawn(all.get(random.nextInt(all.size())), /* whole= */ true);
      assertThat(found(drawn)).as(subjects.get(i).name()).isEqualTo(foundByTwin(drawn));
    }
  }

  @Test
  void itFindsWhatTheTwinFinds() {
    Random random = new Random(11);
    int most = 0;
    int none = 0;
    for (int i = 0; i < PATTERNS; i++) {
      List<NaiveSearch.Lying> some = ways.get(random.nextInt(ways.size()));
      NaiveSearch.Drawn drawn = part(some.get(random.nextInt(some.size())), random);
      String found = found(drawn);
      assertThat(found).as(drawn.toString()).isEqualTo(foundByTwin(drawn));
      int count = (int) found.chars().filter(c -> c == '1').count();
      most = Math.max(most, count);
      none += count == 0 ? 1 : 0;
    }
    assertThat(most).isGreaterThan(20);
    assertThat(none).isBetween(PATTERNS / 20, PATTERNS * 9 / 10);
  }

  /** A few cells of it and around it, of which one may be wrong. */
  private static NaiveSearch.Drawn part(NaiveSearch.Lying lying, Random random) {
    NaiveSearch.Drawn all = drawn(lying, /* whole= */ false);
    List<Offset> cells = new ArrayList<>(all.signs().keySet());
    Collections.shuffle(cells, random);
    Map<Offset, Character> signs = new HashMap<>();
    for (Offset cell : cells.subList(0, Math.min(cells.size(), 1 + random.nextInt(8)))) {
      signs.put(cell, all.signs().get(cell));
      Offset beside = cell.plus(new Offset(random.nextInt(3) - 1, random.nextInt(3) - 1));
      if (random.nextInt(3) == 0 && beside.row() >= 0) {
        signs.put(beside, all.signs().getOrDefault(beside, '#'));
      }
    }
    if (random.nextInt(3) == 0) {
      signs.put(cells.get(0), "X.#".charAt(random.nextInt(3)));
    }
    String edge = random.nextBoolean() ? all.edge() : "";
    return new NaiveSearch.Drawn(signs, edge, all.rows(), random.nextInt(10) == 0);
  }

  private static ImmutableList<String> listed() {
    String names =
        page.value(
            "Array.from(document.querySelectorAll('.plate:not([hidden]) .name'))"
                + ".map((name) => name.textContent).join('|')");
    return ImmutableList.copyOf(names.isEmpty() ? new String[0] : names.split("\\|"));
  }

  private static void enter(String id, String value) {
    page.value(
        "(() => { const field = document.getElementById('"
            + id
            + "'); field.value = "
            + new Gson().toJson(value)
            + "; field.dispatchEvent(new Event('input', { bubbles: true }));"
            + " field.dispatchEvent(new Event('change', { bubbles: true })); return ''; })()");
  }

  private static void press(String id) {
    page.value("document.getElementById('" + id + "').click()");
  }

  private static void clickCell(String cell) {
    page.value(
        "document.querySelector('#grid [data-cell="
            + cell
            + "]').dispatchEvent(new MouseEvent('click', { bubbles: true }))");
  }

  private static void reset() {
    press("clear");
    List.of("wanted", "kind", "row", "stones").forEach(id -> enter(id, ""));
    assertThat(listed()).hasSize(subjects.size());
  }

  @Test
  void allAreListedByKindRowAndStones() {
    reset();
    assertThat(listed()).containsExactlyElementsOf(subjects.stream().map(Subject::name).toList());
    assertThat(page.text("count")).isEqualTo("All " + subjects.size() + " templates are listed.");
    assertThat(page.value("document.querySelectorAll('.thumb svg').length"))
        .isEqualTo(String.valueOf(subjects.size()));
    enter("kind", "edge");
    enter("row", "6");
    assertThat(listed()).containsExactly("VI-1-a");
    assertThat(page.text("count")).isEqualTo("1 of " + subjects.size() + " templates is listed.");
    enter("row", "5");
    enter("stones", "1");
    assertThat(listed()).contains("V-1-a", "V-1-b").doesNotContain("V-2-c");
    assertThat(page.value("document.querySelectorAll('.shelf:not([hidden])').length"))
        .isEqualTo("1");
  }

  @Test
  void namesAndOtherNamesAreFound() {
    reset();
    enter("wanted", "ZIGGURAT");
    assertThat(listed()).contains("III-1-a");
    enter("wanted", "v1a");
    assertThat(listed()).contains("V-1-a", "IV-1-a").doesNotContain("V-1-b");
    enter("wanted", "<b>");
    assertThat(listed()).isEmpty();
    assertThat(page.text("count")).startsWith("0 of ");
  }

  @Test
  void aDrawingIsClicked() {
    reset();
    enter("kind", "interior");
    clickCell("c2");
    clickCell("a3");
    for (String free : List.of("b2", "b3")) {
      clickCell(free);
      clickCell(free);
    }
    assertThat(listed()).contains("bridge");
    assertThat(listed().size()).isGreaterThan(1);
    assertThat(words("b2")).isEqualTo("b2, free");
    press("whole");
    assertThat(listed()).contains("bridge").hasSizeLessThan(4);
    clickCell("b2");
    assertThat(words("b2")).isEqualTo("b2, not part of it");
    clickCell("b2");
    assertThat(words("b2")).isEqualTo("b2, anything");
    assertThat(listed()).isEmpty();
  }

  private static String words(String cell) {
    return page.value(
        "document.querySelector('#grid [data-cell=" + cell + "]').getAttribute('aria-label')");
  }

  @Test
  void aDrawingIsMadeByKeys() {
    reset();
    for (String key : List.of("x", "ArrowDown", "ArrowRight", ".", "ArrowLeft", "#")) {
      page.press("#grid", key);
    }
    assertThat(IntStream.range(0, 3).mapToObj(i -> words(List.of("a1", "a2", "b2").get(i))))
        .contains("a1, stone");
    assertThat(page.value("document.querySelectorAll('#grid .carrier').length")).isEqualTo("1");
    page.press("#grid", "Delete");
    page.press("#grid", "Enter");
    assertThat(page.value("document.querySelectorAll('#grid .stone').length")).isEqualTo("2");
  }

  @Test
  void aDrawingIsPasted() {
    reset();
    String ziggurat = "  # # A .\n   # . . .\n    . . . .\n     -------\n";
    enter("pasted", ziggurat);
    press("take");
    assertThat(listed()).contains("III-1-a", "IV-2-i").doesNotContain("III-1-b");
    press("whole");
    assertThat(listed()).containsExactly("III-1-a");
    assertThat(page.value("document.getElementById('edge').value")).isEqualTo("_");
    enter("pasted", "-------\n. . . .\n . . . #\n  . A # #\n");
    press("take");
    assertThat(page.text("fault")).isEmpty();
    assertThat(page.value("document.getElementById('edge').value")).isEqualTo("^");
    assertThat(listed()).containsExactly("III-1-a");
    for (String wrong : List.of("", "---", "<hexboard>", ". .\n. .\n", "x")) {
      enter("pasted", wrong);
      press("take");
      assertThat(page.text("fault")).as(wrong).isNotEmpty();
      assertThat(listed()).containsExactly("III-1-a");
    }
    enter("pasted", ". ".repeat(30) + "\n");
    press("take");
    assertThat(page.text("fault")).isEmpty();
    assertThat(listed()).isEmpty();
    reset();
  }
}
