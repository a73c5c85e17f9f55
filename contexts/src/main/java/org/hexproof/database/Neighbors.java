package org.hexproof.database;

import com.google.common.collect.ImmutableList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
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
    IntArrayList above = new IntArrayList();
    IntArrayList below = new IntArrayList();
    for (int place = 0; place < list.size(); place++) {
      int other = list.value(place);
      if (values.leq(value, other)) {
        keepBest(above, place, list, (worse, better) -> values.leq(better, worse));
      }
      if (values.leq(other, value)) {
        keepBest(below, place, list, (worse, better) -> values.leq(worse, better));
      }
    }
    return new Neighbors(ImmutableList.copyOf(above), ImmutableList.copyOf(below));
  }

  private interface Relation {
    boolean holds(int worse, int better);
  }

  private static void keepBest(IntArrayList best, int place, ValueList list, Relation farther) {
    int value = list.value(place);
    for (int i = 0; i < best.size(); i++) {
      if (farther.holds(value, list.value(best.getInt(i)))) {
        return;
      }
    }
    best.removeIf((int other) -> farther.holds(list.value(other), value));
    best.add(place);
  }
}
