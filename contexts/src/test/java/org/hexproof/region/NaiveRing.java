package org.hexproof.region;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;

/**
 * What a walk around a region meets, clockwise, and the pieces of the board beyond. The region has
 * to hang together and have no hole.
 */
final class NaiveRing {
  private static final int[][] CLOCKWISE = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};

  /** Against the clock. */
  private static final ImmutableList<Edge> SIDES =
      ImmutableList.of(Edge.TOP, Edge.LEFT, Edge.BOTTOM, Edge.RIGHT);

  /**
   * What the walk around the region meets: an {@link Edge} or a {@link Cell}.
   *
   * @param from the cell of the region from which it was met first
   * @param touched the region's cells that it touches here, as a bit mask
   */
  record Spot(Object place, Cell from, int touched) {}

  private final Position position;
  private final ImmutableList<Cell> cells;
  private final List<Spot> ring;

  NaiveRing(Position position, Set<Cell> cells) {
    this.position = position;
    this.cells = ImmutableList.sortedCopyOf(cells);
    this.ring = walk();
  }

  /** Whether cells that hang together have no hole: by Euler's formula. */
  static boolean isDisc(Board board, Set<Cell> cells) {
    int pairs = 0;
    int triples = 0;
    for (Cell cell : cells) {
      for (Cell next : Sets.intersection(ImmutableSet.copyOf(board.neighbors(cell)), cells)) {
        pairs++;
        triples +=
            (int)
                board.neighbors(next).stream()
                    .filter(third -> cells.contains(third) && board.neighbors(cell).contains(third))
                    .count();
      }
    }
    return cells.size() - pairs / 2 + triples / 6 == 1;
  }

  /** The cells outside that have no color yet. */
  static ImmutableSet<Cell> unknown(Position position, Set<Cell> cells) {
    ImmutableSet.Builder<Cell> unknown = ImmutableSet.builder();
    for (Cell cell : cells) {
      for (Cell next : position.board().neighbors(cell)) {
        if (!cells.contains(next) && position.at(next) == Content.EMPTY) {
          unknown.add(next);
        }
      }
    }
    return unknown.build();
  }

  /**
   * Whether the region touches no edge, but a cell of the ring does: this is not looked at here.
   */
  boolean isBesideEdge() {
    return ring.stream().noneMatch(spot -> spot.place() instanceof Edge)
        && ring.stream()
            .anyMatch(
                spot ->
                    Arrays.stream(Edge.values())
                        .anyMatch(edge -> position.board().touches((Cell) spot.place(), edge)));
  }

  /**
   * Whether the ring shows all that is known: it meets nothing twice, and no two of its cells touch
   * each other, and none of them an edge, other than those beside it on the walk.
   */
  boolean isPlain() {
    Set<Object> met = new HashSet<>();
    for (int i = 0; i < ring.size(); i++) {
      if (!met.add(ring.get(i).place())) {
        return false;
      }
      for (int j = 0; j < i - 1; j++) {
        boolean isBeside = i == ring.size() - 1 && j == 0;
        if (!isBeside && isOne(ring, i, j)) {
          return false;
        }
      }
      if (ring.get(i).place() instanceof Cell cell) {
        for (Edge edge : Edge.values()) {
          boolean isAway = ring.stream().noneMatch(spot -> spot.place() == edge);
          if (isAway && position.board().touches(cell, edge)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /**
   * The boundaries of the pieces of the board beyond the ring, as far as they matter: each stretch
   * of the ring between two edges with the sides of the board on the way back, in cyclic order. If
   * the region touches no edge, there is one, the ring.
   */
  List<List<Spot>> pieces() {
    List<Integer> edges = new ArrayList<>();
    for (int i = 0; i < ring.size(); i++) {
      if (ring.get(i).place() instanceof Edge) {
        edges.add(i);
      }
    }
    if (edges.isEmpty()) {
      return List.of(ring);
    }
    List<List<Spot>> pieces = new ArrayList<>();
    for (int i = 0; i < edges.size(); i++) {
      pieces.add(disc(edges.get(i), edges.get((i + 1) % edges.size())));
    }
    return pieces;
  }

  boolean touchesEdges() {
    return ring.stream().anyMatch(spot -> spot.place() instanceof Edge);
  }

  private List<Spot> walk() {
    List<Spot> spots = new ArrayList<>();
    int met = 0;
    Cell cell = cells.get(0);
    int direction = 0;
    while (inRegion(neighbor(cell, direction))) {
      direction++;
    }
    Cell first = cell;
    int firstDirection = direction;
    do {
      Object place = neighbor(cell, direction);
      int bit = 1 << cells.indexOf(cell);
      Spot last = Iterables.getLast(spots, null);
      if (last != null && last.place().equals(place)) {
        spots.set(spots.size() - 1, new Spot(place, last.from(), last.touched() | bit));
      } else {
        spots.add(new Spot(place, cell, bit));
      }
      met++;
      direction = (direction + 1) % 6;
      while (inRegion(neighbor(cell, direction))) {
        // Seen from there, the place just met is one step further on than this cell.
        cell = (Cell) neighbor(cell, direction);
        direction = (direction + 4) % 6;
      }
    } while (!(cell.equals(first) && direction == firstDirection));
    Spot last = Iterables.getLast(spots);
    if (spots.size() > 1 && last.place().equals(spots.get(0).place())) {
      Spot joined = new Spot(last.place(), last.from(), last.touched() | spots.get(0).touched());
      spots.remove(spots.size() - 1);
      spots.set(0, joined);
    }
    checkArgument(met == contacts(), "the region has a hole or parts");
    return spots;
  }

  private boolean inRegion(Object place) {
    return place instanceof Cell && cells.contains(place);
  }

  private int contacts() {
    int contacts = 0;
    for (Cell cell : cells) {
      for (int direction = 0; direction < 6; direction++) {
        contacts += inRegion(neighbor(cell, direction)) ? 0 : 1;
      }
    }
    return contacts;
  }

  private Object neighbor(Cell cell, int direction) {
    int col = cell.col() + CLOCKWISE[direction][0];
    int row = cell.row() + CLOCKWISE[direction][1];
    Board board = position.board();
    if (row < 0) {
      return Edge.TOP;
    }
    if (row >= board.rows()) {
      return Edge.BOTTOM;
    }
    if (col < 0) {
      return Edge.LEFT;
    }
    return col >= board.cols() ? Edge.RIGHT : new Cell(col, row);
  }

  /** A stretch of the ring, clockwise, and the sides of the board on the way back. */
  private List<Spot> disc(int start, int end) {
    List<Spot> disc = new ArrayList<>();
    disc.add(ring.get(start));
    int i = start;
    do {
      i = (i + 1) % ring.size();
      disc.add(ring.get(i));
    } while (i != end);
    Edge from = (Edge) ring.get(end).place();
    Edge to = (Edge) ring.get(start).place();
    boolean isBay =
        from == to && start != end && isFurther(to, ring.get(start).from(), ring.get(end).from());
    if (!isBay) {
      int side = SIDES.indexOf(from);
      while (SIDES.get(++side % 4) != to) {
        Edge missing = SIDES.get(side % 4);
        disc.add(new Spot(missing, ring.get(end).from(), 0));
      }
    }
    return disc;
  }

  /** Whether the two are the same cell, or touch each other. */
  boolean isOne(List<Spot> circle, int one, int other) {
    Object place = circle.get(one).place();
    Object second = circle.get(other).place();
    if (place instanceof Cell cell) {
      return second instanceof Cell next
          ? next.equals(cell) || position.board().neighbors(cell).contains(next)
          : isAt(cell, circle, other);
    }
    return second instanceof Cell cell && isAt(cell, circle, one);
  }

  /** Whether a cell touches an edge; if that is at both ends of a stretch, then at this end. */
  private boolean isAt(Cell cell, List<Spot> circle, int end) {
    Edge edge = (Edge) circle.get(end).place();
    if (!position.board().touches(cell, edge)) {
      return false;
    }
    List<Spot> ends = circle.stream().filter(spot -> spot.place() == edge).toList();
    return ends.size() == 1 || isFurther(edge, ends.get(0).from(), cell) == (end == 0);
  }

  /** Whether the second cell comes later than the first on the way clockwise along the edge. */
  private static boolean isFurther(Edge edge, Cell first, Cell second) {
    return switch (edge) {
      case TOP -> second.col() > first.col();
      case RIGHT -> second.row() > first.row();
      case BOTTOM -> second.col() < first.col();
      case LEFT -> second.row() < first.row();
    };
  }
}
