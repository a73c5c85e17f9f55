package org.hexproof.picture;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Naming;
import org.hexproof.format.Diagram;
import org.hexproof.format.hexboard.HexboardArrow;

/**
 * What a diagram looks like: hexagons that stand on a corner, in rows that shift to the right from
 * the top down, so that a1 is the acute corner at the top left. Only visible cells are drawn, with
 * the board's edges along them. The letter of a column is at its top cell: over it where there is
 * room, else at its upper left side, where the column would go on. The number of a row is left of
 * its first cell.
 */
final class BoardLayout {
  private static final String CELL = "#fdf7e7";
  private static final String SHADED = "#c3bfb4";
  private static final String CARRIER = "#f2df9b";
  private static final String LINE = "#6b675e";
  private static final String INK = "#2b2a27";
  private static final String WHITE = "#ffffff";

  /** Half of a hexagon's height. */
  private static final double RADIUS = 20;

  private static final double WIDTH = RADIUS * Math.sqrt(3);
  private static final double STONE = 0.68 * RADIUS;
  private static final double EDGE_WIDTH = 0.5 * RADIUS;
  private static final double FONT = 0.75 * RADIUS;
  private static final double COORDINATE = 0.65 * RADIUS;
  private static final double MARGIN = 0.6 * RADIUS;

  private final Diagram diagram;
  private final Marks marks;
  private final Naming naming;
  private final Board board;
  private final ImmutableList.Builder<Figure> shapes = ImmutableList.builder();
  private final Frame frame;

  private BoardLayout(Diagram diagram, Marks marks, Naming naming) {
    this.diagram = diagram;
    this.marks = marks;
    this.naming = naming;
    this.board = diagram.position().board();
    this.frame = new Frame();
  }

  /** The picture of a diagram, with the colours that the naming gives the players. */
  static Picture of(Diagram diagram, Marks marks, Naming naming) {
    return new BoardLayout(diagram, marks, naming).picture();
  }

  private Picture picture() {
    for (Edge edge : diagram.edges()) {
      edge(edge);
    }
    for (Cell cell : board.cells()) {
      if (diagram.visible().contains(cell)) {
        cell(cell);
      }
    }
    coordinates();
    return new Picture(frame.width(), frame.height(), diagram.name(), shapes.build());
  }

  private void cell(Cell cell) {
    Point center = frame.center(cell.col(), cell.row());
    ImmutableList.Builder<Point> corners = ImmutableList.builder();
    for (int i = 0; i < 6; i++) {
      corners.add(corner(center, i));
    }
    shapes.add(new Figure.Polygon(corners.build(), fill(cell), LINE, 1));
    Content content = diagram.position().at(cell);
    if (content != Content.EMPTY) {
      Palette stone = palette(content == Content.BLACK ? Color.BLACK : Color.WHITE);
      shapes.add(new Figure.Circle(center, STONE, stone.fill(), stone.rim(), 1.5));
    }
    String ink = content == Content.BLACK ? WHITE : INK;
    String label = diagram.labels().get(cell);
    int move = marks.moves().indexOf(cell);
    if (move >= 0) {
      ring(center, move);
    }
    if (marks.redundant().contains(cell)) {
      boolean isAlone = label == null && move < 0;
      star(isAlone ? center : center.plus(0.5 * RADIUS, -0.45 * RADIUS), isAlone ? 1 : 0.6, ink);
    }
    if (label != null && move < 0) {
      label(center, label, ink);
    }
  }

  private String fill(Cell cell) {
    if (diagram.shaded().contains(cell)) {
      return SHADED;
    }
    return marks.carrier().contains(cell) ? CARRIER : CELL;
  }

  /** A move: White's are odd. */
  private void ring(Point center, int move) {
    String color = palette(move % 2 == 0 ? Color.WHITE : Color.BLACK).ring();
    shapes.add(new Figure.Circle(center, STONE, WHITE, color, 3.5));
    label(center, String.valueOf(move + 1), INK);
  }

  private void label(Point center, String label, String color) {
    Optional<HexboardArrow> arrow = HexboardArrow.parse(label);
    if (arrow.isPresent()) {
      arrow(center, arrow.get().hour(), color);
    } else if (label.equals("*")) {
      star(center, 1, color);
    } else {
      int length = label.codePointCount(0, label.length());
      double size = length <= 2 ? FONT : 2 * FONT / length;
      shapes.add(new Figure.Text(center, label, size, color));
    }
  }

  private void arrow(Point center, int hour, String color) {
    double angle = Math.toRadians(30.0 * hour);
    double x = Math.sin(angle);
    double y = -Math.cos(angle);
    double length = 0.42 * RADIUS;
    double head = 0.3 * RADIUS;
    Point tip = center.plus(length * x, length * y);
    Point tail = center.plus(-length * x, -length * y);
    Point neck = tip.plus(-head * x, -head * y);
    shapes.add(new Figure.Line(ImmutableList.of(tail, neck), color, 2));
    Point left = neck.plus(-0.6 * head * y, 0.6 * head * x);
    Point right = neck.plus(0.6 * head * y, -0.6 * head * x);
    shapes.add(new Figure.Polygon(ImmutableList.of(tip, left, right), color, color, 0.5));
  }

  private void star(Point center, double scale, String color) {
    ImmutableList.Builder<Point> corners = ImmutableList.builder();
    for (int i = 0; i < 10; i++) {
      double radius = (i % 2 == 0 ? 0.42 : 0.18) * scale * RADIUS;
      double angle = Math.PI * i / 5;
      corners.add(center.plus(radius * Math.sin(angle), -radius * Math.cos(angle)));
    }
    shapes.add(new Figure.Polygon(corners.build(), color, color, 0.5));
  }

  /** The corners clockwise from the top. */
  private static Point corner(Point center, int number) {
    double angle = Math.PI * number / 3;
    return center.plus(RADIUS * Math.sin(angle), -RADIUS * Math.cos(angle));
  }

  /**
   * A line along the outer sides of the edge's cells, which is drawn first, so that the cells cover
   * its inner half. At the obtuse corners two edges share a side and each gets half of it.
   */
  private void edge(Edge edge) {
    Palette color = palette(edge == Edge.TOP || edge == Edge.BOTTOM ? Color.BLACK : Color.WHITE);
    List<Point> line = new ArrayList<>();
    for (Cell cell : board.along(edge)) {
      if (diagram.visible().contains(cell)) {
        line.addAll(sides(cell, edge));
      } else {
        addLine(line, color);
        line.clear();
      }
    }
    addLine(line, color);
  }

  private void addLine(List<Point> points, Palette color) {
    if (points.isEmpty()) {
      return;
    }
    ImmutableList<Point> line = ImmutableList.copyOf(points);
    if (color.rimmedEdge()) {
      shapes.add(new Figure.Line(line, color.rim(), EDGE_WIDTH));
    }
    double width = color.rimmedEdge() ? EDGE_WIDTH - 3 : EDGE_WIDTH;
    shapes.add(new Figure.Line(line, color.fill(), width));
  }

  private Palette palette(Color color) {
    return Palette.of(color, naming);
  }

  /** The two sides of the cell that lie on the edge, in reading order of the edge's cells. */
  private ImmutableList<Point> sides(Cell cell, Edge edge) {
    Point center = frame.center(cell.col(), cell.row());
    return switch (edge) {
      case TOP ->
          ImmutableList.of(
              corner(center, 5), corner(center, 0), shared(cell, edge, Edge.RIGHT, 0, 1));
      case RIGHT ->
          ImmutableList.of(
              shared(cell, edge, Edge.TOP, 1, 0), corner(center, 1), corner(center, 2));
      case BOTTOM ->
          ImmutableList.of(
              shared(cell, edge, Edge.LEFT, 3, 4), corner(center, 3), corner(center, 2));
      case LEFT ->
          ImmutableList.of(
              corner(center, 5), corner(center, 4), shared(cell, edge, Edge.BOTTOM, 4, 3));
    };
  }

  /** Where the edge's line ends on the side between two corners: at the far one, or half-way. */
  private Point shared(Cell cell, Edge edge, Edge other, int near, int far) {
    Point center = frame.center(cell.col(), cell.row());
    boolean half =
        board.touches(cell, edge) && board.touches(cell, other) && diagram.edges().contains(other);
    return half ? Point.middle(corner(center, near), corner(center, far)) : corner(center, far);
  }

  private void coordinates() {
    Map<Integer, Cell> tops = new TreeMap<>();
    Map<Integer, Cell> firsts = new TreeMap<>();
    for (Cell cell : board.cells()) {
      if (diagram.visible().contains(cell)) {
        tops.putIfAbsent(cell.col(), cell);
        firsts.putIfAbsent(cell.row(), cell);
      }
    }
    double over = diagram.edges().contains(Edge.TOP) ? 1.65 * RADIUS : 1.4 * RADIUS;
    double before = diagram.edges().contains(Edge.LEFT) ? 0.87 * WIDTH : 0.75 * WIDTH;
    for (Cell top : tops.values()) {
      boolean isBeside = isVisible(top.col() + 1, top.row() - 1);
      Point place =
          frame
              .center(top.col(), top.row())
              .plus(isBeside ? -0.36 * WIDTH : 0, isBeside ? -RADIUS : -over);
      shapes.add(new Figure.Text(place, Cell.columnName(top.col()), COORDINATE, INK));
    }
    for (Cell first : firsts.values()) {
      // The letter of a column that begins one row below stands in the same place.
      boolean isShared = isVisible(first.col() - 1, first.row() + 1);
      Point place =
          frame.center(first.col(), first.row()).plus(-before, isShared ? -0.25 * RADIUS : 0);
      shapes.add(new Figure.Text(place, String.valueOf(first.row() + 1), COORDINATE, INK));
    }
  }

  private boolean isVisible(int col, int row) {
    return col >= 0
        && row >= 0
        && col < board.cols()
        && row < board.rows()
        && diagram.visible().contains(new Cell(col, row));
  }

  /** The box of the visible cells, and where the cells lie in the picture. */
  private final class Frame {
    private int firstCol = board.cols();
    private int lastCol = -1;
    private int firstRow = board.rows();
    private int lastRow = -1;
    private double left;
    private double right;

    Frame() {
      double leftmost = Double.MAX_VALUE;
      double rightmost = 0;
      for (Cell cell : diagram.visible()) {
        firstCol = Math.min(firstCol, cell.col());
        lastCol = Math.max(lastCol, cell.col());
        firstRow = Math.min(firstRow, cell.row());
        lastRow = Math.max(lastRow, cell.row());
        leftmost = Math.min(leftmost, x(cell.col(), cell.row()));
        rightmost = Math.max(rightmost, x(cell.col(), cell.row()));
      }
      left = leftmost - 0.87 * WIDTH - COORDINATE - MARGIN;
      right = rightmost + WIDTH / 2 + EDGE_WIDTH / 2 + MARGIN;
    }

    private double x(int col, int row) {
      return WIDTH * (col + row / 2.0);
    }

    Point center(int col, int row) {
      return new Point(x(col, row) - left, RADIUS * (1.5 * (row - firstRow) + 2.4) + MARGIN);
    }

    double width() {
      return lastCol < 0 ? 2 * MARGIN : right - left;
    }

    double height() {
      return lastCol < 0
          ? 2 * MARGIN
          : RADIUS * (1.5 * (lastRow - firstRow) + 3.4) + EDGE_WIDTH / 2 + 2 * MARGIN;
    }
  }
}
