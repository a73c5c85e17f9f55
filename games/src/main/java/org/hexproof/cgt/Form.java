package org.hexproof.cgt;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.util.Collection;
import java.util.Comparator;

/** The options of a game, those of each side in their order and once, as a key of a store. */
public record Form<T>(ImmutableList<T> left, ImmutableList<T> right) {
  /** Of options in any order; no two of a store come to the same place in the order. */
  public static <T> Form<T> of(Collection<T> left, Collection<T> right, Comparator<T> order) {
    return new Form<>(sorted(left, order), sorted(right, order));
  }

  private static <T> ImmutableList<T> sorted(Collection<T> options, Comparator<T> order) {
    return options.size() <= 1
        ? ImmutableList.copyOf(options)
        : ImmutableSortedSet.copyOf(order, options).asList();
  }
}
