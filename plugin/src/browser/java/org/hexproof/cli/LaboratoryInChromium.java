package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** In Chromium, with the profiles {@code browser} and {@code wasm}. */
final class LaboratoryInChromium extends LaboratoryTour {
  private static ChromiumPage page;

  @BeforeAll
  static void start() throws IOException {
    page = new ChromiumPage();
  }

  @AfterAll
  static void end() {
    page.close();
  }

  @Override
  BrowserPage page() {
    return page;
  }

  @Override
  String name() {
    return "chromium";
  }

  @Override
  void checkQuiet(Path opened) {
    assertThat(page.requests())
        .allMatch(
            url ->
                url.startsWith(opened.toUri().toString())
                    || url.startsWith("blob:")
                    || url.startsWith("about:"));
    assertThat(page.complaints()).isEmpty();
  }
}
