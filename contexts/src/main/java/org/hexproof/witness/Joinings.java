package org.hexproof.witness;

import com.google.common.primitives.ImmutableIntArray;
import java.util.List;
import org.hexproof.shannon.NodeClasses;
import org.hexproof.value.Posets;

/**
 * The ways in which a piece may come out, which are numbered from 0. Of three terminals they are
 * the outcomes of {@link Posets#P3}; of more, which come in the order in which they lie around the
 * piece, the ways to join some of them without crossing.
 */
record Joinings(ImmutableIntArray piece, int size, List<int[]> partitions) {
  static Joinings of(ImmutableIntArray piece) {
    if (piece.length() == 3) {
      return new Joinings(piece, Posets.P3.size(), List.of());
    }
    List<int[]> partitions = Posets.nonCrossing(piece.length());
    return new Joinings(piece, partitions.size(), partitions);
  }

  /** Joins the piece's terminals. */
  void join(NodeClasses nodes, int way) {
    if (partitions.isEmpty()) {
      nodes.join(piece, way);
      return;
    }
    int[] block = partitions.get(way);
    for (int one = 0; one < block.length; one++) {
      for (int other = 0; other < one; other++) {
        if (block[one] == block[other]) {
          nodes.join(piece.get(one), piece.get(other));
        }
      }
    }
  }
}
