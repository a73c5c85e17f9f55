package org.hexproof.rule;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import java.util.List;
import java.util.stream.Collectors;
import org.hexproof.value.Cursor;
import org.hexproof.value.ValueSyntaxException;

/** Reads boards, a line for each row, and strips; {@code #} or a blank for what is no cell. */
final class GridReader {
  private static final int MAX_CELLS = 64;
  private static final int MAX_STRIP = 40;

  private GridReader() {}

  /** The board in the smallest rectangle. */
  static Grid read(String file, String text, BoardRules rules) throws ValueSyntaxException {
    Cursor places = new Cursor(file, 1, text);
    ImmutableSet<Character> symbols = rules.symbols();
    String hint =
        "there are "
            + symbols.stream().map(String::valueOf).sorted().collect(Collectors.joining(" "))
            + "; # or a blank is no square";
    CharMatcher known =
        CharMatcher.forPredicate((Character c) -> symbols.contains(c) || " \r\n".indexOf(c) >= 0);
    int bad = known.negate().indexIn(text);
    if (bad >= 0) {
      throw places.error(bad, "unknown symbol '" + text.charAt(bad) + "'", hint);
    }
    List<String> lines = Splitter.on('\n').splitToList(text.replace('\r', ' ').replace(' ', '#'));
    int width = lines.stream().mapToInt(String::length).max().orElse(0);
    StringBuilder cells = new StringBuilder();
    lines.forEach(line -> cells.append(line).append("#".repeat(width - line.length())));
    Grid all = new Grid(width, cells.toString()).trimmed();
    if (all.cells().isEmpty()) {
      throw places.error(0, "there is no square", hint);
    }
    if (rules.isStrip() && (all.rows() > 1 || all.width() > MAX_STRIP)) {
      throw places.error(0, "a strip is one line of 1 to " + MAX_STRIP + " squares");
    }
    if (all.cells().length() > MAX_CELLS) {
      throw places.error(
          0,
          "the board takes " + all.rows() + " rows and " + all.width() + " columns",
          "the rectangle around a board has at most " + MAX_CELLS + " squares");
    }
    return all;
  }
}
