package org.hexproof.division;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.format.Place;

/**
 * A whole board cut into parts, so that Black, who joins top and bottom, wins if the claims on the
 * parts hold and their sum is enough; White moves first. The parts hold all empty cells. They meet
 * in terminals only: Black gives up all {@linkplain #cuts other contacts}, which can but harm him.
 *
 * <p>A terminal that is an empty cell belongs to one part, for which it is a cell like others that
 * belongs to the terminal once it is black. For the others it is drawn as a black stone. That is
 * sound since all cells that touch it there touch each other too: a path through the stone has a
 * way without it.
 */
public record Division(
    String name, Place place, Position position, ImmutableList<DividedRegion> parts) {
  private static final ImmutableList<Edge> BLACKS = ImmutableList.of(Edge.TOP, Edge.BOTTOM);

  /** Black's edges that a group touches. */
  ImmutableSet<Edge> edges(Set<Cell> group) {
    return BLACKS.stream()
        .filter(edge -> group.stream().anyMatch(cell -> position.board().touches(cell, edge)))
        .collect(ImmutableSet.toImmutableSet());
  }

  /** One name for all terminals that are one: stones that hang together are named by the first. */
  public Terminal canonical(Terminal terminal) {
    for (Cell cell : terminal.cells()) {
      if (position.at(cell) == Content.BLACK) {
        return Terminal.of(position.group(cell).stream().min(Cell::compareTo).orElseThrow());
      }
    }
    return terminal;
  }

  /** The empty cells of other parts that are terminals of this one. */
  public static ImmutableSet<Cell> lent(DividedRegion part, Position position) {
    return part.terminals().stream()
        .flatMap(terminal -> terminal.cells().stream())
        .filter(cell -> position.at(cell) == Content.EMPTY && !part.cells().contains(cell))
        .collect(ImmutableSet.toImmutableSet());
  }

  /**
   * The stones of a part: its empty cells stay empty, and all is White's but the black stones that
   * touch them, its terminals and what hangs together with them. Black stones on an edge that is
   * not a terminal of the part are left out.
   */
  public Position drawn(DividedRegion part) {
    Set<Cell> black = new LinkedHashSet<>(lent(part, position));
    for (Cell cell : reached(part)) {
      if (position.at(cell) == Content.BLACK) {
        ImmutableSet<Cell> group = position.group(cell);
        if (part.terminals().containsAll(terminals(edges(group)))) {
          black.addAll(group);
        }
      }
    }
    return Position.amidWhite(position.board(), black, part.cells());
  }

  /** The cells that touch those of a part, and the cells of its terminals. */
  private ImmutableSet<Cell> reached(DividedRegion part) {
    ImmutableSet.Builder<Cell> reached = ImmutableSet.builder();
    part.cells().forEach(cell -> reached.addAll(position.board().neighbors(cell)));
    part.terminals().forEach(terminal -> reached.addAll(terminal.cells()));
    return reached.build();
  }

  private static ImmutableList<Terminal> terminals(Set<Edge> edges) {
    return edges.stream().map(Terminal::of).collect(ImmutableList.toImmutableList());
  }

  /** The contacts that Black does not use. */
  public ImmutableSortedSet<Cut> cuts() {
    Board board = position.board();
    ImmutableSortedSet.Builder<Cut> cuts = ImmutableSortedSet.naturalOrder();
    for (DividedRegion part : parts) {
      Position drawn = drawn(part);
      for (Cell cell : part.cells()) {
        for (Cell next : board.neighbors(cell)) {
          boolean isUsed =
              part.cells().contains(next) || drawn.at(next) == Content.BLACK || isLent(cell, next);
          if (!isUsed && position.at(next) != Content.WHITE) {
            cuts.add(Cut.of(cell, next));
          }
        }
        for (Edge edge : BLACKS) {
          if (board.touches(cell, edge) && !part.terminals().contains(Terminal.of(edge))) {
            cuts.add(Cut.of(cell, edge));
          }
        }
      }
    }
    return cuts.build();
  }

  /** Whether the part that holds the second cell uses the first, which another part owns. */
  private boolean isLent(Cell owned, Cell user) {
    return parts.stream()
        .anyMatch(part -> part.cells().contains(user) && lent(part, position).contains(owned));
  }
}
