package org.hexproof.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class MarginTableTest {
  private static final MarginTable.Bounds NONE = new MarginTable(4).get(1);

  /** What is known is what was put last, or nothing; where there is room nothing is lost. */
  @Test
  void isAMapThatMayForget() {
    Random random = new Random(Long.getLong("hexproof.seed", 3));
    for (int strings : new int[] {4, 13, 30}) {
      MarginTable table = new MarginTable(strings);
      Map<Long, MarginTable.Bounds> all = new HashMap<>();
      int forgotten = 0;
      for (int i = 0; i < 3000; i++) {
        long position = 1 + (random.nextLong() & (1L << strings) - 2);
        MarginTable.Bounds known = table.get(position);
        MarginTable.Bounds put = all.get(position);
        if (put != null) {
          assertThat(known).isIn(put, NONE);
          forgotten += known.equals(NONE) ? 1 : 0;
        } else {
          assertThat(known).isEqualTo(NONE);
        }
        MarginTable.Bounds bounds =
            new MarginTable.Bounds(random.nextInt(41) - 40, random.nextInt(41));
        table.put(position, bounds);
        all.put(position, bounds);
        assertThat(table.get(position)).isEqualTo(bounds);
      }
      assertThat(forgotten > 0).isEqualTo(strings < 30);
    }
  }
}
