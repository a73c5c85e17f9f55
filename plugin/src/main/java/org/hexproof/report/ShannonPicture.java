package org.hexproof.report;

import com.google.common.collect.ImmutableList;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hexproof.picture.Figure;
import org.hexproof.picture.Picture;
import org.hexproof.picture.Point;
import org.hexproof.realize.Sketch;
import org.hexproof.shannon.ShannonGame;

/**
 * Draws a Shannon game as [H3T] does: cells are circles, terminals squares, and a hyperedge is a
 * cluster of lines from one dot. Black's cells are filled, White's are grey.
 */
public final class ShannonPicture {
  private static final double COLUMN = 44;
  private static final double LEVEL = 40;
  private static final double MARGIN = 36;
  private static final double RADIUS = 13;
  private static final double DOT = 3;
  private static final double FONT = 11;
  private static final String INK = "#222222";
  private static final String CELL = "#f2d8b0";
  private static final String WHITE = "#dddddd";

  private final ShannonGame game;
  private final Sketch sketch;
  private final double left;
  private final double top;
  private final double right;
  private final double bottom;
  private final ImmutableList.Builder<Figure> shapes = ImmutableList.builder();

  private ShannonPicture(ShannonGame game) {
    this.game = game;
    this.sketch = Sketch.of(game.graph());
    left = points().mapToDouble(Sketch.Point::x).min().orElse(0);
    right = points().mapToDouble(Sketch.Point::x).max().orElse(0);
    top = points().mapToDouble(Sketch.Point::y).max().orElse(0);
    bottom = points().mapToDouble(Sketch.Point::y).min().orElse(0);
  }

  /**
   * The picture.
   *
   * @throws IllegalArgumentException if the game is not planar with its terminals outside
   */
  public static Picture of(ShannonGame game, String title) {
    return new ShannonPicture(game).picture(title);
  }

  private Stream<Sketch.Point> points() {
    return Stream.of(
            Stream.concat(sketch.wires().stream(), sketch.leads().stream())
                .flatMap(wire -> wire.points().stream()),
            sketch.cells().stream(),
            Stream.of(sketch.nodes().get(first() - 1)))
        .flatMap(points -> points);
  }

  private Picture picture(String title) {
    sketch.wires().stream().filter(wire -> isDrawn(wire.node())).forEach(this::line);
    sketch.leads().forEach(this::line);
    for (int node = 1; node <= sketch.nodes().size(); node++) {
      if (game.members(node).size() > 2) {
        shapes.add(new Figure.Circle(point(sketch.nodes().get(node - 1)), DOT, INK, INK, 1));
      }
    }
    terminal(first(), sketch.nodes().get(first() - 1));
    for (Sketch.Wire lead : sketch.leads()) {
      terminal(lead.node(), lead.points().get(lead.points().size() - 1));
    }
    for (int cell = 0; cell < game.cells().size(); cell++) {
      boolean black = game.black().contains(cell);
      Point center = point(sketch.cells().get(cell));
      String fill = black ? INK : game.white().contains(cell) ? WHITE : CELL;
      shapes.add(new Figure.Circle(center, RADIUS, fill, INK, 1.2));
      shapes.add(new Figure.Text(center, game.cells().get(cell), FONT, black ? WHITE : INK));
    }
    return new Picture(
        (right - left) * COLUMN + 2 * MARGIN,
        (top - bottom) * LEVEL + 2 * MARGIN,
        title,
        shapes.build());
  }

  private int first() {
    return game.graph().terminals().get(0);
  }

  /** A node that one cell touches by itself joins nothing. */
  private boolean isDrawn(int node) {
    return game.members(node).size() > 1;
  }

  private Point point(Sketch.Point point) {
    return new Point(MARGIN + (point.x() - left) * COLUMN, MARGIN + (top - point.y()) * LEVEL);
  }

  private void line(Sketch.Wire wire) {
    ImmutableList<Point> points =
        wire.points().stream().map(this::point).collect(ImmutableList.toImmutableList());
    shapes.add(new Figure.Line(points, INK, 1.4));
  }

  private void terminal(int node, Sketch.Point at) {
    Point center = point(at);
    shapes.add(
        new Figure.Polygon(
            ImmutableList.of(
                center.plus(-9, -9), center.plus(9, -9), center.plus(9, 9), center.plus(-9, 9)),
            INK,
            INK,
            1));
    String names =
        String.join(
            ", ",
            IntStream.range(0, game.terminals().size())
                .filter(i -> game.graph().terminals().get(i) == node)
                .mapToObj(game.terminals()::get)
                .toList());
    double aside = at.y() > 0 ? -18 : 20;
    shapes.add(new Figure.Text(center.plus(0, aside), names, FONT, INK));
  }
}
