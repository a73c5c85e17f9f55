package org.hexproof.realize;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.SetMultimap;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.shannon.Hypergraph;

/**
 * All that a drawn hypergraph says: which of its empty cells, numbered from 0, and terminals,
 * numbered -1, -2, …, are joined as soon as both are black. Two positions with equal contacts have
 * the same outcome for every filling.
 *
 * @param pairs each pair twice
 */
public record Contacts(ImmutableSetMultimap<Integer, Integer> pairs) {
  /** How many terminals a template shares with its context. */
  private static final int SHARED = 2;

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
    SetMultimap<Integer, Integer> pairs = HashMultimap.create(context.pairs);
    template.pairs.forEach((one, other) -> pairs.put(moved(one, cells), moved(other, cells)));
    // Terminals are always black, so what touches the same ones touches.
    for (int t = 0; t < SHARED + 2; t++) {
      for (int one : ImmutableSet.copyOf(pairs.get(terminal(t)))) {
        for (int other : ImmutableSet.copyOf(pairs.get(terminal(t)))) {
          if (one != other) {
            pairs.put(one, other);
          }
        }
      }
    }
    ImmutableSetMultimap.Builder<Integer, Integer> outer = builder();
    pairs.forEach(
        (one, other) -> {
          if (isOuter(one) && isOuter(other)) {
            outer.put(renumbered(one), renumbered(other));
          }
        });
    return new Contacts(outer.build());
  }

  /** A member of the template beside the context: terminal 3 comes after that of the context. */
  private static int moved(int member, int cells) {
    return member >= 0 ? member + cells : member == terminal(SHARED) ? member - 1 : member;
  }

  private static boolean isOuter(int member) {
    return member >= 0 || member <= terminal(SHARED);
  }

  private static int renumbered(int member) {
    return member >= 0 ? member : member + SHARED;
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
