package org.hexproof.report;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.hexproof.cgt.Dyadic;
import org.hexproof.hot.Thermograph;
import org.hexproof.hot.Wall;
import org.hexproof.picture.Figure;
import org.hexproof.picture.Picture;
import org.hexproof.picture.Point;

/**
 * Draws thermographs as the field does: numbers fall to the right, so that what is good for Left
 * lies on the left, temperatures rise, and the masts go on upward. Left's walls are blue, Right's
 * red. Of several each mast has its number.
 */
public final class ThermographPicture {
  private static final double SIDE = 420;
  private static final double MARGIN = 56;
  private static final double FONT = 13;
  private static final double FOOT = 34;
  private static final String INK = "#222222";
  private static final String GRID = "#d5d5d5";
  private static final String LEFT = "#1f5fbf";
  private static final String RIGHT = "#c0392b";
  private static final String INSIDE = "#f4efe2";

  private final ImmutableList<Thermograph> all;
  private final double highest;
  private final double lowest;
  private final double top;
  private final double unit;
  private final ImmutableList.Builder<Figure> shapes = ImmutableList.builder();

  private ThermographPicture(ImmutableList<Thermograph> all) {
    this.all = all;
    double most = most(all, each -> each.left().corners().get(0).value());
    double least = -most(all, each -> each.right().corners().get(0).value().negative());
    double room = Math.max(0.5, 0.1 * (most - least));
    this.highest = most + room;
    this.lowest = least - room;
    this.top = Math.max(0, most(all, Thermograph::temperature)) + Math.max(1, 1.5 * room);
    this.unit = SIDE / Math.max(highest - lowest, top + 1);
  }

  private static double most(List<Thermograph> all, Function<Thermograph, Dyadic> number) {
    return all.stream().map(number).reduce(Dyadic::max).orElseThrow().toDouble();
  }

  /** One, or several in the same picture. */
  public static Picture of(ImmutableList<Thermograph> all, String title) {
    return new ThermographPicture(all).picture(title);
  }

  private Picture picture(String title) {
    double width = (highest - lowest) * unit + 2 * MARGIN;
    double height = (top + 1) * unit + MARGIN + FOOT;
    all.forEach(this::inside);
    grid();
    numbers();
    all.forEach(this::walls);
    return new Picture(width, height, title, shapes.build());
  }

  private Point point(double value, double temperature) {
    return new Point(MARGIN + (highest - value) * unit, MARGIN / 2 + (top - temperature) * unit);
  }

  private Point point(Wall.Corner corner) {
    return point(corner.value().toDouble(), corner.temperature().toDouble());
  }

  /** A line for each temperature at which something happens, and a thick one at 0. */
  private void grid() {
    TreeSet<Dyadic> temperatures = new TreeSet<>(List.of(Dyadic.MINUS_ONE, Dyadic.ZERO));
    for (Thermograph each : all) {
      Stream.concat(each.left().corners().stream(), each.right().corners().stream())
          .forEach(corner -> temperatures.add(corner.temperature()));
    }
    double last = Double.NEGATIVE_INFINITY;
    for (Dyadic temperature : temperatures) {
      double at = temperature.toDouble();
      boolean isAxis = temperature.signum() == 0;
      line(isAxis ? INK : GRID, isAxis ? 1.2 : 0.8, point(highest, at), point(lowest, at));
      if ((at - last) * unit >= FONT) {
        text(point(highest, at).x() - 24, point(highest, at).y(), temperature.toString());
        last = at;
      }
    }
  }

  private void inside(Thermograph thermograph) {
    List<Point> corners = new ArrayList<>();
    thermograph.left().corners().forEach(corner -> corners.add(point(corner)));
    corners.add(foot(thermograph));
    ImmutableList<Wall.Corner> right = thermograph.right().corners();
    right.reverse().forEach(corner -> corners.add(point(corner)));
    shapes.add(new Figure.Polygon(ImmutableList.copyOf(corners), INSIDE, INSIDE, 0.5));
  }

  private Point foot(Thermograph thermograph) {
    return point(thermograph.mean().toDouble(), thermograph.temperature().toDouble());
  }

  private void walls(Thermograph thermograph) {
    wall(thermograph.left(), thermograph, LEFT);
    wall(thermograph.right(), thermograph, RIGHT);
    double mean = thermograph.mean().toDouble();
    Point tip = point(mean, top);
    line(INK, 2.4, foot(thermograph), tip);
    line(INK, 1.6, tip.plus(-5, 8), tip, tip.plus(5, 8));
    if (all.size() > 1) {
      int number = all.indexOf(thermograph) + 1;
      text(tip.x() + FONT, tip.y() + FONT * (number - 1), number + "");
    }
  }

  private void wall(Wall wall, Thermograph thermograph, String color) {
    List<Point> points = new ArrayList<>();
    wall.corners().forEach(corner -> points.add(point(corner)));
    points.add(foot(thermograph));
    if (wall.corners().get(0).temperature().compareTo(thermograph.temperature()) < 0) {
      line(color, 2.4, points.toArray(Point[]::new));
    }
  }

  /** The stops and the means, below. */
  private void numbers() {
    TreeSet<Dyadic> numbers = new TreeSet<>();
    for (Thermograph each : all) {
      numbers.add(each.left().at(Dyadic.ZERO));
      numbers.add(each.right().at(Dyadic.ZERO));
      numbers.add(each.mean());
    }
    double below = point(0, -1).y() + FOOT / 2;
    double last = Double.NEGATIVE_INFINITY;
    double drop = 0;
    for (Dyadic number : numbers.descendingSet()) {
      Point at = point(number.toDouble(), 0);
      line(GRID, 0.8, at, new Point(at.x(), below - FONT));
      drop = at.x() - last < 34 && drop == 0 ? FONT : 0;
      text(at.x(), below + drop, number.toString());
      last = at.x();
    }
  }

  private void line(String color, double width, Point... points) {
    shapes.add(new Figure.Line(ImmutableList.copyOf(points), color, width));
  }

  private void text(double x, double y, String text) {
    shapes.add(new Figure.Text(new Point(x, y), text, FONT, INK));
  }
}
