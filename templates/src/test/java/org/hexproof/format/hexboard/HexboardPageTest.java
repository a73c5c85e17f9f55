package org.hexproof.format.hexboard;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.util.Optional;
import org.hexproof.format.Diagram;
import org.hexproof.format.FormatException;
import org.hexproof.format.Member;
import org.hexproof.format.Mutator;
import org.hexproof.format.Shading;
import org.hexproof.format.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards that are written as the wiki writes them today mean what they meant. */
final class HexboardPageTest {
  private static final int PAGES = 1000 * Integer.getInteger("hexproof.rounds", 1);

  private static HexboardPage page(String text) {
    return HexboardPage.of(new Source("page", text));
  }

  private static String rewritten(HexboardPage page) {
    StringBuilder text = new StringBuilder();
    int done = 0;
    for (HexboardPage.Drawn drawn : page.boards()) {
      if (drawn.current().isPresent() && !page.isEscaped()) {
        text.append(page.text(), done, drawn.start()).append(drawn.current().get());
        done = drawn.end();
      }
    }
    return text.append(page.text(), done, page.text().length()).toString();
  }

  /** What a board is, but for how its markup is spelled. */
  private record Meaning(String name, boolean isIgnored, Optional<Diagram> diagram) {
    static Meaning of(Member member) {
      Optional<Diagram> drawn =
          member.itself() instanceof Member.Sound sound
              ? Optional.of(sound.entry().diagram())
              : Optional.empty();
      return new Meaning(
          member.name(),
          member instanceof Member.Ignored,
          drawn.map(diagram -> diagram.withShaded(diagram.shaded(), Shading.UNSAID)));
    }
  }

  private static ImmutableList<Meaning> meanings(HexboardPage page) {
    return page.boards().stream()
        .map(drawn -> Meaning.of(drawn.member()))
        .collect(toImmutableList());
  }

  @Test
  void damagedPagesMeanTheSameRewritten() {
    ImmutableList<String> seeds = HexboardPages.seeds();
    Mutator mutator = new Mutator(47);
    int rewrites = 0;
    int kept = 0;
    for (int i = 0; i < PAGES; i++) {
      String text =
          mutator.mutate(
              seeds.get(i % seeds.size()) + "\n" + seeds.get(i % 5),
              seeds.get(i / 7 % seeds.size()));
      HexboardPage page = page(text);
      HexboardPage again = page(rewritten(page));
      assertThat(meanings(again)).as(text).isEqualTo(meanings(page));
      assertThat(rewritten(again)).as(text).isEqualTo(again.text());
      rewrites += again.text().equals(text) ? 0 : 1;
      kept += page.boards().stream().anyMatch(drawn -> !drawn.kept().isEmpty()) ? 1 : 0;
    }
    assertThat(rewrites).isGreaterThan(PAGES / 10);
    assertThat(kept).isGreaterThan(PAGES / 200);
  }

  /** The markup of boards alone is read again, without what is around it. */
  @Test
  void aBoardIsWhatStandsBetweenItsOffsets() throws FormatException {
    String text = "a <hex>R2 C2 Va1</hex> b <hexboard size=\"2x2\" contents=\"B b1\"/> c";
    HexboardPage page = page(text);
    assertThat(page.boards()).hasSize(2);
    for (HexboardPage.Drawn drawn : page.boards()) {
      HexboardPage alone = page(text.substring(drawn.start(), drawn.end()));
      assertThat(Iterables.getOnlyElement(alone.boards()).member().entry().diagram())
          .isEqualTo(drawn.member().entry().diagram());
    }
    assertThat(rewritten(page))
        .isEqualTo(
            "a <hexboard size=\"2x2\"\n  contents=\"R a1\"\n  /> b "
                + "<hexboard size=\"2x2\" contents=\"B b1\"/> c");
  }

  @Test
  void linesEndAsThoseOfThePage() {
    assertThat(rewritten(page("x\r\n<hex>R1 C1</hex>\r\n")))
        .isEqualTo("x\r\n<hexboard size=\"1x1\"\r\n  contents=\"\"\r\n  />\r\n");
  }

  @Test
  void theLayoutIsKept() {
    String page = "<HEXBOARD size='1x2' coords='bottom' float='inline' contents='R a1'></HEXBOARD>";
    assertThat(rewritten(page(page)))
        .isEqualTo(
            "<hexboard size=\"1x2\"\n  float=\"inline\"\n  coords=\"bottom\"\n"
                + "  contents=\"R a1\"\n  />");
    assertThat(rewritten(page("<Hexboard size='1x2' coords='hide'/>")))
        .isEqualTo("<hexboard size=\"1x2\"\n  coords=\"none\"\n  contents=\"\"\n  />");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<hexboard size='3x4' contents=\"R c1\" />",
        "<pre><hex>R1 C1</hex></pre> <nowiki><HEXBOARD size='1x1'/></nowiki>",
        "<!-- <hex>R1 C1</hex> -->",
        "<!-- hexproof: ignore --><hex>R1 C1</hex>",
        "<hex>R1 C1 Vz9</hex>",
        "&lt;hex&gt;R1 C1&lt;/hex&gt;",
        "no board"
      })
  void isAsItWas(String text) {
    assertThat(rewritten(page(text))).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "<hexboard size='1x1' <!-- mine --> />;comment",
        "<hexboard size='{{{1|1x1}}}'/>;parameter",
        "<hexboard size='1x1' xcontents='R a1'/>;attribute that is not known",
        "<hex>R1 C30</hex>;26 rows and columns",
        "<HEXBOARD size='1x1' float='\"'/>;quotation mark"
      })
  void isKeptForAReason(String text, String reason) {
    HexboardPage page = page(text);
    assertThat(rewritten(page)).isEqualTo(text);
    assertThat(Iterables.getOnlyElement(page.boards()).kept()).contains(reason);
  }
}
