package org.hexproof.format;

import java.util.Optional;
import org.hexproof.template.Kind;
import org.hexproof.template.Template;

/** The rule from a drawing to a template. */
final class TemplateReading {
  private TemplateReading() {}

  static Template read(DiagramEntry entry, Optional<Kind> kind) throws FormatException {
    throw new FormatException(entry.place(), "the drawing shows no template");
  }
}
