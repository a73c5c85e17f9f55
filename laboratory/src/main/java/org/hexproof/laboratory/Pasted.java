package org.hexproof.laboratory;

import com.google.common.collect.ImmutableList;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Symmetry;
import org.hexproof.format.Diagram;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Interpretation;
import org.hexproof.format.Member;
import org.hexproof.format.NoTemplateException;
import org.hexproof.format.ShadingRule;
import org.hexproof.format.Source;
import org.hexproof.format.file.Formats;
import org.hexproof.format.yaml.YamlReader;
import org.hexproof.solving.EntryProblem;
import org.hexproof.template.Kind;

/**
 * A drawing out of a text, of whatever format.
 *
 * @param entry what the text has; none where it is a drawing of ours that is only begun
 * @param notes how it was read, where that was left open
 */
record Pasted(Draft draft, Optional<Entry> entry, ImmutableList<String> notes) {
  private static final String NAME = "-";

  /** The members of a text, at least one. */
  static ImmutableList<Member> members(String text) throws FormatException {
    return Member.wanted(Formats.read(NAME, text.getBytes(StandardCharsets.UTF_8)));
  }

  /** The drawing of a text that has one, or the first one that can be read. */
  static Pasted read(String text) throws FormatException {
    Optional<Draft> begun = begun(text);
    if (begun.isPresent()) {
      return new Pasted(begun.get(), Optional.empty(), ImmutableList.of());
    }
    ImmutableList<Member> members = members(text);
    for (Member member : members) {
      if (member instanceof Member.Sound) {
        return of(member);
      }
    }
    return of(members.get(0));
  }

  /** A drawing as we write it, which need not be a template. */
  private static Optional<Draft> begun(String text) {
    if (!text.startsWith("name:") || !text.contains("\nboard: |")) {
      return Optional.empty();
    }
    try {
      return Optional.of(Draft.of(YamlReader.drawing(new Source(NAME, text))));
    } catch (FormatException e) {
      return Optional.empty();
    }
  }

  static Pasted of(Member member) throws FormatException {
    Entry entry = member.entry();
    Diagram diagram = entry.diagram();
    if (EntryProblem.isWholeBoard(diagram) && diagram.shaded().isEmpty()) {
      return board(entry);
    }
    ImmutableList.Builder<String> notes = ImmutableList.builder();
    try {
      Interpretation read = entry.interpret(Optional.empty());
      return new Pasted(
          Draft.of(read.template()), Optional.of(entry), notes.addAll(read.remarks()).build());
    } catch (FormatException e) {
      if (EntryProblem.isWholeBoard(diagram)) {
        return board(entry);
      }
      notes.addAll(entry.remarks());
      if (!(e instanceof NoTemplateException)) {
        notes.add(e.problem());
        e.hint().ifPresent(notes::add);
      }
      return new Pasted(drawn(diagram), Optional.of(entry), notes.build());
    }
  }

  private static Pasted board(Entry entry) {
    Diagram diagram = entry.diagram();
    Position stones = diagram.position();
    ImmutableList.Builder<String> notes = ImmutableList.builder();
    notes.addAll(entry.remarks());
    Color toMove =
        diagram
            .toMove()
            .orElseGet(
                () -> {
                  Color next =
                      stones.black().size() > stones.white().size() ? Color.WHITE : Color.BLACK;
                  notes.add(
                      "the text does not say whose turn it is; taken to be "
                          + entry.naming().name(next)
                          + "'s");
                  return next;
                });
    return new Pasted(
        Draft.board(diagram.name(), stones, diagram.labels(), toMove),
        Optional.of(entry),
        notes.build());
  }

  /** What is drawn, where it is no template. */
  private static Draft drawn(Diagram diagram) {
    Set<Edge> own = EnumSet.of(Edge.TOP, Edge.BOTTOM);
    own.retainAll(diagram.edges());
    boolean isSideways = own.isEmpty() && !diagram.edges().isEmpty();
    Optional<Edge> edge =
        isSideways
            ? diagram.edges().stream().sorted().findFirst()
            : own.stream().reduce((first, last) -> last);
    Draft draft =
        new Draft(
                diagram.name(),
                ImmutableList.of(),
                Optional.of(edge.isPresent() ? Kind.EDGE : Kind.INTERIOR),
                diagram.position(),
                ShadingRule.of(diagram).carrier(),
                edge,
                diagram.labels(),
                Color.WHITE)
            .withFittingLabels();
    return isSideways ? Turn.by(draft, Symmetry.REFLECTION) : draft;
  }
}
