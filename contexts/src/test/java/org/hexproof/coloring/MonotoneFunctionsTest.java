package org.hexproof.coloring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class MonotoneFunctionsTest {
  @Test
  void areAsManyAsDedekindsNumbers() {
    int[] numbers = {2, 3, 6, 20, 168, 7581, 7_828_354};
    for (int n = 0; n < numbers.length; n++) {
      assertThat(MonotoneFunctions.of(n)).hasSize(numbers[n]);
    }
  }

  @Test
  void areThoseOfTheDefinition() {
    for (int n = 0; n <= 4; n++) {
      int variables = n;
      long[] naive =
          LongStream.range(0, 1L << (1 << n)).filter(f -> isMonotone(f, variables)).toArray();
      assertThat(MonotoneFunctions.of(n)).isEqualTo(naive);
    }
  }

  private static boolean isMonotone(long f, int n) {
    for (int x = 0; x < 1 << n; x++) {
      for (int y = 0; y < 1 << n; y++) {
        if ((x & y) == x && bit(f, x) && !bit(f, y)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean bit(long f, int x) {
    return (f >>> x & 1) != 0;
  }

  private static int swapped(int x, int i, int j) {
    int without = x & ~(1 << i | 1 << j);
    return without | (x >> i & 1) << j | (x >> j & 1) << i;
  }

  @Test
  void exchangeDualityAndRestrictionAreThoseOfTheDefinition() {
    for (int n = 1; n <= 6; n++) {
      long[] functions = MonotoneFunctions.of(Math.min(n, 5));
      for (int k = 0; k < 40; k++) {
        long f = functions[(int) (k * 7919L % functions.length)];
        if (n == 6) {
          f = f << 32 | functions[0];
          f |= functions[(int) (k * 104_729L % functions.length)] << 32;
        }
        for (int i = 0; i < n; i++) {
          for (int j = 0; j < n; j++) {
            long exchanged = MonotoneFunctions.exchanged(f, i, j);
            for (int x = 0; x < 1 << n; x++) {
              assertThat(bit(exchanged, x)).isEqualTo(bit(f, swapped(x, i, j)));
            }
          }
          for (boolean to : new boolean[] {false, true}) {
            long restricted = MonotoneFunctions.restricted(f, n, i, to);
            for (int x = 0; x < 1 << (n - 1); x++) {
              int whole = swapped(x | (to ? 1 << (n - 1) : 0), i, n - 1);
              assertThat(bit(restricted, x)).isEqualTo(bit(f, whole));
            }
          }
        }
        long dual = MonotoneFunctions.dual(f, n);
        for (int x = 0; x < 1 << n; x++) {
          assertThat(bit(dual, x)).isEqualTo(!bit(f, (1 << n) - 1 - x));
        }
      }
    }
  }

  @Test
  void orbitsPartTheFunctions() {
    for (int n = 0; n <= 4; n++) {
      OrbitOrder order = OrbitOrder.of(n);
      assertThat(Arrays.stream(order.functions()).sorted().toArray())
          .isEqualTo(MonotoneFunctions.of(n));
      Set<Set<Long>> orbits = new HashSet<>();
      for (int first : order.firsts().toArray()) {
        assertThat(orbits.add(new HashSet<>(MonotoneFunctions.orbit(order.functions()[first], n))))
            .isTrue();
      }
      for (long f : order.functions()) {
        assertThat(orbits).contains(new HashSet<>(MonotoneFunctions.orbit(f, n)));
      }
    }
  }
}
