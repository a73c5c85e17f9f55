package org.hexproof.laboratory;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Naming;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;
import org.hexproof.format.FormatException;
import org.hexproof.format.Interpretation;
import org.hexproof.format.Place;
import org.hexproof.format.TemplateReading;
import org.hexproof.format.text.TextWriter;
import org.hexproof.format.yaml.YamlDrawing;
import org.hexproof.format.yaml.YamlWriter;
import org.hexproof.template.Kind;
import org.hexproof.template.Template;

/**
 * What is on the page: a whole board, or the drawing of a template, be it only begun.
 *
 * @param kind of the template; none of a whole board
 * @param stones of a template both sides' too, with Black's edge at the top or the bottom
 * @param carrier the empty cells that are the template's; all of a whole board
 * @param edge the one that a template connects to
 * @param labels A and B on the cells that a promise names; any on a whole board
 * @param toMove White in a template
 */
record Draft(
    String name,
    ImmutableList<String> aliases,
    Optional<Kind> kind,
    Position stones,
    ImmutableSet<Cell> carrier,
    Optional<Edge> edge,
    ImmutableMap<Cell, String> labels,
    Color toMove) {
  /** Faults of a drawing as a whole have no place in a text. */
  static final Place NOWHERE = new Place("", 1, 1);

  /** What would make a format of plain text, which has no quotes. */
  private static final CharMatcher SIGNS =
      CharMatcher.anyOf("<>&#()[]{}|;:/\\").or(CharMatcher.javaIsoControl());

  /** A whole board, with blanks for what plain text can't have in names and labels. */
  static Draft board(
      String name, Position stones, ImmutableMap<Cell, String> labels, Color toMove) {
    ImmutableMap.Builder<Cell, String> plain = ImmutableMap.builder();
    labels.forEach(
        (cell, label) -> {
          if (!plain(label).isEmpty()) {
            plain.put(cell, plain(label));
          }
        });
    return new Draft(
        plain(name),
        ImmutableList.of(),
        Optional.empty(),
        stones,
        stones.empty(),
        Optional.empty(),
        plain.buildOrThrow(),
        toMove);
  }

  private static String plain(String text) {
    return CharMatcher.whitespace().trimAndCollapseFrom(SIGNS.replaceFrom(text, ' '), ' ');
  }

  /** A template as it is written: with its edge at the top or the bottom. */
  static Draft of(Template template) {
    Template upright = YamlWriter.upright(template);
    return new Draft(
        upright.name(),
        upright.aliases(),
        Optional.of(upright.kind()),
        upright.stones(),
        upright.carrier(),
        upright.promise().edges().stream().findFirst(),
        upright.promise().labels(),
        Color.WHITE);
  }

  static Draft of(YamlDrawing drawing) {
    Diagram diagram = drawing.diagram();
    return new Draft(
        drawing.name(),
        drawing.aliases(),
        Optional.of(drawing.kind()),
        diagram.position(),
        Sets.intersection(
                diagram.position().empty(), Sets.difference(diagram.visible(), diagram.shaded()))
            .immutableCopy(),
        diagram.edges().stream().findFirst(),
        diagram.labels(),
        Color.WHITE);
  }

  Board board() {
    return stones.board();
  }

  boolean isBoard() {
    return kind.isEmpty();
  }

  ImmutableSet<Cell> visible() {
    Set<Cell> drawn = Sets.union(Sets.union(stones.black(), stones.white()), carrier);
    return board().cells().stream().filter(drawn::contains).collect(ImmutableSet.toImmutableSet());
  }

  ImmutableSet<Edge> edges() {
    return isBoard()
        ? ImmutableSet.copyOf(Edge.values())
        : edge.map(ImmutableSet::of).orElse(ImmutableSet.of());
  }

  /** The cells with this label, in reading order. */
  ImmutableSet<Cell> labelled(String label) {
    return labels.keySet().stream()
        .filter(cell -> label.equals(labels.get(cell)))
        .sorted()
        .collect(ImmutableSet.toImmutableSet());
  }

  Diagram diagram() {
    return new Diagram(
        name,
        stones,
        visible(),
        edges(),
        ImmutableSet.of(),
        labels,
        isBoard() ? Optional.of(toMove) : Optional.empty());
  }

  /** The text that has all of it: a board in plain text, a template in YAML. */
  String text() {
    if (kind.isPresent()) {
      return new YamlWriter().write(new YamlDrawing(name, aliases, kind.get(), diagram()));
    }
    return new TextWriter().write(diagram());
  }

  /**
   * The template that is drawn.
   *
   * @throws FormatException if it is none as yet, and why; the place means nothing
   */
  Template template() throws FormatException {
    if (isBoard()) {
      throw new FormatException(
          NOWHERE, "this is a whole board, which promises nothing", "choose a kind of template");
    }
    if (stones.black().isEmpty()) {
      throw new FormatException(
          NOWHERE, "there is no black stone as yet", "a template connects black stones");
    }
    Interpretation read = TemplateReading.read(NOWHERE, diagram(), kind, Naming.BLACK_AND_WHITE);
    Template template = read.template();
    return new Template(
        name,
        aliases,
        template.stones(),
        template.carrier(),
        template.promise(),
        template.claim(),
        template.source());
  }

  /** With this on a cell, and no label there; whether an empty one is the template's is said. */
  Draft with(Cell cell, Content content, boolean belongs) {
    boolean isOpen = content == Content.EMPTY && belongs;
    Set<Cell> open =
        isOpen
            ? Sets.union(carrier, ImmutableSet.of(cell))
            : Sets.difference(carrier, ImmutableSet.of(cell));
    return with(
        stones.with(cell, content),
        ImmutableSet.copyOf(open),
        Maps.filterKeys(labels, other -> !other.equals(cell)));
  }

  /** With another label in the place of what is on a cell. */
  Draft withLabel(Cell cell, String label) {
    return with(
        stones,
        carrier,
        ImmutableMap.<Cell, String>builder()
            .putAll(Maps.filterKeys(labels, other -> !other.equals(cell)))
            .put(cell, label)
            .buildOrThrow());
  }

  Draft withoutLabel(String label) {
    return with(stones, carrier, Maps.filterValues(labels, other -> !other.equals(label)));
  }

  /** The same with other cells. */
  Draft with(Position otherStones, ImmutableSet<Cell> otherCarrier, Map<Cell, String> otherLabels) {
    return new Draft(
        name,
        aliases,
        kind,
        otherStones,
        otherCarrier,
        edge,
        ImmutableMap.copyOf(otherLabels),
        toMove);
  }

  Draft withEdge(Optional<Edge> other) {
    return new Draft(name, aliases, kind, stones, carrier, other, labels, toMove);
  }

  Draft withToMove(Color other) {
    return new Draft(name, aliases, kind, stones, carrier, edge, labels, other);
  }

  Draft withKind(Kind other, Optional<Edge> otherEdge) {
    return new Draft(
        name, aliases, Optional.of(other), stones, carrier, otherEdge, labels, Color.WHITE);
  }

  /**
   * Without the labels that mean nothing in a template of its kind, or are there twice. Of two
   * stones that are both connected the only one that is named is A.
   */
  Draft withFittingLabels() {
    if (isBoard()) {
      return this;
    }
    Map<Cell, String> fitting = new LinkedHashMap<>();
    Set<Cell> first = Sets.intersection(labelled("A"), stones.black());
    Set<Cell> second = labelled("B");
    switch (kind.get()) {
      case EDGE, INTERIOR -> first.forEach(a -> fitting.put(a, "A"));
      case PIVOTING, PIVOTING_SENTE -> {
        first.stream().limit(1).forEach(a -> fitting.put(a, "A"));
        second.stream().filter(carrier::contains).limit(1).forEach(b -> fitting.put(b, "B"));
      }
      case CONNECTS_BOTH -> {
        first.stream().limit(1).forEach(a -> fitting.put(a, "A"));
        second.stream()
            .filter(stones.black()::contains)
            .limit(1)
            .forEach(b -> fitting.put(b, first.isEmpty() ? "A" : "B"));
      }
    }
    return with(stones, carrier, fitting);
  }
}
