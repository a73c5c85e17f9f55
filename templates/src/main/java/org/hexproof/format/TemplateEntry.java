package org.hexproof.format;

import java.util.Optional;
import org.hexproof.template.Kind;
import org.hexproof.template.Template;

/** An entry that states a template. Asked for another kind, it is read off the drawing. */
record TemplateEntry(Place place, Template stated) implements Entry {
  @Override
  public Diagram diagram() {
    return Diagram.of(stated);
  }

  @Override
  public Template template(Optional<Kind> kind) throws FormatException {
    if (kind.isEmpty() || kind.get() == stated.kind()) {
      return stated;
    }
    Template read = TemplateReading.read(place, diagram(), kind);
    return new Template(
        stated.name(),
        stated.aliases(),
        read.stones(),
        read.carrier(),
        read.promise(),
        read.claim(),
        stated.source());
  }
}
