package org.hexproof.primary;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Connected cells of the lattice without holes, in reading order, moved so that the least row and
 * column are 0.
 */
record Polyhex(ImmutableList<LatticePoint> cells) implements Comparable<Polyhex> {
  private static final Polyhex ONE = of(ImmutableList.of(new LatticePoint(0, 0)));

  static Polyhex of(Collection<LatticePoint> cells) {
    int row = cells.stream().mapToInt(LatticePoint::row).min().orElseThrow();
    int col = cells.stream().mapToInt(LatticePoint::col).min().orElseThrow();
    LatticePoint origin = new LatticePoint(row, col);
    return new Polyhex(
        cells.stream()
            .map(cell -> cell.minus(origin))
            .sorted()
            .collect(ImmutableList.toImmutableList()));
  }

  /** All with this many cells, one of each class under the symmetries of the lattice, in order. */
  static ImmutableSortedSet<Polyhex> all(int size) {
    Set<Polyhex> found = new TreeSet<>(Set.of(ONE));
    for (int cells = 1; cells < size; cells++) {
      Set<Polyhex> larger = new TreeSet<>();
      for (Polyhex shape : found) {
        for (LatticePoint cell : ImmutableSet.copyOf(shape.ring())) {
          List<LatticePoint> more = new ArrayList<>(shape.cells);
          more.add(cell);
          Polyhex next = of(more);
          if (!next.hasHole()) {
            larger.add(next.free());
          }
        }
      }
      found = larger;
    }
    return ImmutableSortedSet.copyOf(found);
  }

  private Polyhex free() {
    Polyhex least = this;
    for (int symmetry = 1; symmetry < LatticePoint.SYMMETRIES; symmetry++) {
      int turn = symmetry;
      Polyhex image = of(cells.stream().map(cell -> cell.image(turn)).toList());
      least = image.compareTo(least) < 0 ? image : least;
    }
    return least;
  }

  private boolean hasHole() {
    Set<LatticePoint> border = new HashSet<>();
    for (LatticePoint cell : cells) {
      for (int direction = 0; direction < LatticePoint.DIRECTIONS; direction++) {
        border.add(cell.step(direction));
      }
    }
    cells.forEach(border::remove);
    return !border.equals(new HashSet<>(ring()));
  }

  /**
   * The cells around the shape in clockwise order. A cell in a narrow bay is passed more than once.
   */
  ImmutableList<LatticePoint> ring() {
    LatticePoint start = cells.get(0);
    int startDirection = 4;
    LatticePoint cell = start;
    int direction = startDirection;
    ImmutableList.Builder<LatticePoint> ring = ImmutableList.builder();
    do {
      LatticePoint next = cell.step(direction + 1);
      if (cells.contains(next)) {
        cell = next;
        direction--;
      } else {
        ring.add(next);
        direction++;
      }
      direction = Math.floorMod(direction, LatticePoint.DIRECTIONS);
    } while (!cell.equals(start) || direction != startDirection);
    return ring.build();
  }

  @Override
  public int compareTo(Polyhex other) {
    int result = Integer.compare(cells.size(), other.cells.size());
    for (int i = 0; result == 0 && i < cells.size(); i++) {
      result = Comparator.<LatticePoint>naturalOrder().compare(cells.get(i), other.cells.get(i));
    }
    return result;
  }
}
