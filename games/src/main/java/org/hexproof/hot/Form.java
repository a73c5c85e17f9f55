package org.hexproof.hot;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Collection;
import java.util.Comparator;

/** The options of a game, each side sorted and without repetition, as a key. */
record Form(ImmutableIntArray left, ImmutableIntArray right) {
  static ImmutableList<Game> sorted(Collection<Game> options) {
    return options.stream()
        .distinct()
        .sorted(Comparator.comparingInt(Game::id))
        .collect(ImmutableList.toImmutableList());
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
