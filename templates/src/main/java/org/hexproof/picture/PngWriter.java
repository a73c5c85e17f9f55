package org.hexproof.picture;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.hexproof.format.Diagram;

/**
 * Draws a diagram as PNG, at twice the size of the SVG; no display is needed and no font, as
 * letters are {@linkplain Lettering strokes}.
 */
public final class PngWriter {
  private static final double USUAL = 2;
  private static final double MOST_PIXELS = 50e6;

  private final Lettering letters = Lettering.load();

  /** The picture as the bytes of a PNG file, of at most 50 million pixels. */
  public byte[] write(Diagram diagram, Marks marks, Style style) {
    return write(BoardLayout.of(diagram, marks, style.naming()), style);
  }

  /** The picture as the bytes of a PNG file, of at most 50 million pixels. */
  public byte[] write(Picture picture, Style style) {
    double factor = style.factor(picture, USUAL);
    checkArgument(
        picture.width() * factor * picture.height() * factor <= MOST_PIXELS,
        "a PNG of more than 50 million pixels; take a smaller scale or width");
    int width = pixels(picture.width() * factor);
    int height = pixels(picture.height() * factor);
    BufferedImage image = new BufferedImage(width, height, type(style));
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    if (style.background().isPresent()) {
      graphics.setColor(Color.decode(style.background().get()));
      graphics.fillRect(0, 0, width, height);
    }
    graphics.scale(factor, factor);
    for (Figure shape : picture.shapes()) {
      draw(graphics, shape);
    }
    graphics.dispose();
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      // Given a plain stream, it would need a file in a folder that may be full or read-only.
      try (ImageOutputStream memory = new MemoryCacheImageOutputStream(bytes)) {
        ImageIO.write(image, "png", memory);
      }
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Part of a pixel is a pixel, but for errors of rounding. */
  private static int pixels(double length) {
    return Math.max(1, (int) Math.ceil(length - 1e-6));
  }

  private static int type(Style style) {
    return style.background().isPresent()
        ? BufferedImage.TYPE_INT_RGB
        : BufferedImage.TYPE_INT_ARGB;
  }

  private void draw(Graphics2D graphics, Figure shape) {
    if (shape instanceof Figure.Polygon polygon) {
      Path2D path = path(polygon.corners());
      path.closePath();
      paint(graphics, path, polygon.fill(), polygon.stroke(), polygon.width());
    } else if (shape instanceof Figure.Line line) {
      outline(graphics, path(line.points()), line.stroke(), line.width());
    } else if (shape instanceof Figure.Circle circle) {
      double radius = circle.radius();
      java.awt.Shape disc =
          new Ellipse2D.Double(
              circle.center().x() - radius, circle.center().y() - radius, 2 * radius, 2 * radius);
      paint(graphics, disc, circle.fill(), circle.stroke(), circle.width());
    } else if (shape instanceof Figure.Text text) {
      text(graphics, text);
    }
  }

  private void text(Graphics2D graphics, Figure.Text text) {
    graphics.setColor(Color.decode(text.fill()));
    graphics.setStroke(
        new BasicStroke(
            (float) Lettering.strokeWidth(text.size()),
            BasicStroke.CAP_ROUND,
            BasicStroke.JOIN_ROUND));
    graphics.draw(letters.strokes(text));
  }

  private static Path2D path(ImmutableList<Point> points) {
    Path2D path = new Path2D.Double();
    path.moveTo(points.get(0).x(), points.get(0).y());
    for (Point point : points.subList(1, points.size())) {
      path.lineTo(point.x(), point.y());
    }
    return path;
  }

  private static void paint(
      Graphics2D graphics, java.awt.Shape shape, String fill, String stroke, double width) {
    graphics.setColor(Color.decode(fill));
    graphics.fill(shape);
    outline(graphics, shape, stroke, width);
  }

  private static void outline(
      Graphics2D graphics, java.awt.Shape shape, String stroke, double width) {
    graphics.setColor(Color.decode(stroke));
    graphics.setStroke(
        new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10));
    graphics.draw(shape);
  }
}
