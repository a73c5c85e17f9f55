package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Iterables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.hexproof.library.Library;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.template.Template;
import org.junit.jupiter.api.Test;

/** The article about the sixth row among the pages is true, sentence by sentence. */
final class SixthRowArticleTest {
  private static final Path ARTICLE = Path.of("..", "docs", "vi-1-a.wiki");

  @Test
  void whatItSaysHolds() throws IOException {
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      ReadArticle article = new ReadArticle(Files.readString(ARTICLE), solver);
      Template template =
          Iterables.getOnlyElement(
              Library.read().stream().filter(each -> each.name().equals("VI-1-a")).toList());
      assertThat(article.template().surrounded()).isEqualTo(template.surrounded());
      assertThat(article.template().promise()).isEqualTo(template.promise());
      article.check();
      assertThat(article.claims()).isGreaterThan(40);
      assertThat(article.templates()).isGreaterThan(50);
      assertThat(article.headings())
          .containsOnlyOnce("Blue at i3")
          .contains("Blue at k3 after i3 k2")
          .contains("Minimality");
    }
  }
}
