package org.hexproof.format;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.board.Naming;
import org.hexproof.template.Kind;

/** An entry that is only drawn; what it promises is read off the drawing. */
public record DiagramEntry(
    Place place, Diagram diagram, ImmutableList<String> remarks, Naming naming) implements Entry {
  /** A drawing of black and white stones. */
  public DiagramEntry(Place place, Diagram diagram, ImmutableList<String> remarks) {
    this(place, diagram, remarks, Naming.BLACK_AND_WHITE);
  }

  /** A drawing that leaves no choice. */
  public DiagramEntry(Place place, Diagram diagram) {
    this(place, diagram, ImmutableList.of());
  }

  @Override
  public DiagramEntry named(Naming other) {
    return new DiagramEntry(place, diagram, remarks, other);
  }

  @Override
  public Interpretation interpret(Optional<Kind> kind) throws FormatException {
    Interpretation read = TemplateReading.read(place, diagram, kind, naming);
    return new Interpretation(
        read.template(),
        ImmutableList.<String>builder().addAll(remarks).addAll(read.remarks()).build());
  }
}
