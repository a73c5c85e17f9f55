package org.hexproof.board;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableSet;
import java.util.stream.Stream;

/**
 * A set of cells and edges that Black owns together: they count as joined to each other outside the
 * region. A cell that is still empty belongs to the terminal once Black has taken it; until then
 * the terminal can't be reached through it.
 */
public record Terminal(ImmutableSet<Cell> cells, ImmutableSet<Edge> edges) {
  public Terminal {
    checkArgument(!cells.isEmpty() || !edges.isEmpty(), "a terminal needs a cell or an edge");
  }

  public static Terminal of(Edge edge) {
    return new Terminal(ImmutableSet.of(), ImmutableSet.of(edge));
  }

  public static Terminal of(Cell... cells) {
    return new Terminal(ImmutableSet.copyOf(cells), ImmutableSet.of());
  }

  public static Terminal of(ImmutableSet<Cell> cells) {
    return new Terminal(cells, ImmutableSet.of());
  }

  /** The names of its cells and edges. */
  public Stream<String> members() {
    return Stream.concat(cells.stream().map(Cell::toString), edges.stream().map(Edge::label));
  }

  /** Whether Black's stone there is one of the terminal's, or at one of its edges. */
  public boolean owns(Cell cell, Board board) {
    return cells.contains(cell) || edges.stream().anyMatch(edge -> board.touches(cell, edge));
  }
}
