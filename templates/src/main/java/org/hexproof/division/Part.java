package org.hexproof.division;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.stream.Stream;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Terminal;
import org.hexproof.format.Place;

/**
 * A region of a division.
 *
 * @param terminals where it meets the others, in the order of their numbers, two or three: each one
 *     stone, one edge or one empty cell, which is a cell of this part or of another one
 */
public record Part(
    String name,
    Place place,
    ImmutableSet<Cell> cells,
    ImmutableList<Terminal> terminals,
    PartClaim claim,
    Optional<Way> way) {
  /** What a terminal is called, as in {@code e6} or {@code top}. */
  public static String name(Terminal terminal) {
    return Stream.concat(
            terminal.cells().stream().map(Cell::toString),
            terminal.edges().stream().map(Edge::label))
        .collect(joining(" "));
  }

  public ImmutableList<String> terminalNames() {
    return terminals.stream().map(Part::name).collect(ImmutableList.toImmutableList());
  }
}
