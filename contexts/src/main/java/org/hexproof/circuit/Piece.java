package org.hexproof.circuit;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;

/**
 * A part of a region or a hypergraph, which {@link RegionParts} and {@link Divisions} find.
 *
 * @param cells its cells, as a bit mask
 * @param boundary the nodes of the region in which it meets what lies around, as a bit mask
 * @param children what it is made of; none for cells that touch each other
 */
record Piece(long cells, long boundary, ImmutableList<Piece> children) {
  /** A position has so many terminals at most. */
  static final int TERMINALS = 3;

  int size() {
    return Long.bitCount(cells);
  }

  ImmutableIntArray terminals() {
    return bits(boundary);
  }

  /** The nodes that its children meet in. */
  ImmutableIntArray nodes() {
    return bits(children.stream().mapToLong(Piece::boundary).reduce(boundary, (x, y) -> x | y));
  }

  /**
   * Whether it is a pinwheel ([H3T], Definition 4.9): each of three parts has one of its terminals,
   * and shares an inner node with each of the others.
   */
  boolean isPinwheel() {
    return isOfThree(1);
  }

  /**
   * Whether it is the dual of a pinwheel: each two of three parts share one of its terminals, and
   * all of them an inner node.
   */
  boolean isStar() {
    return isOfThree(2);
  }

  /** Whether each of three parts has so many of three terminals, which fall to all alike. */
  private boolean isOfThree(int outer) {
    if (children.size() != TERMINALS || Long.bitCount(boundary) != TERMINALS) {
      return false;
    }
    long inner = nodes().stream().mapToLong(bit -> 1L << bit).sum() & ~boundary;
    return Long.bitCount(inner) == (outer == 1 ? TERMINALS : 1)
        && children.stream()
            .allMatch(
                child ->
                    Long.bitCount(child.boundary()) == TERMINALS
                        && Long.bitCount(child.boundary() & boundary) == outer)
        && bits(boundary).stream().allMatch(node -> uses(node) == outer)
        && bits(inner).stream().allMatch(node -> uses(node) == outer + 1);
  }

  /**
   * The value with these nodes as terminals, by the values of the children, over {@link Posets#P3}.
   * Terminals at one node are joined, and those that a piece doesn't have are alone.
   *
   * @throws org.hexproof.value.GameTooLargeException if the children meet in too many nodes
   */
  int value(ImmutableIntArray terminals, List<Integer> ofChildren, Values values, long maxBytes) {
    Map<Integer, Integer> numbers = new HashMap<>();
    List<ImmutableIntArray> wiring = new ArrayList<>();
    List<Integer> parts = new ArrayList<>();
    int fresh = TERMINALS;
    for (int i = 0; i < terminals.length(); i++) {
      Integer other = numbers.putIfAbsent(terminals.get(i), i + 1);
      if (other != null) {
        wiring.add(ImmutableIntArray.of(other, i + 1, ++fresh));
        parts.add(Posets.P3.find("c"));
      }
    }
    parts.addAll(ofChildren);
    for (Piece child : children) {
      ImmutableIntArray.Builder at = ImmutableIntArray.builder(TERMINALS);
      for (int node : child.terminals().asList()) {
        if (!numbers.containsKey(node)) {
          numbers.put(node, ++fresh);
        }
        at.add(numbers.get(node));
      }
      for (int i = child.terminals().length(); i < TERMINALS; i++) {
        at.add(++fresh);
      }
      wiring.add(at.build());
    }
    return new Assembly(
            new Wiring(TERMINALS, ImmutableList.copyOf(wiring)), values, values, maxBytes)
        .value(Ints.toArray(parts));
  }

  private long uses(int node) {
    return children.stream().filter(child -> (child.boundary() >> node & 1) != 0).count();
  }

  private static ImmutableIntArray bits(long mask) {
    return ImmutableIntArray.copyOf(BitSet.valueOf(new long[] {mask}).stream());
  }

  /** Some nodes as a bit mask: of node number n, bit n - 1. */
  static long mask(ImmutableIntArray nodes) {
    return nodes.stream().mapToLong(node -> 1L << (node - 1)).reduce(0, (x, y) -> x | y);
  }
}
