package org.hexproof.format.text;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.format.Diagram;
import org.hexproof.format.FormatException;
import org.hexproof.format.Shading;
import org.hexproof.format.ShadingRule;
import org.hexproof.format.Source;
import org.hexproof.format.TextLine;
import org.hexproof.format.Writer;

/** Writes plain text with coordinates, as {@link TextReader} reads it. */
public final class TextWriter implements Writer {
  /** What a terminal would obey. */
  private static final CharMatcher CONTROL =
      CharMatcher.javaIsoControl().and(CharMatcher.isNot('\t'));

  private static final String EMPTY_LABELS = "0123456789*+";

  @Override
  public String write(Diagram diagram) {
    checkArgument(!diagram.visible().isEmpty(), "text can't draw a board without visible cells");
    StringBuilder text = new StringBuilder();
    header(text, "name", oneLine(diagram.name()));
    diagram.toMove().ifPresent(c -> header(text, "to-move", c.label()));
    List<Cell> shaded = new ArrayList<>();
    List<Cell> hidden = new ArrayList<>();
    char shade = shade(diagram);
    for (Cell cell : diagram.position().board().cells()) {
      char symbol = symbol(diagram, cell);
      if (diagram.shaded().contains(cell) && symbol != shade) {
        shaded.add(cell);
      }
      if (!diagram.visible().contains(cell) && symbol != ' ') {
        hidden.add(cell);
      }
    }
    for (Map.Entry<Cell, String> label : diagram.labels().entrySet()) {
      if (!isDrawn(diagram, label.getKey())) {
        String words = oneLine(label.getValue());
        checkArgument(!words.isBlank(), "text can't write the blank label of %s", label);
        header(text, "label", label.getKey() + " " + words);
      }
    }
    if (shade != '.') {
      header(text, shade == ':' ? "template" : "shaded", Cell.list(shaded));
    }
    header(text, "hidden", Cell.list(hidden));
    StringBuilder drawing = new StringBuilder();
    draw(diagram, drawing);
    if (diagram.edges().isEmpty() && isWholeBoard(drawing.toString())) {
      header(text, "edges", "none");
    }
    return text.append(drawing).toString();
  }

  /** Whether the drawing would be read as a whole board. */
  private static boolean isWholeBoard(String drawing) {
    try {
      return PlainBoard.read(TextLine.of(new Source("", drawing))).isPresent();
    } catch (FormatException e) {
      return true;
    }
  }

  private static void header(StringBuilder text, String key, String value) {
    if (!value.isEmpty()) {
      text.append(key).append(": ").append(value).append('\n');
    }
  }

  /** The value with blanks for control characters. */
  private static String oneLine(String value) {
    checkArgument(
        value.equals(value.strip()) && value.lines().count() <= 1,
        "text can't write a name or label with line breaks or blanks around it: '%s'",
        value);
    return CONTROL.replaceFrom(value, ' ').strip();
  }

  private static void draw(Diagram diagram, StringBuilder text) {
    Board board = diagram.position().board();
    String dashes = "-".repeat(2 * board.cols() - 1) + "\n";
    text.append("    ");
    for (int col = 0; col < board.cols(); col++) {
      text.append(col == 0 ? "" : " ").append((char) ('a' + col % 26));
    }
    text.append('\n');
    if (diagram.edges().contains(Edge.TOP)) {
      text.append("    ").append(dashes);
    }
    for (int row = 0; row < board.rows(); row++) {
      StringBuilder line = new StringBuilder(" ".repeat(row));
      line.append(String.format(Locale.ROOT, "%2d ", row + 1));
      line.append(diagram.edges().contains(Edge.LEFT) ? '\\' : ' ');
      for (int col = 0; col < board.cols(); col++) {
        line.append(' ').append(symbol(diagram, new Cell(col, row)));
      }
      line.append(diagram.edges().contains(Edge.RIGHT) ? " \\" : "");
      text.append(line.toString().stripTrailing()).append('\n');
    }
    if (diagram.edges().contains(Edge.BOTTOM)) {
      text.append(" ".repeat(board.rows() + 5)).append(dashes);
    }
  }

  /** The symbol of a shaded cell: of the template, outside, or neither. */
  private static char shade(Diagram diagram) {
    if (diagram.shading() != Shading.UNSAID) {
      return diagram.shading() == Shading.TEMPLATE ? ':' : '#';
    }
    ImmutableSet<Cell> carrier = ShadingRule.of(diagram).carrier();
    if (Sets.intersection(diagram.shaded(), carrier).isEmpty()) {
      return '#';
    }
    return diagram.shaded().containsAll(carrier) ? ':' : '.';
  }

  /** Letters that would be read as colours, beside the others that are drawn. */
  private static boolean isMisread(Diagram diagram, char letter) {
    Set<Character> letters = letters(diagram);
    return StoneLetters.of(Sets.filter(letters, Ascii::isUpperCase)).isColor(letter)
        || (StoneLetters.small(letters).indexOf(letter) >= 0);
  }

  private static Set<Character> letters(Diagram diagram) {
    Set<Character> letters = new TreeSet<>();
    for (Cell cell : diagram.position().black()) {
      String label = diagram.labels().getOrDefault(cell, "");
      letters.add(isLetter(label) ? label.charAt(0) : 'X');
    }
    if (!diagram.position().white().isEmpty()) {
      letters.add('O');
    }
    for (Cell cell : diagram.position().empty()) {
      String label = diagram.labels().getOrDefault(cell, "");
      if (isLetter(label)) {
        letters.add(Ascii.toLowerCase(label.charAt(0)));
      }
    }
    return letters;
  }

  private static boolean isLetter(String label) {
    return label.length() == 1 && "XO".indexOf(label) < 0 && Ascii.isUpperCase(label.charAt(0));
  }

  private static char symbol(Diagram diagram, Cell cell) {
    boolean labelled = isDrawn(diagram, cell);
    char label = labelled ? diagram.labels().get(cell).charAt(0) : ' ';
    return switch (diagram.position().at(cell)) {
      case BLACK -> labelled ? label : 'X';
      case WHITE -> 'O';
      case EMPTY -> {
        if (labelled) {
          yield Character.toLowerCase(label);
        }
        if (!diagram.visible().contains(cell)) {
          yield ' ';
        }
        yield diagram.shaded().contains(cell) ? shade(diagram) : '.';
      }
    };
  }

  /** Whether the label of the cell, if it has one, is part of the drawing. */
  private static boolean isDrawn(Diagram diagram, Cell cell) {
    String label = diagram.labels().getOrDefault(cell, "");
    Content content = diagram.position().at(cell);
    if (label.length() != 1 || content == Content.WHITE) {
      return false;
    }
    char c = label.charAt(0);
    boolean letter =
        isLetter(label) && !isMisread(diagram, content == Content.EMPTY ? Ascii.toLowerCase(c) : c);
    return letter || (content == Content.EMPTY && EMPTY_LABELS.indexOf(c) >= 0);
  }
}
