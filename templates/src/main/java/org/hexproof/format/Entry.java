package org.hexproof.format;

import java.util.Optional;
import org.hexproof.template.Kind;
import org.hexproof.template.Template;

/** One board or template of a file. */
public interface Entry {
  /** Where it begins. */
  Place place();

  /** The board as drawn; of a game, its last position on the main line. */
  Diagram diagram();

  /**
   * The template that the entry states or its drawing shows.
   *
   * @param kind the wanted kind; without one it is what the file says or the drawing suggests
   * @throws FormatException if it is not a template of that kind
   */
  Template template(Optional<Kind> kind) throws FormatException;
}
