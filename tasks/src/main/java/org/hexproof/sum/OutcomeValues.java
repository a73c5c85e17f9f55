package org.hexproof.sum;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
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
  public ImmutableList<Joined> pairs(int outcome) {
    return outcomes().describe(outcome).stream()
        .map(name -> Splitter.on('-').splitToList(name))
        .map(ports -> new Joined(group(ports.get(0)), group(ports.get(1))))
        .collect(ImmutableList.toImmutableList());
  }

  private int group(String port) {
    return groups.get(Integer.parseInt(port) - 1);
  }
}
