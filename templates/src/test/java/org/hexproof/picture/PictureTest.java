package org.hexproof.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Naming;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class PictureTest {
  private static final Diagram WHOLE =
      Diagram.of(Position.empty(new Board(4, 3)), Optional.empty());

  private static final Diagram TEMPLATE =
      new Diagram(
          "a <template> \u0001",
          Position.of(
              new Board(4, 3),
              ImmutableList.of(Cell.parse("c1")),
              ImmutableList.of(Cell.parse("b2"))),
          ImmutableSet.of(
              Cell.parse("c1"),
              Cell.parse("b2"),
              Cell.parse("c2"),
              Cell.parse("a3"),
              Cell.parse("b3")),
          ImmutableSet.of(Edge.BOTTOM),
          ImmutableSet.of(Cell.parse("a3")),
          ImmutableMap.of(
              Cell.parse("c1"),
              "&",
              Cell.parse("c2"),
              "→",
              Cell.parse("b3"),
              "*",
              Cell.parse("d1"),
              "x"),
          Optional.empty());

  private static <T extends Figure> List<T> shapes(Diagram diagram, Class<T> type) {
    return BoardLayout.of(diagram, Marks.NONE, Naming.RED_AND_BLUE).shapes().stream()
        .filter(type::isInstance)
        .map(type::cast)
        .toList();
  }

  private static List<Figure.Polygon> hexagons(Diagram diagram) {
    return shapes(diagram, Figure.Polygon.class).stream()
        .filter(polygon -> polygon.corners().size() == 6)
        .toList();
  }

  private static boolean near(Point a, Point b) {
    return Math.hypot(a.x() - b.x(), a.y() - b.y()) < 1e-6;
  }

  /** How many hexagons share a side with this one. */
  private static long touching(List<Figure.Polygon> hexagons, Figure.Polygon hexagon) {
    return hexagons.stream()
        .filter(other -> !other.equals(hexagon))
        .filter(
            other ->
                other.corners().stream()
                        .filter(a -> hexagon.corners().stream().anyMatch(b -> near(a, b)))
                        .count()
                    == 2)
        .count();
  }

  @Test
  void hexagonsTouchAsCellsDo() {
    List<Figure.Polygon> hexagons = hexagons(WHOLE);
    Board board = WHOLE.position().board();
    assertThat(hexagons).hasSize(board.size());
    for (Cell cell : board.cells()) {
      assertThat(touching(hexagons, hexagons.get(board.index(cell))))
          .as(cell.toString())
          .isEqualTo(board.neighbors(cell).size());
    }
    assertThat(touching(hexagons, hexagons.get(0))).isEqualTo(2);
    assertThat(touching(hexagons, hexagons.get(board.index(Cell.parse("d1"))))).isEqualTo(3);
  }

  @Test
  void rowsShiftToTheRight() {
    List<Figure.Polygon> hexagons = hexagons(WHOLE);
    double a1 = hexagons.get(0).corners().get(0).x();
    double a2 = hexagons.get(4).corners().get(0).x();
    double b1 = hexagons.get(1).corners().get(0).x();
    assertThat(a2 - a1).isCloseTo((b1 - a1) / 2, within(1e-9));
  }

  @Test
  void onlyWhatIsVisibleIsDrawn() {
    assertThat(hexagons(TEMPLATE)).hasSize(5);
    assertThat(shapes(TEMPLATE, Figure.Circle.class)).hasSize(2);
    assertThat(shapes(TEMPLATE, Figure.Text.class))
        .extracting(Figure.Text::text)
        .containsExactly("&", "a", "b", "c", "1", "2", "3");
    assertThat(hexagons(TEMPLATE).stream().map(Figure.Polygon::fill).distinct()).hasSize(2);
  }

  @Test
  void theFourEdgesHaveTwoColors() {
    List<Figure.Line> edges = shapes(WHOLE, Figure.Line.class);
    assertThat(edges).hasSize(4);
    assertThat(edges.stream().map(Figure.Line::stroke).distinct()).hasSize(2);
    assertThat(shapes(TEMPLATE, Figure.Line.class).get(0).points()).hasSize(6);
  }

  @Test
  void everythingLiesInThePicture() {
    for (Diagram diagram : List.of(WHOLE, TEMPLATE)) {
      Picture picture = BoardLayout.of(diagram, Marks.NONE, Naming.RED_AND_BLUE);
      List<Point> points = new ArrayList<>();
      for (Figure shape : picture.shapes()) {
        if (shape instanceof Figure.Polygon polygon) {
          points.addAll(polygon.corners());
        } else if (shape instanceof Figure.Line line) {
          points.addAll(line.points());
        } else if (shape instanceof Figure.Text text) {
          points.add(text.center());
        }
      }
      assertThat(points)
          .allMatch(
              point ->
                  point.x() > 5
                      && point.y() > 5
                      && point.x() < picture.width() - 5
                      && point.y() < picture.height() - 5);
    }
  }

  private static Point center(Figure.Polygon hexagon) {
    return Point.middle(hexagon.corners().get(0), hexagon.corners().get(3));
  }

  private static double distance(Point a, Point b) {
    return Math.hypot(a.x() - b.x(), a.y() - b.y());
  }

  /** The ziggurat: c1, d1 over b2 to d2 over a3 to d3. */
  private static final Diagram SLANTED =
      new Diagram(
          "",
          Position.empty(new Board(4, 3)),
          ImmutableSet.copyOf(
              List.of("c1", "d1", "b2", "c2", "d2", "a3", "b3", "c3", "d3").stream()
                  .map(Cell::parse)
                  .toList()),
          ImmutableSet.of(Edge.BOTTOM),
          ImmutableSet.of(),
          ImmutableMap.of(),
          Optional.empty());

  @Test
  void aLetterIsNextToTheTopCellOfItsColumnAndANumberToTheFirstOfItsRow() {
    for (Diagram diagram : List.of(WHOLE, SLANTED, TEMPLATE)) {
      List<Figure.Polygon> hexagons = hexagons(diagram);
      List<Cell> cells =
          diagram.position().board().cells().stream().filter(diagram.visible()::contains).toList();
      for (Figure.Text text : shapes(diagram, Figure.Text.class)) {
        Optional<Cell> owner =
            cells.stream()
                .filter(
                    cell ->
                        Cell.columnName(cell.col()).equals(text.text())
                            || String.valueOf(cell.row() + 1).equals(text.text()))
                .findFirst();
        if (owner.isEmpty()) {
          continue;
        }
        Point near = center(hexagons.get(cells.indexOf(owner.get())));
        double width = distance(hexagons.get(0).corners().get(1), hexagons.get(0).corners().get(5));
        assertThat(distance(text.center(), near)).as(text.text()).isLessThan(width);
        for (Figure.Polygon hexagon : hexagons) {
          assertThat(distance(text.center(), center(hexagon)))
              .as(text.text())
              .isGreaterThan(width / 2 + 2);
        }
      }
      List<Figure.Text> texts = shapes(diagram, Figure.Text.class);
      for (int i = 0; i < texts.size(); i++) {
        for (int j = 0; j < i; j++) {
          assertThat(distance(texts.get(i).center(), texts.get(j).center())).isGreaterThan(10);
        }
      }
    }
  }

  @Test
  void aLetterIsOverTheTopCellOfAWholeBoard() {
    List<Figure.Polygon> hexagons = hexagons(WHOLE);
    List<Figure.Text> texts = shapes(WHOLE, Figure.Text.class);
    for (int col = 0; col < 4; col++) {
      assertThat(texts.get(col).center().x())
          .isCloseTo(center(hexagons.get(col)).x(), within(1e-9));
    }
  }

  private static double grey(String color) {
    int rgb = Integer.decode(color);
    return 0.299 * (rgb >> 16 & 0xff) + 0.587 * (rgb >> 8 & 0xff) + 0.114 * (rgb & 0xff);
  }

  @Test
  void stonesAndEdgesDifferInGreyToo() {
    List<String> stones =
        shapes(TEMPLATE, Figure.Circle.class).stream().map(Figure.Circle::fill).toList();
    assertThat(Math.abs(grey(stones.get(0)) - grey(stones.get(1)))).isGreaterThan(80);
    List<String> edges =
        shapes(WHOLE, Figure.Line.class).stream().map(Figure.Line::stroke).distinct().toList();
    assertThat(Math.abs(grey(edges.get(0)) - grey(edges.get(1)))).isGreaterThan(80);
  }

  private static final Marks MARKS =
      new Marks(
          ImmutableSet.of(Cell.parse("b3"), Cell.parse("c2")),
          ImmutableSet.of(Cell.parse("c1"), Cell.parse("c2")),
          ImmutableList.of(Cell.parse("a3"), Cell.parse("b3")));

  @Test
  void marksAreDrawn() {
    ImmutableList<Figure> shapes = BoardLayout.of(TEMPLATE, MARKS, Naming.RED_AND_BLUE).shapes();
    List<Figure.Circle> rings =
        shapes.stream()
            .filter(Figure.Circle.class::isInstance)
            .map(Figure.Circle.class::cast)
            .filter(circle -> circle.width() > 3)
            .toList();
    List<String> edges =
        shapes(WHOLE, Figure.Line.class).stream().map(Figure.Line::stroke).distinct().toList();
    assertThat(rings).extracting(Figure.Circle::stroke).containsExactlyInAnyOrderElementsOf(edges);
    assertThat(shapes)
        .filteredOn(shape -> shape instanceof Figure.Text text && text.text().equals("2"))
        .as("a row and a move")
        .hasSize(2);
    assertThat(shapes)
        .filteredOn(
            shape -> shape instanceof Figure.Polygon polygon && polygon.corners().size() == 10)
        .hasSize(2);
    assertThat(
            shapes.stream()
                .filter(
                    shape ->
                        shape instanceof Figure.Polygon polygon && polygon.corners().size() == 6)
                .map(shape -> ((Figure.Polygon) shape).fill())
                .distinct())
        .as("cells, shaded ones and the carrier")
        .hasSize(3);
  }

  @Test
  void theSizeAndTheBackgroundAreChosen() throws Exception {
    Picture picture = BoardLayout.of(TEMPLATE, Marks.NONE, Naming.RED_AND_BLUE);
    Style wide = new Style(1, OptionalInt.of(321), Optional.of("#102030"), Naming.RED_AND_BLUE);
    String svg = new SvgWriter().write(TEMPLATE, Marks.NONE, wide);
    assertThat(svg).contains("width=\"321.00\"").contains("fill=\"#102030\"");
    BufferedImage png =
        ImageIO.read(new ByteArrayInputStream(new PngWriter().write(TEMPLATE, Marks.NONE, wide)));
    assertThat(png.getWidth()).isEqualTo(321);
    assertThat(png.getRGB(0, 0)).isEqualTo(0xff102030);
    Style half = new Style(0.5, OptionalInt.empty(), Optional.empty(), Naming.RED_AND_BLUE);
    assertThat(new SvgWriter().write(TEMPLATE, Marks.NONE, half)).doesNotContain("<rect");
    BufferedImage small =
        ImageIO.read(new ByteArrayInputStream(new PngWriter().write(TEMPLATE, Marks.NONE, half)));
    assertThat(small.getWidth()).isEqualTo((int) Math.ceil(picture.width()));
    assertThat(small.getRGB(0, 0) >>> 24).isZero();
    assertThat(new SvgWriter().write(TEMPLATE, Marks.NONE, Style.DEFAULT))
        .contains("<rect")
        .contains("#ffffff");
  }

  @Test
  void theSvgIsWellFormed() throws Exception {
    String svg = new SvgWriter().write(TEMPLATE, Marks.NONE, Style.DEFAULT);
    Document document =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(svg)));
    assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
    assertThat(document.getElementsByTagName("circle").getLength()).isEqualTo(2);
    assertThat(document.getElementsByTagName("title").item(0).getTextContent())
        .isEqualTo("a <template> \ufffd");
    assertThat(svg).isEqualTo(new SvgWriter().write(TEMPLATE, Marks.NONE, Style.DEFAULT));
    assertThat(svg.codePoints()).noneMatch(c -> c > 0x7f && Character.isDigit(c));
  }

  @Test
  void aPngNeedsNoTemporaryFile() throws Exception {
    File before = ImageIO.getCacheDirectory();
    Path gone = Files.createTempDirectory("cache");
    ImageIO.setCacheDirectory(gone.toFile());
    Files.delete(gone);
    try {
      assertThat(new PngWriter().write(TEMPLATE, Marks.NONE, Style.DEFAULT)).isNotEmpty();
    } finally {
      ImageIO.setCacheDirectory(before);
    }
  }

  @Test
  void thePngShowsTheStones() throws Exception {
    Picture picture = BoardLayout.of(TEMPLATE, Marks.NONE, Naming.RED_AND_BLUE);
    BufferedImage image =
        ImageIO.read(
            new ByteArrayInputStream(new PngWriter().write(TEMPLATE, Marks.NONE, Style.DEFAULT)));
    assertThat(image.getWidth()).isEqualTo((int) Math.ceil(2 * picture.width()));
    for (Figure.Circle stone : shapes(TEMPLATE, Figure.Circle.class)) {
      int x = (int) (2 * (stone.center().x() - 0.8 * stone.radius()));
      int y = (int) (2 * stone.center().y());
      assertThat(String.format(Locale.ROOT, "#%06x", image.getRGB(x, y) & 0xffffff))
          .isEqualTo(stone.fill());
    }
  }

  @Test
  void aBoardWithNothingVisibleIsAnEmptyPicture() throws Exception {
    Diagram nothing =
        new Diagram(
            "",
            Position.empty(new Board(2, 2)),
            ImmutableSet.of(),
            ImmutableSet.of(),
            ImmutableSet.of(),
            ImmutableMap.of(),
            Optional.empty());
    assertThat(BoardLayout.of(nothing, Marks.NONE, Naming.RED_AND_BLUE).shapes()).isEmpty();
    assertThat(
            ImageIO.read(
                new ByteArrayInputStream(
                    new PngWriter().write(nothing, Marks.NONE, Style.DEFAULT))))
        .isNotNull();
  }
}
