package org.hexproof.sum;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.stream.IntStream;
import org.hexproof.value.SubsetPoset;
import org.hexproof.value.Values;

/**
 * Values whose outcomes are sets of pairs that are joined.
 *
 * @param values over a {@link SubsetPoset}, whose elements are pairs like {@code 1-2}
 * @param groups the numbers on the board of what is called 1, 2, … there
 */
record OutcomeValues(Values values, ImmutableList<Integer> groups) implements Worth {
  private SubsetPoset outcomes() {
    return (SubsetPoset) values.poset();
  }

  @Override
  public boolean isOutcome(int game) {
    return values.store().isAtom(game);
  }

  @Override
  public ImmutableList<Joined> pairs(int outcome) {
    return outcomes().describe(outcome).stream()
        .map(name -> Splitter.on('-').splitToList(name))
        .map(ports -> new Joined(group(ports.get(0)), group(ports.get(1))))
        .collect(ImmutableList.toImmutableList());
  }

  private int group(String port) {
    return groups.get(Integer.parseInt(port) - 1);
  }

  @Override
  public int[] own(int game) {
    return isOutcome(game) ? new int[0] : values.store().lefts(game);
  }

  @Override
  public int[] other(int game) {
    return isOutcome(game) ? new int[0] : values.store().rights(game);
  }

  @Override
  public ImmutableList<Integer> outcomesBelow(int game) {
    return IntStream.range(0, outcomes().size())
        .filter(outcome -> values.leq(outcome, game))
        .boxed()
        .collect(ImmutableList.toImmutableList());
  }
}
