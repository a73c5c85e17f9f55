package org.hexproof.hot;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;

/** The options of a game, each side sorted and without repetition, as a key. */
record Form(ImmutableIntArray left, ImmutableIntArray right) {
  static ImmutableList<Game> sorted(Collection<Game> options) {
    if (options.size() <= 1) {
      return ImmutableList.copyOf(options);
    }
    Game[] sorted = options.toArray(new Game[0]);
    Arrays.sort(sorted, Comparator.comparingInt(Game::id));
    ImmutableList.Builder<Game> distinct = ImmutableList.builderWithExpectedSize(sorted.length);
    for (int i = 0; i < sorted.length; i++) {
      if (i == 0 || sorted[i] != sorted[i - 1]) {
        distinct.add(sorted[i]);
      }
    }
    return distinct.build();
  }

  /** Of sorted options. */
  static Form of(ImmutableList<Game> left, ImmutableList<Game> right) {
    return new Form(ids(left), ids(right));
  }

  private static ImmutableIntArray ids(ImmutableList<Game> options) {
    ImmutableIntArray.Builder ids = ImmutableIntArray.builder(options.size());
    for (Game option : options) {
      ids.add(option.id());
    }
    return ids.build();
  }
}
