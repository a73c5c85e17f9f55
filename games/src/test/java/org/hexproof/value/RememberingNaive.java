package org.hexproof.value;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BiPredicate;

/** The naive oracle with its comparisons remembered, for games too deep for it otherwise. */
public final class RememberingNaive extends Naive {
  private record Pair(Game first, Game second) {}

  private final Map<Pair, Boolean> leq = new HashMap<>();
  private final Map<Pair, Boolean> leqFirst = new HashMap<>();

  public RememberingNaive(Poset poset) {
    super(poset);
  }

  @Override
  public boolean leq(Game g, Game h) {
    return remembered(leq, g, h, super::leq);
  }

  @Override
  public boolean leqFirst(Game g, Game h) {
    return remembered(leqFirst, g, h, super::leqFirst);
  }

  /** Comparing compares options, so that {@code computeIfAbsent} is out of the question. */
  private static boolean remembered(
      Map<Pair, Boolean> known, Game g, Game h, BiPredicate<Game, Game> compare) {
    Pair pair = new Pair(g, h);
    Boolean result = known.get(pair);
    if (result == null) {
      result = compare.test(g, h);
      known.put(pair, result);
    }
    return result;
  }
}
