package org.hexproof.spot;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Symmetry;
import org.hexproof.library.Library;
import org.hexproof.template.Template;
import org.junit.jupiter.api.Test;

/** Each shipped template, alone on a board with room around it. */
final class ShippedTemplatesTest {
  private static final ImmutableList<Template> LIBRARY = Library.read();

  private final Spotter spotter = Spotter.of(LIBRARY);

  @Test
  void eachIsFoundAtEachEdgeUnlessASmallerOneReplacesIt() {
    Set<String> replaced = new TreeSet<>();
    for (Template template : LIBRARY) {
      for (Symmetry symmetry : Symmetry.values()) {
        Template drawn = template.at(symmetry);
        for (Color side : sides(drawn)) {
          Position position = laid(drawn, side);
          ImmutableList<Match> all = spotter.spot(position, side);
          MatchKey own =
              MatchKey.of(drawn, side, cell -> shifted(cell, drawn), edge -> edge).with(template);
          assertThat(all.stream().map(MatchKey::of)).contains(own);
          // Where a mirror image has the same cells, another stone of the chain may be named.
          if (Foremost.of(position, all).stream()
              .map(MatchKey::of)
              .noneMatch(
                  key -> key.template().equals(template) && key.carrier().equals(own.carrier()))) {
            replaced.add(template.name());
          }
        }
      }
    }
    assertThat(replaced)
        .containsExactly(
            "Selinger 5-g",
            "drking IV #15",
            "drking bridge template #1",
            "drking bridge template #2",
            "drking bridge template #4",
            "open box (2020 drawing)");
  }

  private static ImmutableSet<Color> sides(Template drawn) {
    ImmutableSet<Edge> edges = drawn.promise().edges();
    if (edges.isEmpty()) {
      return ImmutableSet.copyOf(Color.values());
    }
    return ImmutableSet.of(
        edges.contains(Edge.TOP) || edges.contains(Edge.BOTTOM) ? Color.BLACK : Color.WHITE);
  }

  /** The stones, with cells around the drawing but not beyond the template's edge. */
  private static Position laid(Template drawn, Color side) {
    Board board =
        new Board(
            drawn.board().cols() + room(drawn, Edge.LEFT) + room(drawn, Edge.RIGHT),
            drawn.board().rows() + room(drawn, Edge.TOP) + room(drawn, Edge.BOTTOM));
    UnaryOperator<Cell> place = cell -> shifted(cell, drawn);
    List<Cell> stones = drawn.stones().black().stream().map(place).toList();
    return side == Color.BLACK
        ? Position.of(board, stones, ImmutableList.of())
        : Position.of(board, ImmutableList.of(), stones);
  }

  private static Cell shifted(Cell cell, Template drawn) {
    return new Cell(cell.col() + room(drawn, Edge.LEFT), cell.row() + room(drawn, Edge.TOP));
  }

  private static int room(Template drawn, Edge edge) {
    return drawn.promise().edges().contains(edge) ? 0 : 2;
  }
}
