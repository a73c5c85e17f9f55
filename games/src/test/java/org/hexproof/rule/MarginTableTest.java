package org.hexproof.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class MarginTableTest {
  private static final MarginTable.Bounds NONE = new MarginTable(4).get(form(1));

  private static CoinForm form(long position) {
    Random random = new Random(position);
    return new CoinForm(position, Chains.none(), random.nextLong(), random.nextLong());
  }

  /** What is known is what was put last, or nothing; where there is room nothing is lost. */
  @Test
  void isAMapThatMayForget() {
    Random random = new Random(Long.getLong("hexproof.seed", 3));
    for (int strings : new int[] {4, 20, 34}) {
      MarginTable table = new MarginTable(strings);
      Map<Long, MarginTable.Bounds> all = new HashMap<>();
      int forgotten = 0;
      for (int i = 0; i < 3000; i++) {
        long position = 1L + random.nextInt(5000);
        MarginTable.Bounds known = table.get(form(position));
        MarginTable.Bounds put = all.get(position);
        if (put != null) {
          assertThat(known).isIn(put, NONE);
          forgotten += known.equals(NONE) ? 1 : 0;
        } else {
          assertThat(known).isEqualTo(NONE);
        }
        MarginTable.Bounds bounds =
            new MarginTable.Bounds(random.nextInt(41) - 40, random.nextInt(41));
        table.put(form(position), bounds);
        all.put(position, bounds);
        assertThat(table.get(form(position))).isEqualTo(bounds);
      }
      assertThat(forgotten > 0).isEqualTo(strings < 34);
    }
  }
}
