package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.Certifier;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solving.StubSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code article}. */
final class ArticleCommandTest {
  private static final String LIBRARY = "../templates/library/";

  private static final String PIVOTING =
      """
      name: fork
      kind: pivoting
      board: |
        # # A
         # . #
          . . b
           -----
      """;

  private static final String OLD =
      "prose\u00a0\r\n<hex>R2 C2 Vb1</hex> <hexboard size=\"2x2\" edges=\"bottom\""
          + " visible=\"b1 a2\" contents=\"R b1\"/>\r\n";

  private static final Answer LATE =
      new Answer.Undecided(Answer.Undecided.Reason.TIME, 7, Duration.ZERO);

  /** Says the same of every problem, with no certificate. */
  private static final class Same extends StubSolver implements Certifier {
    private final Answer answer;
    private final Runnable first;

    Same(Answer answer, Runnable first) {
      super(
          "same",
          problem -> {
            first.run();
            return answer;
          });
      this.answer = answer;
      this.first = first;
    }

    @Override
    public Certified certify(Problem problem, Limits limits) {
      first.run();
      return new Certified(answer, Optional.empty());
    }
  }

  private static Shell saying(Answer answer) {
    return new Shell(name -> new Same(answer, () -> {}));
  }

  @TempDir private Path folder;

  private final Shell shell = new Shell(name -> EmbeddedLibrary.load().newSolver(1));

  private static Shell.Outcome run(Shell shell, String file, String... more) {
    return shell.run(
        Streams.concat(ImmutableList.of("article", file).stream(), List.of(more).stream())
            .toArray(String[]::new));
  }

  private Shell.Outcome of(String template, String... more) {
    return run(shell, file(folder, "a.yaml", template), more);
  }

  /** Puts what the article says to brute force; how many claims it has. */
  private static int claims(String article) throws IOException {
    try (HexSolver solver = new BruteForceSolver()) {
      ReadArticle read = new ReadArticle(article, solver);
      read.check();
      return read.claims();
    }
  }

  @Test
  void theArticleOfTheZigguratIsTrue() throws IOException {
    Shell.Outcome outcome = of(Samples.ZIGGURAT);
    assertThat(outcome.code()).isZero();
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out())
        .startsWith(
            "'''ziggurat''' is an [[edge template]] on the third row. Red connects the stone marked"
                + " A to the bottom edge, even if Blue moves first.\n\n<hexboard")
        .contains("\nIt has 1 red stone, and 8 empty cells in its carrier.\n")
        .contains("\n* '''Valid.''' Proved by computation: a solver wrote a certificate of ")
        .contains("\n* '''Minimal.''' Proved by computation: a solver wrote 8 certificates, of ")
        .contains("\n* '''Red's threats and replies.''' Proved by computation: ")
        .contains("\nTo meet all of these, Blue has to play at b3.\n")
        .contains("\nRed can reply to b3 at b2 or a3 as well.\n")
        .contains("\nNothing can be left out: if Blue has any one of the 8 empty cells as well, ")
        .endsWith("\n[[Category:Edge templates]]\n");
    assertThat(claims(outcome.out())).isEqualTo(5);
  }

  @ParameterizedTest
  @CsvSource({
    "edge/row-3/iii-1-b.yaml",
    "edge/row-4/iv-2-d.yaml",
    "interior/interior-ziggurat.yaml",
    "connects-both/row-3"
  })
  void articlesOfTheLibraryAreTrue(String name) throws IOException {
    Path path = Path.of(LIBRARY + name);
    if (Files.isDirectory(path)) {
      try (var files = Files.list(path)) {
        path = files.sorted().findFirst().orElseThrow();
      }
    }
    Shell.Outcome outcome = run(shell, path.toString(), "--moves", "2", "--skip-minimality");
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).contains("Whether it is minimal is not known.");
    assertThat(claims(outcome.out())).isPositive();
  }

  @Test
  void whatIsAlikeIsToldOnce() throws IOException {
    Shell.Outcome outcome = of(Samples.SECOND_ROW);
    assertThat(outcome.out())
        .containsOnlyOnce("=== Red at ")
        .contains("Its image by symmetry is a threat as well.")
        .contains("Red is connected then.")
        .contains("No move of Blue's meets all of these");
    assertThat(claims(outcome.out())).isEqualTo(1);
  }

  @Test
  void oneReplyWillDo() {
    assertThat(of(Samples.ZIGGURAT, "--first").out()).doesNotContain("as well.\n");
  }

  @Test
  void redundantCellsAreShown() {
    Shell.Outcome outcome = of(Samples.TOO_LARGE);
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out())
        .contains("\n* '''Not minimal.''' ")
        .contains(
            "Red does not need a2, marked with a minus sign: each of them by itself may be Blue's.")
        .contains("-:a2");
  }

  @Test
  void whatIsNoTemplateIsRefuted() {
    Shell.Outcome outcome = of(Samples.CUT);
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out())
        .startsWith(
            "'''cut''' is no template. It was drawn as an [[edge template]] on the third row.")
        .contains("\n* '''Not valid.''' Proved by computation: ")
        .contains("\nBlue breaks it with c2, marked with a star.\n")
        .contains("*:c2")
        .doesNotContain("Minimality");
  }

  @Test
  void ofAPivotingTemplateTheStatusIsTold() {
    Shell.Outcome outcome = of(PIVOTING);
    assertThat(outcome.out())
        .contains("[[pivoting template]] on the third row")
        .contains("== Status ==")
        .doesNotContain("Red's threats");
  }

  @Test
  void namesHaveNoMarkup() {
    String named = Samples.ZIGGURAT.replace("name: ziggurat", "name: \"[[x]] '''<b>\"");
    assertThat(of(named).out())
        .startsWith("'''&#91;&#91;x&#93;&#93; &#39;&#39;&#39;&#60;b&#62;''' is an");
  }

  @Test
  void certificatesCanBeKept() {
    Path proofs = folder.resolve("proofs");
    assertThat(of(Samples.ZIGGURAT, "--certify", proofs.toString(), "--moves", "2").code())
        .isZero();
    assertThat(proofs)
        .isDirectoryContaining("glob:**/ziggurat.valid.cert.gz")
        .isDirectoryContaining("glob:**/ziggurat.threat-c2.cert.gz")
        .isDirectoryContaining("glob:**/ziggurat.reply-b3-d2.cert.gz")
        .isDirectoryContaining("glob:**/ziggurat.reply-b3-d2.threat-*.cert.gz");
    Shell.Outcome checked = shell.run("check", proofs.toString());
    assertThat(checked.err()).isEmpty();
    assertThat(checked.code()).isZero();
  }

  @Test
  void probesHaveTheirWitnesses() {
    Shell.Outcome outcome = of(Samples.ZIGGURAT, "--probes");
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out())
        .contains("== Probes ==")
        .contains("| b2 || matters, see below")
        .contains("=== The probe b2 ===")
        .contains("S ");
    Shell.Outcome few = of(Samples.ZIGGURAT, "--probes", "--max-cells", "7");
    assertThat(few.code()).isEqualTo(3);
    assertThat(few.err()).contains("undecided: no probes: 8 empty cells (--max-cells)");
    assertThat(few.out()).contains("Minimality").doesNotContain("Probes");
  }

  @Test
  void whatIsUndecidedIsNotWritten() {
    Path out = folder.resolve("out.wiki");
    Shell.Outcome outcome =
        run(saying(LATE), file(folder, "a.yaml", Samples.ZIGGURAT), "--out", out.toString());
    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.err()).contains("not decided within the time limit");
    assertThat(out).doesNotExist();
  }

  @Test
  void aSolverThatFailsIsTold() {
    Answer failed = new Answer.Failed("oops", Duration.ZERO);
    Shell.Outcome outcome = run(saying(failed), file(folder, "a.yaml", Samples.ZIGGURAT));
    assertThat(outcome.code()).isEqualTo(4);
    assertThat(outcome.err()).contains("oops");
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void whatIsStoppedIsNotWritten() throws IOException {
    Path page = folder.resolve("page.wiki");
    Files.writeString(page, OLD);
    AtomicReference<Shell> stopped = new AtomicReference<>();
    stopped.set(new Shell(name -> new Same(LATE, () -> stopped.get().interrupt().raise())));
    for (String option : List.of("--first", "--update")) {
      String file =
          option.equals("--first") ? file(folder, "a.yaml", Samples.ZIGGURAT) : page.toString();
      Path out = folder.resolve("out.wiki");
      Shell.Outcome outcome = run(stopped.get(), file, option, "--out", out.toString());
      assertThat(outcome.code()).isEqualTo(130);
      assertThat(outcome.err()).isEqualTo("stopped; nothing is written\n");
      assertThat(out).doesNotExist();
    }
  }

  @Test
  void aPageIsBroughtUpToDateInItsPlace() throws IOException {
    Path page = folder.resolve("page.wiki");
    Files.writeString(page, "\ufeff" + OLD, StandardCharsets.UTF_8);
    Shell.Outcome outcome = run(shell, page.toString(), "--update", "--out", page.toString());
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err())
        .contains("page.wiki:2:1: written as the wiki writes it today\n")
        .contains("page.wiki:2:22: no template: Blue breaks it with a2\n")
        .endsWith("2 boards: 1 rewritten, 1 no template, 0 left as they can't be read\n");
    String updated =
        OLD.replace("<hex>R2 C2 Vb1</hex>", "<hexboard size=\"2x2\"\r\n  contents=\"R b1\"\r\n  />")
            .replace(
                "\"R b1\"/>\r\n",
                "\"R b1\"/><!-- hexproof: refuted: Blue breaks it with a2 -->\r\n");
    assertThat(Files.readAllBytes(page))
        .isEqualTo(("\ufeff" + updated).getBytes(StandardCharsets.UTF_8));
    assertThat(run(shell, page.toString(), "--update").code()).isEqualTo(1);
  }

  @Test
  void aPageOfWhichNothingIsDecidedStays() {
    String page = OLD.substring(OLD.indexOf("<hexboard"));
    Shell.Outcome outcome = run(saying(LATE), file(folder, "p.wiki", page), "--update");
    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.err()).contains("p.wiki:1:1: not decided: validity: ");
    assertThat(outcome.out()).isEqualTo(page);
  }

  @Test
  void whatCannotBeReadCostsItselfAlone() {
    String page = "<hexboard size='x'/>\n<hex>R1 C1</hex>\n";
    Shell.Outcome outcome = run(shell, file(folder, "p.wiki", page), "--update");
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("p.wiki:1:17: 'x' is not a size");
    assertThat(outcome.out())
        .isEqualTo("<hexboard size='x'/>\n<hexboard size=\"1x1\"\n  contents=\"\"\n  />\n");
  }

  @ParameterizedTest
  @CsvSource({
    "a.yaml|--update, pages of HexWiki",
    "p.wiki|--update|--first, --update brings a whole page up to date; --first",
    "p.wiki|--update|--board|1, --update brings a whole page up to date; --board",
    "p.wiki:1|--update, not for one of its boards",
    "none.wiki|--update, none.wiki",
    "p.wiki|--out|p.wiki, would replace",
    "a.yaml|--moves|0, moves",
    "a.yaml|--solver|htp:x|--certify|proofs, --certify is for the native solver"
  })
  void badUseIsRefused(String words, String message) throws IOException {
    Files.writeString(folder.resolve("a.yaml"), Samples.ZIGGURAT);
    Files.writeString(folder.resolve("p.wiki"), OLD);
    String[] arguments =
        Streams.concat(ImmutableList.of("article").stream(), List.of(words.split("\\|")).stream())
            .map(word -> word.contains(".") ? folder.resolve(word).toString() : word)
            .toArray(String[]::new);
    Shell.Outcome outcome = shell.run(arguments);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains(message);
    assertThat(outcome.out()).isEmpty();
    assertThat(Files.readString(folder.resolve("p.wiki"))).isEqualTo(OLD);
  }
}
