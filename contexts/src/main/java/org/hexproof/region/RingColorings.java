package org.hexproof.region;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;

/**
 * The ways to surround a region with stones: every empty cell of its ring, and of its holes,
 * becomes black or white. The black groups of the ring are then its terminals.
 */
public final class RingColorings {
  /** More empty cells around have too many colorings. */
  public static final int MAX_CELLS = 16;

  private final Position position;
  private final ImmutableSet<Cell> cells;
  private final ImmutableSet<Edge> edges;
  private final ImmutableList<Ring.Place> ring;
  private final ImmutableList<Cell> holes;
  private final ImmutableList<Cell> unknown;

  private RingColorings(
      Position position,
      ImmutableSet<Cell> cells,
      ImmutableSet<Edge> edges,
      ImmutableList<Ring.Place> ring,
      ImmutableList<Cell> holes) {
    this.position = position;
    this.cells = cells;
    this.edges = edges;
    this.ring = ring;
    this.holes = holes;
    this.unknown = undetermined();
  }

  /** Of cells in a row that touch stones only, one says whether these are joined to others. */
  private ImmutableList<Cell> undetermined() {
    Set<Cell> unknown = new LinkedHashSet<>();
    boolean wasPlain = false;
    for (Ring.Place place : ring) {
      boolean plain = place.inner().stream().noneMatch(cells::contains);
      Optional<Cell> empty = place.cell().filter(cell -> position.at(cell) == Content.EMPTY);
      if (!(plain && wasPlain)) {
        empty.ifPresent(unknown::add);
      }
      wasPlain = plain && empty.isPresent();
    }
    unknown.addAll(holes);
    return ImmutableList.copyOf(unknown);
  }

  /**
   * Those of a region and the stones around that hang together with it.
   *
   * @param position the stones; at the sides without an edge the region doesn't reach the rim of
   *     the board
   * @param cells the empty cells of the region
   * @param edge Black's edge that the region is at, if it is at one: the bottom
   * @throws IllegalArgumentException if the region with its stones has several parts, meets another
   *     edge, or has too many cells around
   */
  public static RingColorings of(Position position, ImmutableSet<Cell> cells, Optional<Edge> edge) {
    Board board = position.board();
    Set<Cell> disc = new LinkedHashSet<>(board.flood(cells, position.black()::contains));
    ImmutableSet<Cell> enclosed = enclosed(disc, board, edge);
    disc.addAll(enclosed);
    ImmutableList<Ring.Place> places =
        Ring.around(position, ImmutableSet.copyOf(disc))
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "the region with its stones has several parts, so no walk leads around it"))
            .places();
    List<Ring.Place> ring = new ArrayList<>(places);
    List<Edge> met = places.stream().flatMap(place -> place.edge().stream()).toList();
    checkArgument(
        met.equals(edge.stream().toList()),
        "the region meets %s; a witness is looked for around a region at one edge, or amid the"
            + " board",
        met.stream().map(Edge::label).toList());
    while (edge.isPresent() && ring.get(0).edge().isEmpty()) {
      ring.add(ring.remove(0));
    }
    RingColorings colorings =
        new RingColorings(
            position,
            cells,
            ImmutableSet.copyOf(edge.stream().toList()),
            ImmutableList.copyOf(ring),
            enclosed.stream()
                .filter(cell -> position.at(cell) == Content.EMPTY)
                .collect(ImmutableList.toImmutableList()));
    checkArgument(
        colorings.unknown.size() <= MAX_CELLS,
        "the region has %s empty cells around it; at most %s are colored",
        colorings.unknown.size(),
        MAX_CELLS);
    return colorings;
  }

  /** The cells outside of the disc from which none but it leads to the rim of the board. */
  private static ImmutableSet<Cell> enclosed(Set<Cell> disc, Board board, Optional<Edge> edge) {
    Set<Cell> rim = new LinkedHashSet<>();
    Arrays.stream(Edge.values())
        .filter(side -> !edge.equals(Optional.of(side)))
        .forEach(side -> rim.addAll(board.along(side)));
    Set<Cell> outside = board.flood(Sets.difference(rim, disc), cell -> !disc.contains(cell));
    return board.cells().stream()
        .filter(cell -> !disc.contains(cell) && !outside.contains(cell))
        .collect(ImmutableSet.toImmutableSet());
  }

  /** Those whose colors matter, which are colored; the others of the ring become White's. */
  public ImmutableList<Cell> unknown() {
    return unknown;
  }

  /**
   * All empty cells around, clockwise, from the left end of the bottom if it is at the edge; and
   * after them those of the holes.
   */
  public ImmutableList<Cell> ring() {
    return Stream.concat(ring.stream().flatMap(place -> place.cell().stream()), holes.stream())
        .filter(cell -> position.at(cell) == Content.EMPTY)
        .distinct()
        .collect(ImmutableList.toImmutableList());
  }

  /** The empty cells that the region and its stones enclose. */
  ImmutableList<Cell> holes() {
    return holes;
  }

  /**
   * Those of the region with one of the cells around, which stays empty, for each that can be
   * closed.
   */
  public ImmutableList<RingColorings> leavingOneEmpty() {
    return ring().stream()
        .flatMap(cell -> leavingEmpty(cell).stream())
        .collect(ImmutableList.toImmutableList());
  }

  Optional<RingColorings> leavingEmpty(Cell cell) {
    try {
      ImmutableSet<Cell> more = ImmutableSet.<Cell>builder().addAll(cells).add(cell).build();
      return Optional.of(of(position, more, edges.stream().findFirst()));
    } catch (IllegalArgumentException tooMany) {
      return Optional.empty();
    }
  }

  private boolean isBlack(Cell cell, int black) {
    int place = unknown.indexOf(cell);
    return place >= 0 && (black >> place & 1) != 0;
  }

  public int size() {
    return 1 << unknown.size();
  }

  /**
   * The region as a coloring closes it. Its first terminal is the bottom edge, or, amid the board,
   * the group that is to be led there; the others follow clockwise.
   *
   * @param black which of the unknown cells are black, as a bit mask
   * @param first of a region amid the board, which of the black groups comes first, counted from 0
   * @return nothing if there are fewer groups, or only one, or a group is met at two places with
   *     another between them
   */
  public Optional<ClosedRegion> closed(int black, int first) {
    List<Cell> blacks = new ArrayList<>(position.black());
    List<Cell> whites = new ArrayList<>(position.white());
    ring().forEach(cell -> (isBlack(cell, black) ? blacks : whites).add(cell));
    Position stones = Position.of(position.board(), blacks, whites);
    ImmutableList<Group> groups = Group.all(stones, edges);
    List<Group> met = new ArrayList<>();
    for (Ring.Place place : ring) {
      for (Group group : groups) {
        boolean isThere =
            place.edge().map(group.edges()::contains).orElse(false)
                || place.cell().map(group.stones()::contains).orElse(false);
        if (isThere && (met.isEmpty() || !met.get(met.size() - 1).equals(group))) {
          met.add(group);
        }
      }
    }
    if (met.size() > 1 && met.get(0).equals(met.get(met.size() - 1))) {
      met.remove(met.size() - 1);
    }
    if (met.size() < 2
        || first >= met.size()
        || (!edges.isEmpty() && first > 0)
        || new HashSet<>(met).size() < met.size()) {
      return Optional.empty();
    }
    ImmutableList.Builder<Terminal> terminals = ImmutableList.builder();
    for (int i = 0; i < met.size(); i++) {
      Group group = met.get((first + i) % met.size());
      terminals.add(new Terminal(group.stones(), group.edges()));
    }
    return Optional.of(new ClosedRegion(stones, cells, terminals.build()));
  }
}
