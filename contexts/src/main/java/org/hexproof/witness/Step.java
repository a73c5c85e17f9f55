package org.hexproof.witness;

import com.google.common.collect.ImmutableList;

/**
 * What a search for witnesses tries in one go: of an arch, how many pieces more than terminals, and
 * how many cells for each.
 */
record Step(Kind kind, int pieces, int cells) {
  /** What is around is divided into. */
  enum Kind {
    /** All subdivisions into so many pieces, of so many cells together. */
    EVERY,
    ARCHES
  }

  /** Steps of seconds or a few minutes, and those that may take much longer. */
  static final ImmutableList<ImmutableList<Step>> ALL =
      ImmutableList.of(
          ImmutableList.of(
              new Step(Kind.EVERY, 1, 4),
              new Step(Kind.EVERY, 2, 4),
              new Step(Kind.EVERY, 2, 7),
              new Step(Kind.ARCHES, 0, 3),
              new Step(Kind.EVERY, 3, 6)),
          ImmutableList.of(
              new Step(Kind.ARCHES, 0, 4),
              new Step(Kind.ARCHES, 1, 4),
              new Step(Kind.EVERY, 2, 9),
              new Step(Kind.EVERY, 3, 8),
              new Step(Kind.ARCHES, 1, 5),
              new Step(Kind.ARCHES, 2, 4)));

  ImmutableList<Subdivision> subdivisions(int terminals) {
    return kind == Kind.EVERY
        ? Subdivisions.of(terminals, pieces)
        : Arches.of(terminals, Math.max(2, terminals + pieces));
  }

  /** For somebody who waits. */
  String text() {
    return kind == Kind.EVERY
        ? "contexts of " + pieces + " pieces, " + cells + " cells"
        : "arches with " + pieces + " pieces to spare, " + cells + " cells each";
  }
}
