package org.hexproof.format;

import com.google.common.base.Ascii;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Naming;
import org.hexproof.board.Position;
import org.hexproof.template.Kind;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.hexproof.template.TemplateClaim;

/**
 * The rule from a drawing to a template.
 *
 * <ul>
 *   <li>The template is Black's, unless all stones are white or the label A stands on white ones
 *       only. White's becomes Black's: the stones change their colours, the cells stay.
 *   <li>The carrier is what is drawn, less the stones and the shaded cells, or the shaded cells;
 *       the {@link ShadingRule} tells.
 *   <li>The edge is the drawn edge of the owner's that the carrier or a stone of the owner touches;
 *       Black's are top and bottom. The other two make no difference, unless only they are drawn:
 *       then the template connects to one of them.
 *   <li>Without a wanted kind: a drawing without such an edge is {@code interior}; with one it is
 *       {@code connects-both} if there are black stones with the labels A and B, {@code pivoting}
 *       if A is a black stone and B an empty cell, and otherwise {@code edge}.
 *   <li>{@code edge}: the promise names the black stones with the label A; if there are none, the
 *       black stones that share the only label of black stones; if none has a label, all of them,
 *       provided that they touch each other.
 *   <li>{@code interior}: the black stones with the label A, or all if none has it.
 *   <li>{@code connects-both}: the black stones A and B, or the only two if they have no such
 *       labels.
 *   <li>{@code pivoting}: the black stone A, or the only one, and the empty cell B.
 * </ul>
 *
 * <p>Small letters do as well as capitals. A drawing without the labels A and B on stones that
 * doesn't fit these rules states no promise, and is no template.
 */
public final class TemplateReading {
  private static final String OR_WHOLE = "; a whole board has all its edges drawn or none";

  private final Place place;
  private final Naming naming;
  private final Diagram diagram;
  private final Color owner;
  private final ImmutableSet<Cell> carrier;
  private final ImmutableSet<Cell> black;
  private final ImmutableSet<Edge> ownEdges;
  private final List<String> remarks = new ArrayList<>();

  /** Whether neither a label nor a wanted kind says that there is a promise. */
  private final boolean statesNothing;

  private TemplateReading(Place place, Diagram drawn, boolean mayStateNothing, Naming naming) {
    this.place = place;
    this.naming = naming;
    this.statesNothing = mayStateNothing && !isNamed(drawn);
    this.owner = owner(drawn);
    this.diagram = owner == Color.BLACK ? drawn : exchanged(drawn);
    this.ownEdges = ownEdges(diagram, owner);
    ShadingRule shading = ShadingRule.of(diagram, ownEdges);
    this.black = shading.black();
    this.carrier = shading.carrier();
    if (owner == Color.WHITE) {
      remarks.add(
          "%s's template: the colours are exchanged here, its stones are X; cells keep their names"
              .formatted(naming.name(Color.WHITE)));
    }
    if (!shading.remark().isEmpty()) {
      remarks.add(shading.remark());
    }
  }

  /**
   * The template that a drawing shows.
   *
   * @param place where to report that it shows none
   * @param naming what remarks and errors call the players
   * @throws FormatException if it shows none of that kind
   */
  public static Interpretation read(
      Place place, Diagram diagram, Optional<Kind> kind, Naming naming) throws FormatException {
    TemplateReading reading = new TemplateReading(place, diagram, kind.isEmpty(), naming);
    if (reading.statesNothing && isPlay(diagram)) {
      throw reading.nothing(
          "numbers on stones of both sides: moves that were played, and no promise",
          "the label A on a stone, or --kind, makes it a template");
    }
    if (reading.statesNothing && reading.isWholeBoard()) {
      throw reading.nothing(
          "this is a whole board, which promises nothing",
          "'hexproof solve' tells who wins it; a template has one edge drawn, or a stone with the"
              + " label A");
    }
    Template template = reading.read(kind);
    return new Interpretation(template, ImmutableList.copyOf(reading.remarks));
  }

  /** Which cells of a drawing are its template's, whatever they promise. */
  static ShadingRule shading(Diagram drawn) {
    Color owner = owner(drawn);
    Diagram diagram = owner == Color.BLACK ? drawn : exchanged(drawn);
    return ShadingRule.of(diagram, ownEdges(diagram, owner));
  }

  /** Whether a stone has one of the labels by which a promise names stones. */
  private static boolean isNamed(Diagram diagram) {
    return Stream.of("A", "B")
        .anyMatch(
            label ->
                !labelled(diagram, label, Content.BLACK).isEmpty()
                    || !labelled(diagram, label, Content.WHITE).isEmpty());
  }

  /** Whether all is drawn, and nothing is marked off that a template could be. */
  private boolean isWholeBoard() {
    return diagram.edges().size() == Edge.values().length
        && diagram.visible().size() == diagram.position().board().size()
        && touchedEdges().size() > 1;
  }

  /** Whether stones of both sides are numbered, as moves are. */
  private static boolean isPlay(Diagram diagram) {
    return Stream.of(Content.BLACK, Content.WHITE)
        .allMatch(
            content ->
                diagram.position().cells(content).stream()
                    .map(cell -> diagram.labels().getOrDefault(cell, ""))
                    .anyMatch(label -> label.matches("[0-9]+")));
  }

  /** White if there are stones and none is black, or if the label A stands on white ones only. */
  private static Color owner(Diagram diagram) {
    Position position = diagram.position();
    boolean noneIsBlack = position.black().isEmpty() && !position.white().isEmpty();
    boolean whiteIsNamed =
        labelled(diagram, "A", Content.BLACK).isEmpty()
            && !labelled(diagram, "A", Content.WHITE).isEmpty();
    return noneIsBlack || whiteIsNamed ? Color.WHITE : Color.BLACK;
  }

  private static Diagram exchanged(Diagram diagram) {
    Position position = diagram.position();
    return new Diagram(
        diagram.name(),
        Position.of(position.board(), /* black= */ position.white(), /* white= */ position.black()),
        diagram.visible(),
        diagram.edges(),
        diagram.shaded(),
        diagram.labels(),
        diagram.toMove().map(Color::opposite),
        diagram.shading(),
        diagram.tints(),
        diagram.coordinates());
  }

  /** The owner's edges that are drawn; if none is, the others that are. */
  private static ImmutableSet<Edge> ownEdges(Diagram diagram, Color owner) {
    ImmutableSet<Edge> owners =
        owner == Color.BLACK
            ? ImmutableSet.of(Edge.TOP, Edge.BOTTOM)
            : ImmutableSet.of(Edge.LEFT, Edge.RIGHT);
    ImmutableSet<Edge> drawn = Sets.intersection(diagram.edges(), owners).immutableCopy();
    return drawn.isEmpty() ? diagram.edges() : drawn;
  }

  private Template read(Optional<Kind> kind) throws FormatException {
    if (black.isEmpty()) {
      throw nothing(
          "there is no " + stone() + ", so no terminal", "a template connects " + stone() + "s");
    }
    Set<Cell> unseen = Sets.difference(black, diagram.visible());
    if (!unseen.isEmpty()) {
      throw problem(
          stone() + "s outside the drawn cells: " + Joiner.on(' ').join(unseen),
          "draw these cells too or remove the stones");
    }
    try {
      Promise promise = promise(kind.isPresent() ? kind.get() : suggestedKind());
      return new Template(
          diagram.name(),
          ImmutableList.of(),
          Position.of(diagram.position().board(), black, diagram.position().white()),
          carrier,
          promise,
          TemplateClaim.UNSTATED,
          "");
    } catch (IllegalArgumentException e) {
      throw new FormatException(place, String.valueOf(e.getMessage()));
    }
  }

  private Kind suggestedKind() throws FormatException {
    boolean joinsStones = !isOneGroup(interior()) && labelled("B", Content.BLACK).isEmpty();
    if (touchedEdges().isEmpty() || (joinsStones && isBorrowed(ownEdges))) {
      boolean named = labelled("A", Content.BLACK).size() > 1;
      if (!named && isOneGroup(interior()) && !carrier.isEmpty()) {
        throw nothing(
            "there is no edge that the template touches, and without one an interior template joins"
                + " at least two stones that don't touch",
            "draw the edge as a line of dashes below the last row or above the first, in <hexboard>"
                + " as edges=\"bottom\"; a blank line ends a drawing");
      }
      touchedEdges()
          .forEach(
              edge ->
                  remarks.add(
                      "the %s edge is read as %s, so the template joins stones; --kind edge has it"
                              .formatted(edge.label(), naming.name(owner.opposite()) + "'s")
                          + " connect to that edge"));
      return Kind.INTERIOR;
    }
    if (labelled("A", Content.BLACK).isEmpty()) {
      return Kind.EDGE;
    }
    if (!labelled("B", Content.BLACK).isEmpty()) {
      return Kind.CONNECTS_BOTH;
    }
    return labelled("B", Content.EMPTY).isEmpty() ? Kind.EDGE : Kind.PIVOTING;
  }

  /** Whether the edges are the other side's by their place. */
  private boolean isBorrowed(Set<Edge> edges) {
    boolean sides = edges.contains(Edge.LEFT) || edges.contains(Edge.RIGHT);
    return sides == (owner == Color.BLACK) && !edges.isEmpty();
  }

  private Promise promise(Kind kind) throws FormatException {
    return switch (kind) {
      case EDGE -> new Promise.ToEdge(group(), edge());
      case INTERIOR -> new Promise.Interior(interior());
      case CONNECTS_BOTH -> connectsBoth();
      case PIVOTING -> pivoting(false);
      case PIVOTING_SENTE -> pivoting(true);
    };
  }

  private ImmutableSet<Edge> touchedEdges() {
    return ownEdges.stream()
        .filter(
            edge ->
                Sets.union(carrier, black).stream()
                    .anyMatch(cell -> diagram.position().board().touches(cell, edge)))
        .collect(ImmutableSet.toImmutableSet());
  }

  private Edge edge() throws FormatException {
    ImmutableSet<Edge> touched = touchedEdges();
    if (touched.isEmpty()) {
      throw problem(
          "no edge of " + naming.name(Color.BLACK) + "'s is drawn that the template touches",
          "draw the bottom or the top edge, a line of dashes, or ask for kind interior");
    }
    if (touched.size() > 1) {
      throw nothing(
          "both the %s and the %s edge are drawn, and the template touches both"
              .formatted(touched.asList().get(0).label(), touched.asList().get(1).label()),
          "draw only the edge that the template connects to; solve decides whole boards");
    }
    Edge edge = touched.iterator().next();
    boolean bothPlay = !diagram.position().white().isEmpty();
    if (isBorrowed(touched) && bothPlay && labelled("A", Content.BLACK).isEmpty()) {
      throw nothing(
          "only the %s edge is drawn, and there are stones of both sides: whose template is it?"
              .formatted(edge.label()),
          "give the label A to the stone that is connected" + OR_WHOLE);
    }
    if (owner == Color.WHITE || isBorrowed(touched)) {
      remarks.add(
          "the %s edge is read as %s's, which the template connects to; cells keep their names"
              .formatted(edge.label(), naming.name(Color.BLACK)));
    }
    return edge;
  }

  private ImmutableSet<Cell> group() throws FormatException {
    ImmutableSet<Cell> named = labelled("A", Content.BLACK);
    if (!named.isEmpty()) {
      return named;
    }
    ImmutableSet<Cell> labelled =
        black.stream().filter(diagram.labels()::containsKey).collect(ImmutableSet.toImmutableSet());
    if (!labelled.isEmpty()) {
      if (labelled.stream().map(diagram.labels()::get).distinct().count() > 1) {
        throw nothing(
            "several " + stone() + "s have labels",
            "give the label A to the stone that is connected");
      }
      return labelled;
    }
    if (!isOneGroup(black)) {
      throw nothing(
          "several " + naming.word(Color.BLACK) + " groups and none is named",
          diagram.edges().isEmpty() ? names() : names() + OR_WHOLE);
    }
    return black;
  }

  private boolean isOneGroup(ImmutableSet<Cell> stones) {
    ImmutableSet<Cell> first = ImmutableSet.of(stones.iterator().next());
    return diagram.position().board().flood(first, stones::contains).size() == stones.size();
  }

  private ImmutableSet<Cell> interior() {
    ImmutableSet<Cell> named = labelled("A", Content.BLACK);
    return named.isEmpty() ? black : named;
  }

  private Promise connectsBoth() throws FormatException {
    ImmutableSet<Cell> a = labelled("A", Content.BLACK);
    ImmutableSet<Cell> b = labelled("B", Content.BLACK);
    if (a.isEmpty() && b.isEmpty() && black.size() == 2) {
      return new Promise.ConnectsBoth(black.asList().get(0), black.asList().get(1), edge());
    }
    String hint = "give the labels A and B to the two stones that are connected";
    return new Promise.ConnectsBoth(
        only(a, stone(), "A", hint), only(b, stone(), "B", hint), edge());
  }

  private Promise pivoting(boolean sente) throws FormatException {
    ImmutableSet<Cell> a = labelled("A", Content.BLACK);
    String hint = "give the label A to the " + stone() + " and the label B to the empty pivot cell";
    Cell stone = only(a.isEmpty() && black.size() == 1 ? black : a, stone(), "A", hint);
    Cell pivot = only(labelled("B", Content.EMPTY), "empty cell", "B", hint);
    return new Promise.Pivoting(stone, pivot, edge(), sente);
  }

  private Cell only(ImmutableSet<Cell> cells, String what, String label, String hint)
      throws FormatException {
    if (cells.size() != 1) {
      throw problem(
          "expected one " + what + " with the label " + label + ", found " + cells.size(), hint);
    }
    return cells.iterator().next();
  }

  private ImmutableSet<Cell> labelled(String label, Content content) {
    return Sets.intersection(labelled(diagram, label, content), own(content)).immutableCopy();
  }

  /** The template's cells with this content. */
  private ImmutableSet<Cell> own(Content content) {
    return content == Content.BLACK ? black : carrier;
  }

  private static ImmutableSet<Cell> labelled(Diagram diagram, String label, Content content) {
    return diagram.position().cells(content).stream()
        .filter(cell -> label.equals(Ascii.toUpperCase(diagram.labels().getOrDefault(cell, ""))))
        .collect(ImmutableSet.toImmutableSet());
  }

  private String stone() {
    return naming.word(Color.BLACK) + " stone";
  }

  private FormatException problem(String message, String hint) {
    return new FormatException(place, message, hint);
  }

  /**
   * Without a name for what is promised the drawing is no template, and else it is a faulty one.
   */
  private FormatException nothing(String message, String hint) {
    return statesNothing ? new NoTemplateException(place, message, hint) : problem(message, hint);
  }

  /** Which labels say what two stones promise, as the formats write them. */
  private String names() {
    String hint = "give the label A to the stone that is connected";
    if (black.size() != 2) {
      return hint;
    }
    Cell a = black.asList().get(0);
    Cell b = black.asList().get(1);
    String red = owner == Color.BLACK ? "R" : "B";
    String others =
        diagram.position().white().isEmpty()
            ? ""
            : (owner == Color.BLACK ? " B " : " R ")
                + Joiner.on(' ').join(new TreeSet<>(diagram.position().white()));
    return "in <hexboard> contents=\"%s A:%s B:%s%s\" says that both stones are connected, to the edge and each other; contents=\"%s A:%s %s%s\" that %s is, with the help of %s; contents=\"%s %s A:%s%s\" that %s is. In text, 'label: %s A' above the drawing gives a label"
        .formatted(red, a, b, others, red, a, b, others, a, b, red, a, b, others, b, a);
  }
}
