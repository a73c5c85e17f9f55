package org.hexproof.format.sgf;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.format.Diagram;
import org.hexproof.format.DiagramEntry;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Interpretation;
import org.hexproof.format.Place;
import org.hexproof.format.PlayedGame;
import org.hexproof.template.Kind;

/** A game of an SGF file. */
public record SgfEntry(Place place, SgfGame game, ImmutableList<String> remarks) implements Entry {
  @Override
  public Diagram diagram() {
    return game.mainLine();
  }

  @Override
  public Optional<PlayedGame> played() {
    return game.played();
  }

  @Override
  public Interpretation interpret(Optional<Kind> kind) throws FormatException {
    return new DiagramEntry(place, diagram(), remarks).interpret(kind);
  }
}
