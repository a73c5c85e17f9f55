package org.hexproof.format.text;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.hexproof.board.Naming;
import org.hexproof.format.Diagram;
import org.hexproof.format.DiagramEntry;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Interpretation;
import org.hexproof.format.NoTemplateException;
import org.hexproof.format.Place;
import org.hexproof.template.Kind;

/**
 * A whole board whose edges were not drawn. It promises nothing, unless the user says that it is a
 * template; then it has no edges.
 */
record BoardEntry(Place place, Diagram diagram, ImmutableList<String> remarks, Naming naming)
    implements Entry {
  @Override
  public Entry named(Naming other) {
    return new BoardEntry(place, diagram, remarks, other);
  }

  @Override
  public Entry asRegion() {
    return new BoardEntry(
        place,
        diagram.withEdges(ImmutableSet.of()),
        remarks.stream()
            .filter(remark -> !remark.startsWith(PlainBoard.WHOLE))
            .collect(toImmutableList()),
        naming);
  }

  @Override
  public Interpretation interpret(Optional<Kind> kind) throws FormatException {
    if (kind.isEmpty()) {
      throw new NoTemplateException(
          place,
          "this is a whole board, as all its cells are drawn and no edge is: it promises nothing",
          "'hexproof solve' tells who wins it; a template has its edge drawn or stones with the"
              + " label A, or '--kind interior' or a line 'edges: none' above it");
    }
    return new DiagramEntry(place, diagram.withEdges(ImmutableSet.of()))
        .named(naming)
        .interpret(kind);
  }
}
