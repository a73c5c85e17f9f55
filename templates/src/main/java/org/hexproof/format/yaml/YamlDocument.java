package org.hexproof.format.yaml;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.format.Source;
import org.hexproof.format.TextLine;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;

/**
 * A document of a YAML file, read by itself, so that one that is not well-formed costs no other.
 */
record YamlDocument(String file, int above, String text) {
  private static final int MAX_DEPTH = 16;

  /** What begins a document: YAML has nothing else that looks so at the beginning of a line. */
  private static final Pattern BEGIN = Pattern.compile("---(?=\\s|$)");

  private static final Pattern END = Pattern.compile("\\.\\.\\.(?=\\s|$)");

  /** A blank, a comment or a directive, which belong to what follows. */
  private static final Pattern PREFACE = Pattern.compile("\\s*(#[^\\r\\n]*|%[^\\r\\n]*)?\\s*");

  private static final Pattern NAME = Pattern.compile("(?m)^name[ \\t]*:[ \\t]*(.*)$");

  /** The documents of a file, in its order. */
  static ImmutableList<YamlDocument> of(Source source) {
    ImmutableList.Builder<YamlDocument> documents = ImmutableList.builder();
    StringBuilder open = new StringBuilder();
    boolean isPreface = true;
    int above = 0;
    int number = 0;
    for (String line : TextLine.whole(source.text()).toList()) {
      boolean begins = BEGIN.matcher(line).lookingAt();
      if (begins && !isPreface) {
        documents.add(new YamlDocument(source.name(), above, open.toString()));
        open.setLength(0);
        above = number;
      }
      open.append(line);
      number++;
      boolean ends = END.matcher(line).lookingAt();
      isPreface = !begins && isPreface && (ends || PREFACE.matcher(line).matches());
      if (ends && !isPreface) {
        documents.add(new YamlDocument(source.name(), above, open.toString()));
        open.setLength(0);
        above = number;
        isPreface = true;
      }
    }
    if (!isPreface) {
      documents.add(new YamlDocument(source.name(), above, open.toString()));
    }
    return documents.build();
  }

  /** Its root; fails if it is not well-formed or nested too deep. */
  Node root() throws FormatException {
    try {
      LoadSettings settings =
          LoadSettings.builder().setLabel(file).setCodePointLimit(Source.MAX_BYTES).build();
      checkDepth(settings);
      return new Compose(settings)
          .composeString(text)
          .orElseThrow(() -> new FormatException(start(), "expected keys and values"));
    } catch (MarkedYamlEngineException e) {
      throw new FormatException(
          e.getProblemMark().map(this::place).orElse(start()),
          "not well-formed YAML: " + e.getProblem(),
          "if this is inside a drawing: its first line must not be the one with the deepest"
              + " indentation, so fill it with # from column a on");
    } catch (YamlEngineException e) {
      throw new FormatException(start(), "not well-formed YAML: " + e.getMessage());
    }
  }

  /** The composer is recursive, the parser is not. */
  private void checkDepth(LoadSettings settings) throws FormatException {
    int depth = 0;
    for (Event event : new Parse(settings).parseString(text)) {
      switch (event.getEventId()) {
        case MappingStart, SequenceStart -> depth++;
        case MappingEnd, SequenceEnd -> depth--;
        default -> {}
      }
      if (depth > MAX_DEPTH) {
        throw new FormatException(
            event.getStartMark().map(this::place).orElse(start()),
            "lists or mappings nested more than " + MAX_DEPTH + " deep");
      }
    }
  }

  /** Where its keys begin, or else its first line. */
  Place start() {
    int line = above + 1;
    for (String own : TextLine.whole(text).toList()) {
      if (!BEGIN.matcher(own).lookingAt() && !PREFACE.matcher(own).matches()) {
        return new Place(file, line, 1);
      }
      line++;
    }
    return new Place(file, above + 1, 1);
  }

  /** The name that it states, whatever else is wrong with it; an empty text if there is none. */
  String name() {
    Matcher name = NAME.matcher(text);
    return name.find() ? CharMatcher.anyOf("\"'").trimFrom(name.group(1).strip()) : "";
  }

  Place place(Node node) {
    return node.getStartMark().map(this::place).orElse(start());
  }

  private Place place(Mark mark) {
    return new Place(file, above + mark.getLine() + 1, mark.getColumn() + 1);
  }

  /**
   * The lines of a drawing, which is a block of text, with their places in the file, of which these
   * are all lines. It must not be empty, or go on where YAML sees a comment.
   */
  static ImmutableList<TextLine> block(YamlMapping mapping, String key, List<TextLine> lines)
      throws FormatException {
    ScalarNode board = mapping.scalar(key);
    Place place = mapping.place(key);
    if (board.getScalarStyle() != ScalarStyle.LITERAL) {
      throw new FormatException(
          place,
          "the " + key + " is not a block of text",
          "write '" + key + ": |' and draw it below");
    }
    ImmutableList.Builder<TextLine> drawing = ImmutableList.builder();
    int number = place.line();
    for (String text : (Iterable<String>) board.getValue().lines()::iterator) {
      String whole = number < lines.size() ? lines.get(number).text() : "";
      int indent = Math.max(0, whole.length() - text.stripTrailing().length());
      TextLine line = new TextLine(new Place(place.file(), ++number, indent + 1), text);
      if (!line.isBlank()) {
        drawing.add(line);
      }
    }
    ImmutableList<TextLine> found = drawing.build();
    if (found.isEmpty()) {
      throw new FormatException(place, "the " + key + " is empty");
    }
    checkNothingFollows(number, lines);
    return found;
  }

  /** A row that begins with # and is indented less than the first would pass as a comment. */
  private static void checkNothingFollows(int index, List<TextLine> lines) throws FormatException {
    if (index < lines.size()) {
      TextLine next = lines.get(index);
      if (next.indent() > 0 && next.text().startsWith("#", next.indent())) {
        throw new FormatException(
            next.at(next.indent()),
            "this row of the drawing would be taken for a comment",
            "indent it no less than the first row, which is best filled with # from column a on");
      }
    }
  }
}
