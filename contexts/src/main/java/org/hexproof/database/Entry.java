package org.hexproof.database;

import org.hexproof.circuit.Symmetry;

/**
 * A value up to renumbering and duality, with how it is made in the fewest cells.
 *
 * <p>A reference to a labelled value is twelve times an entry's number plus the place in {@link
 * Symmetry#ALL} of what takes the entry's value to it.
 *
 * @param number from 0
 * @param form the canonical form as text, with T and F for ⊤ and ⊥
 * @param cells the number of empty cells
 * @param atoms how many atoms the form has
 * @param labelled how many values differ from it by renumbering and duality, itself among them
 * @param change the place in {@link Symmetry#ALL} of what takes the value to the one that the
 *     origin makes
 */
public record Entry(
    int number, String form, int cells, int atoms, int labelled, int change, Origin origin) {

  /** The number of symmetries. */
  public static final int SYMMETRIES = Symmetry.ALL.size();

  /** How a value is come by. */
  public sealed interface Origin {}

  /** An outcome that is settled, by its number. */
  public record Atom(int atom) implements Origin {}

  /** A primary position, by its place in the list. */
  public record Primary(int place) implements Origin {}

  /** A pinwheel of three parts, by reference. */
  public record Pinwheel(int first, int second, int third) implements Origin {}

  /** The reference to the value that a symmetry makes of this one. */
  public int reference(int symmetry) {
    return SYMMETRIES * number + symmetry;
  }
}
