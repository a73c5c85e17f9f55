package org.hexproof.coloring;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.Poset;

/**
 * A monotone set coloring game put together from gadgets ([PASS], Propositions 3.3 and 4.1). A
 * gadget's own cells come first, then those of the games in it.
 */
public sealed interface Construction {
  /** Games with more cells are of no use, and their number isn't told. */
  int MAX_CELLS = 1_000_000;

  /** Games of at most so many cells are listed coloring by coloring. */
  int MAX_LISTED = 16;

  int cells();

  /** How many of them are the outermost gadget's own, which come first. */
  int own();

  /** The games that the outermost gadget leads to. */
  ImmutableList<Part> parts();

  /** A game in a gadget, with the number of cells that come before its own. */
  record Part(Construction game, int offset) {}

  /**
   * The outcome of a coloring with these black cells, in which the game's own begin at {@code
   * from}.
   */
  int outcome(Poset poset, BitSet black, int from);

  /** An outcome without a cell. */
  record Settled(int atom) implements Construction {
    @Override
    public int cells() {
      return 0;
    }

    @Override
    public int own() {
      return 0;
    }

    @Override
    public ImmutableList<Part> parts() {
      return ImmutableList.of();
    }

    @Override
    public int outcome(Poset poset, BitSet black, int from) {
      return atom;
    }
  }

  /**
   * {⊤|G}, Black's threat that White must answer at once, or {G|⊥}, White's: a cell that is worth
   * all to one player.
   */
  record Forcing(boolean threat, Construction game, int cells) implements Construction {
    static Forcing of(boolean threat, Construction game) {
      return new Forcing(threat, game, sum(1, game.cells()));
    }

    @Override
    public int own() {
      return 1;
    }

    @Override
    public ImmutableList<Part> parts() {
      return ImmutableList.of(new Part(game, 1));
    }

    @Override
    public int outcome(Poset poset, BitSet black, int from) {
      if (black.get(from) == threat) {
        return threat ? poset.top() : poset.bottom();
      }
      return game.outcome(poset, black, from + 1);
    }
  }

  /**
   * {{⊤|G},{⊤|H}|{G|⊥},{H|⊥}}: who moves first chooses G or H and moves first there, too. G and H
   * share their cells.
   */
  record Choice(Construction first, Construction second, int cells) implements Construction {
    /** How many cells the gadget adds. */
    static final int OWN = 2;

    static Choice of(Construction first, Construction second) {
      return new Choice(first, second, sum(OWN, Math.max(first.cells(), second.cells())));
    }

    @Override
    public int own() {
      return OWN;
    }

    @Override
    public ImmutableList<Part> parts() {
      return ImmutableList.of(new Part(first, OWN), new Part(second, OWN));
    }

    @Override
    public int outcome(Poset poset, BitSet black, int from) {
      boolean x = black.get(from);
      boolean y = black.get(from + 1);
      if (x == y) {
        return x ? poset.top() : poset.bottom();
      }
      return (y ? first : second).outcome(poset, black, from + OWN);
    }
  }

  /**
   * {G,{⊤|H}|{G|⊥},H}: who moves first chooses, but in G White is next to move, in H Black. G and H
   * have cells of their own.
   */
  record Coupling(Construction first, Construction second, int cells) implements Construction {
    static final int OWN = 5;

    // The least black sets for G and H ([PASS], Example 2.10); bit i is the i-th cell.
    private static final int[] FIRST = {0b11000, 0b10101, 0b00011};
    private static final int[] SECOND = {0b00100, 0b01010};

    static Coupling of(Construction first, Construction second) {
      return new Coupling(first, second, sum(OWN, sum(first.cells(), second.cells())));
    }

    @Override
    public int own() {
      return OWN;
    }

    @Override
    public ImmutableList<Part> parts() {
      return ImmutableList.of(new Part(first, OWN), new Part(second, OWN + first.cells()));
    }

    @Override
    public int outcome(Poset poset, BitSet black, int from) {
      int own = 0;
      for (int i = 0; i < OWN; i++) {
        own |= black.get(from + i) ? 1 << i : 0;
      }
      boolean g = covers(own, FIRST);
      boolean h = covers(own, SECOND);
      if (g == h) {
        return g ? poset.top() : poset.bottom();
      }
      return g
          ? first.outcome(poset, black, from + OWN)
          : second.outcome(poset, black, from + OWN + first.cells());
    }

    private static boolean covers(int own, int[] sets) {
      return IntStream.of(sets).anyMatch(set -> (own & set) == set);
    }
  }

  /** Too many stay too many. */
  private static int sum(int cells, int more) {
    return Math.min(cells + more, MAX_CELLS + 1);
  }

  /** The outcome of each coloring of at most {@link #MAX_LISTED} cells. */
  default Coloring coloring(Poset poset) {
    checkArgument(cells() <= MAX_LISTED, "at most %s cells", MAX_LISTED);
    return Coloring.of(
        poset, cells(), black -> outcome(poset, BitSet.valueOf(new long[] {black}), 0));
  }
}
