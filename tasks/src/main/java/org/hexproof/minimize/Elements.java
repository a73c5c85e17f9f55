package org.hexproof.minimize;

import static java.util.Comparator.comparingInt;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.Sets;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.template.Template;
import org.hexproof.template.TemplateClaim;

/**
 * A drawing as a set of elements, of which its parts are subsets. An empty cell of the carrier is
 * an element; without it the cell is White's. A black stone that the promise does not name is two:
 * its place, without which the cell is White's, and on top of that the stone, without which the
 * cell is empty. A stone without its place counts for nothing.
 */
final class Elements {
  /** A cell that is not White's, or the stone on it. */
  private record Element(Cell cell, boolean stone) {}

  private final Template drawing;
  private final ImmutableList<Element> elements;

  Elements(Template drawing) {
    this.drawing = drawing;
    Position stones = drawing.stones();
    ImmutableList.Builder<Element> all = ImmutableList.builder();
    for (Cell cell : stones.board().cells()) {
      boolean isStone =
          stones.at(cell) == Content.BLACK && !drawing.promise().named().contains(cell);
      if (isStone || drawing.carrier().contains(cell)) {
        all.add(new Element(cell, false));
      }
      if (isStone) {
        all.add(new Element(cell, true));
      }
    }
    elements = all.build();
  }

  Template drawing() {
    return drawing;
  }

  BigInteger all() {
    return set(element -> true);
  }

  /** The elements that are cells, or places of stones. */
  BigInteger places() {
    return set(element -> !element.stone);
  }

  /** These cells, or the places of stones on them. */
  BigInteger places(Set<Cell> cells) {
    return set(element -> !element.stone && cells.contains(element.cell));
  }

  BigInteger elements(Set<Cell> cells) {
    return set(element -> cells.contains(element.cell));
  }

  private BigInteger set(Predicate<Element> wanted) {
    BigInteger set = BigInteger.ZERO;
    for (int i = 0; i < elements.size(); i++) {
      if (wanted.test(elements.get(i))) {
        set = set.setBit(i);
      }
    }
    return set;
  }

  private ImmutableSet<Cell> cells(BigInteger set, boolean stones) {
    return IntStream.range(0, elements.size())
        .filter(set::testBit)
        .mapToObj(elements::get)
        .filter(element -> element.stone == stones)
        .map(Element::cell)
        .collect(ImmutableSet.toImmutableSet());
  }

  /** The cells that are not White's; the named stones apart. */
  ImmutableSet<Cell> held(BigInteger set) {
    return cells(set, false);
  }

  private ImmutableSet<Cell> black(BigInteger set) {
    return ImmutableSet.copyOf(
        Sets.union(drawing.promise().named(), Sets.intersection(held(set), cells(set, true))));
  }

  /** The cells that can be White's, and are in this part. */
  ImmutableSet<Cell> white(BigInteger set) {
    return Sets.difference(held(all()), held(set)).immutableCopy();
  }

  ImmutableSet<Cell> carrier(BigInteger set) {
    return Sets.difference(held(set), cells(set, true)).immutableCopy();
  }

  /** The part with White on all other cells. */
  Position position(BigInteger set) {
    return Position.amidWhite(drawing.board(), black(set), held(set));
  }

  /** The drawing with White on some cells, some empty, and Black on all others that it has. */
  Position position(Set<Cell> white, Set<Cell> empty) {
    Position position = drawing.surrounded();
    for (Cell cell : held(all())) {
      position =
          position.with(
              cell,
              white.contains(cell)
                  ? Content.WHITE
                  : empty.contains(cell) ? Content.EMPTY : Content.BLACK);
    }
    return position;
  }

  /** What of a part a proof needs that has this carrier; it may need any of the stones. */
  BigInteger needed(BigInteger set, Set<Cell> carrier) {
    return set.and(elements(Sets.union(carrier, black(set))));
  }

  /** The part as a template that claims to be valid and minimal; nothing if it is none. */
  Optional<Template> template(BigInteger set, String name, String source) {
    Position stones = Position.of(drawing.board(), black(set), drawing.stones().white());
    ImmutableSet<Cell> carrier = carrier(set);
    boolean isWhole = drawing.promise().pivot().stream().allMatch(carrier::contains);
    return carrier.isEmpty() || !isWhole || !Template.isConnected(stones, carrier)
        ? Optional.empty()
        : Optional.of(
            new Template(
                name,
                ImmutableList.of(),
                stones,
                carrier,
                drawing.promise(),
                TemplateClaim.VALID_AND_MINIMAL,
                source));
  }

  /** The column of a cell; its row where the edge of the promise is at the left or right. */
  private int column(Cell cell) {
    return isTurned() ? cell.row() : cell.col();
  }

  private boolean isTurned() {
    Set<Edge> edges = drawing.promise().edges();
    return edges.contains(Edge.LEFT) || edges.contains(Edge.RIGHT);
  }

  int columns() {
    return isTurned() ? drawing.board().rows() : drawing.board().cols();
  }

  /** The elements in columns from the first to the last; nothing if a named stone is outside. */
  Optional<BigInteger> window(int first, int last) {
    Predicate<Cell> inside = cell -> column(cell) >= first && column(cell) <= last;
    return drawing.promise().named().stream().allMatch(inside)
        ? Optional.of(set(element -> inside.test(element.cell)))
        : Optional.empty();
  }

  /** How many columns a part spans, with the named stones. */
  int width(BigInteger set) {
    List<Integer> columns =
        ImmutableList.copyOf(Iterables.concat(held(set), drawing.promise().named())).stream()
            .map(this::column)
            .sorted()
            .toList();
    return columns.get(columns.size() - 1) - columns.get(0) + 1;
  }

  /**
   * The elements from the left to the right as they are seen: each row is shifted by half a cell.
   */
  ImmutableList<Integer> fromTheLeft() {
    Comparator<Integer> byPlace =
        comparingInt(
                (Integer i) -> {
                  Cell cell = elements.get(i).cell;
                  return isTurned() ? 2 * cell.row() + cell.col() : 2 * cell.col() + cell.row();
                })
            .thenComparing(i -> elements.get(i).cell)
            .thenComparing(i -> !elements.get(i).stone);
    return IntStream.range(0, elements.size())
        .boxed()
        .sorted(byPlace)
        .collect(ImmutableList.toImmutableList());
  }
}
