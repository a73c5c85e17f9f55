package org.hexproof.database;

import com.google.common.primitives.ImmutableIntArray;
import org.hexproof.circuit.TerminalSymmetry;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Image;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.Values;
import org.hexproof.word.Labelled;

/**
 * What of its terminals' outcomes the surroundings of a region can tell apart ([H3T], section 3.6
 * and Remark 5.2). Values that differ may be equal in a view.
 */
public enum View implements Labelled {
  /** Three terminals anywhere. */
  GENERAL("P3"),
  /** Terminals that are adjacent edges, so that c is no better than a. */
  CORNER("corner"),
  /** Two white terminals that are opposite edges, so that c is no better than ⊥. */
  FORK("fork");

  private final String label;

  View(String label) {
    this.label = label;
  }

  public FinitePoset poset() {
    return switch (this) {
      case GENERAL -> Posets.P3;
      case CORNER -> Posets.CORNER;
      case FORK -> Posets.FORK;
    };
  }

  @Override
  public String label() {
    return label;
  }

  /** The map from values over {@link Posets#P3} that are changed first to those of this view. */
  public Image image(Store general, Values values, TerminalSymmetry first) {
    // A fork has no c, which is ⊥ there.
    ImmutableIntArray atoms =
        ImmutableIntArray.copyOf(
            first.atoms().stream().map(atom -> Math.max(0, poset().find(Posets.P3.name(atom)))));
    return first.dual() ? Image.dual(general, values, atoms) : Image.of(general, values, atoms);
  }
}
