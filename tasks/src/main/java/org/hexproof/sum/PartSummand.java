package org.hexproof.sum;

/**
 * A part of the board.
 *
 * @param black Black's first move, if it is there, as a set of the part's cells
 */
record PartSummand(SumPart part, int black, int game) implements Summand {
  /** As good as it is. */
  static PartSummand of(SumPart part, int black) {
    return new PartSummand(part, black, part.value(black, 0));
  }

  @Override
  public Worth worth() {
    return part.worth();
  }

  @Override
  public Summand with(int less) {
    return new PartSummand(part, black, less);
  }

  @Override
  public int prove(Lines lines) {
    return new PartProof(part, lines).prove(black, 0, game).node();
  }
}
