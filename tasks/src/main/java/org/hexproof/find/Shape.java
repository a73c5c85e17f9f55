package org.hexproof.find;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;
import org.hexproof.template.Kind;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.hexproof.template.TemplateClaim;

/**
 * A template that stands on the bottom edge, with nothing but its terminals and its carrier.
 *
 * @param a the stone in the top row
 * @param b the second stone or the pivot cell; none of an edge template
 */
record Shape(Kind kind, int rows, Cell a, Optional<Cell> b, ImmutableSet<Cell> carrier) {
  /** A place relative to a corner; unlike a cell's, its column can be negative. */
  private record Step(int col, int row) {
    static Step to(Cell cell) {
      return new Step(cell.col(), cell.row());
    }
  }

  /** The shape of a template that {@link #template} made. */
  static Shape of(Template template) {
    Promise promise = template.promise();
    int rows = template.stones().board().rows();
    return promise instanceof Promise.OfPair pair
        ? new Shape(template.kind(), rows, pair.a(), Optional.of(pair.b()), template.carrier())
        : new Shape(
            template.kind(),
            rows,
            Iterables.getOnlyElement(promise.named()),
            Optional.empty(),
            template.carrier());
  }

  /** This or its mirror image, whichever the two agree on; moved as far left as can be. */
  Shape canonical() {
    Shape same = normal();
    // Rows are slanted: a step down in the mirror is a step to the left and down.
    Shape mirrored = image(step -> new Step(-step.col - step.row, step.row));
    return same.text().compareTo(mirrored.text()) <= 0 ? same : mirrored;
  }

  /** Moved as far left as can be. */
  Shape normal() {
    return image(UnaryOperator.identity());
  }

  private Shape image(UnaryOperator<Step> map) {
    int left = all().mapToInt(cell -> map.apply(Step.to(cell)).col).min().orElseThrow();
    UnaryOperator<Cell> move =
        cell -> {
          Step step = map.apply(Step.to(cell));
          return new Cell(step.col - left, step.row);
        };
    return new Shape(
            kind,
            rows,
            move.apply(a),
            b.map(move),
            carrier.stream().map(move).sorted().collect(ImmutableSet.toImmutableSet()))
        .sorted();
  }

  /** Two stones of the top row are alike. */
  private Shape sorted() {
    boolean swapped =
        kind == Kind.CONNECTS_BOTH
            && b.orElseThrow().row() == a.row()
            && b.orElseThrow().compareTo(a) < 0;
    return swapped ? new Shape(kind, rows, b.orElseThrow(), Optional.of(a), carrier) : this;
  }

  private Stream<Cell> all() {
    return Stream.of(Stream.of(a), b.stream(), carrier.stream()).flatMap(cells -> cells);
  }

  private int cols() {
    return 1 + all().mapToInt(Cell::col).max().orElseThrow();
  }

  /** Whether the stones and the carrier hang together, as those of a template do. */
  boolean isConnected() {
    Set<Cell> all = all().collect(toSet());
    return new Board(cols(), rows).flood(Set.of(a), all::contains).size() == all.size();
  }

  /** Whether wires can lead to A and B from outside, so that they are terminals of a context. */
  boolean isOpen() {
    return b.isEmpty() || new Exit(this).exists();
  }

  /**
   * What tells the shape from all others: the kind, the size of the board, the number of empty
   * cells, the terminals, and a hexadecimal number for each row of the carrier.
   */
  String text() {
    String terminals =
        Stream.concat(Stream.of(a), b.stream()).map(Cell::toString).collect(joining("-"));
    String carried =
        IntStream.range(0, rows).mapToObj(row -> Long.toHexString(row(row))).collect(joining("."));
    return String.join(
        "-",
        kind.label(),
        rows + "x" + cols(),
        Integer.toString(carrier.size()),
        terminals,
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
    BoxPlacement placement = new BoxPlacement(kind, new Board(cols(), rows), a, b);
    Promise promise = placement.promise();
    return new Template(
        text(),
        ImmutableList.of(),
        Position.of(placement.board(), promise.named(), ImmutableSet.of()),
        carrier,
        promise,
        TemplateClaim.VALID_AND_MINIMAL,
        source);
  }
}
