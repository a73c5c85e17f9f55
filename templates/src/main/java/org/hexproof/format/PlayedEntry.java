package org.hexproof.format;

import java.util.Optional;
import org.hexproof.board.Naming;
import org.hexproof.template.Kind;

/** A game with the order of its moves, and the board where it is shown. */
public record PlayedEntry(Place place, PlayedGame game, Diagram diagram, Naming naming)
    implements Entry {
  @Override
  public Entry named(Naming other) {
    return new PlayedEntry(place, game, diagram, other);
  }

  @Override
  public Optional<PlayedGame> played() {
    return Optional.of(game);
  }

  @Override
  public Interpretation interpret(Optional<Kind> kind) throws FormatException {
    return new DiagramEntry(place, diagram).named(naming).interpret(kind);
  }
}
