package org.hexproof.local;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;

/**
 * Finds out that moves are connected to edges where no template says so, as by ladders with their
 * escapes, and remembers it.
 */
final class EdgeSearch {
  /** A stone that was connected to an edge within these cells. */
  private record Known(Cell stone, Edge edge, ImmutableSet<Cell> cells) {}

  private final Vicinity vicinity;
  private final List<Known> known = new ArrayList<>();

  EdgeSearch(Vicinity vicinity) {
    this.vicinity = vicinity;
  }

  /** Forgets the game so far. */
  void clear() {
    known.clear();
  }

  /**
   * That the move is connected to edges, unless that holds for something that it is joined to.
   *
   * @param bonds what is joined in the position after it
   * @param told edges of which it is known already
   */
  ImmutableList<Fact> found(Cell move, Position position, Bonds bonds, Set<Edge> told) {
    ImmutableSet<Cell> group = bonds.joinedTo(move);
    ImmutableSet<Cell> other = position.cells(bonds.side().opposite().stone());
    ImmutableList.Builder<Fact> facts = ImmutableList.builder();
    for (Edge edge : Sets.difference(bonds.edges(), told)) {
      List<Known> before =
          known.stream().filter(of -> of.edge() == edge && group.contains(of.stone())).toList();
      if (!bonds.reaches(move, edge)
          && before.stream().noneMatch(of -> Collections.disjoint(of.cells(), other))) {
        known.removeAll(before);
        vicinity
            .connection(move, edge, position, bonds.side())
            .ifPresent(
                cells -> {
                  known.add(new Known(move, edge, cells));
                  facts.add(new Fact.Holds(move, edge, !before.isEmpty(), cells));
                });
      }
    }
    return facts.build();
  }
}
