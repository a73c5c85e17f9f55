package org.hexproof.probe;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Terminal;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.region.ClosedRegion;
import org.hexproof.region.RingColorings;
import org.hexproof.witness.Subdivision;
import org.hexproof.witness.WrittenPiece;
import org.hexproof.witness.WrittenPieces;

/**
 * A region that a person surrounds with stones and divides what lies around ([H3T], section 7.3,
 * steps 2 and 3): the cells that are named are black, all others beside it White's.
 */
record RingedProbe(ProbedRegion drawn, ClosedRegion closed) {
  /**
   * Sets the stones.
   *
   * @param place where the pieces are written
   * @throws FormatException if a cell that is named can't be a group around the region
   * @throws IllegalArgumentException if the region can't be walked around
   */
  static RingedProbe of(ProbedRegion drawn, WrittenPieces pieces, Place place)
      throws FormatException {
    RingColorings colorings = drawn.colorings();
    int black = 0;
    for (String name : pieces.cells()) {
      Place named = place(name, pieces, place);
      Cell cell = cell(drawn, name, named);
      int number = colorings.unknown().indexOf(cell);
      if (number >= 0) {
        black |= 1 << number;
      } else if (drawn.stones().at(cell) != Content.BLACK) {
        throw new FormatException(
            named,
            name + " is not a cell beside the region that can be black",
            "those are " + names(drawn, colorings.unknown()));
      }
    }
    return new RingedProbe(drawn, closed(drawn, colorings, black, pieces, place));
  }

  /** Where a cell is named first. */
  private static Place place(String cell, WrittenPieces pieces, Place whole) {
    return pieces.pieces().stream()
        .filter(piece -> piece.nodes().contains(cell))
        .map(WrittenPiece::place)
        .findFirst()
        .orElse(whole);
  }

  private static Cell cell(ProbedRegion drawn, String name, Place place) throws FormatException {
    return drawn.stones().board().cells().stream()
        .filter(cell -> drawn.name(cell).equals(name))
        .findFirst()
        .orElseThrow(
            () -> new FormatException(place, "there is no cell " + name + " beside the region"));
  }

  private static String names(ProbedRegion drawn, List<Cell> cells) {
    return String.join(" ", cells.stream().map(drawn::name).toList());
  }

  private static ClosedRegion closed(
      ProbedRegion drawn, RingColorings colorings, int black, WrittenPieces pieces, Place place)
      throws FormatException {
    boolean atEdge = drawn.edges().contains(Edge.BOTTOM);
    if (atEdge == pieces.bottom().isPresent()) {
      throw new FormatException(
          place,
          atEdge ? "the bottom is the edge of the region" : "no group is Black's bottom side",
          atEdge ? "leave bottom= out" : "write bottom=c3 for the group of c3");
    }
    Optional<ClosedRegion> region = colorings.closed(black, 0);
    if (region.isEmpty()) {
      throw new FormatException(
          place,
          "these stones don't close the region: there is only one black group around, or one is"
              + " met at two places",
          "name a black cell beside it for each group, as a node or as in black=c1");
    }
    for (int first = 1; !atEdge && !isBottom(drawn, region.get(), pieces); first++) {
      region = colorings.closed(black, first);
      if (region.isEmpty()) {
        throw new FormatException(
            place, pieces.bottom().orElseThrow() + " is of no black group around the region");
      }
    }
    return region.get();
  }

  private static boolean isBottom(ProbedRegion drawn, ClosedRegion region, WrittenPieces pieces) {
    return region.terminals().get(0).cells().stream()
        .anyMatch(cell -> pieces.bottom().equals(Optional.of(drawn.name(cell))));
  }

  /** The region with all stones around it. */
  ProbedRegion region() {
    return new ProbedRegion(drawn.board(), closed.stones(), drawn.cells(), drawn.edges());
  }

  /**
   * The pieces between nodes.
   *
   * @param pieces in the order in which they are put on
   * @throws FormatException if the cell of a node is not of a group around the region
   */
  Subdivision subdivision(List<WrittenPiece> pieces, Optional<String> top, Place place)
      throws FormatException {
    int right = closed.terminals().size();
    Map<String, Integer> inner = new HashMap<>();
    ImmutableList.Builder<ImmutableIntArray> places = ImmutableList.builder();
    for (WrittenPiece piece : pieces) {
      ImmutableIntArray.Builder nodes = ImmutableIntArray.builder();
      for (String node : piece.nodes()) {
        nodes.add(
            switch (node) {
              case WrittenPieces.LEFT -> 0;
              case WrittenPieces.RIGHT -> right;
              default ->
                  WrittenPieces.isCell(node)
                      ? group(node, piece.place())
                      : inner.computeIfAbsent(node, key -> right + 1 + inner.size());
            });
      }
      places.add(nodes.build());
    }
    int highest = top.isPresent() ? group(top.get(), place) : inner.get(WrittenPieces.TOP);
    Subdivision subdivision = new Subdivision(right - 1, places.build(), highest);
    if (!subdivision.isPlanar()) {
      throw new FormatException(
          place,
          "these pieces can't be drawn around the region",
          "going around clockwise it has left, "
              + String.join(", ", closed.terminals().stream().skip(1).map(this::name).toList())
              + " and right; pieces of more than three nodes have them in their order around");
    }
    return subdivision;
  }

  private int group(String name, Place place) throws FormatException {
    for (int i = 0; i < closed.terminals().size(); i++) {
      Terminal terminal = closed.terminals().get(i);
      if (terminal.cells().stream().anyMatch(cell -> drawn.name(cell).equals(name))) {
        if (i > 0) {
          return i;
        }
        throw new FormatException(
            place, name + " is of the bottom's group", "call it left or right");
      }
    }
    throw new FormatException(
        place,
        "the group of " + name + " is shut in by White's stones",
        "name a cell beside the region next to it, too");
  }

  private String name(Terminal group) {
    return drawn.name(ImmutableList.sortedCopyOf(group.cells()).get(0));
  }
}
