package org.hexproof.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class NumberedLinesTest {
  private static final int MOST = 70_000;

  /** As from a pipe: a few bytes at a time. */
  private static InputStream inPieces(String text, Random random) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)) {
      @Override
      public synchronized int read(byte[] into, int from, int most) {
        return super.read(into, from, Math.min(most, 1 + random.nextInt(50_000)));
      }
    };
  }

  @Test
  void linesOfAnyLengthAreCountedAndThoseThatAreNotTooLongKept() throws IOException {
    Random random = new Random(1);
    for (int round = 0; round < 200; round++) {
      StringBuilder text = new StringBuilder();
      int lines = random.nextInt(6);
      for (int i = 0; i < lines; i++) {
        int length = random.nextBoolean() ? random.nextInt(5) : MOST - 3 + random.nextInt(6);
        text.append("é".repeat(length / 2)).append("x".repeat(length % 2)).append('\n');
      }
      String last = "y".repeat(random.nextInt(3));
      NumberedLines found = new NumberedLines(inPieces(text + last, random), MOST);
      long end = 0;
      int number = 0;
      for (String line : text.toString().lines().toList()) {
        int length = line.getBytes(StandardCharsets.UTF_8).length;
        end += length + 1;
        NumberedLines.Numbered next = found.next();
        assertThat(next.number()).isEqualTo(++number);
        assertThat(next.tooLong()).isEqualTo(length > MOST);
        if (!next.tooLong()) {
          assertThat(next).isEqualTo(new NumberedLines.Numbered(number, line, true, false, end));
        }
      }
      assertThat(found.next())
          .isEqualTo(
              new NumberedLines.Numbered(number + 1, last, false, false, end + last.length()));
      assertThat(found.next().isNothing()).isTrue();
    }
  }

  @Test
  void ofALineThatIsTooLongNoMoreIsReadThanTellsThat() throws IOException {
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            return 0;
          }
        };
    assertThat(new NumberedLines(endless, MOST).next().tooLong()).isTrue();
  }
}
