package org.hexproof.format.yaml;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.hexproof.format.FormatException;
import org.hexproof.format.Line;
import org.hexproof.format.Place;
import org.hexproof.format.Source;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;

/** The documents of a YAML file, and the drawings in them. */
final class YamlDocuments {
  private static final int MAX_DEPTH = 16;

  private YamlDocuments() {}

  /**
   * The root of each document.
   *
   * @throws FormatException if the file is not well-formed or nested too deep, with its place
   */
  static ImmutableList<Node> of(Source source) throws FormatException {
    try {
      LoadSettings settings =
          LoadSettings.builder()
              .setLabel(source.name())
              .setCodePointLimit(Source.MAX_BYTES)
              .build();
      checkDepth(source, settings);
      return ImmutableList.copyOf(new Compose(settings).composeAllFromString(source.text()));
    } catch (MarkedYamlEngineException e) {
      Place place =
          e.getProblemMark()
              .map(mark -> YamlMapping.place(source.name(), mark))
              .orElse(new Place(source.name(), 1, 1));
      throw new FormatException(
          place,
          "not well-formed YAML: " + e.getProblem(),
          "if this is inside a drawing: its first line must not be the one with the deepest"
              + " indentation, so fill it with # from column a on");
    } catch (YamlEngineException e) {
      throw new FormatException(
          new Place(source.name(), 1, 1), "not well-formed YAML: " + e.getMessage());
    }
  }

  /** The composer is recursive, the parser is not. */
  private static void checkDepth(Source source, LoadSettings settings) throws FormatException {
    int depth = 0;
    for (Event event : new Parse(settings).parseString(source.text())) {
      switch (event.getEventId()) {
        case MappingStart, SequenceStart -> depth++;
        case MappingEnd, SequenceEnd -> depth--;
        default -> {}
      }
      if (depth > MAX_DEPTH) {
        throw new FormatException(
            event
                .getStartMark()
                .map(mark -> YamlMapping.place(source.name(), mark))
                .orElse(new Place(source.name(), 1, 1)),
            "lists or mappings nested more than " + MAX_DEPTH + " deep");
      }
    }
  }

  /**
   * The lines of a drawing, which is a block of text, with their places in the file.
   *
   * @param lines all lines of the file
   * @throws FormatException if it is no block, empty, or goes on where YAML sees a comment
   */
  static ImmutableList<Line> block(YamlMapping mapping, String key, List<Line> lines)
      throws FormatException {
    ScalarNode board = mapping.scalar(key);
    Place place = mapping.place(key);
    if (board.getScalarStyle() != ScalarStyle.LITERAL) {
      throw new FormatException(
          place,
          "the " + key + " is not a block of text",
          "write '" + key + ": |' and draw it below");
    }
    ImmutableList.Builder<Line> drawing = ImmutableList.builder();
    int number = place.line();
    for (String text : (Iterable<String>) board.getValue().lines()::iterator) {
      String whole = number < lines.size() ? lines.get(number).text() : "";
      int indent = Math.max(0, whole.length() - text.stripTrailing().length());
      Line line = new Line(new Place(place.file(), ++number, indent + 1), text);
      if (!line.isBlank()) {
        drawing.add(line);
      }
    }
    ImmutableList<Line> found = drawing.build();
    if (found.isEmpty()) {
      throw new FormatException(place, "the " + key + " is empty");
    }
    checkNothingFollows(number, lines);
    return found;
  }

  /** A row that begins with # and is indented less than the first would pass as a comment. */
  private static void checkNothingFollows(int index, List<Line> lines) throws FormatException {
    if (index < lines.size()) {
      Line next = lines.get(index);
      if (next.indent() > 0 && next.text().startsWith("#", next.indent())) {
        throw new FormatException(
            next.at(next.indent()),
            "this row of the drawing would be taken for a comment",
            "indent it no less than the first row, which is best filled with # from column a on");
      }
    }
  }
}
