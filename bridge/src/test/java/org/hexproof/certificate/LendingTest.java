package org.hexproof.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.certificate.statement.ProofFormat;
import org.hexproof.certificate.statement.Proven.Checked;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The example of the certificates' page in which a cell is lent, and what is wrong with others. */
final class LendingTest {
  @TempDir private Path folder;
  private String example;

  @BeforeEach
  void read() throws IOException {
    Matcher block =
        Pattern.compile("(?m)^    " + ProofFormat.CERTIFICATE_3.firstLine() + "\n(    .*\n)+")
            .matcher(Files.readString(Path.of("../docs/lemmas.md")));
    assertThat(block.find()).isTrue();
    example = block.group().replaceAll("(?m)^    ", "");
  }

  private static Checked check(String text) throws IOException {
    return (Checked) Handwritten.proven(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void thePagesExampleHolds() throws Exception {
    assertThat(check(example).nodes()).isEqualTo(7);
    agree(example, Optional.empty());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "s ; ; 4 b2:1 | s ; ; b2:4 b2:1 | the sum of the games does not suffice",
        "s ; ; 4 b2:1 | s ; ; 4 c1:1 | c1 joins 3,0 and b2",
        "s ; ; 4 b2:1 | j b2 b1 ; b2 b1 ;//s ; ; 5 2 b2:1 | is lent to a claim of no game",
        "s 2 ; b2 b3 ; | s 2 ; b2 b3 c1 ; | b2 joins",
        "goal top / bottom | goal top / bottom / b2 | b2 can't be lent",
        "certificate 3 | certificate 2 | expected",
      })
  void whatIsLentAmissIsRefused(String from, String to, String reason) throws Exception {
    String wrong = example.replace(from, to.replace("//", "\n"));
    assertThat(wrong).isNotEqualTo(example);
    CertificateException[] refusal = new CertificateException[1];
    assertThatThrownBy(() -> check(wrong))
        .isInstanceOfSatisfying(CertificateException.class, e -> refusal[0] = e)
        .hasMessageContaining(reason);
    agree(wrong, Optional.of(refusal[0]));
  }

  private void agree(String text, Optional<CertificateException> refusal) throws Exception {
    if (SecondChecker.isThere()) {
      try (SecondChecker second = SecondChecker.start(folder)) {
        second.assertAgrees(text.getBytes(StandardCharsets.UTF_8), refusal);
      }
    }
  }
}
