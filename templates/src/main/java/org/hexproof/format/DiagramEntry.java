package org.hexproof.format;

import java.util.Optional;
import org.hexproof.template.Kind;
import org.hexproof.template.Template;

/** An entry that is only drawn; what it promises is read off the drawing. */
public record DiagramEntry(Place place, Diagram diagram) implements Entry {
  @Override
  public Template template(Optional<Kind> kind) throws FormatException {
    return TemplateReading.read(place, diagram, kind);
  }
}
