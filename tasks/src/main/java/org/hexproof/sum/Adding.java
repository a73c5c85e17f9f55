package org.hexproof.sum;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.Store;
import org.hexproof.value.SubsetPoset;
import org.hexproof.value.Values;
import org.jgrapht.alg.util.UnionFind;

/** The values of sums of two games, over what is joined of some groups. */
final class Adding {
  /** So many outcomes of two parts together are told apart. */
  private static final int MOST_OUTCOMES = 1 << 12;

  private record Games(int first, int second) {}

  private final Worth first;
  private final Worth second;
  private final ImmutableList<Integer> groups;
  private final Map<BitSet, Integer> atoms = new HashMap<>();
  private final Map<Games, Integer> known = new HashMap<>();
  private final OutcomeValues worth;

  private Adding(Summand first, Summand second, ImmutableList<Integer> groups, long bytes) {
    this.first = first.worth();
    this.second = second.worth();
    this.groups = groups;
    SubsetPoset poset = poset(first.game(), second.game());
    IntStream.range(0, poset.size()).forEach(atom -> atoms.put(poset.set(atom), atom));
    worth = new OutcomeValues(new Values(new Store(poset, bytes)), groups);
  }

  /**
   * Sums of what can be come to from the games of two summands.
   *
   * @param visible the groups that matter
   * @param bytes how much memory values may take
   * @throws GameTooLargeException if they have too many outcomes together
   */
  static Adding of(Summand first, Summand second, Set<Integer> visible, long bytes) {
    Set<Integer> groups = new TreeSet<>(first.worth().groups());
    groups.addAll(second.worth().groups());
    return new Adding(
        first, second, groups.stream().filter(visible::contains).collect(toImmutableList()), bytes);
  }

  Worth worth() {
    return worth;
  }

  int value(int one, int other) {
    Games games = new Games(one, other);
    Integer value = known.get(games);
    if (value == null) {
      value = compute(one, other);
      known.put(games, value);
    }
    return value;
  }

  private int compute(int one, int other) {
    Stopping.check();
    if (first.isOutcome(one) && second.isOutcome(other)) {
      return atoms.get(joined(one, other));
    }
    return worth
        .values()
        .of(
            options(one, other, first.own(one), second.own(other)),
            options(one, other, first.other(one), second.other(other)));
  }

  private int[] options(int one, int other, int[] ofOne, int[] ofOther) {
    return IntStream.concat(
            IntStream.of(ofOne).map(option -> value(option, other)),
            IntStream.of(ofOther).map(option -> value(one, option)))
        .toArray();
  }

  /** What can come out, and besides nothing and all, since a poset has a least and a greatest. */
  private SubsetPoset poset(int one, int other) {
    ImmutableList.Builder<String> names = ImmutableList.builder();
    for (int j = 1; j <= groups.size(); j++) {
      for (int i = 1; i < j; i++) {
        names.add(i + "-" + j);
      }
    }
    ImmutableList<String> elements = names.build();
    BitSet all = new BitSet();
    all.set(0, elements.size());
    Set<BitSet> sets = new LinkedHashSet<>(List.of(new BitSet(), all));
    Set<Integer> others = outcomes(second, other);
    for (int ofOne : outcomes(first, one)) {
      Stopping.check();
      for (int ofOther : others) {
        sets.add(joined(ofOne, ofOther));
      }
      if (sets.size() > MOST_OUTCOMES) {
        throw new GameTooLargeException("two parts have too many outcomes together");
      }
    }
    return SubsetPoset.of(elements, sets);
  }

  private static Set<Integer> outcomes(Worth worth, int game) {
    List<Integer> open = new ArrayList<>(List.of(game));
    Set<Integer> seen = new LinkedHashSet<>(open);
    for (int i = 0; i < open.size(); i++) {
      IntStream.concat(IntStream.of(worth.own(open.get(i))), IntStream.of(worth.other(open.get(i))))
          .filter(seen::add)
          .forEach(open::add);
    }
    seen.removeIf(each -> !worth.isOutcome(each));
    return seen;
  }

  private BitSet joined(int one, int other) {
    Set<Integer> all = ImmutableSet.copyOf(Iterables.concat(first.groups(), second.groups()));
    UnionFind<Integer> parts =
        Joined.all(all, Iterables.concat(first.pairs(one), second.pairs(other)));
    BitSet joined = new BitSet();
    int pair = 0;
    for (int j = 0; j < groups.size(); j++) {
      for (int i = 0; i < j; i++) {
        joined.set(pair++, parts.inSameSet(groups.get(i), groups.get(j)));
      }
    }
    return joined;
  }
}
