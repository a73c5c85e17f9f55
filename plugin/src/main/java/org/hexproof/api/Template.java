package org.hexproof.api;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.hexproof.format.Diagram;
import org.hexproof.format.text.TextWriter;
import org.hexproof.verify.Subject;

/** A shape on a board with a promise to Black. {@link Templates} reads them. */
public final class Template {
  private final Subject subject;

  Template(Subject subject) {
    this.subject = subject;
  }

  Subject subject() {
    return subject;
  }

  org.hexproof.template.Template inner() {
    return subject.template();
  }

  /** The name it is known by, or its place if it has none. */
  public String name() {
    return subject.name();
  }

  /** Where it was read, as in {@code page.wiki:10:3}: the file, the line and the column. */
  public String place() {
    return subject.place().toString();
  }

  /** What it promises. */
  public Kind kind() {
    return Kind.of(inner().kind());
  }

  /** The black stones that the promise is about. */
  public Set<Cell> named() {
    return Cell.all(inner().promise().named());
  }

  /** The empty cells of the shape. */
  public Set<Cell> carrier() {
    return Cell.all(inner().carrier());
  }

  /** The stones of the shape. */
  public Board stones() {
    return Board.of(inner().stones(), Optional.empty());
  }

  /** The template with White on every cell outside it: nothing out there helps Black. */
  public Board surrounded() {
    return Board.of(inner().surrounded(), Optional.of(org.hexproof.board.Color.WHITE));
  }

  /** How it was read where its drawing leaves a choice, a sentence each. */
  public List<String> remarks() {
    return subject.remarks();
  }

  /** The template drawn as text, which {@link Templates#parse} reads. */
  public String drawing() {
    return new TextWriter().write(Diagram.of(inner()));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Template that && subject.equals(that.subject);
  }

  @Override
  public int hashCode() {
    return subject.hashCode();
  }

  /** The name and the kind. */
  @Override
  public String toString() {
    return name() + " (" + inner().kind().label() + ")";
  }
}
