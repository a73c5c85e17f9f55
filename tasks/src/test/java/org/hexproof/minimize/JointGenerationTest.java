package org.hexproof.minimize;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.hexproof.solver.Unanswered;
import org.junit.jupiter.api.Test;

final class JointGenerationTest {
  private static final int ELEMENTS = 8;
  private static final BigInteger ALL = BigInteger.valueOf((1 << ELEMENTS) - 1);

  /** The sets that contain one of some random sets; tells of others by chance. */
  private static final class Containing implements Monotone {
    private final List<BigInteger> least = new ArrayList<>();
    private final Random random;

    Containing(Random random) {
      this.random = random;
      int sets = random.nextInt(12);
      for (int i = 0; i < sets; i++) {
        least.add(some().and(some()));
      }
    }

    private BigInteger some() {
      return new BigInteger(ELEMENTS, random);
    }

    boolean has(BigInteger set) {
      return least.stream().anyMatch(part -> Duality.contains(set, part));
    }

    boolean isMinimal(BigInteger set) {
      return has(set)
          && IntStream.range(0, ELEMENTS)
              .noneMatch(bit -> set.testBit(bit) && has(set.clearBit(bit)));
    }

    @Override
    public Judgement of(BigInteger set) {
      BigInteger part = set.and(some());
      return has(set) ? new Has(has(part) ? part : set) : new Lacks();
    }

    @Override
    public BigInteger lacking(BigInteger set) {
      BigInteger whole = set.or(some());
      return has(whole) ? set : whole;
    }
  }

  private static List<BigInteger> minimal(Containing property, BigInteger ground) {
    return IntStream.range(0, 1 << ELEMENTS)
        .mapToObj(BigInteger::valueOf)
        .filter(set -> Duality.contains(ground, set) && property.isMinimal(set))
        .toList();
  }

  @Test
  void findsWhatTryingAllSetsFinds() throws Unanswered {
    Random random = new Random(5);
    int most = 0;
    for (int i = 0; i < 1000; i++) {
      Containing property = new Containing(random);
      Duality duality = new Duality(property, ALL);
      for (BigInteger ground : List.of(property.some(), property.some(), ALL)) {
        Set<BigInteger> found = new LinkedHashSet<>();
        new JointGeneration(
                duality,
                ALL,
                Integer.MAX_VALUE,
                set -> {
                  found.add(set);
                  return Integer.MAX_VALUE;
                })
            .search(ground);
        assertThat(found).containsExactlyInAnyOrderElementsOf(minimal(property, ground));
        most = Math.max(most, found.size());
      }
    }
    assertThat(most).isGreaterThan(5);
  }

  @Test
  void aBoundThatFallsLeavesTheSmallest() throws Unanswered {
    Random random = new Random(6);
    for (int i = 0; i < 1000; i++) {
      Containing property = new Containing(random);
      BigInteger weighed = property.some();
      List<Integer> sizes = new ArrayList<>(List.of(Integer.MAX_VALUE));
      new JointGeneration(
              new Duality(property, ALL),
              weighed,
              Integer.MAX_VALUE,
              set -> {
                int size = set.and(weighed).bitCount();
                sizes.add(Math.min(size, sizes.get(sizes.size() - 1)));
                return sizes.get(sizes.size() - 1) - 1;
              })
          .search(ALL);
      int least =
          minimal(property, ALL).stream()
              .mapToInt(set -> set.and(weighed).bitCount())
              .min()
              .orElse(Integer.MAX_VALUE);
      assertThat(sizes.get(sizes.size() - 1)).isEqualTo(least);
    }
  }
}
