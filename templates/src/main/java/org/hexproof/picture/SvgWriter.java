package org.hexproof.picture;

import com.google.common.collect.ImmutableList;
import java.io.StringWriter;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.hexproof.format.Diagram;

/** Draws a diagram as SVG 1.1. */
public final class SvgWriter {
  public String write(Diagram diagram, Marks marks, Style style) {
    return write(BoardLayout.of(diagram, marks, style.naming()), style);
  }

  public String write(Picture picture, Style style) {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
      write(xml, picture, style);
      xml.close();
    } catch (XMLStreamException e) {
      throw new IllegalArgumentException("the picture can't be written as XML", e);
    }
    return text + "\n";
  }

  private static void write(XMLStreamWriter xml, Picture picture, Style style)
      throws XMLStreamException {
    double factor = style.factor(picture, 1);
    xml.writeStartElement("svg");
    xml.writeDefaultNamespace("http://www.w3.org/2000/svg");
    xml.writeAttribute("width", number(factor * picture.width()));
    xml.writeAttribute("height", number(factor * picture.height()));
    xml.writeAttribute(
        "viewBox", "0 0 " + number(picture.width()) + " " + number(picture.height()));
    xml.writeAttribute("font-family", "Helvetica, Arial, sans-serif");
    xml.writeAttribute("text-anchor", "middle");
    if (!picture.title().isEmpty()) {
      xml.writeStartElement("title");
      xml.writeCharacters(xmlText(picture.title()));
      xml.writeEndElement();
    }
    if (style.background().isPresent()) {
      xml.writeCharacters("\n");
      xml.writeEmptyElement("rect");
      xml.writeAttribute("width", "100%");
      xml.writeAttribute("height", "100%");
      xml.writeAttribute("fill", style.background().get());
    }
    for (Figure shape : picture.shapes()) {
      xml.writeCharacters("\n");
      write(xml, shape);
    }
    xml.writeCharacters("\n");
    xml.writeEndElement();
  }

  private static void write(XMLStreamWriter xml, Figure shape) throws XMLStreamException {
    if (shape instanceof Figure.Polygon polygon) {
      xml.writeEmptyElement("polygon");
      xml.writeAttribute("points", points(polygon.corners()));
      paint(xml, polygon.fill(), polygon.stroke(), polygon.width());
    } else if (shape instanceof Figure.Line line) {
      xml.writeEmptyElement("polyline");
      xml.writeAttribute("points", points(line.points()));
      paint(xml, "none", line.stroke(), line.width());
    } else if (shape instanceof Figure.Circle circle) {
      xml.writeEmptyElement("circle");
      xml.writeAttribute("cx", number(circle.center().x()));
      xml.writeAttribute("cy", number(circle.center().y()));
      xml.writeAttribute("r", number(circle.radius()));
      paint(xml, circle.fill(), circle.stroke(), circle.width());
    } else if (shape instanceof Figure.Text text) {
      xml.writeStartElement("text");
      xml.writeAttribute("x", number(text.center().x()));
      // Capitals and digits are about 0.7 of the font's size high.
      xml.writeAttribute("y", number(text.center().y() + 0.35 * text.size()));
      xml.writeAttribute("font-size", number(text.size()));
      xml.writeAttribute("fill", text.fill());
      xml.writeCharacters(xmlText(text.text()));
      xml.writeEndElement();
    }
  }

  private static void paint(XMLStreamWriter xml, String fill, String stroke, double width)
      throws XMLStreamException {
    xml.writeAttribute("fill", fill);
    xml.writeAttribute("stroke", stroke);
    xml.writeAttribute("stroke-width", number(width));
  }

  private static String points(ImmutableList<Point> points) {
    return points.stream()
        .map(point -> number(point.x()) + "," + number(point.y()))
        .collect(Collectors.joining(" "));
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }

  /** The text with a replacement for each character that XML 1.0 forbids. */
  private static String xmlText(String text) {
    StringBuilder allowed = new StringBuilder();
    text.codePoints().map(c -> isAllowed(c) ? c : 0xfffd).forEach(allowed::appendCodePoint);
    return allowed.toString();
  }

  private static boolean isAllowed(int c) {
    return c == '\t'
        || c == '\n'
        || c == '\r'
        || (c >= 0x20 && c <= 0xd7ff)
        || (c >= 0xe000 && c <= 0xfffd)
        || c >= 0x10000;
  }
}
