package org.hexproof.witness;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What is around a region with terminals, divided into pieces with three terminals each ([H3T],
 * section 7.3). Nodes are black stones: 0 is the region's first terminal, Black's bottom side, as
 * it can be reached on the left; 1 to {@code terminals} are its other terminals, clockwise; the
 * next is the bottom as it can be reached on the right; the others lie between the pieces.
 *
 * @param terminals the number of the region's terminals besides the bottom
 * @param top the node that is joined to Black's top side
 */
record Subdivision(int terminals, ImmutableList<ImmutableIntArray> pieces, int top) {
  /** The node of the bottom as it can be reached on the right. */
  int right() {
    return terminals + 1;
  }

  int nodes() {
    return 1
        + pieces.stream()
            .flatMapToInt(ImmutableIntArray::stream)
            .reduce(Math.max(right(), top), Math::max);
  }

  /** With the pieces in another order. */
  Subdivision ordered(List<Integer> order) {
    return new Subdivision(
        terminals, order.stream().map(pieces::get).collect(ImmutableList.toImmutableList()), top);
  }

  @Override
  public String toString() {
    List<String> parts = new ArrayList<>();
    pieces.forEach(
        piece ->
            parts.add(
                piece.stream().mapToObj(this::name).collect(Collectors.joining(" ", "(", ")"))));
    return String.join(" ", parts) + " top " + name(top);
  }

  private String name(int node) {
    return node == 0 ? "left" : node == right() ? "right" : Integer.toString(node);
  }
}
