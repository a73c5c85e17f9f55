package org.hexproof.spot;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;

/** The chains of one side: stones that hang together without a gap. */
final class Chains {
  private final ImmutableMap<Cell, Cell> firsts;
  private final ImmutableSetMultimap<Cell, Edge> edges;

  private Chains(Board board, Map<Cell, Cell> firsts) {
    this.firsts = ImmutableMap.copyOf(firsts);
    ImmutableSetMultimap.Builder<Cell, Edge> touched = ImmutableSetMultimap.builder();
    firsts.forEach(
        (stone, first) ->
            Stream.of(Edge.values())
                .filter(edge -> board.touches(stone, edge))
                .forEach(edge -> touched.put(first, edge)));
    this.edges = touched.build();
  }

  static Chains of(Position position, Color side) {
    ImmutableSet<Cell> stones = position.cells(side.stone());
    Map<Cell, Cell> firsts = new HashMap<>();
    for (Cell first : stones) {
      if (!firsts.containsKey(first)) {
        position.group(first).forEach(stone -> firsts.put(stone, first));
      }
    }
    return new Chains(position.board(), firsts);
  }

  /** The first stones, in reading order, of the chains that these stones are part of. */
  ImmutableSet<Cell> of(ImmutableSet<Cell> stones) {
    return stones.stream().map(firsts::get).collect(ImmutableSet.toImmutableSet());
  }

  /** Whether one of the chains with these first stones touches the edge. */
  boolean touch(ImmutableSet<Cell> chains, Edge edge) {
    return chains.stream().anyMatch(first -> edges.containsEntry(first, edge));
  }
}
