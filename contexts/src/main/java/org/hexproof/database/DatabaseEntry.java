package org.hexproof.database;

import com.google.common.base.CharMatcher;
import org.hexproof.circuit.Circuit;
import org.hexproof.circuit.CircuitReader;
import org.hexproof.circuit.TerminalSymmetry;
import org.hexproof.format.FormatException;

/**
 * A value up to renumbering and duality, with how it is made in the fewest cells.
 *
 * <p>A reference to a labelled value is twelve times an entry's number plus the place in {@link
 * Symmetry#ALL} of what takes the entry's value to it.
 *
 * @param number from 0
 * @param form the canonical form as text, with T and F for ⊤ and ⊥
 * @param cells the number of empty cells
 * @param labelled how many values differ from it by renumbering and duality, itself among them
 * @param change the place in {@link TerminalSymmetry#ALL} of what takes the value to the one that
 *     the origin makes
 */
public record DatabaseEntry(
    int number, String form, int cells, int atoms, int labelled, int change, Origin origin) {
  public static final int SYMMETRIES = TerminalSymmetry.ALL.size();

  private static final CharMatcher ATOMS = CharMatcher.anyOf("abcTF");

  /** How a value is come by. */
  public sealed interface Origin {}

  /** An outcome that is settled, by its number. */
  public record Atom(int atom) implements Origin {}

  /** A primary position, by its place in the list. */
  public record Primary(int place) implements Origin {}

  /** A pinwheel of three parts, by reference. */
  public record Pinwheel(int first, int second, int third) implements Origin {
    /** Of which entries it is one. */
    public String words() {
      return "a pinwheel of entries %s, %s and %s"
          .formatted(first / SYMMETRIES, second / SYMMETRIES, third / SYMMETRIES);
    }
  }

  /** A circuit from elsewhere. */
  public record Written(Circuit circuit) implements Origin {
    static Written read(String text) throws FormatException {
      return new Written(CircuitReader.read("circuit", text).main());
    }
  }

  /** How many atoms a form has that is written as text. */
  static int atoms(String form) {
    return ATOMS.countIn(form);
  }

  /** The reference to the value that a symmetry makes of this one. */
  public int reference(int symmetry) {
    return SYMMETRIES * number + symmetry;
  }

  /** How deep the options of the form are nested: 0 for an atom. */
  public int depth() {
    int depth = 0;
    int deepest = 0;
    for (int i = 0; i < form.length(); i++) {
      depth += form.charAt(i) == '{' ? 1 : form.charAt(i) == '}' ? -1 : 0;
      deepest = Math.max(deepest, depth);
    }
    return deepest;
  }
}
