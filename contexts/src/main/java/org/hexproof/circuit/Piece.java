package org.hexproof.circuit;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;

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

  private long uses(int node) {
    return children.stream().filter(child -> (child.boundary() >> node & 1) != 0).count();
  }

  private static ImmutableIntArray bits(long mask) {
    ImmutableIntArray.Builder bits = ImmutableIntArray.builder();
    for (long rest = mask; rest != 0; rest &= rest - 1) {
      bits.add(Long.numberOfTrailingZeros(rest));
    }
    return bits.build();
  }

  /** Some nodes as a bit mask: of node number n, bit n - 1. */
  static long mask(ImmutableIntArray nodes) {
    return nodes.stream().mapToLong(node -> 1L << (node - 1)).reduce(0, (x, y) -> x | y);
  }
}
