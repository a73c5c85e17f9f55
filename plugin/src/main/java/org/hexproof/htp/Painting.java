package org.hexproof.htp;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.Sets;
import java.util.Set;
import org.hexproof.board.Cell;

/**
 * What HexGui paints for its commands of type {@code gfx}: cells, and a text below the board.
 *
 * @param blue cells to be painted blue, whether or not they are among the green ones
 */
record Painting(Set<Cell> green, Set<Cell> blue, String text) {
  String answer() {
    String cells =
        Sets.union(green, blue).stream()
            .sorted()
            .map(cell -> cell + (blue.contains(cell) ? " 0 " : " 1 "))
            .collect(joining());
    return "INFLUENCE " + cells + "TEXT " + text.replaceAll("\\s+", " ");
  }
}
