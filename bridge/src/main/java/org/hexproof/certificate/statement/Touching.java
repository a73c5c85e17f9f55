package org.hexproof.certificate.statement;

import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.SetMultimap;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;

/**
 * Cells, groups and edges that touch. Two that are the same but for the black ones between have the
 * same {@link #contacts}, and so the same winner for every filling.
 */
final class Touching {
  private final SetMultimap<Object, Object> touching = LinkedHashMultimap.create();
  private final Set<Object> black = new LinkedHashSet<>();

  /** What is between the top and the bottom of a board. */
  static Touching of(Position position) {
    Touching all = new Touching();
    for (Cell cell : position.board().cells()) {
      if (position.at(cell) == Content.WHITE) {
        continue;
      }
      if (position.at(cell) == Content.BLACK) {
        all.blacken(cell);
      }
      for (Cell next : position.board().neighbors(cell)) {
        if (position.at(next) != Content.WHITE) {
          all.touch(cell, next);
        }
      }
      for (Edge edge : new Edge[] {Edge.TOP, Edge.BOTTOM}) {
        if (position.board().touches(cell, edge)) {
          all.touch(cell, edge);
        }
      }
    }
    all.blacken(Edge.TOP);
    all.blacken(Edge.BOTTOM);
    return all;
  }

  void blacken(Object one) {
    black.add(one);
  }

  void touch(Object one, Object other) {
    touching.put(one, other);
    touching.put(other, one);
  }

  /**
   * Which empty cells and edges are joined as soon as both are black: they touch, or touch or
   * belong to the same part of what is black. Each pair is given twice.
   */
  ImmutableSetMultimap<Object, Object> contacts() {
    ImmutableSetMultimap.Builder<Object, Object> contacts = ImmutableSetMultimap.builder();
    touching.forEach(
        (one, other) -> {
          if (!black.contains(one) && !black.contains(other)) {
            contacts.put(one, other);
          }
        });
    Set<Object> seen = new HashSet<>();
    for (Object start : black) {
      if (seen.add(start)) {
        Set<Object> members = around(start, seen);
        for (Object one : members) {
          members.stream().filter(other -> !one.equals(other)).forEach(x -> contacts.put(one, x));
        }
      }
    }
    return contacts.build();
  }

  /** The empty cells that touch the part of a black one, and the edges that belong to it. */
  private Set<Object> around(Object start, Set<Object> seen) {
    Set<Object> members = new LinkedHashSet<>();
    Deque<Object> open = new ArrayDeque<>(Set.of(start));
    while (!open.isEmpty()) {
      Object one = open.remove();
      if (one instanceof Edge) {
        members.add(one);
      }
      for (Object next : touching.get(one)) {
        if (!black.contains(next)) {
          members.add(next);
        } else if (seen.add(next)) {
          open.add(next);
        }
      }
    }
    return members;
  }
}
