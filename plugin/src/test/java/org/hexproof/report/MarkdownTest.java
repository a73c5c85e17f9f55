package org.hexproof.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

public final class MarkdownTest {
  private static final Pattern REFERENCE = Pattern.compile("&#([0-9]+);");

  /** As a browser shows it. */
  public static String shown(String markdown) {
    return REFERENCE
        .matcher(markdown.replace("<!-- -->", ""))
        .replaceAll(
            found ->
                Matcher.quoteReplacement(Character.toString(Integer.parseInt(found.group(1)))));
  }

  @Test
  void plainWordsStayAsTheyAre() {
    String plain = "valid, not minimal: a2 is redundant; III-2-g (edge), wiki/Grün.txt:10 can't";
    assertThat(Markdown.text(plain)).isEqualTo(plain);
  }

  @Test
  void nothingOfMarkupActs() {
    assertThat(Markdown.text("a|b")).isEqualTo("a&#124;b");
    assertThat(Markdown.text("`*_~#<>&![]\\")).matches("(&#[0-9]+;)+");
    assertThat(Markdown.text("https://x.y www.z WWW.z"))
        .isEqualTo("https&#58;//x.y www&#46;z WWW&#46;z");
    assertThat(Markdown.text("&lt;b&gt;")).isEqualTo("&#38;lt;b&#38;gt;");
    assertThat(Markdown.text(" two\n\nlines\u2028here\u001b "))
        .isEqualTo("two lines here&#92;u001b");
    assertThat(Markdown.code("</code>@all"))
        .isEqualTo("<code>&#60;/code&#62;<!-- -->&#64;all</code>");
    assertThat(Markdown.text("a@b.co")).isEqualTo("a<!-- -->&#64;b.co");
    assertThat(Markdown.text("\ud83d\ude00")).isEqualTo("&#128512;");
  }

  @Test
  void everyTextIsShownAsItIs() {
    Random random = new Random(1);
    for (int i = 0; i < 2000; i++) {
      StringBuilder text = new StringBuilder();
      for (int j = random.nextInt(20); j >= 0; j--) {
        text.append((char) ('!' + random.nextInt('~' - ' ')));
      }
      String markdown = Markdown.text(text.toString());
      assertThat(shown(markdown)).isEqualTo(text.toString());
      assertThat(REFERENCE.matcher(markdown.replace("<!-- -->&#64;", "")).replaceAll(""))
          .doesNotContain("&#64;")
          .doesNotContainPattern("[|`*_~#<>&!\\[\\]\\\\@{}$^=\"%?]|://|www\\.");
    }
  }

  @Test
  void veryLongTextIsCutOffBetweenSigns() {
    String shown = shown(Markdown.text("\ud83d\ude00".repeat(600)));
    assertThat(shown).isEqualTo("\ud83d\ude00".repeat(500) + "…");
  }
}
