package org.hexproof.sum;

import java.util.Set;
import org.jgrapht.alg.util.UnionFind;

/** Two groups that are joined, by their numbers on the board. */
public record Joined(int first, int second) {
  boolean names(int group) {
    return first == group || second == group;
  }

  /** What these pairs join of some groups, which include those of the pairs. */
  static UnionFind<Integer> all(Set<Integer> groups, Iterable<Joined> pairs) {
    UnionFind<Integer> joined = new UnionFind<>(groups);
    pairs.forEach(pair -> joined.union(pair.first(), pair.second()));
    return joined;
  }
}
