package org.hexproof.circuit;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.ImmutableIntArray;
import java.util.BitSet;
import java.util.List;
import org.hexproof.region.Evaluation;
import org.hexproof.region.Outcomes;
import org.hexproof.region.Region;
import org.hexproof.shannon.Coloring;
import org.hexproof.shannon.NodeClasses;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Image;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.Values;

/**
 * The value of a closed region with two or three terminals. A large one is taken apart into
 * positions with three terminals, the values of which are computed one by one and put together as
 * those of a circuit; a region is a monotone game, so the result is exact.
 */
public final class RegionValue {
  /** So many cells are evaluated at once even if they fall into parts. */
  private static final int SMALL = 12;

  /** Parts that meet in more nodes are not put together as a circuit. */
  private static final int MAX_NODES = 9;

  private final Region region;
  private final Values values;
  private final long maxBytes;
  private final int small;

  private RegionValue(Region region, int small, long maxBytes) {
    this.region = region;
    this.small = small;
    this.values = new Values(new Store(Posets.P3, maxBytes), Values.DEEP_CACHE_BITS);
    this.maxBytes = maxBytes;
  }

  /**
   * The value.
   *
   * @param region with two or three terminals
   * @param result where to put it; over {@link Posets#BOOLEAN} for two terminals, over {@link
   *     Posets#P3}, {@link Posets#CORNER} or {@link Posets#FORK} for three
   * @throws org.hexproof.value.GameTooLargeException if a part has too many cells
   */
  public static int of(Region region, FinitePoset poset, Values result, long maxBytes) {
    return of(region, poset, result, SMALL, maxBytes);
  }

  /** The value, with parts of so many cells evaluated at once. */
  static int of(Region region, FinitePoset poset, Values result, int small, long maxBytes) {
    checkArgument(result.poset().equals(poset), "the result's poset is another one");
    long distinct = region.portNodes().stream().distinct().count();
    boolean apart =
        distinct == region.ports().size()
            && region.portNodes().stream().allMatch(node -> Long.bitCount(node) == 1);
    if (!apart || region.cells().size() <= small) {
      return new Evaluation(Outcomes.of(region, poset), result, maxBytes).value();
    }
    RegionValue whole = new RegionValue(region, small, maxBytes);
    ImmutableIntArray terminals =
        ImmutableIntArray.copyOf(region.portNodes().stream().mapToInt(Long::numberOfTrailingZeros));
    int value = whole.of(RegionParts.of(region), terminals);
    return whole.image(poset, result).of(value);
  }

  /** From three terminals to the outcomes that are wanted; two terminals are 1 and 2. */
  private Image image(FinitePoset poset, Values result) {
    boolean two = region.ports().size() == 2;
    checkArgument(
        poset.equals(Posets.BOOLEAN) == two, "the poset is for another number of terminals");
    return Image.of(
        values.store(),
        result,
        atom -> {
          String name = Posets.P3.name(atom);
          int same = poset.find(two && name.equals("c") ? Posets.TOP : name);
          return same < 0 ? poset.bottom() : same;
        });
  }

  /** The value of a part with these nodes as its terminals 1, 2 and, if there is one, 3. */
  private int of(Piece piece, ImmutableIntArray terminals) {
    ImmutableIntArray nodes = piece.nodes();
    boolean wide =
        piece.children().stream()
            .anyMatch(child -> Long.bitCount(child.boundary()) > Piece.TERMINALS);
    if (piece.size() <= small
        || wide
        || piece.children().size() < 2
        || nodes.length() > MAX_NODES) {
      return new Evaluation(part(piece, terminals), values, maxBytes).value();
    }
    List<Integer> parts =
        piece.children().stream().map(child -> of(child, child.terminals())).toList();
    return piece.value(terminals, parts, values, maxBytes);
  }

  /** A part by itself, with three terminals; those that it doesn't have are alone. */
  private Coloring part(Piece piece, ImmutableIntArray terminals) {
    Outcomes.check(piece.size());
    int[] cells = BitSet.valueOf(new long[] {piece.cells()}).stream().toArray();
    return Coloring.of(Posets.P3, cells.length, coloring -> outcome(coloring, cells, terminals));
  }

  private int outcome(int coloring, int[] cells, ImmutableIntArray terminals) {
    long black = -1L << region.cells().size();
    for (int i = 0; i < cells.length; i++) {
      black |= (coloring >> i & 1L) << cells[i];
    }
    NodeClasses joined = new NodeClasses(Piece.TERMINALS - 1);
    for (int i = 0; i < terminals.length(); i++) {
      long chain = region.chain(1L << terminals.get(i), black);
      for (int other = 0; other < i; other++) {
        if ((chain >> terminals.get(other) & 1) != 0) {
          joined.join(i, other);
        }
      }
    }
    return joined.outcome(ImmutableIntArray.of(0, 1, 2));
  }
}
