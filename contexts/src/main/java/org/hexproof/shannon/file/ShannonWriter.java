package org.hexproof.shannon.file;

import com.google.common.collect.ImmutableList;
import java.io.StringWriter;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.hexproof.shannon.ShannonGame;

/** Writes games in text and GraphML, as {@link ShannonFile} reads them, and in DOT. */
public final class ShannonWriter {
  private static final String NAMESPACE = "http://graphml.graphdrawing.org/xmlns";

  private ShannonWriter() {}

  /** Plain text. */
  public static String text(ShannonGame game) {
    StringBuilder text = new StringBuilder();
    line(text, "terminals", game.terminals());
    line(text, "vertices", game.cells());
    line(text, "black", game.names(game.black()));
    line(text, "white", game.names(game.white()));
    game.hyperedges().forEach(edge -> line(text, "edge", edge));
    return text.toString();
  }

  private static void line(StringBuilder text, String key, List<String> names) {
    if (!names.isEmpty()) {
      text.append(key).append(": ").append(String.join(" ", names)).append('\n');
    }
  }

  /** An undirected graph in which a point stands for each hyperedge. */
  public static String dot(ShannonGame game) {
    StringBuilder text = new StringBuilder("graph shannon {\n");
    game.terminals()
        .forEach(name -> text.append("  ").append(quoted(name)).append(" [shape=box];\n"));
    for (int cell = 0; cell < game.cells().size(); cell++) {
      String style =
          game.black().contains(cell)
              ? ", style=filled, fillcolor=black, fontcolor=white"
              : game.white().contains(cell) ? ", style=dashed" : "";
      String name = quoted(game.cells().get(cell));
      text.append("  ").append(name).append(" [shape=circle" + style + "];\n");
    }
    ImmutableList<ImmutableList<String>> edges = game.hyperedges();
    for (int i = 0; i < edges.size(); i++) {
      List<String> names = edges.get(i).stream().map(ShannonWriter::quoted).toList();
      if (names.size() == 2) {
        text.append("  ").append(String.join(" -- ", names)).append(";\n");
      } else {
        String node = "  " + quoted(hyperedge(game, i));
        text.append(node).append(" [shape=point];\n");
        names.forEach(name -> text.append(node).append(" -- ").append(name).append(";\n"));
      }
    }
    return text.append("}\n").toString();
  }

  private static String quoted(String name) {
    return '"' + name.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  /** A name that no vertex has. */
  private static String hyperedge(ShannonGame game, int number) {
    String name = "edge-" + (number + 1);
    while (game.cells().contains(name) || game.terminals().contains(name)) {
      name += "'";
    }
    return name;
  }

  /** GraphML, in which a node stands for each hyperedge of more or less than two vertices. */
  public static String graphml(ShannonGame game) {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
      xml.writeStartDocument("UTF-8", "1.0");
      start(xml, 0, "graphml");
      xml.writeDefaultNamespace(NAMESPACE);
      key(xml, "terminal", "int");
      key(xml, "color", "string");
      key(xml, "kind", "string");
      start(xml, 1, "graph", "edgedefault", "undirected");
      for (int i = 0; i < game.terminals().size(); i++) {
        node(xml, game.terminals().get(i), "terminal", Integer.toString(i + 1));
      }
      for (int cell = 0; cell < game.cells().size(); cell++) {
        String color =
            game.black().contains(cell) ? "black" : game.white().contains(cell) ? "white" : "";
        node(xml, game.cells().get(cell), "color", color);
      }
      edges(xml, game);
      end(xml, 1);
      end(xml, 0);
      xml.writeEndDocument();
      xml.close();
    } catch (XMLStreamException e) {
      throw new IllegalArgumentException("the game can't be written as XML", e);
    }
    return text + "\n";
  }

  private static void edges(XMLStreamWriter xml, ShannonGame game) throws XMLStreamException {
    ImmutableList<ImmutableList<String>> edges = game.hyperedges();
    for (int i = 0; i < edges.size(); i++) {
      ImmutableList<String> members = edges.get(i);
      if (members.size() == 2) {
        empty(xml, "edge", "source", members.get(0), "target", members.get(1));
      } else {
        String name = hyperedge(game, i);
        node(xml, name, "kind", "hyperedge");
        for (String member : members) {
          empty(xml, "edge", "source", name, "target", member);
        }
      }
    }
  }

  private static void key(XMLStreamWriter xml, String name, String type) throws XMLStreamException {
    newLine(xml, 1);
    xml.writeEmptyElement("key");
    attributes(xml, "id", name, "for", "node", "attr.name", name, "attr.type", type);
  }

  private static void node(XMLStreamWriter xml, String name, String key, String value)
      throws XMLStreamException {
    if (value.isEmpty()) {
      empty(xml, "node", "id", name);
      return;
    }
    start(xml, 2, "node", "id", name);
    xml.writeStartElement("data");
    attributes(xml, "key", key);
    xml.writeCharacters(value);
    xml.writeEndElement();
    xml.writeEndElement();
  }

  private static void start(XMLStreamWriter xml, int depth, String name, String... attributes)
      throws XMLStreamException {
    newLine(xml, depth);
    xml.writeStartElement(name);
    attributes(xml, attributes);
  }

  private static void empty(XMLStreamWriter xml, String name, String... attributes)
      throws XMLStreamException {
    newLine(xml, 2);
    xml.writeEmptyElement(name);
    attributes(xml, attributes);
  }

  /** Names and values in turn. */
  private static void attributes(XMLStreamWriter xml, String... attributes)
      throws XMLStreamException {
    for (int i = 0; i < attributes.length; i += 2) {
      xml.writeAttribute(attributes[i], attributes[i + 1]);
    }
  }

  private static void end(XMLStreamWriter xml, int depth) throws XMLStreamException {
    newLine(xml, depth);
    xml.writeEndElement();
  }

  private static void newLine(XMLStreamWriter xml, int depth) throws XMLStreamException {
    xml.writeCharacters("\n" + "  ".repeat(depth));
  }
}
