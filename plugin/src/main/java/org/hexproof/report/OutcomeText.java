package org.hexproof.report;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import org.hexproof.value.Game;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Poset;
import org.hexproof.value.SubsetPoset;

/** Outcomes in words, with T and F for ⊤ and ⊥ in ASCII. */
public record OutcomeText(Poset poset, boolean ascii) {
  /** What an outcome is called. */
  public String name(int atom) {
    return GameWriter.write(Game.atom(atom), poset, ascii);
  }

  /** What follows the name of an outcome that was found, as in {@code : joins b1-c3}. */
  public String meaning(int atom) {
    if (!(poset instanceof SubsetPoset found)) {
      return "";
    }
    String pairs = String.join(", ", found.describe(atom));
    return ": joins " + (pairs.isEmpty() ? "nothing" : pairs);
  }

  /** The outcomes in a game that were found, and so have a meaning; in ascending order. */
  public ImmutableList<Integer> found(Game game) {
    if (!(poset instanceof SubsetPoset)) {
      return ImmutableList.of();
    }
    BitSet atoms = new BitSet();
    collect(game, atoms, new IdentityHashMap<>());
    return atoms.stream().boxed().collect(toImmutableList());
  }

  private static void collect(Game game, BitSet atoms, IdentityHashMap<Game, Boolean> seen) {
    if (game instanceof Game.Atom atom) {
      atoms.set(atom.atom());
    } else if (game instanceof Game.Options options && seen.put(game, true) == null) {
      options.left().forEach(option -> collect(option, atoms, seen));
      options.right().forEach(option -> collect(option, atoms, seen));
    }
  }
}
