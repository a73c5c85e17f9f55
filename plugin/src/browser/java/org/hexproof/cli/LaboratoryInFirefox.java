package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** In Firefox, with the profiles {@code browser} and {@code wasm}. */
final class LaboratoryInFirefox extends LaboratoryTour {
  private static FirefoxPage page;

  @BeforeAll
  static void start() {
    page = new FirefoxPage();
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
    return "firefox";
  }

  @Override
  void checkQuiet(Path opened) {
    assertThat(page.value("performance.getEntriesByType('resource').map((e) => e.name).join(' ')"))
        .doesNotContain("http");
  }
}
