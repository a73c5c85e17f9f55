package org.hexproof.atlas;

import com.google.common.collect.ImmutableSortedSet;
import org.hexproof.board.Color;
import org.hexproof.board.Naming;
import org.hexproof.report.CellWords;
import org.hexproof.template.Promise;

/** What a template promises, in a sentence. */
final class PromiseText {
  private PromiseText() {}

  static String of(Promise promise, Naming naming) {
    return goal(promise, naming.name(Color.BLACK))
        + ", even if %s moves first and has every cell that is not drawn."
            .formatted(naming.name(Color.WHITE));
  }

  private static String goal(Promise promise, String black) {
    String stones = CellWords.and(ImmutableSortedSet.copyOf(promise.named()));
    if (promise instanceof Promise.ToEdge edge) {
      return edge.group().size() == 1
          ? "%s's stone %s is connected to the edge".formatted(black, stones)
          : "%s's stones %s count as one group, which is connected to the edge"
              .formatted(black, stones);
    }
    if (promise instanceof Promise.Interior) {
      return "%s's stones %s are connected to each other".formatted(black, stones);
    }
    if (promise instanceof Promise.ConnectsBoth) {
      return "%s's stones %s and the edge are all connected".formatted(black, stones);
    }
    Promise.Pivoting pivoting = (Promise.Pivoting) promise;
    return "%s's stone %s is connected to the edge, or %s gets %s connected to it %s"
        .formatted(
            black,
            stones,
            black,
            pivoting.b(),
            pivoting.sente() ? "and is to move again" : "with a threat to connect both");
  }
}
