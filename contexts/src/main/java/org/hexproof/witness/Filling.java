package org.hexproof.witness;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.shannon.Hypergraph;

/**
 * A subdivision with positions of a database as pieces.
 *
 * @param subdivision the pieces' places
 * @param references where the database has each piece
 * @param cells how many empty cells they take together
 */
record Filling(Subdivision subdivision, ImmutableIntArray references, int cells) {
  /**
   * The graphs of the pieces, with three terminals each, wired together. Terminals 1, 2, … are the
   * bottom on the left, the region's other terminals, the bottom on the right, and the top, which
   * may be at the same node as another.
   */
  Hypergraph graph(ImmutableList<Hypergraph> pieces) {
    int top = subdivision.right() + 2;
    List<ImmutableIntArray> places = new ArrayList<>();
    for (ImmutableIntArray piece : subdivision.pieces()) {
      places.add(ImmutableIntArray.copyOf(piece.stream().map(node -> place(node, top))));
    }
    List<Hypergraph> parts = new ArrayList<>(pieces);
    if (subdivision.top() <= subdivision.right()) {
      places.add(ImmutableIntArray.of(place(subdivision.top(), top), top));
      parts.add(new Hypergraph(ImmutableIntArray.of(1, 1), ImmutableList.of()));
    }
    return Hypergraph.wired(top, places, parts);
  }

  /** The top takes the number after those of the region's terminals. */
  private int place(int node, int top) {
    if (node <= subdivision.right()) {
      return node + 1;
    }
    if (node == subdivision.top()) {
      return top;
    }
    boolean topIsBefore = subdivision.top() > subdivision.right() && subdivision.top() < node;
    return topIsBefore ? node + 1 : node + 2;
  }
}
