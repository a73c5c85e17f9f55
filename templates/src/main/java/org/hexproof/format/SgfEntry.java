package org.hexproof.format;

import java.util.Optional;
import org.hexproof.template.Kind;

/** A game of an SGF file. */
public record SgfEntry(Place place, SgfGame game) implements Entry {
  @Override
  public Diagram diagram() {
    return game.mainLine();
  }

  @Override
  public Interpretation interpret(Optional<Kind> kind) throws FormatException {
    return new DiagramEntry(place, diagram()).interpret(kind);
  }
}
