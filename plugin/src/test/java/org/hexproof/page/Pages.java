package org.hexproof.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.gson.GsonBuilder;
import java.nio.file.Path;

/** Templates whose names would do harm on a page that took them for markup or script. */
public final class Pages {
  private static final ImmutableList<String> HOSTILE =
      ImmutableList.of(
          "</script><script>alert(1)</script>",
          "<img src=x onerror=alert(2)>",
          "\"><svg onload=alert(3)>",
          "<!--<script>alert(4)",
          "{{script}} {{blocks}} $& $1",
          "javascript:alert(5)",
          "&lt;b&gt;&amp;",
          "']);alert(6);//",
          "]]><b onclick=\"alert(7)\">bold</b>",
          "line\u2028break \\u003cb>");

  private Pages() {}

  /** A file for each hostile name, as YAML. */
  public static String[] hostileTemplates() {
    return HOSTILE.stream()
        .map(
            name ->
                "name: "
                    + new GsonBuilder().disableHtmlEscaping().create().toJson(name)
                    + "\nkind: edge\nboard: |\n  # A\n   . .\n    ---\n")
        .toArray(String[]::new);
  }

  /** Opens each template of the page that was made of them. */
  public static void checkHostileNames(SeenPage page, Path file) {
    for (int i = 0; i < HOSTILE.size(); i++) {
      String shown = HOSTILE.get(i).replace("\u2028", "\\u2028");
      page.open(file, "#" + (i + 1));
      assertThat(page.text("name")).isEqualTo(shown);
      assertThat(
              page.value("document.querySelectorAll('#index a span')[" + 2 * i + "].textContent"))
          .isEqualTo(shown);
      page.click("a2");
      assertThat(page.text("status")).startsWith("White a2. Black b2.");
    }
    assertThat(page.value("document.querySelectorAll('img, b, [onclick], [onload]').length"))
        .isEqualTo("0");
  }
}
