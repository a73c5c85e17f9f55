package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.hexproof.page.HtmlUnitPage;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solving.StubSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code annotate} supposes where nothing is proved is never told in the words of a proof. */
final class AnnotateEstimatesTest {
  /** All moves are bad. */
  private static final String GAME = "(;FF[4]GM[11]SZ[5];B[a1];W[e5];B[a2])";

  /** Words and marks of a proof. */
  private static final Pattern PROVED =
      Pattern.compile("(?i)\\b(wins?|won|winning|refutes?|threw|throws|kept|proved|GB|GW|BM)\\b");

  private static final Answer UNDECIDED =
      new Answer.Undecided(Answer.Undecided.Reason.TIME, 1, Duration.ofMillis(1));

  @TempDir private Path folder;

  /** Decides nothing. */
  private final Shell lazy = new Shell(name -> new StubSolver("lazy", problem -> UNDECIDED));

  /** Decides the last position alone. */
  private final Shell late =
      new Shell(
          name ->
              new StubSolver(
                  "late",
                  problem -> problem.position().empty().size() > 22 ? UNDECIDED : solved(problem)));

  private static Answer solved(Problem problem) {
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      return solver.solve(problem, Limits.DEFAULT);
    }
  }

  private String told(Shell shell, String... more) {
    Stream<String> options = Stream.of(more);
    String[] args =
        Stream.concat(Stream.of("annotate", file(folder, "a.sgf", GAME)), options)
            .toArray(String[]::new);
    Shell.Outcome outcome = shell.run(args);
    assertThat(outcome.code()).isZero();
    assertThat(outcome.err()).isEmpty();
    return outcome.out();
  }

  @Test
  void theTableHasAColumnOfItsOwnForEstimates() {
    assertThat(told(late))
        .isEqualTo(
            """
            move  player  cell    winner  estimate    remark
               1  black   a1      -       white 0.78  doubtful: the estimate falls from 0.79 to 0.22; it preferred b4
               2  white   e5      -       black 0.86  doubtful: the estimate falls from 0.78 to 0.14; it preferred d2
               3  black   a2      white   -           doubtful: the estimate was 0.86, preferring b4, before this move, after which the other side wins
            4 positions, 1 decided
              1 by the solver
              3 not decided in time
            the side to move wins 1; all winning moves are known at 1
            3 positions estimated, which proves nothing (own, 10000 playouts); doubtful by that: 3 moves
            no move is known to have thrown a win away
            """);
  }

  @Test
  void whereNothingIsProvedNothingSoundsSo() {
    String table = told(lazy);
    assertThat(table).contains("4 positions estimated, which proves nothing (own, 10000 playouts)");
    assertThat(table.replace("winner", "").replace("to have thrown a win away", ""))
        .doesNotContainPattern(PROVED);
    assertThat(told(lazy, "--format", "sgf")).contains("DO[]").doesNotContainPattern(PROVED);
  }

  @Test
  void theRecordTellsEachPositionInOneWayOrTheOther() {
    String by = " (own, 10000 playouts).";
    assertThat(told(late, "--format", "sgf"))
        .isEqualTo(
            "(;FF[4]GM[11]SZ[5]HXP[C=84]C[Hexproof: Black to move, not decided; estimate 0.79 for"
                + " Black"
                + by
                + "];B[a1]HXP[DO C=159]DO[]C[Hexproof: White to move, not decided; estimate 0.78"
                + " for White"
                + by
                + " Doubtful: the estimate for Black falls from 0.79 to 0.22; it preferred"
                + " b4.];W[e5]HXP[DO C=159]DO[]C[Hexproof: Black to move, not decided; estimate"
                + " 0.86 for Black"
                + by
                + " Doubtful: the estimate for White falls from 0.78 to 0.14; it preferred"
                + " d2.];B[a2]HXP[GW LB DO C=152]GW[1]LB[b4:+]DO[]C[Hexproof: White to move wins"
                + " with b4 alone. Doubtful: the estimate for Black was 0.86, preferring b4, before"
                + " this move, after which the other side wins.])");
  }

  @Test
  void jsonHasAWinnerOrAnEstimate() {
    JsonObject json = JsonParser.parseString(told(late, "--format", "json")).getAsJsonObject();
    assertThat(json.get("decided").getAsInt()).isEqualTo(1);
    assertThat(json.get("estimated").getAsInt()).isEqualTo(3);
    assertThat(json.get("doubtful").getAsInt()).isEqualTo(3);
    for (JsonElement move : json.getAsJsonArray("moves")) {
      JsonObject row = move.getAsJsonObject();
      assertThat(row.get("winner").isJsonNull()).isNotEqualTo(row.get("estimate").isJsonNull());
      if (row.get("winner").isJsonNull()) {
        JsonObject estimate = row.getAsJsonObject("estimate");
        assertThat(estimate.get("black").getAsDouble()).isStrictlyBetween(0.0, 1.0);
        assertThat(estimate.get("source").getAsString()).isEqualTo("own, 10000 playouts");
        assertThat(row.get("threwAway").getAsBoolean()).isFalse();
      }
    }
  }

  @Test
  void thePageNamesEstimatesAsSuch() throws IOException {
    Path file = folder.resolve("game.html");
    Files.writeString(file, told(late, "--format", "html"));
    try (HtmlUnitPage page = new HtmlUnitPage()) {
      page.open(file, "");
      assertThat(page.value("location.hash")).isEqualTo("");
      assertThat(page.value("document.querySelector('#moves [aria-current] .played').textContent"))
          .isEqualTo("3 a2");
      for (int move = 0; move <= 2; move++) {
        page.open(file, "#" + move);
        assertThat(page.text("words")).contains("not decided; estimate 0.");
        assertThat(page.text("verdict")).startsWith("\u2248 0.");
        assertThat(page.text("source")).isEqualTo("an estimate, no proof");
        assertThat(page.value("document.getElementById('verdict').className"))
            .isEqualTo("estimated");
        assertThat(page.text("here") + page.text("words") + page.text("source"))
            .doesNotContainPattern(PROVED);
        assertThat(page.cells(".winning")).isEmpty();
        assertThat(page.value("document.getElementById('why').hidden")).isEqualTo("true");
      }
      page.open(file, "#3");
      assertThat(page.text("verdict")).isEqualTo("White wins");
      assertThat(page.text("source")).isEqualTo("proved");
      assertThat(page.text("words")).startsWith("White to move wins with b4 alone.");
      assertThat(page.cells(".winning")).containsExactly("b4");
      assertThat(page.value("document.querySelectorAll('#graph .bar').length")).isEqualTo("1");
      assertThat(page.value("document.querySelectorAll('#graph circle.supposed').length"))
          .isEqualTo("3");
    }
  }

  @Test
  void whereNothingIsProvedThePageSaysNothingThatSoundsSo() throws IOException {
    Path file = folder.resolve("game.html");
    Files.writeString(file, told(lazy, "--format", "html"));
    try (HtmlUnitPage page = new HtmlUnitPage()) {
      page.open(file, "");
      assertThat(page.text("turning"))
          .isEqualTo("Most doubtful by the estimates, which prove nothing: 2 e5 by White.");
      assertThat(page.text("moves") + page.text("turning") + page.text("words"))
          .doesNotContainPattern(PROVED);
      assertThat(page.text("facts")).contains("4 positions, 0 proved, 4 only estimated.");
      assertThat(page.value("document.querySelectorAll('#graph .bar').length")).isEqualTo("0");
      String titles =
          page.value(
              "Array.from(document.querySelectorAll('svg title, [aria-label]'))"
                  + ".map((part) => part.textContent + part.getAttribute('aria-label')).join()");
      assertThat(titles).contains("an estimate, no proof").doesNotContainPattern(PROVED);
    }
  }

  @Test
  void onRequestNobodySupposesAnything() {
    for (String format : List.of("text", "sgf")) {
      assertThat(told(lazy, "--estimate", "none", "--format", format)).doesNotContain("estimate ");
    }
    assertThat(told(lazy, "--estimate", "none", "--format", "html").lines())
        .filteredOn(line -> line.contains("class=\"game\""))
        .singleElement()
        .asString()
        .doesNotContain("estimate");
  }
}
