package org.hexproof.region;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;

/**
 * What lies around a region, in the order of a walk around it: cells outside and edges of the
 * board. One that the walk meets several times is there as often.
 *
 * @param places a cell or an edge each, of which one at least is set; of a corner of the board, the
 *     two edges
 */
record Ring(ImmutableList<Place> places) {
  /** A cell or an edge, and the cells of the region or its stones that the walk passes there. */
  record Place(Optional<Cell> cell, Optional<Edge> edge, ImmutableSet<Cell> inner) {}

  /** The steps to the six cells around, in their order around. */
  private static final int[][] AROUND = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};

  /**
   * The ring of the cells, or if these don't hang together, of them and the stones that they touch
   * and that hang together with those; nothing if that has several parts or a hole.
   */
  static Optional<Ring> around(Position position, ImmutableSet<Cell> cells) {
    Board board = position.board();
    Set<Cell> disc = new HashSet<>(cells);
    if (!isConnected(disc, board)) {
      disc.addAll(board.flood(cells, next -> position.at(next) != Content.EMPTY));
    }
    return isConnected(disc, board) ? walk(disc, board) : Optional.empty();
  }

  private static boolean isConnected(Set<Cell> cells, Board board) {
    ImmutableSet<Cell> first = ImmutableSet.of(cells.iterator().next());
    return board.flood(first, cells::contains).size() == cells.size();
  }

  /** A place outside, seen from a cell of the disc. */
  private record Look(int col, int row, int step) {
    int outCol() {
      return col + AROUND[step][0];
    }

    int outRow() {
      return row + AROUND[step][1];
    }

    boolean isInto(Set<Cell> disc) {
      return outCol() >= 0 && outRow() >= 0 && disc.contains(new Cell(outCol(), outRow()));
    }

    /** The next one on the walk: further around the cell, or the same from the next cell. */
    Look next(Set<Cell> disc) {
      Look turned = new Look(col, row, (step + 1) % AROUND.length);
      if (!turned.isInto(disc)) {
        return turned;
      }
      for (int back = 0; back < AROUND.length; back++) {
        Look same = new Look(turned.outCol(), turned.outRow(), back);
        if (same.outCol() == outCol() && same.outRow() == outRow()) {
          return same;
        }
      }
      throw new AssertionError("cells around a cell touch those beside them");
    }
  }

  private static Optional<Ring> walk(Set<Cell> disc, Board board) {
    List<Look> looks = new ArrayList<>();
    for (Cell cell : disc) {
      for (int step = 0; step < AROUND.length; step++) {
        Look look = new Look(cell.col(), cell.row(), step);
        if (!look.isInto(disc)) {
          looks.add(look);
        }
      }
    }
    List<Place> places = new ArrayList<>();
    Look look = looks.get(0);
    int steps = 0;
    do {
      Place seen = seen(look, board);
      if (seen.cell().isPresent() || seen.edge().isPresent()) {
        add(seen, places);
      }
      look = look.next(disc);
      steps++;
    } while (!look.equals(looks.get(0)));
    if (steps < looks.size()) {
      return Optional.empty();
    }
    if (places.size() > 1) {
      // The walk may have begun in the middle of a place.
      Place last = places.remove(places.size() - 1);
      Place first = places.get(0);
      if (isSame(first, last)) {
        places.set(0, merged(first, last));
      } else {
        places.add(last);
      }
    }
    return Optional.of(new Ring(ImmutableList.copyOf(places)));
  }

  /** Neither a cell nor an edge is beyond the board's obtuse corners. */
  private static Place seen(Look look, Board board) {
    ImmutableSet<Cell> inner = ImmutableSet.of(new Cell(look.col(), look.row()));
    int col = look.outCol();
    int row = look.outRow();
    boolean besideCols = col < 0 || col >= board.cols();
    boolean besideRows = row < 0 || row >= board.rows();
    if (!besideCols && !besideRows) {
      return new Place(Optional.of(new Cell(col, row)), Optional.empty(), inner);
    }
    Optional<Edge> edge =
        besideCols && besideRows
            ? Optional.empty()
            : Optional.of(
                besideCols ? col < 0 ? Edge.LEFT : Edge.RIGHT : row < 0 ? Edge.TOP : Edge.BOTTOM);
    return new Place(Optional.empty(), edge, inner);
  }

  private static void add(Place place, List<Place> places) {
    int last = places.size() - 1;
    if (last >= 0 && isSame(places.get(last), place)) {
      places.set(last, merged(places.get(last), place));
    } else {
      places.add(place);
    }
  }

  private static boolean isSame(Place first, Place second) {
    return first.cell().equals(second.cell()) && first.edge().equals(second.edge());
  }

  private static Place merged(Place first, Place second) {
    return new Place(
        first.cell(),
        first.edge(),
        ImmutableSet.<Cell>builder().addAll(first.inner()).addAll(second.inner()).build());
  }
}
