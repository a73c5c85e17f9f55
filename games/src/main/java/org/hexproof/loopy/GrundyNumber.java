package org.hexproof.loopy;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSortedSet;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A generalised Grundy number ([HYP], section 5.2): what an impartial hypergame is worth in sums
 * with impartial ones. Printed as {@code 3}, {@code ∞} or {@code ∞{1,2}}.
 */
public sealed interface GrundyNumber {
  /** Of a game that who begins loses. */
  static GrundyNumber zero() {
    return new Finite(0);
  }

  /** Of a game that is as good as the heap of this size, at least 0. */
  record Finite(int size) implements GrundyNumber {
    public Finite {
      if (size < 0) {
        throw new IllegalArgumentException("a Grundy number is at least 0, not " + size);
      }
    }

    @Override
    public boolean firstWins() {
      return size > 0;
    }

    @Override
    public String toString() {
      return String.valueOf(size);
    }
  }

  /**
   * Of a game that may go on for ever, or be left for a heap of one of these sizes, the K of ∞_K.
   */
  record Infinite(ImmutableSortedSet<Integer> heaps) implements GrundyNumber {
    public Infinite {
      if (!heaps.isEmpty() && heaps.first() < 0) {
        throw new IllegalArgumentException("a Grundy number is at least 0, not " + heaps.first());
      }
    }

    @Override
    public boolean firstWins() {
      return heaps.contains(0);
    }

    @Override
    public String toString() {
      return heaps.isEmpty()
          ? "∞"
          : heaps.stream().map(String::valueOf).collect(joining(",", "∞{", "}"));
    }
  }

  /** The generalised Nim sum: what the sum of two such games is worth. */
  default GrundyNumber plus(GrundyNumber other) {
    if (this instanceof Finite one && other instanceof Finite two) {
      return new Finite(one.size() ^ two.size());
    }
    if (this instanceof Infinite one && other instanceof Finite two) {
      return new Infinite(
          one.heaps().stream()
              .map(heap -> heap ^ two.size())
              .collect(ImmutableSortedSet.toImmutableSortedSet(Integer::compare)));
    }
    return other instanceof Infinite && this instanceof Finite
        ? other.plus(this)
        : new Infinite(ImmutableSortedSet.of());
  }

  /** Whether who begins can win ([HYP], Lemma 31). */
  boolean firstWins();

  /** Whether who begins loses; else it is a draw, or who begins wins. */
  default boolean secondWins() {
    return equals(zero());
  }

  /**
   * Reads what is printed, if it is such a number; {@code oo} may be typed for ∞. White space
   * doesn't count.
   */
  static Optional<GrundyNumber> parse(String text) {
    Matcher matcher =
        Pattern.compile("([0-9]{1,9})|(?:∞|oo)(?:\\{([0-9]{1,9}(?:,[0-9]{1,9})*)?\\})?")
            .matcher(text.replaceAll("\\s", ""));
    if (!matcher.matches()) {
      return Optional.empty();
    }
    if (matcher.group(1) != null) {
      return Optional.of(new Finite(Integer.parseInt(matcher.group(1))));
    }
    return Optional.of(
        new Infinite(
            Splitter.on(',')
                .omitEmptyStrings()
                .splitToStream(matcher.group(2) == null ? "" : matcher.group(2))
                .map(Integer::valueOf)
                .collect(ImmutableSortedSet.toImmutableSortedSet(Integer::compare))));
  }
}
