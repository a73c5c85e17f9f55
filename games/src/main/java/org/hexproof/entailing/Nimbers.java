package org.hexproof.entailing;

import static java.util.stream.Collectors.joining;

import com.google.common.primitives.ImmutableIntArray;
import java.util.BitSet;

/**
 * A set of nimbers that is finite, or has all but finitely many: those beside which some first move
 * wins. Who wins so beside all large nimbers wins beside a loony game, too, and conversely, so
 * these sets are said to contain loony.
 */
public final class Nimbers {
  public static final Nimbers NONE = new Nimbers(new BitSet(), false);
  public static final Nimbers ALL = new Nimbers(new BitSet(), true);

  private final BitSet listed;
  private final boolean allBut;

  private Nimbers(BitSet listed, boolean allBut) {
    this.listed = listed;
    this.allBut = allBut;
  }

  /** Just this value; none if it is loony. */
  public static Nimbers only(ImpartialValue value) {
    BitSet listed = new BitSet();
    value.nimber().ifPresent(listed::set);
    return new Nimbers(listed, false);
  }

  /**
   * A finite set, by words with one bit for each nimber, as in {@link
   * java.util.BitSet#valueOf(long[])}.
   */
  public static Nimbers ofBits(long[] words) {
    return new Nimbers(BitSet.valueOf(words), false);
  }

  public Nimbers complement() {
    return new Nimbers(listed, !allBut);
  }

  public Nimbers union(Nimbers other) {
    if (allBut != other.allBut) {
      return allBut ? other.union(this) : new Nimbers(less(other.listed, listed), true);
    }
    BitSet both = (BitSet) listed.clone();
    if (allBut) {
      both.and(other.listed);
    } else {
      both.or(other.listed);
    }
    return new Nimbers(both, allBut);
  }

  public Nimbers intersection(Nimbers other) {
    return complement().union(other.complement()).complement();
  }

  private static BitSet less(BitSet from, BitSet taken) {
    BitSet rest = (BitSet) from.clone();
    rest.andNot(taken);
    return rest;
  }

  public boolean contains(ImpartialValue value) {
    return value.isLoony() ? allBut : listed.get(value.nimber().getAsInt()) != allBut;
  }

  public boolean isAll() {
    return allBut && listed.isEmpty();
  }

  /** The nimbers that are there or, if {@link #isAllBut}, that are not, in order. */
  public ImmutableIntArray listed() {
    return ImmutableIntArray.copyOf(listed.stream());
  }

  /** Whether all but finitely many are there. */
  public boolean isAllBut() {
    return allBut;
  }

  /** The least that is missing, and loony if none is: the affine mex rule ([ENT], Theorem 3.9). */
  public ImpartialValue mex() {
    if (allBut) {
      return listed.isEmpty() ? ImpartialValue.LOONY : ImpartialValue.nimber(listed.nextSetBit(0));
    }
    return ImpartialValue.nimber(listed.nextClearBit(0));
  }

  /** As in {@code 0, *2}, {@code all but *}, {@code all} or {@code none}. */
  public String text() {
    String names =
        listed.stream().mapToObj(n -> ImpartialValue.nimber(n).text()).collect(joining(", "));
    if (allBut) {
      return listed.isEmpty() ? "all" : "all but " + names;
    }
    return listed.isEmpty() ? "none" : names;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Nimbers set && set.allBut == allBut && set.listed.equals(listed);
  }

  @Override
  public int hashCode() {
    return 31 * listed.hashCode() + Boolean.hashCode(allBut);
  }

  @Override
  public String toString() {
    return text();
  }
}
