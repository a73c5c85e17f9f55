package org.hexproof.format.yaml;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.format.Source;
import org.hexproof.format.TextLine;
import org.hexproof.format.text.SlantedDrawing;
import org.hexproof.ladder.Escape;
import org.hexproof.ladder.Ladder;

/**
 * Reads ladder escapes: YAML documents with the keys {@code name}, {@code board}, {@code escapes}
 * and, if wanted, {@code source}. The board is a block of text with a {@linkplain SlantedDrawing
 * slanted drawing} above the bottom edge, and {@code escapes} a list of {@code row K in H rows from
 * D}: ladders along row K, with H free rows, K if that is left out, at a distance of D at least, 0
 * if that is left out.
 */
public final class EscapeReader {
  private static final ImmutableList<String> KEYS =
      ImmutableList.of("name", "source", "board", "escapes");

  private static final Pattern CLAIM =
      Pattern.compile("row ([0-9]{1,2})(?: in ([0-9]{1,2}) rows)?(?: from ([0-9]{1,2}))?");

  private EscapeReader() {}

  /** Reads the escapes of a file, at least one; a fault is told with its place. */
  public static ImmutableList<Escape> read(Source source) throws FormatException {
    ImmutableList<TextLine> lines = TextLine.of(source);
    ImmutableList.Builder<Escape> escapes = ImmutableList.builder();
    for (YamlDocument document : YamlDocument.of(source)) {
      escapes.add(escape(YamlMapping.of(document, document.root(), KEYS), lines));
    }
    ImmutableList<Escape> found = escapes.build();
    if (found.isEmpty()) {
      throw new FormatException(
          new Place(source.name(), 1, 1),
          "expected a ladder escape",
          "the keys are " + String.join(", ", KEYS));
    }
    return found;
  }

  private static Escape escape(YamlMapping entry, ImmutableList<TextLine> lines)
      throws FormatException {
    String name = entry.text("name");
    entry.text("source", "");
    SlantedDrawing drawing = SlantedDrawing.read(YamlDocument.block(entry, "board", lines));
    if (!drawing.edges().equals(ImmutableSet.of(Edge.BOTTOM))) {
      throw new FormatException(
          entry.place("board"),
          "the drawing has no line of dashes below, or other edges",
          "the edge at the bottom is the only one");
    }
    ImmutableList.Builder<Escape.Claim> claims = ImmutableList.builder();
    for (TextLine claim : entry.lines("escapes")) {
      claims.add(claim(claim));
    }
    Sets.SetView<Cell> shape = Sets.difference(drawing.visible(), drawing.shaded());
    return entry
        .place()
        .read(
            () ->
                new Escape(
                    name,
                    drawing.position().board(),
                    drawing.position().black(),
                    shape.stream()
                        .filter(cell -> drawing.position().at(cell) == Content.EMPTY)
                        .collect(ImmutableSet.toImmutableSet()),
                    claims.build()));
  }

  private static Escape.Claim claim(TextLine line) throws FormatException {
    Matcher claim = CLAIM.matcher(line.text());
    if (!claim.matches()) {
      throw new FormatException(
          line.start(),
          "'" + line.text() + "' names no ladders",
          "as in 'row 3', or 'row 3 in 5 rows from 2' where more rows are free, and the least"
              + " distance is 2");
    }
    int row = Integer.parseInt(claim.group(1));
    int height = claim.group(2) == null ? row : Integer.parseInt(claim.group(2));
    int from = claim.group(3) == null ? 0 : Integer.parseInt(claim.group(3));
    return new Escape.Claim(line.start().read(() -> new Ladder(row, height)), from);
  }
}
