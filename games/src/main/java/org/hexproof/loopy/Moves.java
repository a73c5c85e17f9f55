package org.hexproof.loopy;

import java.util.Arrays;

/**
 * Who may move from where to where: for each position its options, ascending and each once, one
 * after the other in one array. What is made of n positions and m moves takes 4(n + m) bytes.
 */
final class Moves {
  private final int[] ends;
  private final int[] targets;

  private Moves(int[] ends, int[] targets) {
    this.ends = ends;
    this.targets = targets;
  }

  /**
   * The first so many moves from {@code from[i]} to {@code to[i]}, in any order and possibly
   * several times.
   */
  static Moves of(int positions, int[] from, int[] to, int count) {
    // A list that is turned round twice is sorted: by its target, and in this order by its origin.
    int[] ends = new int[positions];
    for (int i = 0; i < count; i++) {
      ends[to[i]]++;
    }
    int[] places = starts(ends);
    int[] origins = new int[count];
    for (int i = 0; i < count; i++) {
      origins[places[to[i]]++] = from[i];
    }
    return new Moves(places, origins).reversed().distinct();
  }

  /** Where each row begins, of their lengths. */
  private static int[] starts(int[] lengths) {
    int[] starts = new int[lengths.length];
    int sum = 0;
    for (int i = 0; i < lengths.length; i++) {
      starts[i] = sum;
      sum = Math.addExact(sum, lengths[i]);
    }
    return starts;
  }

  private Moves distinct() {
    int[] newEnds = new int[ends.length];
    int[] kept = new int[targets.length];
    int size = 0;
    for (int position = 0; position < ends.length; position++) {
      int start = size;
      for (int i = from(position); i < to(position); i++) {
        if (size == start || kept[size - 1] != targets[i]) {
          kept[size++] = targets[i];
        }
      }
      newEnds[position] = size;
    }
    return new Moves(newEnds, size == kept.length ? kept : Arrays.copyOf(kept, size));
  }

  /** From where it is possible to move to each position. */
  Moves reversed() {
    int[] lengths = new int[ends.length];
    for (int target : targets) {
      lengths[target]++;
    }
    int[] places = starts(lengths);
    int[] origins = new int[targets.length];
    for (int position = 0; position < ends.length; position++) {
      for (int i = from(position); i < to(position); i++) {
        origins[places[targets[i]]++] = position;
      }
    }
    return new Moves(places, origins);
  }

  /** The index of the first move from a position; the first of the next one is {@link #to}. */
  int from(int position) {
    return position == 0 ? 0 : ends[position - 1];
  }

  int to(int position) {
    return ends[position];
  }

  /** Where the move of this index leads. */
  int target(int index) {
    return targets[index];
  }

  int count(int position) {
    return to(position) - from(position);
  }

  /** How many moves there are, of all positions. */
  int size() {
    return targets.length;
  }

  boolean sameAs(Moves other) {
    return this == other
        || (Arrays.equals(ends, other.ends) && Arrays.equals(targets, other.targets));
  }
}
