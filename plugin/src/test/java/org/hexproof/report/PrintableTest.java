package org.hexproof.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Locale;
import java.util.stream.IntStream;
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
    String text = "line\n\ttab ⊤ é \\ 10\u00a0% क्ष \ud83d\ude00";
    assertThat(Printable.text(text)).isEqualTo(text);
  }

  /** All characters of the kinds that are not seen, but change what is. */
  private static IntStream obeyed() {
    return IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
        .filter(c -> c != '\n' && c != '\t')
        .filter(
            c ->
                switch (Character.getType(c)) {
                  case Character.CONTROL,
                      Character.FORMAT,
                      Character.LINE_SEPARATOR,
                      Character.PARAGRAPH_SEPARATOR ->
                      true;
                  default -> false;
                });
  }

  @Test
  void noneOfThemGetsThrough() throws IOException {
    assertThat(obeyed()).contains(0x1b, 0x7f, 0x85, 0xad, 0x200b, 0x202e, 0x2028, 0xfeff, 0xe0041);
    for (int c : obeyed().toArray()) {
      String text = "a" + Character.toString(c) + "b";
      StringBuilder escaped = new StringBuilder("a");
      for (char half : Character.toChars(c)) {
        escaped.append(String.format(Locale.ROOT, "\\u%04x", (int) half));
      }
      assertThat(Printable.text(text)).isEqualTo(escaped + "b");
      StringWriter out = new StringWriter();
      Printable.json(out).value(text).close();
      assertThat(out.toString().codePoints()).noneMatch(each -> each == c);
      assertThat(JsonParser.parseString(out.toString()).getAsString()).isEqualTo(text);
    }
  }
}
