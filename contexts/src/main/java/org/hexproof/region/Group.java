package org.hexproof.region;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;

/** Stones and edges that Black owns together. */
public record Group(ImmutableSet<Cell> stones, ImmutableSet<Edge> edges) {
  /** All groups of black stones with the edges they touch, and the edges that no stone touches. */
  public static ImmutableList<Group> all(Position position, ImmutableSet<Edge> blackEdges) {
    Set<Cell> left = new LinkedHashSet<>(position.black());
    Set<Edge> edges = new LinkedHashSet<>(blackEdges);
    ImmutableList.Builder<Group> groups = ImmutableList.builder();
    while (!left.isEmpty()) {
      groups.add(take(left.iterator().next(), left, edges, position.board()));
    }
    edges.forEach(edge -> groups.add(new Group(ImmutableSet.of(), ImmutableSet.of(edge))));
    return groups.build();
  }

  private static Group take(Cell start, Set<Cell> left, Set<Edge> edges, Board board) {
    List<Cell> stones = new ArrayList<>(List.of(start));
    Set<Edge> touched = new LinkedHashSet<>();
    left.remove(start);
    for (int i = 0; i < stones.size(); i++) {
      Cell cell = stones.get(i);
      List<Cell> next = new ArrayList<>(board.neighbors(cell));
      for (Edge edge : ImmutableList.copyOf(edges)) {
        if (board.touches(cell, edge)) {
          edges.remove(edge);
          touched.add(edge);
          next.addAll(board.along(edge));
        }
      }
      next.stream().filter(left::remove).forEach(stones::add);
    }
    return new Group(ImmutableSet.copyOf(stones), ImmutableSet.copyOf(touched));
  }

  public boolean touches(Cell cell, Board board) {
    return board.neighbors(cell).stream().anyMatch(stones::contains)
        || edges.stream().anyMatch(edge -> board.touches(cell, edge));
  }

  /** The edges, or else the first stone. */
  String name() {
    return edges.isEmpty()
        ? stones.asList().get(0).toString()
        : String.join("+", edges.stream().map(Edge::label).toList());
  }
}
