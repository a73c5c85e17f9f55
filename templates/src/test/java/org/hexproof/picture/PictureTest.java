package org.hexproof.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
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

  private static <T extends Shape> List<T> shapes(Diagram diagram, Class<T> type) {
    return BoardLayout.of(diagram).shapes().stream()
        .filter(type::isInstance)
        .map(type::cast)
        .toList();
  }

  private static List<Shape.Polygon> hexagons(Diagram diagram) {
    return shapes(diagram, Shape.Polygon.class).stream()
        .filter(polygon -> polygon.corners().size() == 6)
        .toList();
  }

  private static boolean near(Point a, Point b) {
    return Math.hypot(a.x() - b.x(), a.y() - b.y()) < 1e-6;
  }

  /** How many hexagons share a side with this one. */
  private static long touching(List<Shape.Polygon> hexagons, Shape.Polygon hexagon) {
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
    List<Shape.Polygon> hexagons = hexagons(WHOLE);
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
    List<Shape.Polygon> hexagons = hexagons(WHOLE);
    double a1 = hexagons.get(0).corners().get(0).x();
    double a2 = hexagons.get(4).corners().get(0).x();
    double b1 = hexagons.get(1).corners().get(0).x();
    assertThat(a2 - a1).isCloseTo((b1 - a1) / 2, within(1e-9));
  }

  @Test
  void onlyWhatIsVisibleIsDrawn() {
    assertThat(hexagons(TEMPLATE)).hasSize(5);
    assertThat(shapes(TEMPLATE, Shape.Circle.class)).hasSize(2);
    assertThat(shapes(TEMPLATE, Shape.Text.class))
        .extracting(Shape.Text::text)
        .containsExactly("&", "a", "b", "c", "1", "2", "3");
    assertThat(hexagons(TEMPLATE).stream().map(Shape.Polygon::fill).distinct()).hasSize(2);
  }

  @Test
  void theFourEdgesHaveTwoColors() {
    List<Shape.Line> edges = shapes(WHOLE, Shape.Line.class);
    assertThat(edges).hasSize(4);
    assertThat(edges.stream().map(Shape.Line::stroke).distinct()).hasSize(2);
    assertThat(shapes(TEMPLATE, Shape.Line.class).get(0).points()).hasSize(6);
  }

  @Test
  void everythingLiesInThePicture() {
    for (Diagram diagram : List.of(WHOLE, TEMPLATE)) {
      BoardLayout.Picture picture = BoardLayout.of(diagram);
      List<Point> points = new ArrayList<>();
      for (Shape shape : picture.shapes()) {
        if (shape instanceof Shape.Polygon polygon) {
          points.addAll(polygon.corners());
        } else if (shape instanceof Shape.Line line) {
          points.addAll(line.points());
        } else if (shape instanceof Shape.Text text) {
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

  @Test
  void theSvgIsWellFormed() throws Exception {
    String svg = new SvgWriter().write(TEMPLATE);
    Document document =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(svg)));
    assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
    assertThat(document.getElementsByTagName("circle").getLength()).isEqualTo(2);
    assertThat(document.getElementsByTagName("title").item(0).getTextContent())
        .isEqualTo("a <template> \ufffd");
    assertThat(svg).isEqualTo(new SvgWriter().write(TEMPLATE));
    assertThat(svg.codePoints()).noneMatch(c -> c > 0x7f && Character.isDigit(c));
  }

  @Test
  void thePngShowsTheStones() throws Exception {
    BoardLayout.Picture picture = BoardLayout.of(TEMPLATE);
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(new PngWriter().write(TEMPLATE)));
    assertThat(image.getWidth()).isEqualTo((int) Math.ceil(2 * picture.width()));
    for (Shape.Circle stone : shapes(TEMPLATE, Shape.Circle.class)) {
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
    assertThat(BoardLayout.of(nothing).shapes()).isEmpty();
    assertThat(ImageIO.read(new ByteArrayInputStream(new PngWriter().write(nothing)))).isNotNull();
  }
}
