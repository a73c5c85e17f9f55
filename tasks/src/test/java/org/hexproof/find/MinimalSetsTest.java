package org.hexproof.find;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.LongStream;
import org.hexproof.solver.Unanswered;
import org.junit.jupiter.api.Test;

final class MinimalSetsTest {
  private static final int ELEMENTS = 9;
  private static final long GROUND = (1 << ELEMENTS) - 1;

  /** The sets that contain one of some random sets. */
  private static final class Containing implements Property {
    private final List<Long> least = new ArrayList<>();
    private final Random random;

    Containing(Random random) {
      this.random = random;
      int sets = random.nextInt(12);
      for (int i = 0; i < sets; i++) {
        long half = random.nextLong();
        least.add(half & random.nextLong() & GROUND);
      }
    }

    boolean has(long set) {
      return least.stream().anyMatch(part -> (part & ~set) == 0);
    }

    boolean isMinimal(long set) {
      return has(set)
          && LongStream.range(0, ELEMENTS)
              .map(i -> 1L << i)
              .noneMatch(bit -> (set & bit) != 0 && has(set & ~bit));
    }

    @Override
    public OptionalLong within(long set) {
      if (!has(set)) {
        return OptionalLong.empty();
      }
      long part = set & random.nextLong();
      return OptionalLong.of(has(part) ? part : set);
    }
  }

  private static MinimalSets.Demand demand(Random random) {
    return new MinimalSets.Demand(
        random.nextBoolean() ? 0 : 1L << random.nextInt(ELEMENTS),
        random.nextBoolean() ? 0 : random.nextLong() & GROUND,
        random.nextBoolean() ? ELEMENTS : random.nextInt(ELEMENTS));
  }

  private static List<Long> search(
      Property property, Knowledge knowledge, MinimalSets.Demand demand, int limit, long seed)
      throws Unanswered {
    List<Long> found = new ArrayList<>();
    new MinimalSets(
            property, knowledge, demand, new Random(seed), found::add, () -> found.size() >= limit)
        .search(GROUND);
    return found;
  }

  @Test
  void findsWhatTryingAllSetsFinds() throws Unanswered {
    Random random = new Random(1);
    int most = 0;
    for (int i = 0; i < 600; i++) {
      Containing property = new Containing(random);
      MinimalSets.Demand demand = demand(random);
      List<Long> expected =
          LongStream.rangeClosed(0, GROUND)
              .filter(set -> property.isMinimal(set) && demand.isMetBy(set))
              .boxed()
              .toList();
      assertThat(search(property, new Knowledge(), demand, Integer.MAX_VALUE, i))
          .containsExactlyInAnyOrderElementsOf(expected);
      most = Math.max(most, expected.size());
    }
    assertThat(most).isGreaterThan(5);
  }

  @Test
  void knowledgeOfTheSamePropertyChangesNothingButWhatItHas() throws Unanswered {
    Random random = new Random(2);
    MinimalSets.Demand all = new MinimalSets.Demand(0, 0, ELEMENTS);
    for (int i = 0; i < 500; i++) {
      Containing property = new Containing(random);
      Knowledge knowledge = new Knowledge();
      List<Long> some = search(property, knowledge, all, 2, i);
      List<Long> rest = search(property, knowledge, all, Integer.MAX_VALUE, i);
      some.addAll(rest);
      assertThat(some)
          .containsExactlyInAnyOrderElementsOf(
              search(property, new Knowledge(), all, Integer.MAX_VALUE, i));
    }
  }

  @Test
  void knowledgeThatIsMovedLosesWhatLeavesTheGround() {
    Knowledge knowledge = new Knowledge();
    knowledge.addMinimal(0b0011);
    knowledge.addMinimal(0b1001);
    knowledge.addFailing(0b1010);
    Knowledge moved = knowledge.moved(1, 0b1110);
    assertThat(moved.minimalWithin(0b1110, 0)).hasValue(0b0110);
    assertThat(moved.minimalWithin(0b1010, 0)).isEmpty();
    assertThat(moved.fails(0b0100)).isTrue();
    assertThat(moved.fails(0b1000)).isFalse();
  }
}
