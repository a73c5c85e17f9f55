package org.hexproof.certificate;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.hexproof.certificate.statement.Fork;

/**
 * Whether a fork pivots, straight from Definitions 6.1 and 6.4 of [H3T], by looking at all play.
 */
final class NaiveFork {
  private final Fork fork;
  private final List<Cell> cells;
  private final Map<String, Boolean> known = new HashMap<>();

  NaiveFork(Fork fork, Position position) {
    this.fork = fork;
    this.cells = position.empty().asList();
  }

  /** Whether it pivots; in sente or not. */
  boolean pivots(Position position, boolean sente) {
    return known(sente ? "sente" : "gote", position, () -> compute(position, sente));
  }

  private boolean compute(Position position, boolean sente) {
    boolean achievesB = wins(fork.b(), position, Color.WHITE);
    boolean threatensA = wins(fork.a(), position, Color.BLACK);
    if (achievesB) {
      return !sente || threatensA;
    }
    return threatensA
        && position.empty().stream()
            .map(cell -> position.with(cell, Content.WHITE))
            .allMatch(
                next ->
                    next.empty().isEmpty()
                        ? pivots(next, sente)
                        : next.empty().stream()
                            .anyMatch(cell -> pivots(next.with(cell, Content.BLACK), sente)));
  }

  /** Whether Black joins a cell to the edge with this side to move. */
  private boolean wins(Cell cell, Position position, Color toMove) {
    return known(
        cell + " " + toMove,
        position,
        () -> {
          if (position.empty().isEmpty()) {
            return joined(cell, position);
          }
          boolean black = toMove == Color.BLACK;
          return black
              == position.empty().stream()
                  .map(move -> position.with(move, black ? Content.BLACK : Content.WHITE))
                  .anyMatch(next -> black == wins(cell, next, toMove.opposite()));
        });
  }

  /** Whether the cell is black and joined to the edge. */
  boolean joined(Cell cell, Position position) {
    return group(Set.of(cell), position).stream()
        .anyMatch(one -> position.board().touches(one, fork.edge()));
  }

  /** All black stones that are joined to one of these cells, if that is black. */
  static Set<Cell> group(Set<Cell> starts, Position position) {
    Set<Cell> group = new HashSet<>();
    Deque<Cell> open = new ArrayDeque<>(starts);
    while (!open.isEmpty()) {
      Cell one = open.remove();
      if (position.at(one) == Content.BLACK && group.add(one)) {
        open.addAll(position.board().neighbors(one));
      }
    }
    return group;
  }

  private interface Question {
    boolean answer();
  }

  private boolean known(String what, Position position, Question question) {
    StringBuilder key = new StringBuilder(what);
    cells.forEach(cell -> key.append(' ').append(position.at(cell)));
    Boolean before = known.get(key.toString());
    if (before != null) {
      return before;
    }
    boolean answer = question.answer();
    known.put(key.toString(), answer);
    return answer;
  }
}
