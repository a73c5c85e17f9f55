package org.hexproof.compose;

import com.google.common.collect.ImmutableSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Symmetry;

/**
 * Joins stones to each other and to an edge by black stones on white cells, without joining
 * anything else: a cell is taken only if all its empty and black neighbours belong to the stones'
 * groups or touch them.
 */
final class Chain {
  private final Position position;
  private final Edge edge;
  private final ImmutableSet<Cell> foreign;
  private final Set<Cell> group;
  private final Set<Cell> near;
  private final Set<Cell> chain = new HashSet<>();

  private Chain(
      Position position, ImmutableSet<Cell> stones, Edge edge, ImmutableSet<Cell> foreign) {
    this.position = position;
    this.edge = edge;
    this.foreign = foreign;
    this.group = position.board().flood(stones, position.black()::contains);
    this.near = new HashSet<>(group);
    group.forEach(cell -> near.addAll(position.board().neighbors(cell)));
  }

  /**
   * The position with the chains.
   *
   * @param foreign black stones that the chains must not touch
   * @return nothing if there is no way
   */
  static Optional<Position> link(
      Position position, ImmutableSet<Cell> stones, Edge edge, ImmutableSet<Cell> foreign) {
    Chain chain = new Chain(position, stones, edge, foreign);
    return chain.joinAll(stones) ? Optional.of(chain.result()) : Optional.empty();
  }

  private boolean joinAll(ImmutableSet<Cell> stones) {
    Set<Cell> joined = new HashSet<>();
    for (Cell stone : stones) {
      if (joined.contains(stone)) {
        continue;
      }
      Set<Cell> part = position.board().flood(ImmutableSet.of(stone), group::contains);
      boolean first = joined.isEmpty();
      Set<Cell> target = new HashSet<>(joined);
      target.addAll(chain);
      Optional<List<Cell>> path = path(part, target, first);
      if (path.isEmpty()) {
        return false;
      }
      chain.addAll(path.get());
      joined.addAll(part);
    }
    return true;
  }

  /** The shortest way from a part of the group to the edge or to the parts joined before. */
  private Optional<List<Cell>> path(Set<Cell> part, Set<Cell> target, boolean toEdge) {
    Board board = position.board();
    Map<Cell, Cell> from = new HashMap<>();
    Deque<Cell> open = new ArrayDeque<>();
    part.forEach(cell -> from.put(cell, cell));
    open.addAll(part);
    while (!open.isEmpty()) {
      Cell cell = open.remove();
      if (toEdge ? board.touches(cell, edge) : target.contains(cell)) {
        return Optional.of(trace(cell, from, part, target));
      }
      for (Cell next : board.neighbors(cell)) {
        if (!from.containsKey(next) && (target.contains(next) || isFree(next))) {
          from.put(next, cell);
          open.add(next);
        }
      }
    }
    return Optional.empty();
  }

  private static List<Cell> trace(
      Cell end, Map<Cell, Cell> from, Set<Cell> part, Set<Cell> target) {
    List<Cell> path = new ArrayList<>();
    for (Cell cell = end; !part.contains(cell); cell = from.get(cell)) {
      if (!target.contains(cell)) {
        path.add(cell);
      }
    }
    return path;
  }

  private boolean isFree(Cell cell) {
    Board board = position.board();
    return position.at(cell) == Content.WHITE
        && !board.touches(cell, Symmetry.opposite(edge))
        && board.neighbors(cell).stream()
            .allMatch(
                next ->
                    !foreign.contains(next)
                        && (position.at(next) == Content.WHITE || near.contains(next)));
  }

  private Position result() {
    Position result = position;
    for (Cell cell : chain) {
      result = result.with(cell, Content.BLACK);
    }
    return result;
  }
}
