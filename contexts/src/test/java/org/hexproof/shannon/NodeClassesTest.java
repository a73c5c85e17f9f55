package org.hexproof.shannon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NodeClassesTest {
  @Test
  void classesAreWhatHangsTogether() {
    Random random = new Random(8);
    for (int round = 0; round < 300; round++) {
      int highest = 1 + random.nextInt(12);
      NodeClasses classes = new NodeClasses(highest);
      List<int[]> pairs = new ArrayList<>();
      for (int i = random.nextInt(highest + 1); i > 0; i--) {
        int[] pair = {random.nextInt(highest + 1), random.nextInt(highest + 1)};
        pairs.add(pair);
        classes.join(pair[0], pair[1]);
      }
      for (int node = 0; node <= highest; node++) {
        assertThat(classes.least(node)).isEqualTo(reached(node, pairs).min().orElseThrow());
      }
    }
  }

  /** All that can be reached over pairs, by going over them again and again. */
  private static IntStream reached(int start, List<int[]> pairs) {
    List<Integer> reached = new ArrayList<>(List.of(start));
    for (int round = 0; round <= pairs.size(); round++) {
      for (int[] pair : pairs) {
        if (reached.contains(pair[0]) || reached.contains(pair[1])) {
          reached.add(pair[0]);
          reached.add(pair[1]);
        }
      }
    }
    return reached.stream().mapToInt(Integer::intValue);
  }
}
