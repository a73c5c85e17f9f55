package org.hexproof.format;

import com.google.common.base.Ascii;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.template.Claim;
import org.hexproof.template.Kind;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;

/**
 * The rule from a drawing to a template.
 *
 * <ul>
 *   <li>The carrier is what is drawn, less the stones and the shaded cells.
 *   <li>The edge is the drawn top or bottom edge that the carrier or a black stone touches. The
 *       left and right edges are White's, which makes them no different from any other outside.
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
 * <p>Small letters do as well as capitals.
 */
final class TemplateReading {
  private final Place place;
  private final Diagram diagram;
  private final ImmutableSet<Cell> carrier;
  private final ImmutableSet<Cell> black;

  private TemplateReading(Place place, Diagram diagram) {
    this.place = place;
    this.diagram = diagram;
    this.black = diagram.position().black();
    this.carrier =
        diagram.position().empty().stream()
            .filter(diagram.visible()::contains)
            .filter(cell -> !diagram.shaded().contains(cell))
            .collect(ImmutableSet.toImmutableSet());
  }

  /**
   * The template that a drawing shows.
   *
   * @param place where to report that it shows none
   * @throws FormatException if it shows none of that kind
   */
  static Template read(Place place, Diagram diagram, Optional<Kind> kind) throws FormatException {
    return new TemplateReading(place, diagram).read(kind);
  }

  private Template read(Optional<Kind> kind) throws FormatException {
    if (black.isEmpty()) {
      throw problem("there is no black stone, so no terminal", "a template connects black stones");
    }
    Set<Cell> unseen = Sets.difference(black, diagram.visible());
    if (!unseen.isEmpty()) {
      throw problem(
          "black stones outside the drawn cells: " + Joiner.on(' ').join(unseen),
          "draw these cells too or remove the stones");
    }
    Promise promise;
    try {
      promise = promise(kind.isPresent() ? kind.get() : suggestedKind());
      return new Template(
          diagram.name(),
          ImmutableList.of(),
          diagram.position(),
          carrier,
          promise,
          Claim.UNSTATED,
          "");
    } catch (IllegalArgumentException e) {
      throw new FormatException(place, String.valueOf(e.getMessage()));
    }
  }

  private Kind suggestedKind() {
    if (touchedEdges().isEmpty()) {
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
    return diagram.edges().stream()
        .filter(edge -> edge == Edge.TOP || edge == Edge.BOTTOM)
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
          "no edge of Black's is drawn that the template touches",
          "draw the bottom or the top edge, or ask for kind interior");
    }
    if (touched.size() > 1) {
      throw problem(
          "both the top and the bottom edge are drawn, and the template touches both",
          "draw only the edge that the template connects to; solve decides whole boards");
    }
    return touched.iterator().next();
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
        throw problem(
            "several black stones have labels", "give the label A to the stone that is connected");
      }
      return labelled;
    }
    if (!isOneGroup(black)) {
      throw problem(
          "several black groups and none is named",
          "give the label A to the stone that is connected");
    }
    return black;
  }

  private boolean isOneGroup(ImmutableSet<Cell> stones) {
    Set<Cell> left = new LinkedHashSet<>(stones);
    Deque<Cell> open = new ArrayDeque<>();
    Cell first = stones.iterator().next();
    left.remove(first);
    open.add(first);
    while (!open.isEmpty()) {
      for (Cell next : diagram.position().board().neighbors(open.remove())) {
        if (left.remove(next)) {
          open.add(next);
        }
      }
    }
    return left.isEmpty();
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
        only(a, "black stone", "A", hint), only(b, "black stone", "B", hint), edge());
  }

  private Promise pivoting(boolean sente) throws FormatException {
    ImmutableSet<Cell> a = labelled("A", Content.BLACK);
    String hint = "give the label A to the black stone and the label B to the empty pivot cell";
    Cell stone = only(a.isEmpty() && black.size() == 1 ? black : a, "black stone", "A", hint);
    Cell pivot = only(labelled("B", Content.EMPTY), "empty cell", "B", hint);
    return new Promise.Pivoting(stone, pivot, edge(), sente);
  }

  private Cell only(ImmutableSet<Cell> cells, String what, String label, String hint)
      throws FormatException {
    if (cells.size() != 1) {
      throw problem(
          "expected one %s with the label %s, found %d".formatted(what, label, cells.size()), hint);
    }
    return cells.iterator().next();
  }

  private ImmutableSet<Cell> labelled(String label, Content content) {
    return diagram.position().cells(content).stream()
        .filter(cell -> label.equals(Ascii.toUpperCase(diagram.labels().getOrDefault(cell, ""))))
        .collect(ImmutableSet.toImmutableSet());
  }

  private FormatException problem(String message, String hint) {
    return new FormatException(place, message, hint);
  }
}
