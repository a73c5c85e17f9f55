package org.hexproof.realize;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.SetMultimap;
import java.util.HashSet;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.shannon.Hypergraph;

/**
 * All that a drawn hypergraph says, in pairs that are there twice: which of its empty cells,
 * numbered from 0, and terminals, numbered -1, -2, …, are joined as soon as both are black. Two
 * positions with equal contacts have the same outcome for every filling.
 */
public record Contacts(ImmutableSetMultimap<Integer, Integer> pairs) {
  /** The number of a terminal counted from 0. */
  static int terminal(int index) {
    return -1 - index;
  }

  /** Of a hypergraph: what shares a node. */
  public static Contacts of(Hypergraph graph) {
    ImmutableSetMultimap.Builder<Integer, Integer> pairs = builder();
    for (int node = 1; node <= graph.nodes(); node++) {
      Set<Integer> members = new HashSet<>();
      graph.cellsAt(node).forEach(members::add);
      graph.terminalsAt(node).map(Contacts::terminal).forEach(members::add);
      join(members, pairs);
    }
    return new Contacts(pairs.build());
  }

  /**
   * Of stones: what touches, or touches the same black group. Empty cells that are not listed count
   * as White's; one of a terminal belongs to it when black.
   */
  public static Contacts of(
      Position stones, ImmutableList<Cell> cells, ImmutableList<Terminal> terminals) {
    ImmutableSetMultimap.Builder<Integer, Integer> pairs = builder();
    for (ImmutableSet<Cell> group : stones.groups(Content.BLACK)) {
      join(around(group, stones, cells, terminals), pairs);
    }
    for (int i = 0; i < cells.size(); i++) {
      for (Cell next : stones.board().neighbors(cells.get(i))) {
        if (cells.contains(next)) {
          join(ImmutableSet.of(i, cells.indexOf(next)), pairs);
        }
      }
      for (int t = 0; t < terminals.size(); t++) {
        if (terminals.get(t).owns(cells.get(i), stones.board())) {
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

  /** Of a whole board: the terminals are Black's edges. */
  static Contacts of(Position board, ImmutableList<Cell> cells) {
    return of(board, cells, ImmutableList.of(Terminal.of(Edge.TOP), Terminal.of(Edge.BOTTOM)));
  }

  /**
   * What two parts say together. Those of their terminals that get the same name are joined.
   *
   * @param names the name of each member of the first part: the numbers of the whole's cells and
   *     terminals, then, below those of the terminals, any names for what both parts share
   * @param otherNames the same for the other part
   */
  static Contacts glued(
      Contacts part,
      IntUnaryOperator names,
      Contacts other,
      IntUnaryOperator otherNames,
      int terminals) {
    SetMultimap<Integer, Integer> pairs = HashMultimap.create();
    part.pairs.forEach((x, y) -> pairs.put(names.applyAsInt(x), names.applyAsInt(y)));
    other.pairs.forEach((x, y) -> pairs.put(otherNames.applyAsInt(x), otherNames.applyAsInt(y)));
    // Terminals are always black, so what touches the same ones touches.
    for (int black : ImmutableSet.copyOf(pairs.keySet())) {
      if (black < 0) {
        Set<Integer> touching = ImmutableSet.copyOf(pairs.get(black));
        touching.forEach(member -> pairs.putAll(member, touching));
      }
    }
    ImmutableSetMultimap.Builder<Integer, Integer> outer = builder();
    pairs.forEach(
        (x, y) -> {
          if (!x.equals(y) && x >= terminal(terminals - 1) && y >= terminal(terminals - 1)) {
            outer.put(x, y);
          }
        });
    return new Contacts(outer.build());
  }

  private static Set<Integer> around(
      ImmutableSet<Cell> group,
      Position stones,
      ImmutableList<Cell> cells,
      ImmutableList<Terminal> terminals) {
    Set<Integer> members = new HashSet<>();
    for (Cell stone : group) {
      for (int t = 0; t < terminals.size(); t++) {
        if (terminals.get(t).owns(stone, stones.board())) {
          members.add(terminal(t));
        }
      }
      for (Cell next : stones.board().neighbors(stone)) {
        if (cells.contains(next)) {
          members.add(cells.indexOf(next));
        }
      }
    }
    return members;
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
