package org.hexproof.rule;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import org.hexproof.value.Cursor;
import org.hexproof.value.ValueSyntaxException;

/**
 * Reads boards of Dots and Boxes, and graphs of strings and coins.
 *
 * <p>A line of a graph names coins along which strings run, so that {@code a b c} has one from a to
 * b and one from b to c. {@code ground} is no coin; {@code #} begins a remark. What has dots or
 * lines is a board, see {@link BoxesReader}.
 */
public final class CoinReader {
  static final String GROUND = "ground";
  private static final CharMatcher BOARD = CharMatcher.anyOf(BoxesReader.SIGNS);
  private static final CharMatcher NAME =
      CharMatcher.inRange('a', 'z')
          .or(CharMatcher.inRange('A', 'Z'))
          .or(CharMatcher.inRange('0', '9'));

  private final Cursor cursor;
  private final EdgeCollector strings;

  private CoinReader(Cursor cursor) {
    this.cursor = cursor;
    this.strings = collector(cursor);
  }

  static EdgeCollector collector(Cursor cursor) {
    return new EdgeCollector(cursor, GROUND, "strings or lines that are not drawn");
  }

  /** The graph, or that of what is left to play on the board. */
  public static EdgeGraph read(String file, String text) throws ValueSyntaxException {
    if (Placed.lines(text).stream().anyMatch(CoinReader::isOfBoard)) {
      return BoxesReader.read(file, text);
    }
    CoinReader reader = new CoinReader(new Cursor(file, 1, text));
    for (ImmutableList<Placed> path : EdgeCollector.paths(text)) {
      reader.add(path);
    }
    return reader.graph();
  }

  private static boolean isOfBoard(Placed line) {
    return BOARD.matchesAnyOf(line.withoutRemark().text());
  }

  private EdgeGraph graph() throws ValueSyntaxException {
    if (strings.size() == 0) {
      throw cursor.error(
          0,
          "there is no string here",
          "a line 'a b ground' ties coin a to coin b and b to ground");
    }
    return strings.graph();
  }

  private void add(ImmutableList<Placed> path) throws ValueSyntaxException {
    if (path.size() == 1) {
      throw cursor.error(
          path.get(0).place(),
          path.get(0).text() + " stands alone, so that no string is tied to it",
          "a line names the coins that a string ties, as in 'a b' or 'a ground'");
    }
    String before = name(path.get(0));
    for (Placed word : path.subList(1, path.size())) {
      String name = name(word);
      if (name.equals(before) && !name.equals(GROUND)) {
        throw cursor.error(
            word.place(),
            "a string from " + before + " to itself",
            "strings tie two coins, or a coin and the ground");
      }
      strings.add(before + "-" + name, before, name, word.place());
      before = name;
    }
  }

  private String name(Placed word) throws ValueSyntaxException {
    int bad = NAME.negate().indexIn(word.text());
    if (bad >= 0) {
      throw cursor.error(
          word.place() + bad,
          "unknown sign '" + word.text().charAt(bad) + "' in a name",
          "names of coins have letters and digits");
    }
    return word.text();
  }
}
