package org.hexproof.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Against a scan of everything that was added. */
final class KnownTest {
  private static final int CELLS = 10;
  private static final int TRIES = 20_000;

  private record Added(Stones position, Reach verdict) {
    boolean holds(Stones other) {
      long own = verdict.black() ? other.black() : other.white();
      long before = verdict.black() ? position.black() : position.white();
      long opponent = verdict.black() ? other.white() : other.black();
      return (before & ~own) == 0 && (verdict.carrier() & opponent) == 0;
    }
  }

  private final Random random = new Random(1);

  @Test
  void whatHoldsIsFound() {
    int found = 0;
    for (int run = 0; run < TRIES / 100; run++) {
      Known known = new Known();
      List<Added> all = new ArrayList<>();
      for (int i = 0; i < 100; i++) {
        Stones asked = stones();
        List<Added> holding = all.stream().filter(added -> added.holds(asked)).toList();
        assertThat(known.find(asked).isPresent()).isEqualTo(!holding.isEmpty());
        if (!holding.isEmpty()) {
          found++;
          Reach verdict = known.find(asked).get();
          long own = verdict.black() ? asked.black() : asked.white();
          assertThat(holding)
              .anyMatch(
                  added ->
                      added.verdict().black() == verdict.black()
                          && (added.verdict().carrier() & ~own) == (verdict.carrier() & ~own));
        } else {
          long empty = mask() & ~asked.black() & ~asked.white();
          Reach verdict = new Reach(random.nextBoolean(), empty & mask() & mask());
          known.add(asked, verdict);
          all.add(new Added(asked, verdict));
        }
      }
      assertThat(known.size()).isEqualTo(all.size());
    }
    assertThat(found).isGreaterThan(TRIES / 10);
  }

  private Stones stones() {
    long black = mask();
    return new Stones(black, mask() & ~black & mask());
  }

  private long mask() {
    return random.nextLong() & ((1L << CELLS) - 1);
  }
}
