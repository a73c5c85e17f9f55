package org.hexproof.spot;

import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.GridSymmetry;
import org.hexproof.board.Offset;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;

/**
 * A template in one of the ways in which it can lie on a board for the side that joins top and
 * bottom. Its cells are counted from the corner of the box around them, which reaches up to the
 * edge that the template connects to.
 *
 * @param edge top or bottom, or none
 */
record OrientedTemplate(
    Template template,
    Promise promise,
    ImmutableSet<Cell> stones,
    ImmutableSet<Cell> carrier,
    Optional<Edge> edge,
    int cols,
    int rows) {
  private static final ImmutableSet<Edge> OWN = ImmutableSet.of(Edge.TOP, Edge.BOTTOM);

  /** All the different ways; of a symmetric template there are fewer. */
  static ImmutableSet<OrientedTemplate> of(Template template) {
    return GridSymmetry.ALL.stream()
        .flatMap(symmetry -> of(template, symmetry).stream())
        .collect(ImmutableSet.toImmutableSet());
  }

  /** In the way of a symmetry, if that takes its edge to one of the side's. */
  static Optional<OrientedTemplate> of(Template template, GridSymmetry symmetry) {
    return edgesOf(template)
            .map(symmetry::apply)
            .allMatch(edge -> edge.filter(OWN::contains).isPresent())
        ? Optional.of(lying(template, symmetry))
        : Optional.empty();
  }

  private static Stream<Edge> edgesOf(Template template) {
    return template.promise().edges().stream();
  }

  private static OrientedTemplate lying(Template template, GridSymmetry symmetry) {
    List<Offset> images = new ArrayList<>();
    Stream.concat(template.stones().black().stream(), template.carrier().stream())
        .forEach(cell -> images.add(symmetry.apply(Offset.of(cell))));
    IntSummaryStatistics cols = images.stream().mapToInt(Offset::col).summaryStatistics();
    edgesOf(template)
        .map(edge -> template.board().along(edge).asList().get(0))
        .forEach(cell -> images.add(symmetry.apply(Offset.of(cell))));
    IntSummaryStatistics rows = images.stream().mapToInt(Offset::row).summaryStatistics();
    UnaryOperator<Cell> place =
        cell -> {
          Offset image = symmetry.apply(Offset.of(cell));
          return new Cell(image.col() - cols.getMin(), image.row() - rows.getMin());
        };
    UnaryOperator<Edge> edge = drawn -> symmetry.apply(drawn).orElseThrow();
    return new OrientedTemplate(
        template,
        inOrder(template.promise().moved(place, edge)),
        moved(template.stones().black(), place),
        moved(template.carrier(), place),
        edgesOf(template).map(edge).findFirst(),
        cols.getMax() - cols.getMin() + 1,
        rows.getMax() - rows.getMin() + 1);
  }

  /** Of two stones that are both connected it makes no difference which is A. */
  private static Promise inOrder(Promise promise) {
    return promise instanceof Promise.ConnectsBoth both && both.a().compareTo(both.b()) > 0
        ? new Promise.ConnectsBoth(both.b(), both.a(), both.edge())
        : promise;
  }

  private static ImmutableSet<Cell> moved(ImmutableSet<Cell> cells, UnaryOperator<Cell> place) {
    return cells.stream().map(place).sorted().collect(ImmutableSet.toImmutableSet());
  }

  /** With its cells and edges where these functions take them. */
  Match at(Color side, UnaryOperator<Cell> cells, UnaryOperator<Edge> edges) {
    return new Match(
        side, template, promise.moved(cells, edges), moved(stones, cells), moved(carrier, cells));
  }
}
