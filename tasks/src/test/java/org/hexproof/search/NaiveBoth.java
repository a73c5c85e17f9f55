package org.hexproof.search;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.hexproof.template.Promise;

/** Whether A, B and the edge come to be all joined, by playing all games to their ends. */
final class NaiveBoth {
  private record Key(Position position, boolean whiteMoves) {}

  private final Promise.ConnectsBoth promise;
  private final Map<Key, Boolean> known = new HashMap<>();

  NaiveBoth(Promise.ConnectsBoth promise) {
    this.promise = promise;
  }

  /** With White to move. */
  boolean holds(Position position) {
    return holds(position, true);
  }

  private boolean holds(Position position, boolean whiteMoves) {
    Key key = new Key(position, whiteMoves);
    Boolean old = known.get(key);
    if (old == null) {
      old = played(position, whiteMoves);
      known.put(key, old);
    }
    return old;
  }

  private boolean played(Position position, boolean whiteMoves) {
    if (position.empty().isEmpty()) {
      return allJoined(position);
    }
    Content stone = whiteMoves ? Content.WHITE : Content.BLACK;
    return whiteMoves
        ? position.empty().stream().allMatch(cell -> holds(position.with(cell, stone), false))
        : position.empty().stream().anyMatch(cell -> holds(position.with(cell, stone), true));
  }

  /** Through each other or through the edge, which is the same for both. */
  private boolean allJoined(Position filled) {
    return reachesEdge(promise.a(), filled) && reachesEdge(promise.b(), filled);
  }

  private boolean reachesEdge(Cell stone, Position filled) {
    Set<Cell> reached = new HashSet<>(List.of(stone));
    Deque<Cell> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      for (Cell next : filled.board().neighbors(open.remove())) {
        if (filled.at(next) == Content.BLACK && reached.add(next)) {
          open.add(next);
        }
      }
    }
    return reached.stream().anyMatch(cell -> filled.board().touches(cell, promise.edge()));
  }
}
