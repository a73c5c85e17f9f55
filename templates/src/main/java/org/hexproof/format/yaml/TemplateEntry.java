package org.hexproof.format.yaml;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.format.Diagram;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Interpretation;
import org.hexproof.format.Place;
import org.hexproof.format.TemplateReading;
import org.hexproof.template.Kind;
import org.hexproof.template.Template;

/** An entry that states a template. Asked for another kind, it is read off the drawing. */
record TemplateEntry(Place place, Template stated) implements Entry {
  @Override
  public Diagram diagram() {
    return Diagram.of(stated);
  }

  @Override
  public Interpretation interpret(Optional<Kind> kind) throws FormatException {
    if (kind.isEmpty() || kind.get() == stated.kind()) {
      return new Interpretation(stated, ImmutableList.of());
    }
    Interpretation interpretation = TemplateReading.read(place, diagram(), kind, naming());
    Template read = interpretation.template();
    return new Interpretation(
        new Template(
            stated.name(),
            stated.aliases(),
            read.stones(),
            read.carrier(),
            read.promise(),
            read.claim(),
            stated.source()),
        interpretation.remarks());
  }
}
