package org.hexproof.database;

import com.google.common.collect.ImmutableList;
import org.hexproof.value.Game;
import org.hexproof.value.Values;

/**
 * The places of those values of a list that come nearest to a game: those above it that have none
 * of the others below them, and those below it that have none of the others above them.
 */
public record Neighbors(ImmutableList<Integer> above, ImmutableList<Integer> below) {
  /** Finds them for a game over the poset of the list, in any form. */
  public static Neighbors of(Game game, ValueList list) {
    Values values = new Values(list.store());
    int value = values.of(game);
    Nearest.Best above = new Nearest.Best(values::leq);
    Nearest.Best below = new Nearest.Best((one, other) -> values.leq(other, one));
    for (int place = 0; place < list.size(); place++) {
      int other = list.value(place);
      if (values.leq(value, other)) {
        above.add(other, place);
      }
      if (values.leq(other, value)) {
        below.add(other, place);
      }
    }
    return new Neighbors(above.references(), below.references());
  }
}
