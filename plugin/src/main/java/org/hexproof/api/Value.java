package org.hexproof.api;

import static com.google.common.base.Preconditions.checkArgument;

import org.hexproof.value.Digest;
import org.hexproof.value.Game;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Poset;
import org.hexproof.value.Store;
import org.hexproof.value.StoreFullException;

/**
 * What a region or a game is worth, in its canonical form. Equal values can replace each other
 * everywhere. {@link Values} computes them.
 */
public final class Value {
  private static final long MAX_ATOMS = 100_000;

  private final Poset poset;
  private final Game form;
  private final long bytes;

  /** Short where the form is long beyond all measure. */
  private final String digest;

  /**
   * A value.
   *
   * @param form the canonical one
   * @param bytes how much memory comparing it may take
   */
  Value(Poset poset, Game form, long bytes) {
    this.poset = poset;
    this.form = form;
    this.bytes = bytes;
    this.digest = Digest.of(form, poset);
  }

  /**
   * Whether the other value is at least as good for Black wherever one may stand.
   *
   * @throws IllegalArgumentException if their outcomes are not the same
   * @throws TooLargeException if that takes too much memory
   */
  public boolean isAtMost(Value other) {
    checkArgument(
        poset.equals(other.poset),
        "values with different outcomes can't be compared: %s and %s",
        poset,
        other.poset);
    try {
      org.hexproof.value.Values values =
          new org.hexproof.value.Values(new Store(poset, bytes), Values.CACHE_BITS);
      return values.leq(values.of(form), values.of(other.form));
    } catch (StoreFullException e) {
      throw new TooLargeException(e);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Value that && poset.equals(that.poset) && digest.equals(that.digest);
  }

  @Override
  public int hashCode() {
    return digest.hashCode();
  }

  /** The canonical form, as in {@code {a,b|⊥}}; of one that is too long to read, how long it is. */
  @Override
  public String toString() {
    return form.atoms() > MAX_ATOMS ? form.toString() : GameWriter.write(form, poset, false);
  }
}
