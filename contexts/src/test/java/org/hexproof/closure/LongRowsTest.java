package org.hexproof.closure;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.primitives.Longs;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LongRowsTest {
  private static final int ROWS = 3000 * Integer.getInteger("hexproof.rounds", 1);

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 8})
  void eachRowHasOneNumber(int width) {
    Random random = new Random(Long.getLong("hexproof.seed", 1));
    LongRows rows = new LongRows(width);
    List<List<Long>> naive = new ArrayList<>();
    for (int i = 0; i < ROWS; i++) {
      long[] row = random.longs(width, 0, i % 2 == 0 ? 3 : Long.MAX_VALUE).toArray();
      int known = naive.indexOf(Longs.asList(row));
      assertThat(rows.add(row)).isEqualTo(known < 0 ? naive.size() : known);
      if (known < 0) {
        naive.add(List.copyOf(Longs.asList(row)));
      }
    }
    for (int row = 0; row < naive.size(); row++) {
      for (int place = 0; place < width; place++) {
        assertThat(rows.get(row, place)).isEqualTo(naive.get(row).get(place));
      }
    }
  }
}
