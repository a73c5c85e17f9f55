package org.hexproof.loopy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * All impartial games of up to four positions: their Grundy numbers agree with contextual
 * equivalence by brute force, which plays their sums with all games of up to three positions and
 * with heaps.
 */
final class SmallImpartialTest {
  private static final int MOST = 4;

  /**
   * A game.
   *
   * @param options of each position as bits; play begins at position 0
   */
  private record Small(List<Integer> options) {
    int size() {
      return options.size();
    }

    boolean can(int from, int to) {
      return (options.get(from) >> to & 1) != 0;
    }

    GameGraph graph() {
      GraphBuilder builder = new GraphBuilder(GraphLimit.DEFAULT);
      for (int from = 0; from < size(); from++) {
        builder.position("" + from);
      }
      for (int from = 0; from < size(); from++) {
        for (int to = 0; to < size(); to++) {
          if (can(from, to)) {
            builder.move(from, to);
          }
        }
      }
      return builder.build(0);
    }

    /** Who wins the sum: 1 who begins, -1 the other, 0 nobody. */
    int outcomeWith(Small other) {
      int count = size() * other.size();
      long[] moves = new long[count];
      for (int p = 0; p < size(); p++) {
        for (int q = 0; q < other.size(); q++) {
          for (int to = 0; to < size(); to++) {
            moves[p * other.size() + q] |= can(p, to) ? 1L << (to * other.size() + q) : 0;
          }
          for (int to = 0; to < other.size(); to++) {
            moves[p * other.size() + q] |= other.can(q, to) ? 1L << (p * other.size() + to) : 0;
          }
        }
      }
      long won = 0;
      long lost = 0;
      for (long before = -1; before != won + lost; ) {
        before = won + lost;
        for (int state = 0; state < count; state++) {
          won |= (moves[state] & lost) != 0 ? 1L << state : 0;
          lost |= (moves[state] & ~won) == 0 ? 1L << state : 0;
        }
      }
      return (won & 1) != 0 ? 1 : (lost & 1) != 0 ? -1 : 0;
    }

    private boolean reachesAll() {
      int met = 1;
      for (int round = 0; round < size(); round++) {
        for (int from = 0; from < size(); from++) {
          met |= (met >> from & 1) != 0 ? options.get(from) : 0;
        }
      }
      return met == (1 << size()) - 1;
    }

    /** The same game with two positions exchanged. */
    private Small exchanged(int one, int two) {
      List<Integer> exchanged = new ArrayList<>();
      for (int from = 0; from < size(); from++) {
        int bits = options.get(from == one ? two : from == two ? one : from);
        int differ = (bits >> one ^ bits >> two) & 1;
        exchanged.add(bits ^ (differ << one | differ << two));
      }
      return new Small(exchanged);
    }
  }

  /** All games of so many positions, all of them reachable, one of each shape. */
  private static List<Small> games(int size) {
    BitSet seen = new BitSet();
    List<Small> games = new ArrayList<>();
    for (int code = 0; code < 1 << (size * size); code++) {
      Small game = decode(code, size);
      if (!seen.get(code) && game.reachesAll()) {
        games.add(game);
        markShapes(game, seen);
      }
    }
    return games;
  }

  private static Small decode(int code, int size) {
    List<Integer> options = new ArrayList<>();
    for (int from = 0; from < size; from++) {
      options.add((code >> (from * size)) & ((1 << size) - 1));
    }
    return new Small(options);
  }

  private static void markShapes(Small game, BitSet seen) {
    int code = 0;
    for (int from = 0; from < game.size(); from++) {
      code |= game.options.get(from) << (from * game.size());
    }
    if (seen.get(code)) {
      return;
    }
    seen.set(code);
    for (int one = 1; one < game.size(); one++) {
      for (int two = one + 1; two < game.size(); two++) {
        markShapes(game.exchanged(one, two), seen);
      }
    }
  }

  private static Small heap(int size) {
    List<Integer> options = new ArrayList<>();
    options.add((1 << (size + 1)) - 2);
    for (int less = size - 1; less >= 0; less--) {
      options.add(((1 << (size + 1)) - 1) & ~((1 << (size - less + 1)) - 1));
    }
    return new Small(options);
  }

  @Test
  void numbersAgreeWithContextualEquivalence() {
    List<Small> heaps = new ArrayList<>();
    for (int size = 0; size <= MOST; size++) {
      heaps.add(heap(size));
      assertThat(Graphs.grundy(heap(size).graph())).isEqualTo(new GrundyNumber.Finite(size));
    }
    List<Small> contexts = new ArrayList<>(heaps);
    for (int size = 1; size < MOST; size++) {
      contexts.addAll(games(size));
    }
    Map<List<Integer>, Set<GrundyNumber>> byContexts = new HashMap<>();
    Map<List<Integer>, Set<GrundyNumber>> byHeaps = new HashMap<>();
    Set<GrundyNumber> numbers = new LinkedHashSet<>();
    int count = 0;
    for (int size = 1; size <= MOST; size++) {
      for (Small game : games(size)) {
        count++;
        GrundyNumber number = Graphs.grundy(game.graph());
        numbers.add(number);
        List<Integer> outcomes = contexts.stream().map(game::outcomeWith).toList();
        byContexts.computeIfAbsent(outcomes, fresh -> new LinkedHashSet<>()).add(number);
        byHeaps
            .computeIfAbsent(outcomes.subList(0, heaps.size()), fresh -> new LinkedHashSet<>())
            .add(number);
      }
    }
    assertThat(count).isGreaterThan(6000);
    for (Map<List<Integer>, Set<GrundyNumber>> classes : List.of(byContexts, byHeaps)) {
      assertThat(classes.values()).allMatch(found -> found.size() == 1);
      assertThat(classes).hasSameSizeAs(numbers);
    }
  }
}
