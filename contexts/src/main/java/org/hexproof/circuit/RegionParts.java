package org.hexproof.circuit;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.hexproof.region.Region;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.value.GameTooLargeException;

/**
 * Takes a closed region apart: a part is a set of cells that meets all else in at most three groups
 * of black stones, so that all that matters of it is its value as a position with three terminals.
 * Cells that touch each other stay together; in a hypergraph each cell is a part.
 *
 * <p>Parts are found from small to large: of all that can be put together, the one of the fewest
 * parts comes first.
 */
final class RegionParts {
  private static final Comparator<List<Piece>> FEWEST =
      Comparator.<List<Piece>>comparingInt(List::size)
          .thenComparingInt(pieces -> pieces.stream().mapToInt(Piece::size).sum());

  private final long outside;
  private List<Piece> pieces;

  private RegionParts(List<Piece> pieces, long outside) {
    this.pieces = pieces;
    this.outside = outside;
  }

  /** The whole region as one part, its terminals being the boundary. */
  static Piece of(Region region) {
    List<Piece> clusters = new ArrayList<>();
    long left = (1L << region.cells().size()) - 1;
    while (left != 0) {
      Piece cluster = cluster(region, Long.lowestOneBit(left));
      clusters.add(cluster);
      left &= ~cluster.cells();
    }
    return new RegionParts(clusters, region.portNodes().stream().reduce(0, (x, y) -> x | y)).all();
  }

  /**
   * The whole hypergraph, of at most 63 cells and nodes, as one part. Of node number n, bit n - 1
   * tells in boundaries.
   */
  static Piece of(Hypergraph graph) {
    int size = Math.max(graph.cells().size(), graph.nodes());
    if (size >= Long.SIZE) {
      throw new GameTooLargeException(
          "the region has %s cells between %s nodes; what has more than %s of either is not"
              + " searched for parts",
          graph.cells().size(), graph.nodes(), Long.SIZE - 1);
    }
    List<Piece> cells = new ArrayList<>();
    for (ImmutableIntArray nodes : graph.cells()) {
      cells.add(new Piece(1L << cells.size(), Piece.mask(nodes), ImmutableList.of()));
    }
    return new RegionParts(cells, Piece.mask(graph.terminals())).all();
  }

  private Piece all() {
    Optional<List<Piece>> next = smallest();
    while (next.isPresent()) {
      putTogether(next.get());
      next = smallest();
    }
    long all = pieces.stream().mapToLong(Piece::cells).reduce(0, (x, y) -> x | y);
    return new Piece(all, outside, ImmutableList.copyOf(pieces));
  }

  private static Piece cluster(Region region, long start) {
    long cellsOfRegion = (1L << region.cells().size()) - 1;
    long cluster = start;
    long touched = 0;
    long open = start;
    while (open != 0) {
      long neighbors = region.touches().get(Long.numberOfTrailingZeros(open));
      open &= open - 1;
      open |= neighbors & cellsOfRegion & ~cluster;
      cluster |= neighbors & cellsOfRegion;
      touched |= neighbors & ~cellsOfRegion;
    }
    return new Piece(cluster, touched, ImmutableList.of());
  }

  private void putTogether(List<Piece> some) {
    List<Piece> rest = new ArrayList<>(pieces);
    rest.removeAll(some);
    long around = rest.stream().mapToLong(Piece::boundary).reduce(outside, (x, y) -> x | y);
    long cells = some.stream().mapToLong(Piece::cells).reduce(0, (x, y) -> x | y);
    rest.add(new Piece(cells, nodesOf(some) & around, ImmutableList.copyOf(some)));
    pieces = rest;
  }

  private static long nodesOf(List<Piece> some) {
    return some.stream().mapToLong(Piece::boundary).reduce(0, (x, y) -> x | y);
  }

  /** What to put together next, if anything but the whole. */
  private Optional<List<Piece>> smallest() {
    long nodes = nodesOf(pieces);
    List<List<Piece>> found = new ArrayList<>();
    for (long first = nodes; first != 0; first &= first - 1) {
      found.addAll(between(Long.lowestOneBit(first)));
      for (long second = first & (first - 1); second != 0; second &= second - 1) {
        long two = Long.lowestOneBit(first) | Long.lowestOneBit(second);
        found.addAll(between(two));
        for (long third = second & (second - 1); third != 0; third &= third - 1) {
          found.addAll(between(two | Long.lowestOneBit(third)));
        }
      }
    }
    return found.stream()
        .filter(some -> some.size() > 1 && some.size() < pieces.size())
        .min(FEWEST);
  }

  /** What hangs together without these nodes and away from the terminals, and pairs of such. */
  private List<List<Piece>> between(long cut) {
    List<List<Piece>> found = new ArrayList<>();
    List<Piece> left = new ArrayList<>(pieces);
    while (!left.isEmpty()) {
      List<Piece> together = new ArrayList<>();
      together.add(left.remove(left.size() - 1));
      long nodes = together.get(0).boundary() & ~cut;
      for (int i = 0; i < together.size(); i++) {
        for (Piece other : ImmutableList.copyOf(left)) {
          if ((other.boundary() & nodes) != 0) {
            left.remove(other);
            together.add(other);
            nodes |= other.boundary() & ~cut;
          }
        }
      }
      if ((nodes & outside) == 0) {
        found.add(together);
      }
    }
    found.sort(FEWEST);
    if (found.size() > 1) {
      List<Piece> pair = new ArrayList<>(found.get(0));
      pair.addAll(found.get(1));
      found.add(pair);
    }
    return found;
  }
}
