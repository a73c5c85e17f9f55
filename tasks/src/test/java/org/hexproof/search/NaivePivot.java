package org.hexproof.search;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.hexproof.template.Promise;

/** Definitions 6.1 and 6.4 of [H3T], word by word, by trying everything. */
final class NaivePivot {
  private record Key(String question, Position position) {}

  private final Promise.Pivoting promise;
  private final Map<Key, Boolean> known = new HashMap<>();

  NaivePivot(Promise.Pivoting promise) {
    this.promise = promise;
  }

  boolean holds(Position position) {
    return promise.sente() ? isSentePivoting(position) : isPivoting(position);
  }

  private boolean isPivoting(Position g) {
    return known(
        "pivoting",
        g,
        () ->
            achieves(promise.b(), g)
                || (threatens(promise.a(), g)
                    && rights(g).allMatch(right -> replies(right).anyMatch(this::isPivoting))));
  }

  private boolean isSentePivoting(Position g) {
    return known(
        "sente pivoting",
        g,
        () ->
            threatens(promise.a(), g)
                && rights(g)
                    .allMatch(
                        right ->
                            achieves(promise.b(), right)
                                || replies(right).anyMatch(this::isSentePivoting)));
  }

  /** Black, moving second, joins the stone to the edge. */
  private boolean achieves(Cell stone, Position g) {
    return known(
        "achieves " + stone,
        g,
        () ->
            g.empty().isEmpty()
                ? isJoined(stone, g)
                : rights(g).allMatch(right -> threatens(stone, right)));
  }

  /** Black, moving first, does. */
  private boolean threatens(Cell stone, Position g) {
    return known(
        "threatens " + stone,
        g,
        () ->
            g.empty().isEmpty()
                ? isJoined(stone, g)
                : lefts(g).anyMatch(left -> achieves(stone, left)));
  }

  private static Stream<Position> lefts(Position g) {
    return g.empty().stream().map(cell -> g.with(cell, Content.BLACK));
  }

  private static Stream<Position> rights(Position g) {
    return g.empty().stream().map(cell -> g.with(cell, Content.WHITE));
  }

  /** Left options, and the position itself, since Black may pass. */
  private static Stream<Position> replies(Position g) {
    return Stream.concat(lefts(g), Stream.of(g));
  }

  private boolean known(String question, Position position, BooleanSupplier answer) {
    Key key = new Key(question, position);
    Boolean old = known.get(key);
    if (old == null) {
      old = answer.getAsBoolean();
      known.put(key, old);
    }
    return old;
  }

  private boolean isJoined(Cell stone, Position filled) {
    Set<Cell> reached = new LinkedHashSet<>(List.of(stone));
    Deque<Cell> open = new ArrayDeque<>(reached);
    if (filled.at(stone) != Content.BLACK) {
      return false;
    }
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
