package org.hexproof.format.text;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.format.TextLine;

/**
 * The drawings of a plain text. Blank lines part them, unless what follows plainly goes on with the
 * drawing above: it is only the edge, its rows go on counting, or they stand where the next rows of
 * that drawing have to, under an edge that was not closed.
 */
record Paragraphs(Predicate<TextLine> isHeader, Predicate<ImmutableList<TextLine>> isReadable) {
  private static final Pattern NUMBER = Pattern.compile(" *([0-9]{1,4})(?= |$)");

  /** The lines of a drawing, and whether blank lines stood between them. */
  record Paragraph(ImmutableList<TextLine> lines, boolean joined) {}

  /**
   * The drawings among these lines, by what belongs before a drawing and what lines make one up.
   */
  static ImmutableList<Paragraph> of(
      ImmutableList<TextLine> lines,
      Predicate<TextLine> isHeader,
      Predicate<ImmutableList<TextLine>> isReadable) {
    return new Paragraphs(isHeader, isReadable).of(TextLine.paragraphs(lines));
  }

  private ImmutableList<Paragraph> of(ImmutableList<ImmutableList<TextLine>> parts) {
    if (parts.size() > 2 && parts.stream().allMatch(part -> part.size() == 1)) {
      ImmutableList<TextLine> all =
          parts.stream().flatMap(List::stream).collect(ImmutableList.toImmutableList());
      if (isReadable.test(all)) {
        return ImmutableList.of(new Paragraph(all, /* joined= */ true));
      }
    }
    List<Paragraph> paragraphs = new ArrayList<>();
    for (ImmutableList<TextLine> part : parts) {
      int last = paragraphs.size() - 1;
      if (last >= 0 && goesOn(paragraphs.get(last).lines(), part)) {
        paragraphs.set(
            last, new Paragraph(joined(paragraphs.get(last).lines(), part), /* joined= */ true));
      } else {
        paragraphs.add(new Paragraph(part, /* joined= */ false));
      }
    }
    return ImmutableList.copyOf(paragraphs);
  }

  private static ImmutableList<TextLine> joined(
      ImmutableList<TextLine> above, ImmutableList<TextLine> below) {
    return ImmutableList.<TextLine>builder().addAll(above).addAll(below).build();
  }

  private boolean goesOn(ImmutableList<TextLine> above, ImmutableList<TextLine> below) {
    TextLine last = above.get(above.size() - 1);
    TextLine next = below.get(0);
    if (isHeader.test(next) || isHeader.test(last)) {
      return false;
    }
    if (last.isEdge() || next.isEdge()) {
      boolean isPart = last.isEdge() ? above.size() == 1 && !next.isEdge() : below.size() == 1;
      return isPart && (isReadable.test(joined(above, below)) || !isReadable.test(above));
    }
    return (continuesCount(last, next) || continuesSlant(above, below))
        && isReadable.test(joined(above, below));
  }

  private static boolean continuesCount(TextLine last, TextLine next) {
    Matcher before = NUMBER.matcher(last.text());
    Matcher after = NUMBER.matcher(next.text());
    return before.lookingAt()
        && after.lookingAt()
        && Integer.parseInt(after.group(1)) == Integer.parseInt(before.group(1)) + 1;
  }

  /** Whether the leftmost cells of both parts are in one column. */
  private boolean continuesSlant(ImmutableList<TextLine> above, ImmutableList<TextLine> below) {
    List<TextLine> rows =
        above.stream().filter(line -> !line.isEdge() && !isHeader.test(line)).toList();
    return origin(rows, 0) == origin(below, rows.size());
  }

  private static int origin(List<TextLine> rows, int before) {
    int origin = Integer.MAX_VALUE;
    for (int row = 0; row < rows.size(); row++) {
      if (!rows.get(row).isEdge()) {
        origin = Math.min(origin, rows.get(row).indent() - row - before);
      }
    }
    return origin;
  }
}
