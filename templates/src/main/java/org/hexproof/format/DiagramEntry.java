package org.hexproof.format;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.template.Kind;

/** An entry that is only drawn; what it promises is read off the drawing. */
public record DiagramEntry(Place place, Diagram diagram, ImmutableList<String> remarks)
    implements Entry {
  /** A drawing that leaves no choice. */
  public DiagramEntry(Place place, Diagram diagram) {
    this(place, diagram, ImmutableList.of());
  }

  @Override
  public Interpretation interpret(Optional<Kind> kind) throws FormatException {
    Interpretation read = TemplateReading.read(place, diagram, kind);
    return new Interpretation(
        read.template(),
        ImmutableList.<String>builder().addAll(remarks).addAll(read.remarks()).build());
  }
}
