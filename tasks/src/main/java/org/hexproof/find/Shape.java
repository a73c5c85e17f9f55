package org.hexproof.find;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.GridSymmetry;
import org.hexproof.board.Offset;
import org.hexproof.board.Position;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.hexproof.template.TemplateClaim;

/**
 * A template with nothing but its stones and its carrier; the edge, if one is promised, is below
 * the last row.
 *
 * @param others black stones that the promise does not name
 */
record Shape(Promise promise, int rows, ImmutableSet<Cell> others, ImmutableSet<Cell> carrier) {
  private static final GridSymmetry SAME = GridSymmetry.ALL.get(0);

  /** The shape of a template that {@link #template} made. */
  static Shape of(Template template) {
    return new Shape(
        template.promise(),
        template.board().rows(),
        Sets.difference(template.stones().black(), template.promise().named()).immutableCopy(),
        template.carrier());
  }

  /**
   * One of its images that all of them agree on: of two at an edge, of twelve elsewhere; moved to
   * the left and up as far as can be.
   */
  Shape canonical() {
    return GridSymmetry.ALL.stream()
        .filter(symmetry -> promise.edges().stream().allMatch(edge -> keeps(symmetry, edge)))
        .map(this::image)
        .min(Comparator.comparing(Shape::text))
        .orElseThrow();
  }

  private static boolean keeps(GridSymmetry symmetry, Edge edge) {
    return symmetry.apply(edge).stream().anyMatch(edge::equals);
  }

  /** Moved as far left and up as can be. */
  Shape normal() {
    return image(SAME);
  }

  private Shape image(GridSymmetry symmetry) {
    IntSummaryStatistics cols = extent(symmetry, Offset::col);
    IntSummaryStatistics images = extent(symmetry, Offset::row);
    UnaryOperator<Cell> move =
        cell -> {
          Offset image = symmetry.apply(Offset.of(cell));
          return new Cell(image.col() - cols.getMin(), image.row() - images.getMin());
        };
    return new Shape(
        inOrder(promise.moved(move, edge -> edge)),
        (promise.edges().isEmpty() ? images.getMax() + 1 : rows) - images.getMin(),
        sorted(others, move),
        sorted(carrier, move));
  }

  private IntSummaryStatistics extent(GridSymmetry symmetry, ToIntFunction<Offset> side) {
    return all().map(Offset::of).map(symmetry::apply).mapToInt(side).summaryStatistics();
  }

  private static ImmutableSet<Cell> sorted(ImmutableSet<Cell> cells, UnaryOperator<Cell> move) {
    return cells.stream().map(move).sorted().collect(ImmutableSet.toImmutableSet());
  }

  /** Two stones of the top row are alike. */
  private static Promise inOrder(Promise promise) {
    return promise instanceof Promise.ConnectsBoth both
            && both.b().row() == both.a().row()
            && both.b().compareTo(both.a()) < 0
        ? new Promise.ConnectsBoth(both.b(), both.a(), both.edge())
        : promise;
  }

  private Stream<Cell> all() {
    return Stream.of(
            promise.named().stream(), promise.pivot().stream(), others.stream(), carrier.stream())
        .flatMap(cells -> cells);
  }

  private int cols() {
    return 1 + all().mapToInt(Cell::col).max().orElseThrow();
  }

  /** Whether the stones and the carrier hang together, as those of a template do. */
  boolean isConnected() {
    Set<Cell> all = all().collect(toSet());
    return new Board(cols(), rows).flood(Set.of(all.iterator().next()), all::contains).size()
        == all.size();
  }

  /** Whether wires can lead to A and B from outside, so that they are terminals of a context. */
  boolean isOpen() {
    return !(promise instanceof Promise.OfPair pair) || new Exit(pair, rows, carrier).exists();
  }

  /**
   * What tells the shape from all others: the kind, the size of the board, the number of empty
   * cells, the terminals, other stones after an x, and a hexadecimal number for each row of the
   * carrier.
   */
  String text() {
    Stream<Cell> terminals =
        promise instanceof Promise.OfPair pair
            ? Stream.of(pair.a(), pair.b())
            : promise.named().stream().sorted();
    String stones =
        Stream.concat(
                terminals.map(Cell::toString), others.stream().sorted().map(other -> "x" + other))
            .collect(joining("-"));
    String carried =
        IntStream.range(0, rows).mapToObj(row -> Long.toHexString(row(row))).collect(joining("."));
    return String.join(
        "-",
        promise.kind().label(),
        rows + "x" + cols(),
        Integer.toString(carrier.size()),
        stones,
        carried);
  }

  private long row(int row) {
    return carrier.stream()
        .filter(cell -> cell.row() == row)
        .mapToLong(cell -> 1L << (cols() - 1 - cell.col()))
        .sum();
  }

  /** The shape as a template on a board of its size that claims to be valid and minimal. */
  Template template(String source) {
    return new Template(
        text(),
        ImmutableList.of(),
        Position.of(
            new Board(cols(), rows),
            Sets.union(promise.named(), others).immutableCopy(),
            ImmutableSet.of()),
        carrier,
        promise,
        TemplateClaim.VALID_AND_MINIMAL,
        source);
  }
}
