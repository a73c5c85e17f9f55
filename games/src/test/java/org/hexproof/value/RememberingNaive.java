package org.hexproof.value;

import java.util.HashMap;
import java.util.Map;

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
    Pair pair = new Pair(g, h);
    Boolean known = leq.get(pair);
    if (known == null) {
      known = super.leq(g, h);
      leq.put(pair, known);
    }
    return known;
  }

  @Override
  public boolean leqFirst(Game g, Game h) {
    Pair pair = new Pair(g, h);
    Boolean known = leqFirst.get(pair);
    if (known == null) {
      known = super.leqFirst(g, h);
      leqFirst.put(pair, known);
    }
    return known;
  }
}
