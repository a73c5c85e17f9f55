package org.hexproof.format;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.board.Naming;
import org.hexproof.template.Kind;
import org.hexproof.template.Template;

/** One board or template of a file. */
public interface Entry {
  Place place();

  /** The board as drawn; of a game, its last position on the main line. */
  Diagram diagram();

  /** What the file calls the players. */
  default Naming naming() {
    return Naming.BLACK_AND_WHITE;
  }

  /** With other names of the players in remarks and errors, where the drawing has any. */
  default Entry named(Naming naming) {
    return this;
  }

  /** The game with the order of its moves, of which the board is a position; where one is known. */
  default Optional<PlayedGame> played() {
    return Optional.empty();
  }

  /** What was decided in reading the board where its drawing leaves a choice, a sentence each. */
  default ImmutableList<String> remarks() {
    return ImmutableList.of();
  }

  /** As a drawing of a part of a board: with no edge that is not drawn. */
  default Entry asRegion() {
    return this;
  }

  /**
   * The template that the entry states or its drawing shows, with the {@link #remarks} on the board
   * and those on the template.
   *
   * @param kind the wanted kind; without one it is what the file says or the drawing suggests
   * @throws FormatException if it is not a template of that kind
   */
  Interpretation interpret(Optional<Kind> kind) throws FormatException;

  /** The template alone. */
  default Template template(Optional<Kind> kind) throws FormatException {
    return interpret(kind).template();
  }
}
