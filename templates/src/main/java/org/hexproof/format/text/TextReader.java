package org.hexproof.format.text;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Sets;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Naming;
import org.hexproof.format.Diagram;
import org.hexproof.format.DiagramEntry;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Member;
import org.hexproof.format.Place;
import org.hexproof.format.Reader;
import org.hexproof.format.Shading;
import org.hexproof.format.Source;
import org.hexproof.format.TextLine;
import org.hexproof.word.Suggestion;

/**
 * Plain text: {@linkplain SlantedDrawing slanted drawings} that blank lines part, each after lines
 * {@code key: value} if there is more to say: {@code name}, {@code to-move} (black or white),
 * {@code label} (a cell and its label; may be repeated), the lists of cells {@code shaded}, {@code
 * template} and {@code hidden} for cells whose drawn symbol does not show that, and {@code edges:
 * none} for what would else be a {@linkplain PlainBoard whole board}.
 */
public final class TextReader implements Reader {
  private static final Pattern KEY = Pattern.compile("\\s*([A-Za-z][A-Za-z-]*):(?:\\s(.*))?");
  private static final Pattern LABEL = Pattern.compile("\\s*(\\S+)\\s+(\\S.*)");
  private static final Pattern ANSWER = Pattern.compile("=[0-9]*");
  private static final Pattern WORD =
      Pattern.compile("(?<![A-Za-z])[A-Za-z]?[a-z]{2,}(?![A-Za-z])");
  private static final CharMatcher STONES = CharMatcher.anyOf("xyzopqrbwXORBW");
  private static final Pattern LETTER = Pattern.compile("[A-Za-z]");
  private static final ImmutableSet<String> KEYS =
      ImmutableSet.of("name", "to-move", "label", "edges", "shaded", "template", "hidden");
  private static final ImmutableSet<String> REPEATABLE = ImmutableSet.of("label");

  @Override
  public ImmutableList<Member> read(Source source) throws FormatException {
    ImmutableList.Builder<Member> members = ImmutableList.builder();
    for (Paragraphs.Paragraph paragraph :
        Paragraphs.of(TextLine.of(source), TextReader::isHeader, TextReader::isReadable)) {
      if (paragraph.lines().stream().allMatch(TextReader::isNoBoard)) {
        continue;
      }
      members.add(
          Member.of(
              paragraph.lines().get(0).start(), name(paragraph.lines()), () -> entry(paragraph)));
    }
    ImmutableList<Member> found = members.build();
    if (found.isEmpty()) {
      throw new FormatException(
          new Place(source.name(), 1, 1), "there is no board", "draw one, like '. X .' per row");
    }
    return found;
  }

  /** What the header calls a drawing, whatever else is wrong with it. */
  private static String name(ImmutableList<TextLine> paragraph) {
    return paragraph.stream()
        .map(line -> KEY.matcher(line.text()))
        .filter(key -> key.matches() && key.group(1).equals("name") && key.group(2) != null)
        .map(key -> key.group(2).strip())
        .findFirst()
        .orElse("");
  }

  /** Answers of an engine without a text, and prose. */
  private static boolean isNoBoard(TextLine line) {
    return ANSWER.matcher(line.text()).matches() || isProse(line);
  }

  /** Whether there is a word that no names of columns and no stones make up. */
  private static boolean isProse(TextLine line) {
    return !isHeader(line)
        && WORD.matcher(line.text())
            .results()
            .anyMatch(
                word ->
                    !STONES.matchesAllOf(word.group()) && ColumnNames.of(word.group()).isEmpty());
  }

  private static boolean isHeader(TextLine line) {
    return KEY.matcher(line.text()).matches();
  }

  private static boolean isReadable(ImmutableList<TextLine> paragraph) {
    try {
      return !drawn(paragraph).diagram().position().board().cells().isEmpty();
    } catch (FormatException e) {
      return false;
    }
  }

  private static Entry entry(Paragraphs.Paragraph paragraph) throws FormatException {
    Drawn drawn = drawn(paragraph.lines());
    ImmutableList<String> remarks =
        ImmutableList.<String>builder()
            .addAll(drawn.remarks())
            .addAll(
                paragraph.joined()
                    ? ImmutableList.of("blank lines inside the drawing are passed over")
                    : ImmutableList.of())
            .build();
    return drawn.isPlainBoard()
        ? new BoardEntry(drawn.place(), drawn.diagram(), remarks, drawn.naming())
        : new DiagramEntry(drawn.place(), drawn.diagram(), remarks, drawn.naming());
  }

  /** A drawing that was read. */
  private record Drawn(
      Place place,
      Diagram diagram,
      ImmutableList<String> remarks,
      Naming naming,
      boolean isPlainBoard) {}

  private static Drawn drawn(ImmutableList<TextLine> paragraph) throws FormatException {
    Headers headers = new Headers();
    int lines = 0;
    while (lines < paragraph.size() && headers.take(paragraph.get(lines))) {
      lines++;
    }
    Place start = paragraph.get(0).start();
    if (lines == paragraph.size()) {
      throw new FormatException(
          start,
          "no board follows these lines",
          "the drawing comes right after them, without a blank line");
    }
    ImmutableList<TextLine> below = paragraph.subList(lines, paragraph.size());
    ImmutableList<TextLine> rows = withoutProse(below);
    Optional<SlantedDrawing> board =
        headers.allowWholeBoard() ? PlainBoard.read(rows) : Optional.empty();
    SlantedDrawing drawing = board.isPresent() ? board.get() : SlantedDrawing.readLeniently(rows);
    ImmutableList<String> remarks =
        Stream.concat(
                drawing.remarks().stream(),
                below.stream()
                    .filter(line -> !rows.contains(line))
                    .map(line -> "'" + line.text().strip() + "' is passed over"))
            .collect(toImmutableList());
    return new Drawn(
        start, headers.complete(drawing), remarks, drawing.naming(), board.isPresent());
  }

  /** The drawing without lines of prose above and below. */
  private static ImmutableList<TextLine> withoutProse(ImmutableList<TextLine> lines) {
    int start = 0;
    int end = lines.size();
    while (start < end - 1 && isProse(lines.get(start))) {
      start++;
    }
    while (start < end - 1 && isProse(lines.get(end - 1))) {
      end--;
    }
    return lines.subList(start, end);
  }

  /** What the lines before a drawing say. */
  private static final class Headers {
    private final Set<String> seen = new LinkedHashSet<>();
    private final Map<Cell, Named> labels = new LinkedHashMap<>();
    private final Map<Cell, Place> shaded = new LinkedHashMap<>();
    private final Map<Cell, Place> template = new LinkedHashMap<>();
    private final Map<Cell, Place> hidden = new LinkedHashMap<>();
    private String name = "";
    private Optional<Color> toMove = Optional.empty();

    private record Named(String label, Place place) {}

    boolean take(TextLine line) throws FormatException {
      Matcher matcher = KEY.matcher(line.text());
      if (!matcher.matches()) {
        return false;
      }
      String key = matcher.group(1);
      Place place = line.at(matcher.start(1));
      if (!KEYS.contains(key)) {
        throw new FormatException(
            place,
            "unknown key '" + key + "'" + Suggestion.of(key, "", KEYS),
            "expected " + String.join(", ", KEYS));
      }
      if (!seen.add(key) && !REPEATABLE.contains(key)) {
        throw new FormatException(place, "key '" + key + "' stands here twice");
      }
      String value = matcher.group(2) == null ? "" : matcher.group(2).strip();
      if (value.isEmpty()) {
        throw new FormatException(place, "key '" + key + "' has no value");
      }
      Place valuePlace = line.at(matcher.start(2));
      switch (key) {
        case "name" -> name = value;
        case "to-move" -> toMove = Optional.of(color(value, valuePlace));
        case "label" -> label(value, valuePlace);
        case "edges" -> none(value, valuePlace);
        case "shaded" -> cells(value, valuePlace, shaded);
        case "template" -> cells(value, valuePlace, template);
        default -> cells(value, valuePlace, hidden);
      }
      return true;
    }

    private static Color color(String value, Place place) throws FormatException {
      return switch (value) {
        case "black" -> Color.BLACK;
        case "white" -> Color.WHITE;
        default ->
            throw new FormatException(
                place, "'" + value + "' is no player", "expected black or white");
      };
    }

    /** Only that a drawing has no edges needs words. */
    private static void none(String value, Place place) throws FormatException {
      if (!value.equals("none")) {
        throw new FormatException(
            place,
            "'" + value + "' is not what this line can say: expected none",
            "edges are drawn: a line of dashes at top or bottom, \\ at a side of every row");
      }
    }

    /** Whether nothing is said that only templates have. */
    boolean allowWholeBoard() {
      return !seen.contains("edges")
          && labels.values().stream().noneMatch(named -> LETTER.matcher(named.label()).matches())
          && shaded.isEmpty()
          && template.isEmpty()
          && hidden.isEmpty();
    }

    private void label(String value, Place place) throws FormatException {
      Matcher matcher = LABEL.matcher(value);
      if (!matcher.matches()) {
        throw new FormatException(place, "expected a cell and its label, like d2 A");
      }
      Cell cell = place.read(() -> Cell.parse(matcher.group(1)));
      if (labels.put(cell, new Named(matcher.group(2), place)) != null) {
        throw new FormatException(place, cell + " has two labels");
      }
    }

    private static void cells(String value, Place place, Map<Cell, Place> cells)
        throws FormatException {
      for (String text : Splitter.onPattern("\\s+").split(value)) {
        cells.put(place.read(() -> Cell.parse(text)), place);
      }
    }

    Diagram complete(SlantedDrawing drawing) throws FormatException {
      requireOneMeaning(drawing);
      Board board = drawing.position().board();
      Map<Cell, String> allLabels = new LinkedHashMap<>(drawing.labels());
      for (Map.Entry<Cell, Named> label : labels.entrySet()) {
        requireOnBoard(board, label.getKey(), label.getValue().place());
        if (allLabels.put(label.getKey(), label.getValue().label()) != null) {
          throw new FormatException(
              label.getValue().place(), label.getKey() + " has two labels: one here, one drawn");
        }
      }
      requireNoEdges(drawing);
      Shading shading = template.isEmpty() ? drawing.shading() : Shading.TEMPLATE;
      Map<Cell, Place> marked = shading == Shading.TEMPLATE ? template : shaded;
      requireOnBoard(board, hidden);
      requireOnBoard(board, marked);
      return new Diagram(
          name,
          drawing.position(),
          ImmutableSortedSet.copyOf(Sets.difference(drawing.visible(), hidden.keySet())),
          drawing.edges(),
          ImmutableSortedSet.copyOf(Sets.union(drawing.shaded(), marked.keySet())),
          ImmutableMap.copyOf(allLabels),
          toMove,
          shading,
          ImmutableMap.of(),
          /* coordinates= */ true);
    }

    private void requireNoEdges(SlantedDrawing drawing) throws FormatException {
      if (seen.contains("edges") && !drawing.edges().isEmpty()) {
        throw new FormatException(
            drawing.symbols().values().iterator().next().place(),
            "edges are drawn, though 'edges: none' stands above");
      }
    }

    /** Either cells of a template are marked or cells outside. */
    private void requireOneMeaning(SlantedDrawing drawing) throws FormatException {
      boolean outside = drawing.shading() == Shading.OUTSIDE && !drawing.shaded().isEmpty();
      boolean inside = drawing.shading() == Shading.TEMPLATE;
      if ((outside && !template.isEmpty()) || (inside && !shaded.isEmpty())) {
        Map<Cell, Place> other = outside ? template : shaded;
        throw new FormatException(
            other.values().iterator().next(),
            "cells of the template and cells outside are both marked",
            "# and shaded are for cells outside a template, : and template for its own");
      }
      if (!template.isEmpty() && !shaded.isEmpty()) {
        throw new FormatException(
            shaded.values().iterator().next(), "template and shaded don't go together");
      }
    }

    private static void requireOnBoard(Board board, Map<Cell, Place> cells) throws FormatException {
      for (Map.Entry<Cell, Place> cell : cells.entrySet()) {
        requireOnBoard(board, cell.getKey(), cell.getValue());
      }
    }

    private static void requireOnBoard(Board board, Cell cell, Place place) throws FormatException {
      if (!board.contains(cell)) {
        throw new FormatException(
            place,
            "%s is not on the board, which has %s columns and %s rows"
                .formatted(cell, board.cols(), board.rows()));
      }
    }
  }
}
