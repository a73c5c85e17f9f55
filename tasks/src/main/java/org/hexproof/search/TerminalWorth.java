package org.hexproof.search;

import com.google.common.collect.ImmutableList;
import java.util.stream.IntStream;
import org.hexproof.sum.Joined;
import org.hexproof.sum.Worth;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Values;

/**
 * The games of a region with two or three terminals.
 *
 * @param groups the groups of the board that the terminals belong to, in their order
 */
record TerminalWorth(Values values, ImmutableList<Integer> groups) implements Worth {
  /** All pairs, since one of the terminals may be a cell that is lent. */
  @Override
  public ImmutableList<Joined> pairs(int outcome) {
    ImmutableList<Integer> joined = Ends.joined(outcome, (FinitePoset) values.poset(), groups);
    return IntStream.range(0, joined.size())
        .boxed()
        .flatMap(i -> IntStream.range(0, i).mapToObj(j -> new Joined(joined.get(j), joined.get(i))))
        .collect(ImmutableList.toImmutableList());
  }
}
