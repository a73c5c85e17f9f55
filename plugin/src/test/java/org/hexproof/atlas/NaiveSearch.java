package org.hexproof.atlas;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.GridSymmetry;
import org.hexproof.board.Offset;
import org.hexproof.template.Template;

/**
 * Finds templates by drawings as the page tells it: a drawing is laid onto every place of the
 * template in every way. Cells are three numbers whose sum is 0, which symmetries exchange and
 * negate.
 */
final class NaiveSearch {
  private static final int[][] EXCHANGED = {
    {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}
  };

  /**
   * What is sought.
   *
   * @param signs of cells, {@code X}, {@code .} and {@code #}
   * @param edge {@code _} below the rows, {@code ^} above them, or an empty text
   * @param rows how many there are above the lower edge
   * @param whole whether the template has nothing else
   */
  record Drawn(Map<Offset, Character> signs, String edge, int rows, boolean whole) {}

  /**
   * A template in one of the ways in which it can lie.
   *
   * @param edge that is there, if it is top or bottom
   * @param beside the row of the cells that touch it
   */
  record Lying(Map<Offset, Character> signs, Optional<Edge> edge, int beside) {}

  private NaiveSearch() {}

  static ImmutableList<Lying> ways(Template template) {
    ImmutableList.Builder<Lying> ways = ImmutableList.builder();
    for (int[] exchanged : EXCHANGED) {
      for (int sign : new int[] {1, -1}) {
        ways.add(way(template, exchanged, sign));
      }
    }
    return ways.build();
  }

  private static Lying way(Template template, int[] exchanged, int sign) {
    Map<Offset, Character> signs = new HashMap<>();
    for (Cell cell : template.stones().black()) {
      signs.put(turned(Offset.of(cell), exchanged, sign), 'X');
    }
    for (Cell cell : template.carrier()) {
      signs.put(turned(Offset.of(cell), exchanged, sign), '.');
    }
    for (Edge drawn : template.promise().edges()) {
      List<Offset> beyond = new ArrayList<>();
      GridSymmetry.beyond(drawn).forEach(step -> beyond.add(turned(step, exchanged, sign)));
      Cell cell = template.board().along(drawn).iterator().next();
      int beside = turned(Offset.of(cell), exchanged, sign).row();
      for (Edge black : List.of(Edge.TOP, Edge.BOTTOM)) {
        if (GridSymmetry.beyond(black).containsAll(beyond)) {
          return new Lying(signs, Optional.of(black), beside);
        }
      }
    }
    return new Lying(signs, Optional.empty(), 0);
  }

  private static Offset turned(Offset cell, int[] exchanged, int sign) {
    int[] numbers = {cell.col(), -cell.col() - cell.row(), cell.row()};
    return new Offset(sign * numbers[exchanged[0]], sign * numbers[exchanged[2]]);
  }

  static boolean finds(Drawn drawn, List<Lying> ways) {
    return ways.stream().anyMatch(lying -> isSomewhere(drawn, lying));
  }

  private static boolean isSomewhere(Drawn drawn, Lying lying) {
    List<Offset> known =
        drawn.signs().keySet().stream().filter(at -> drawn.signs().get(at) != '#').toList();
    if (known.isEmpty()) {
      return drawn.signs().isEmpty();
    }
    return lying.signs().keySet().stream()
        .anyMatch(place -> isAt(drawn, lying, place.minus(known.get(0)), known.size()));
  }

  private static boolean isAt(Drawn drawn, Lying lying, Offset shift, int known) {
    Optional<Edge> wanted =
        drawn.edge().isEmpty()
            ? Optional.empty()
            : Optional.of(drawn.edge().equals("_") ? Edge.BOTTOM : Edge.TOP);
    if (wanted.isPresent()) {
      int beside = wanted.get() == Edge.BOTTOM ? drawn.rows() - 1 : 0;
      if (!lying.edge().equals(wanted) || beside + shift.row() != lying.beside()) {
        return false;
      }
    }
    return drawn.signs().entrySet().stream()
            .allMatch(
                cell ->
                    lying
                        .signs()
                        .getOrDefault(cell.getKey().plus(shift), '#')
                        .equals(cell.getValue()))
        && (!drawn.whole() || lying.signs().size() == known);
  }
}
