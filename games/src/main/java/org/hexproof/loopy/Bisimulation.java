package org.hexproof.loopy;

import com.google.common.primitives.ImmutableIntArray;
import java.util.HashMap;
import java.util.Map;
import org.hexproof.cgt.Side;

/**
 * Whether two graphs are the same hypergame ([HYP], Lemma 2 and Principle 3): each move from one is
 * matched by a move of the same side from the other, to positions that are the same again.
 *
 * <p>Positions are told apart in rounds, by what the last round has told apart of their options.
 * Time grows as moves and rounds do; there may be as many rounds as positions.
 */
final class Bisimulation {
  private final GameGraph x;
  private final GameGraph y;
  private int[] classes;
  private int count = 1;

  private Bisimulation(GameGraph x, GameGraph y) {
    this.x = x;
    this.y = y;
    this.classes = new int[x.size() + y.size()];
  }

  static boolean areSame(GameGraph x, GameGraph y) {
    return new Bisimulation(x, y).areSame();
  }

  private boolean areSame() {
    boolean isFiner = true;
    while (isFiner && classes[x.start()] == classes[x.size() + y.start()]) {
      isFiner = refine();
    }
    return !isFiner && classes[x.start()] == classes[x.size() + y.start()];
  }

  private record Signature(int own, ImmutableIntArray left, ImmutableIntArray right) {}

  private boolean refine() {
    Map<Signature, Integer> found = new HashMap<>();
    int[] finer = new int[classes.length];
    for (int i = 0; i < classes.length; i++) {
      boolean first = i < x.size();
      GameGraph graph = first ? x : y;
      int offset = first ? 0 : x.size();
      Signature signature =
          new Signature(
              classes[i],
              optionClasses(graph, Side.LEFT, i - offset, offset),
              optionClasses(graph, Side.RIGHT, i - offset, offset));
      finer[i] = found.computeIfAbsent(signature, fresh -> found.size());
    }
    boolean isFiner = found.size() > count;
    count = found.size();
    classes = finer;
    return isFiner;
  }

  private ImmutableIntArray optionClasses(GameGraph graph, Side side, int position, int offset) {
    return ImmutableIntArray.copyOf(
        graph.options(side, position).stream()
            .map(option -> classes[offset + option])
            .sorted()
            .distinct());
  }
}
