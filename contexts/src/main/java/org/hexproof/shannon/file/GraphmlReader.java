package org.hexproof.shannon.file;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.hexproof.board.Color;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.format.Source;

/**
 * Reads a Shannon game in GraphML. An {@code edge} is a hyperedge with two vertices, a {@code
 * hyperedge} one with any number, and so is a {@code node} whose data {@code kind} is {@code
 * hyperedge}, with the vertices to which it has edges; that is for programs that know no
 * hyperedges. The data {@code terminal} is the number of a terminal, {@code color} is {@code black}
 * or {@code white} for a vertex that is coloured from the start. Other data is passed over.
 */
final class GraphmlReader {
  private static final String KIND = "kind";
  private static final String TERMINAL = "terminal";
  private static final String COLOR = "color";
  private static final String HINT =
      "give two nodes or more the data 'terminal', with the values 1, 2, …";

  private record Vertex(Place place, Map<String, String> data) {
    boolean isHyperedge() {
      return data.getOrDefault(KIND, "").equals("hyperedge");
    }
  }

  private record End(String name, Place place) {}

  private final Source source;
  private final List<String> lines;
  private final XMLStreamReader xml;

  /** The names of data by the identifiers of their keys. */
  private final Map<String, String> keys = new HashMap<>();

  private final Map<String, Vertex> vertices = new LinkedHashMap<>();
  private final List<List<End>> edges = new ArrayList<>();
  private Optional<Vertex> open = Optional.empty();
  private Place place;

  private GraphmlReader(Source source, XMLStreamReader xml) {
    this.source = source;
    this.lines = source.text().lines().toList();
    this.xml = xml;
    this.place = new Place(source.name(), 1, 1);
  }

  static ShannonFile read(Source source) throws FormatException {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_COALESCING, true);
    try {
      XMLStreamReader xml = factory.createXMLStreamReader(new StringReader(source.text()));
      return new GraphmlReader(source, xml).read();
    } catch (XMLStreamException e) {
      List<String> lines = String.valueOf(e.getMessage()).lines().toList();
      throw new FormatException(
          place(source, e.getLocation()),
          "this is no well-formed XML: "
              + lines.get(lines.size() - 1).replaceFirst("^Message: ", "").strip());
    }
  }

  private static Place place(Source source, Location location) {
    return location == null
        ? new Place(source.name(), 1, 1)
        : new Place(
            source.name(),
            Math.max(1, location.getLineNumber()),
            Math.max(1, location.getColumnNumber()));
  }

  private ShannonFile read() throws XMLStreamException, FormatException {
    while (xml.hasNext()) {
      int event = xml.next();
      if (event == XMLStreamConstants.START_ELEMENT) {
        place = start(xml.getLocation());
        begin(xml.getLocalName());
      } else if (event == XMLStreamConstants.END_ELEMENT && xml.getLocalName().equals("node")) {
        open = Optional.empty();
      } else if (event == XMLStreamConstants.END_ELEMENT
          && xml.getLocalName().equals("hyperedge")
          && edges.get(edges.size() - 1).isEmpty()) {
        throw new FormatException(place, "a hyperedge without vertices");
      }
    }
    return build();
  }

  /** Where the tag begins that ends here. */
  private Place start(Location end) {
    Place place = place(source, end);
    for (int line = Math.min(lines.size(), place.line()); line >= 1; line--) {
      String text = lines.get(line - 1);
      int from = line == place.line() ? Math.min(text.length(), place.column() - 2) : text.length();
      int tag = text.lastIndexOf('<', from);
      if (tag >= 0) {
        return new Place(source.name(), line, tag + 1);
      }
    }
    return place;
  }

  private void begin(String element) throws XMLStreamException, FormatException {
    switch (element) {
      case "key" -> keys.put(attribute("id"), attribute("attr.name"));
      case "node" -> {
        String name = attribute("id");
        Vertex vertex = new Vertex(place, new HashMap<>());
        if (vertices.putIfAbsent(name, vertex) != null) {
          throw new FormatException(place, "node " + name + " is there twice");
        }
        open = Optional.of(vertex);
      }
      case "data" -> {
        String name = keys.getOrDefault(attribute("key"), "");
        if (open.isPresent()) {
          open.get().data.put(name, xml.getElementText().strip());
        }
      }
      case "edge" ->
          edges.add(
              List.of(new End(attribute("source"), place), new End(attribute("target"), place)));
      case "hyperedge" -> edges.add(new ArrayList<>());
      case "endpoint" -> {
        if (!edges.isEmpty() && edges.get(edges.size() - 1) instanceof ArrayList<End> ends) {
          ends.add(new End(attribute("node"), place));
        }
      }
      default -> {}
    }
  }

  private String attribute(String name) throws FormatException {
    String value = xml.getAttributeValue(null, name);
    if (value == null) {
      throw new FormatException(
          place, "<" + xml.getLocalName() + "> has no attribute '" + name + "'");
    }
    return value;
  }

  private ShannonFile build() throws FormatException {
    GameBuilder builder = new GameBuilder();
    Map<Integer, String> terminals = new TreeMap<>();
    for (Map.Entry<String, Vertex> entry : vertices.entrySet()) {
      String number = entry.getValue().data.getOrDefault(TERMINAL, "");
      if (!number.isEmpty()) {
        if (!number.matches("[1-9][0-9]{0,3}")) {
          throw new FormatException(
              entry.getValue().place, "'" + number + "' is no number of a terminal", HINT);
        }
        if (terminals.putIfAbsent(Integer.parseInt(number), entry.getKey()) != null) {
          throw new FormatException(
              entry.getValue().place, "terminal " + number + " is there twice");
        }
      }
    }
    for (Map.Entry<Integer, String> terminal : terminals.entrySet()) {
      if (terminal.getKey() > terminals.size()) {
        throw new FormatException(
            vertices.get(terminal.getValue()).place,
            "terminal %s of %s".formatted(terminal.getKey().toString(), terminals.size()),
            HINT);
      }
    }
    for (String name : terminals.values()) {
      builder.terminal(name, vertices.get(name).place);
    }
    for (Map.Entry<String, Vertex> entry : vertices.entrySet()) {
      if (!entry.getValue().isHyperedge()) {
        builder.vertex(entry.getKey(), entry.getValue().place);
        color(entry.getKey(), entry.getValue(), builder);
      }
    }
    addEdges(builder);
    return builder.build(new Place(source.name(), 1, 1), HINT);
  }

  private static void color(String name, Vertex vertex, GameBuilder builder)
      throws FormatException {
    String color = vertex.data.getOrDefault(COLOR, "").toLowerCase(Locale.ROOT);
    if (color.equals("black") || color.equals("white")) {
      builder.color(name, color.equals("black") ? Color.BLACK : Color.WHITE, vertex.place);
    } else if (!color.isEmpty()) {
      throw new FormatException(
          vertex.place, "'" + color + "' is no color", "write black or white, or leave it out");
    }
  }

  private void addEdges(GameBuilder builder) throws FormatException {
    // By their nodes, and those that have none by themselves, in the order of the file.
    Map<Object, Set<String>> found = new LinkedHashMap<>();
    for (List<End> edge : edges) {
      Set<String> members = new LinkedHashSet<>();
      Set<String> hyperedges = new LinkedHashSet<>();
      for (End end : edge) {
        Vertex vertex = vertices.get(end.name);
        if (vertex == null) {
          throw new FormatException(end.place, "no node is called '" + end.name + "'");
        }
        if (!(vertex.isHyperedge() ? hyperedges : members).add(end.name)) {
          throw new FormatException(end.place, end.name + " is named twice in this hyperedge");
        }
      }
      if (hyperedges.isEmpty()) {
        found.put(new Object(), members);
      } else if (hyperedges.size() > 1 || edge.size() > 2 || members.size() != 1) {
        throw new FormatException(
            edge.get(0).place,
            "an edge of hyperedge " + hyperedges.iterator().next() + " does not lead to a vertex");
      } else {
        found
            .computeIfAbsent(hyperedges.iterator().next(), key -> new LinkedHashSet<>())
            .addAll(members);
      }
    }
    found.values().forEach(builder::edge);
  }
}
