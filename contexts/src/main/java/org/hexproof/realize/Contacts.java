package org.hexproof.realize;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;

/**
 * All that a drawn hypergraph says: which of its empty cells, numbered from 0, and terminals,
 * numbered -1, -2, …, are joined as soon as both are black. Two positions with equal contacts have
 * the same outcome for every filling.
 *
 * @param pairs each pair twice
 */
public record Contacts(ImmutableSetMultimap<Integer, Integer> pairs) {
  /** The number of a terminal counted from 0. */
  private static int terminal(int index) {
    return -1 - index;
  }

  /** Of a hypergraph: what shares a node. */
  public static Contacts of(Hypergraph graph) {
    ImmutableSetMultimap.Builder<Integer, Integer> pairs = builder();
    for (int node = 1; node <= graph.nodes(); node++) {
      Set<Integer> members = new HashSet<>();
      for (int i = 0; i < graph.cells().size(); i++) {
        if (graph.cells().get(i).contains(node)) {
          members.add(i);
        }
      }
      for (int i = 0; i < graph.terminals().length(); i++) {
        if (graph.terminals().get(i) == node) {
          members.add(terminal(i));
        }
      }
      join(members, pairs);
    }
    return new Contacts(pairs.build());
  }

  /**
   * Of stones: what touches, or touches the same black group.
   *
   * @param cells the empty cells in order; every other empty cell counts as White's
   * @param terminals black stones and edges; an empty cell of a terminal belongs to it when black
   */
  public static Contacts of(
      Position stones, ImmutableList<Cell> cells, ImmutableList<Terminal> terminals) {
    ImmutableSetMultimap.Builder<Integer, Integer> pairs = builder();
    Set<Cell> seen = new HashSet<>();
    for (Cell start : stones.black()) {
      if (!seen.contains(start)) {
        join(around(start, stones, cells, terminals, seen), pairs);
      }
    }
    for (int i = 0; i < cells.size(); i++) {
      for (Cell next : stones.board().neighbors(cells.get(i))) {
        if (cells.contains(next)) {
          join(ImmutableSet.of(i, cells.indexOf(next)), pairs);
        }
      }
      for (int t = 0; t < terminals.size(); t++) {
        if (belongs(cells.get(i), terminals.get(t), stones.board())) {
          join(ImmutableSet.of(i, terminal(t)), pairs);
        }
      }
    }
    ImmutableSetMultimap<Integer, Integer> touching = pairs.build();
    for (int t = 0; t < terminals.size(); t++) {
      Set<Integer> members = new HashSet<>(touching.get(terminal(t)));
      members.add(terminal(t));
      join(members, pairs);
    }
    return new Contacts(pairs.build());
  }

  /**
   * A context beside a template, whose terminals 1 and 2 are joined to those of the context. The
   * terminals of the whole are terminal 3 of each; the cells of the template come last.
   *
   * @param cells how many the context has
   */
  static Contacts juxtaposed(Contacts context, Contacts template, int cells) {
    ImmutableSetMultimap.Builder<Integer, Integer> pairs = builder();
    for (int shared = 0; shared < 2; shared++) {
      Set<Integer> members = new HashSet<>();
      for (int member : context.pairs.get(terminal(shared))) {
        members.add(member == terminal(2) ? terminal(0) : member);
      }
      for (int member : template.pairs.get(terminal(shared))) {
        members.add(member == terminal(2) ? terminal(1) : member + cells);
      }
      join(members, pairs);
    }
    context.pairs.forEach((one, other) -> putInner(one, other, terminal(0), 0, pairs));
    template.pairs.forEach((one, other) -> putInner(one, other, terminal(1), cells, pairs));
    return new Contacts(pairs.build());
  }

  /** A pair without the terminals that are shared. */
  private static void putInner(
      int one,
      int other,
      int outer,
      int shift,
      ImmutableSetMultimap.Builder<Integer, Integer> pairs) {
    if (isKept(one) && isKept(other)) {
      pairs.put(one < 0 ? outer : one + shift, other < 0 ? outer : other + shift);
    }
  }

  private static boolean isKept(int member) {
    return member >= 0 || member == terminal(2);
  }

  /** What touches the black group of this stone. */
  private static Set<Integer> around(
      Cell start,
      Position stones,
      ImmutableList<Cell> cells,
      ImmutableList<Terminal> terminals,
      Set<Cell> seen) {
    Set<Integer> members = new HashSet<>();
    Deque<Cell> open = new ArrayDeque<>(ImmutableList.of(start));
    seen.add(start);
    while (!open.isEmpty()) {
      Cell stone = open.remove();
      for (int t = 0; t < terminals.size(); t++) {
        if (belongs(stone, terminals.get(t), stones.board())) {
          members.add(terminal(t));
        }
      }
      for (Cell next : stones.board().neighbors(stone)) {
        if (cells.contains(next)) {
          members.add(cells.indexOf(next));
        } else if (stones.at(next) == Content.BLACK && seen.add(next)) {
          open.add(next);
        }
      }
    }
    return members;
  }

  private static boolean belongs(Cell cell, Terminal terminal, Board board) {
    return terminal.cells().contains(cell)
        || terminal.edges().stream().anyMatch(edge -> board.touches(cell, edge));
  }

  private static ImmutableSetMultimap.Builder<Integer, Integer> builder() {
    return ImmutableSetMultimap.builder();
  }

  private static void join(
      Set<Integer> members, ImmutableSetMultimap.Builder<Integer, Integer> pairs) {
    for (int one : members) {
      for (int other : members) {
        if (one != other) {
          pairs.put(one, other);
        }
      }
    }
  }
}
