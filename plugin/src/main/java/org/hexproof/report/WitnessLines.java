package org.hexproof.report;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.board.Color;
import org.hexproof.board.Naming;
import org.hexproof.format.text.TextWriter;
import org.hexproof.probe.Witness;

/** A board on which a move is White's only winning one. */
final class WitnessLines {
  private WitnessLines() {}

  /** For people. */
  static ImmutableList<String> of(Witness witness, Naming naming) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add(
        "  with %s, %s is %s's only winning move (*):"
            .formatted(
                Counted.of(witness.position().empty().size(), "empty cell"),
                witness.move(),
                naming.name(Color.WHITE)));
    new TextWriter().write(witness.diagram("")).lines().forEach(row -> lines.add("  " + row));
    return lines.build();
  }

  static Document document(Witness witness) {
    return new Document()
        .add("move", witness.move())
        .add("empty", witness.position().empty().size())
        .add("source", Optional.of(witness.source()).filter(source -> !source.isEmpty()))
        .add("board", new TextWriter().write(witness.diagram("")));
  }
}
