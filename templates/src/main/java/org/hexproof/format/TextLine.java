package org.hexproof.format;

import com.google.common.collect.ImmutableList;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A line of a drawing, without its line break and blanks at its end, and where it begins in its
 * file.
 */
public record TextLine(Place start, String text) {
  private static final Pattern WITH_END = Pattern.compile("[^\\r\\n]*(\\r\\n|\\r|\\n)|[^\\r\\n]+");

  public TextLine {
    text = text.stripTrailing();
  }

  /** All lines of a file. */
  public static ImmutableList<TextLine> of(Source source) {
    ImmutableList.Builder<TextLine> lines = ImmutableList.builder();
    int number = 1;
    for (String text : (Iterable<String>) source.text().lines()::iterator) {
      lines.add(new TextLine(new Place(source.name(), number++, 1), text));
    }
    return lines.build();
  }

  /** The lines of a text as they are, each with its line break. */
  public static Stream<String> whole(String text) {
    return WITH_END.matcher(text).results().map(MatchResult::group);
  }

  public boolean isBlank() {
    return text.isEmpty();
  }

  /** The place of the character with this index. */
  public Place at(int index) {
    return new Place(start.file(), start.line(), start.column() + index);
  }

  /** The line with blanks in place of its first characters. */
  public TextLine blanked(int characters) {
    return new TextLine(start, " ".repeat(characters) + text.substring(characters));
  }

  /** The index of the first character that is not a blank. */
  public int indent() {
    int index = 0;
    while (index < text.length() && text.charAt(index) == ' ') {
      index++;
    }
    return index;
  }

  /** Whether the line draws an edge: dashes and nothing else. */
  public boolean isEdge() {
    return !isBlank() && text.chars().allMatch(c -> c == '-' || c == ' ');
  }

  /** Groups of lines that blank lines part; no group is empty. */
  public static ImmutableList<ImmutableList<TextLine>> paragraphs(ImmutableList<TextLine> lines) {
    ImmutableList.Builder<ImmutableList<TextLine>> paragraphs = ImmutableList.builder();
    int start = 0;
    for (int end = 0; end <= lines.size(); end++) {
      if (end == lines.size() || lines.get(end).isBlank()) {
        if (start < end) {
          paragraphs.add(lines.subList(start, end));
        }
        start = end + 1;
      }
    }
    return paragraphs.build();
  }
}
