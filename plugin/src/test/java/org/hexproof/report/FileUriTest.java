package org.hexproof.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FileUriTest {
  private static final String FOLDER = "/home/me/my templates";

  @ParameterizedTest
  @CsvSource({
    "a.yaml, a.yaml",
    "./wiki/../wiki//b c.txt, wiki/b%20c.txt",
    "/home/me/my templates/a.yaml, a.yaml",
    "/home/me/my templates2/a.yaml, file:///home/me/my%20templates2/a.yaml",
    "../a b.yaml, file:///home/me/a%20b.yaml",
    "/srv/../etc/x, file:///etc/x",
    "'../my templates/a', a",
    "., .",
    "-, -",
    "http://x/y, http%3A/x/y",
    "100%20.txt, 100%2520.txt",
    "a?b#c.txt, a%3Fb%23c.txt",
    "grün/τ.txt, gr%C3%BCn/%CF%84.txt",
    "\ud83d\ude00.txt, %F0%9F%98%80.txt",
  })
  void namesBecomeReferences(String name, String uri) {
    assertThat(FileUri.of(name, FOLDER)).isEqualTo(uri);
  }

  @Test
  void halfASurrogatePairIsReplaced() {
    assertThat(FileUri.of("a\ud83d.txt", FOLDER)).isEqualTo("a%EF%BF%BD.txt");
  }

  @Test
  void everyReferenceLeadsBackToItsFile() {
    Random random = new Random(1);
    String signs = "ab%:/.. #?[]{}|\\^`\"<>&+@~\t";
    URI base = URI.create("file:///home/me/my%20templates/");
    int inside = 0;
    for (int i = 0; i < 2000; i++) {
      StringBuilder name = new StringBuilder("x");
      for (int j = random.nextInt(12); j >= 0; j--) {
        name.append(signs.charAt(random.nextInt(signs.length())));
      }
      Path file = Path.of(FOLDER).resolve(name.toString()).normalize();
      URI uri = URI.create(FileUri.of(name.toString(), FOLDER));
      assertThat(Path.of(base.resolve(uri).getPath()).normalize()).as("%s", name).isEqualTo(file);
      assertThat(uri.isAbsolute()).isEqualTo(!file.startsWith(FOLDER));
      inside += uri.isAbsolute() ? 0 : 1;
    }
    assertThat(inside).isBetween(100, 2000);
  }
}
