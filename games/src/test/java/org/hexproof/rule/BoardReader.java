package org.hexproof.rule;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import java.util.List;
import org.hexproof.value.Cursor;
import org.hexproof.value.ValueSyntaxException;

/**
 * Reads boards of squares: a line for each row, {@code .} for a square, {@code #} or a blank for
 * what is none.
 */
public final class BoardReader {
  private BoardReader() {}

  /** The board in the smallest rectangle. */
  public static DomineeringBoard read(String file, String text) throws ValueSyntaxException {
    Cursor places = new Cursor(file, 1, text);
    List<String> lines = Splitter.on('\n').splitToList(text.replace("\r", " "));
    int bad = CharMatcher.anyOf(".# \r\n").negate().indexIn(text);
    if (bad >= 0) {
      throw places.error(
          bad, "unknown symbol '" + text.charAt(bad) + "'", "a square is '.', anything else '#'");
    }
    int top = Integer.MAX_VALUE;
    int bottom = -1;
    int first = Integer.MAX_VALUE;
    int last = -1;
    for (int row = 0; row < lines.size(); row++) {
      String line = lines.get(row);
      if (line.indexOf('.') >= 0) {
        top = Math.min(top, row);
        bottom = row;
        first = Math.min(first, line.indexOf('.'));
        last = Math.max(last, line.lastIndexOf('.'));
      }
    }
    if (bottom < 0) {
      throw places.error(0, "there is no square", "a square is '.', anything else '#'");
    }
    long rows = (long) bottom - top + 1;
    long columns = (long) last - first + 1;
    if (rows * columns > DomineeringBoard.MAX_CELLS) {
      throw places.error(
          0,
          "the board takes " + rows + " rows and " + columns + " columns",
          "the rectangle around a board has at most " + DomineeringBoard.MAX_CELLS + " squares");
    }
    long cells = 0;
    for (int row = 0; row < rows; row++) {
      String line = lines.get(top + row);
      for (int column = 0; column < columns; column++) {
        if (first + column < line.length() && line.charAt(first + column) == '.') {
          cells |= 1L << (row * columns + column);
        }
      }
    }
    return new DomineeringBoard((int) rows, (int) columns, cells);
  }
}
