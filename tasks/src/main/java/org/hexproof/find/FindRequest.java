package org.hexproof.find;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.google.common.math.LongMath;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.template.Kind;
import org.hexproof.template.Promise;

/**
 * What templates are wanted: all of a kind that fit into a box, on the bottom edge if the kind has
 * one.
 *
 * @param box columns and rows of the box
 * @param mostCells how many empty cells a template may have
 * @param limit how many templates are wanted
 * @param seed where the search goes first, which tells what is found if there is a limit
 */
public record FindRequest(
    Kind kind, Board box, Stones stones, int mostCells, int limit, long seed) {
  /** Boxes with more cells are refused. */
  public static final int MOST_CELLS = BoxPlacement.MOST_CELLS;

  private static final long MOST_PLACES = 1_000_000;

  /**
   * Which stones the templates have.
   *
   * @param joined how many stones an interior template joins; of other kinds it is clear
   * @param others how many black stones the promise does not name, each of them needed; none but of
   *     edge and interior templates
   * @param above how many rows of the box are above stone A of an edge template; A of other kinds
   *     stands in the top row
   */
  public record Stones(int joined, int others, int above) {
    public static final Stones FEWEST = new Stones(2, 0, 0);
  }

  /** The box is not too large, and there are not too many ways to place the stones. */
  public FindRequest {
    checkArgument(
        box.size() <= MOST_CELLS,
        "a box of %s x %s has %s cells, at most %s are searched",
        box.cols(),
        box.rows(),
        box.size(),
        MOST_CELLS);
    checkArgument(
        stones.joined == Stones.FEWEST.joined || kind == Kind.INTERIOR,
        "templates of kind %s join no number of stones that can be chosen",
        kind.label());
    checkArgument(
        stones.others == 0 || kind == Kind.EDGE || kind == Kind.INTERIOR,
        "templates of kind %s have no other stones here",
        kind.label());
    checkArgument(
        stones.above == 0 || kind == Kind.EDGE,
        "stone A of a template of kind %s has no rows above it here",
        kind.label());
    checkArgument(stones.joined > 1, "an interior template joins at least two stones");
    long places = places(kind, box, stones);
    checkArgument(
        places <= MOST_PLACES,
        "there are %s ways to place the stones in a box of %s x %s, at most %s are searched",
        places,
        box.cols(),
        box.rows(),
        MOST_PLACES);
  }

  /** With as few stones as the kind can have. */
  public FindRequest(Kind kind, Board box, int mostCells, int limit, long seed) {
    this(kind, box, Stones.FEWEST, mostCells, limit, seed);
  }

  private static long places(Kind kind, Board box, Stones stones) {
    int all = (kind == Kind.INTERIOR ? stones.joined : 1) + stones.others;
    return all > box.size()
        ? 0
        : LongMath.saturatedMultiply(
            LongMath.binomial(box.size(), all), LongMath.binomial(all, stones.others));
  }

  /** Where the stones can be: in each list they are moved to the right, step by step. */
  ImmutableList<ImmutableList<BoxPlacement>> placements() {
    Stream<BoxPlacement> leftmost =
        switch (kind) {
          case EDGE -> edge();
          case INTERIOR -> interior();
          case CONNECTS_BOTH, PIVOTING, PIVOTING_SENTE -> pairs();
        };
    return leftmost.map(BoxPlacement::movedToTheRight).collect(ImmutableList.toImmutableList());
  }

  /** Whether the stones of the kind can stand in the box. */
  public boolean hasRoom() {
    return !placements().isEmpty();
  }

  private Stream<BoxPlacement> edge() {
    return stones.above >= box.rows()
        ? Stream.empty()
        : IntStream.range(0, box.cols())
            .mapToObj(col -> new Cell(col, stones.above))
            .flatMap(
                a ->
                    sets(
                            Sets.difference(ImmutableSet.copyOf(box.cells()), Set.of(a)),
                            stones.others)
                        .filter(others -> isLeftmost(Sets.union(Set.of(a), others)))
                        .map(
                            others ->
                                placement(
                                    new Promise.ToEdge(ImmutableSet.of(a), Edge.BOTTOM), others)));
  }

  private Stream<BoxPlacement> interior() {
    return sets(ImmutableSet.copyOf(box.cells()), stones.joined + stones.others)
        .filter(FindRequest::isLeftmost)
        .flatMap(
            all ->
                sets(all, stones.joined)
                    .map(
                        joined ->
                            placement(
                                new Promise.Interior(ImmutableSet.copyOf(joined)),
                                Sets.difference(all, joined))));
  }

  private static Stream<Set<Cell>> sets(Set<Cell> cells, int size) {
    return size > cells.size() ? Stream.empty() : Sets.combinations(cells, size).stream();
  }

  private static boolean isLeftmost(Set<Cell> stones) {
    return stones.stream().anyMatch(cell -> cell.col() == 0);
  }

  private BoxPlacement placement(Promise promise, Set<Cell> others) {
    return new BoxPlacement(promise, box, ImmutableSet.copyOf(others));
  }

  /** A in the top row, and B to its left or right or below, where it does not touch A. */
  private Stream<BoxPlacement> pairs() {
    return IntStream.range(0, box.rows())
        .boxed()
        .flatMap(
            row ->
                IntStream.range(1 - box.cols(), box.cols())
                    .mapToObj(
                        step ->
                            pair(new Cell(Math.max(0, -step), 0), new Cell(Math.max(0, step), row)))
                    .flatMap(pair -> pair));
  }

  /** Nothing if the terminals touch, or if it is the same as with A and B swapped. */
  private Stream<BoxPlacement> pair(Cell a, Cell b) {
    boolean swapped = kind == Kind.CONNECTS_BOTH && b.row() == 0 && b.col() < a.col();
    return a.equals(b) || box.neighbors(a).contains(b) || swapped
        ? Stream.empty()
        : Stream.of(
            placement(
                kind == Kind.CONNECTS_BOTH
                    ? new Promise.ConnectsBoth(a, b, Edge.BOTTOM)
                    : new Promise.Pivoting(a, b, Edge.BOTTOM, kind == Kind.PIVOTING_SENTE),
                Set.of()));
  }
}
