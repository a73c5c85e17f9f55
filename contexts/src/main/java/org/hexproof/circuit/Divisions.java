package org.hexproof.circuit;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.value.Memo;

/**
 * Divides a small hypergraph into the fewest parts that are known by name: of all sets of cells
 * that meet all else in at most three nodes, each is known, or is two others side by side, a
 * pinwheel or a star of three, or only its cells.
 */
final class Divisions {
  /** More have too many sets. */
  static final int MOST_CELLS = 14;

  private static final int MOST_SETS = 1500;

  /** The cost of a part, in divisions. */
  private static final int PART = 100;

  private record Best(int cost, Piece piece) {}

  private final Predicate<Piece> known;
  private final long[] nodesOf;
  private final long outside;
  private final List<Integer> sets = new ArrayList<>();
  private final Memo<Integer, Best> bests = new Memo<>(this::compute);

  private Divisions(Hypergraph graph, Predicate<Piece> known) {
    this.known = known;
    this.nodesOf = graph.cells().stream().mapToLong(Piece::mask).toArray();
    this.outside = Piece.mask(graph.terminals());
  }

  /**
   * The whole hypergraph with what it is made of, unless it is too large; {@code known} is asked
   * about parts without children.
   */
  static Optional<Piece> of(Hypergraph graph, Predicate<Piece> known) {
    Divisions divisions = new Divisions(graph, known);
    int cells = graph.cells().size();
    if (cells > MOST_CELLS || graph.nodes() >= Long.SIZE) {
      return Optional.empty();
    }
    for (int set = 1; set < 1 << cells && divisions.sets.size() <= MOST_SETS; set++) {
      if (Long.bitCount(divisions.boundary(set)) <= Piece.TERMINALS) {
        divisions.sets.add(set);
      }
    }
    return divisions.sets.size() > MOST_SETS || cells == 0
        ? Optional.empty()
        : Optional.of(divisions.bests.of((1 << cells) - 1).piece());
  }

  private long boundary(int set) {
    long inside = 0;
    long around = outside;
    for (int cell = 0; cell < nodesOf.length; cell++) {
      if ((set >> cell & 1) != 0) {
        inside |= nodesOf[cell];
      } else {
        around |= nodesOf[cell];
      }
    }
    return inside & around;
  }

  private Best compute(int set) {
    Piece alone = new Piece(set, boundary(set), ImmutableList.of());
    if (alone.size() == 1 || known.test(alone)) {
      return new Best(PART, alone);
    }
    Best best =
        new Best(PART * alone.size() + PART / 2, new Piece(set, alone.boundary(), cells(set)));
    int low = Integer.lowestOneBit(set);
    for (int first : sets) {
      if ((first & ~set) == 0 && (first & low) != 0 && first != set) {
        best = cheaper(best, divided(alone, first, set & ~first));
      }
    }
    return best;
  }

  private ImmutableList<Piece> cells(int set) {
    ImmutableList.Builder<Piece> cells = ImmutableList.builder();
    for (int rest = set; rest != 0; rest &= rest - 1) {
      cells.add(bests.of(Integer.lowestOneBit(rest)).piece());
    }
    return cells.build();
  }

  private static Best cheaper(Best one, Best other) {
    return other.cost() < one.cost() ? other : one;
  }

  /** The cheapest way if one part is the first, or a way that costs too much. */
  private Best divided(Piece whole, int first, int rest) {
    Best best = new Best(Integer.MAX_VALUE, whole);
    if (Long.bitCount(boundary(rest)) <= Piece.TERMINALS) {
      best = together(whole, first, rest);
    }
    if (Long.bitCount(boundary(first)) != Piece.TERMINALS) {
      return best;
    }
    int low = Integer.lowestOneBit(rest);
    for (int second : sets) {
      int third = rest & ~second;
      if ((second & ~rest) == 0 && (second & low) != 0 && third != 0) {
        Piece three =
            new Piece(
                whole.cells(),
                whole.boundary(),
                ImmutableList.of(part(first), part(second), part(third)));
        if (three.isPinwheel() || three.isStar()) {
          best = cheaper(best, together(whole, first, second, third));
        }
      }
    }
    return best;
  }

  private Piece part(int set) {
    return new Piece(set, boundary(set), ImmutableList.of());
  }

  private Best together(Piece whole, int... parts) {
    int cost = 1;
    ImmutableList.Builder<Piece> children = ImmutableList.builder();
    for (int part : parts) {
      cost += bests.of(part).cost();
      children.add(bests.of(part).piece());
    }
    return new Best(cost, new Piece(whole.cells(), whole.boundary(), children.build()));
  }
}
