package org.hexproof.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class PrintableTest {
  @Test
  void whatATerminalObeysIsWrittenOut() {
    assertThat(Printable.text("a\u001b[31mb\u0007\r\u009b\u007f"))
        .isEqualTo("a\\u001b[31mb\\u0007\\u000d\\u009b\\u007f");
    assertThat(Printable.text("\u202eabc\u2066\u2028")).isEqualTo("\\u202eabc\\u2066\\u2028");
  }

  @Test
  void whatItShowsStays() {
    String text = "line\n\ttab ⊤ é \\ 10\u00a0% क्ष \ud83d\ude00 \u200d";
    assertThat(Printable.text(text)).isEqualTo(text);
  }
}
