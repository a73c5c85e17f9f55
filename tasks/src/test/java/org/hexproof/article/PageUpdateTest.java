package org.hexproof.article;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.format.Diagram;
import org.hexproof.format.Source;
import org.hexproof.format.hexboard.HexboardPage;
import org.hexproof.format.hexboard.HexboardWriter;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Reference;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solving.RandomTemplates;
import org.hexproof.solving.Watch;
import org.hexproof.template.Kind;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.hexproof.verify.Method;
import org.hexproof.verify.Plan;
import org.junit.jupiter.api.Test;

/** Pages get the comments that brute force would give them, and are else what they were. */
final class PageUpdateTest {
  private static final int PAGES = 30 * Integer.getInteger("hexproof.rounds", 1);
  private static final int MOST_CELLS = 6;
  private static final Pattern COMMENT =
      Pattern.compile("<!-- hexproof: refuted: Blue breaks it(?: with ([a-z0-9]+))? -->");
  private static final ImmutableList<String> PROSE =
      ImmutableList.of(
          "",
          "\n",
          "some words ",
          "''x''\r\n",
          "<!-- no -->",
          " <b>\u00a0</b> ",
          "== h ==\n",
          "{|\n|}");

  private static final String VALID =
      "<hexboard size=\"2x2\" edges=\"bottom\" visible=\"b1 a2--b2\" contents=\"R b1\"/>";
  private static final String BROKEN =
      "<hexboard size=\"2x2\" edges=\"bottom\" visible=\"b1 a2\" contents=\"R b1\"/>";
  private static final String REFUTED =
      BROKEN + "<!-- hexproof: refuted: Blue breaks it with a2 -->";

  private final Reference reference = Reference.bruteForce();

  private static PageUpdate update(String text) {
    Plan plan =
        new Plan(
            ImmutableList.of(new Method.Direct(/* certified= */ false)),
            Limits.DEFAULT,
            /* minimality= */ false,
            /* threads= */ 1,
            new Plan.Solvers("native", () -> EmbeddedLibrary.load().newSolver(1)),
            Optional.empty(),
            Optional.empty());
    HexboardPage page = HexboardPage.of(new Source("page", text));
    return new PageTask(page, plan).run(Watch.until(() -> false)).orElseThrow();
  }

  private static Problem problem(Template template) {
    return new Problem(template.surrounded(), Color.WHITE, template.promise().goal().orElseThrow());
  }

  /** The shape as a template that joins one of its stones to the bottom. */
  private static Template edge(Template shape) {
    Promise.Pivoting fork = (Promise.Pivoting) shape.promise();
    return new Template(
        "",
        ImmutableList.of(),
        shape.stones(),
        shape.carrier(),
        new Promise.ToEdge(ImmutableSet.of(fork.a()), fork.edge()),
        shape.claim(),
        "");
  }

  @Test
  void randomPagesGetTheCommentsThatBruteForceGives() {
    Random random = new Random(11);
    RandomTemplates shapes = new RandomTemplates(random, MOST_CELLS);
    int refuted = 0;
    int valid = 0;
    int moves = 0;
    for (int i = 0; i < PAGES; i++) {
      StringBuilder page = new StringBuilder();
      List<Template> templates = new ArrayList<>();
      List<Integer> ends = new ArrayList<>();
      for (int k = 0; k < 3; k++) {
        page.append(PROSE.get(random.nextInt(PROSE.size())));
        Template template = edge(shapes.next(Kind.PIVOTING));
        page.append(new HexboardWriter().write(Diagram.of(template)).stripTrailing());
        ends.add(page.length());
        templates.add(template);
      }
      page.append(PROSE.get(random.nextInt(PROSE.size())));
      PageUpdate update = update(page.toString());
      Matcher comments = COMMENT.matcher(update.text());
      StringBuilder expected = new StringBuilder();
      int done = 0;
      for (int k = 0; k < templates.size(); k++) {
        expected.append(page, done, ends.get(k));
        done = ends.get(k);
        Problem problem = problem(templates.get(k));
        if (isAsked(page.toString(), k) && reference.winner(problem) == Color.WHITE) {
          assertThat(comments.find()).as(update.text()).isTrue();
          expected.append(comments.group());
          if (comments.group(1) != null) {
            Cell move = Cell.parse(comments.group(1));
            assertThat(reference.winner(Reference.after(problem, move))).isEqualTo(Color.WHITE);
            moves++;
          }
          refuted++;
        } else {
          valid++;
        }
      }
      expected.append(page.substring(done));
      assertThat(update.text()).isEqualTo(expected.toString());
      assertThat(update(update.text()).text()).isEqualTo(update.text());
    }
    assertThat(refuted).isGreaterThan(PAGES / 3);
    assertThat(moves).isGreaterThan(PAGES / 5);
    assertThat(valid).isGreaterThan(PAGES / 3);
  }

  /** Whether the drawing leaves no choice. */
  private static boolean isAsked(String page, int board) {
    return PageUpdate.templates(HexboardPage.of(new Source("page", page))).containsKey(board);
  }

  private static ImmutableList<PageChange.Sort> sorts(PageUpdate update) {
    return update.changes().stream().map(PageChange::sort).collect(toImmutableList());
  }

  @Test
  void aBoardThatIsNoTemplateGetsAComment() {
    PageUpdate update = update("a " + VALID + " b " + BROKEN + " c");
    assertThat(update.text()).isEqualTo("a " + VALID + " b " + REFUTED + " c");
    assertThat(sorts(update)).containsExactly(PageChange.Sort.REFUTED);
    assertThat(update.changes().get(0).words()).isEqualTo("no template: Blue breaks it with a2");
    assertThat(update.changes().get(0).place()).hasToString("page:1:" + (6 + VALID.length()));
  }

  @Test
  void aCommentIsReplacedAndTakenAway() {
    assertThat(update(REFUTED.replace("a2 -->", "z9 -->")).text()).isEqualTo(REFUTED);
    assertThat(update(REFUTED).text()).isEqualTo(REFUTED);
    PageUpdate cleared = update(REFUTED.replace(BROKEN, VALID));
    assertThat(cleared.text()).isEqualTo(VALID);
    assertThat(sorts(cleared)).containsExactly(PageChange.Sort.CLEARED);
  }

  @Test
  void whatIsRewrittenIsAskedAboutToo() {
    String old = BROKEN.replace("/>", "></hexboard>");
    assertThat(update(old).text())
        .isEqualTo(
            """
            <hexboard size="2x2"
              edges="bottom"
              visible="b1 a2"
              contents="R b1"
              /><!-- hexproof: refuted: Blue breaks it with a2 -->""");
    assertThat(sorts(update(old)))
        .containsExactly(PageChange.Sort.REWRITTEN, PageChange.Sort.REFUTED);
  }

  @Test
  void boardsThatShowPlayAreNotAskedAbout() {
    String page = BROKEN.replace("R b1", "R 1:b1") + BROKEN.replace("R b1", "R b1 S a2");
    assertThat(update(page).text()).isEqualTo(page);
    assertThat(update(page).changes()).isEmpty();
  }

  @Test
  void whatCannotBeReadStaysAndIsTold() {
    String page = "<hexboard size='2x2' contents='R z9'/><hexboard size='1x1'";
    PageUpdate update = update(page + BROKEN.replace("<", " <") + "{{hexboard}}");
    assertThat(update.text()).startsWith(page);
    assertThat(update.count(PageChange.Sort.SPOILT)).isEqualTo(2);
    assertThat(update.count(PageChange.Sort.KEPT)).isEqualTo(1);
    assertThat(update.count(PageChange.Sort.REFUTED)).isEqualTo(1);
  }

  @Test
  void aPageInEntitiesStays() {
    String page = BROKEN.replace("<", "&lt;").replace(">", "&gt;");
    PageUpdate update = update(page);
    assertThat(update.text()).isEqualTo(page);
    assertThat(sorts(update)).containsExactly(PageChange.Sort.KEPT);
  }
}
