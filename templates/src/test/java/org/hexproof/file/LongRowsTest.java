package org.hexproof.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.LongBuffer;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class LongRowsTest {
  private static final int ROWS = 5_000;

  /** All in a file but the newest, some, and none. */
  @ParameterizedTest
  @ValueSource(longs = {0, 100_000, 1_000_000})
  void rowsAreReadBackFromWhereverTheyAre(long bytes) throws IOException {
    Random random = new Random(1);
    long[][] all = new long[ROWS][];
    try (LongRows rows = new LongRows(3, "rows", Room.withFile(bytes))) {
      for (int i = 0; i < ROWS; i++) {
        all[i] = new long[] {random.nextLong(), random.nextLong(), i};
        rows.add(all[i]);
        int number = random.nextInt(i + 1);
        assertThat(rows.get(number)).isEqualTo(LongBuffer.wrap(all[number]));
      }
      assertThat(rows.size()).isEqualTo(ROWS);
      for (int i = 0; i < ROWS; i++) {
        assertThat(rows.get(i)).isEqualTo(LongBuffer.wrap(all[i]));
      }
    }
  }

  @Test
  void withoutAFileTheyAreRefusedWhereMemoryEnds() throws IOException {
    try (LongRows rows = new LongRows(3, "rows", Room.withoutFile(100_000))) {
      assertThatThrownBy(
              () -> {
                for (int i = 0; i < ROWS; i++) {
                  rows.add(new long[3]);
                }
              })
          .isInstanceOf(IOException.class)
          .hasMessage("the rows find no room in 100000 bytes");
      assertThat(rows.get(0)).isEqualTo(LongBuffer.wrap(new long[3]));
      assertThat(rows.size()).isLessThan(ROWS);
    }
  }
}
