package org.hexproof.entailing.rule;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.hexproof.value.Cursor;
import org.hexproof.value.ValueSyntaxException;

/**
 * Reads boards of Dots and Boxes, and graphs of strings and coins.
 *
 * <p>A line of a graph names coins along which strings run, so that {@code a b c} has one from a to
 * b and one from b to c. {@code ground} is no coin; {@code #} begins a remark. What has dots or
 * lines is a board, see {@link DotsAndBoxesReader}.
 */
public final class CoinGraphReader {
  private static final String GROUND = "ground";
  private static final CharMatcher BOARD = CharMatcher.anyOf(DotsAndBoxesReader.SIGNS);
  private static final CharMatcher NAME =
      CharMatcher.inRange('a', 'z')
          .or(CharMatcher.inRange('A', 'Z'))
          .or(CharMatcher.inRange('0', '9'));
  private static final Pattern WORD = Pattern.compile("\\S+");

  private final Cursor cursor;
  private final Map<String, Integer> coins = new LinkedHashMap<>();
  private final List<CoinGraph.Strand> strings = new ArrayList<>();

  private CoinGraphReader(Cursor cursor) {
    this.cursor = cursor;
  }

  public static CoinGraph read(String file, String text) throws ValueSyntaxException {
    String bare = text.lines().map(CoinGraphReader::bare).reduce("", (a, b) -> a + b + "\n");
    if (BOARD.matchesAnyOf(bare)) {
      return DotsAndBoxesReader.read(file, text);
    }
    Cursor cursor = new Cursor(file, 1, text);
    return new CoinGraphReader(cursor).graph(text);
  }

  private static String bare(String line) {
    int remark = line.indexOf('#');
    return remark < 0 ? line : line.substring(0, remark);
  }

  private CoinGraph graph(String text) throws ValueSyntaxException {
    int start = 0;
    for (String line : text.split("\n", -1)) {
      path(start, WORD.matcher(bare(line)).results().toList());
      start += line.length() + 1;
    }
    if (strings.isEmpty()) {
      throw cursor.error(
          0,
          "there is no string here",
          "a line 'a b ground' ties coin a to coin b and b to ground");
    }
    return new CoinGraph(ImmutableList.copyOf(coins.keySet()), ImmutableList.copyOf(strings));
  }

  private void path(int start, List<MatchResult> words) throws ValueSyntaxException {
    if (words.size() == 1) {
      throw cursor.error(
          start + words.get(0).start(),
          words.get(0).group() + " stands alone, so that no string is tied to it",
          "a line names the coins that a string ties, as in 'a b' or 'a ground'");
    }
    String before = "";
    for (MatchResult word : words) {
      int place = start + word.start();
      String name = word.group();
      if (!NAME.matchesAllOf(name)) {
        throw cursor.error(
            place + NAME.negate().indexIn(name),
            "unknown sign '" + name.charAt(NAME.negate().indexIn(name)) + "' in a name",
            "names of coins have letters and digits");
      }
      if (!before.isEmpty()) {
        tie(place, before, name);
      }
      before = name;
    }
  }

  private void tie(int place, String one, String other) throws ValueSyntaxException {
    int first = end(one);
    int second = end(other);
    if (first == second && first != CoinGraph.GROUND) {
      throw cursor.error(place, "a string from " + one + " to itself: no cut would free the coin");
    }
    if (strings.size() == CoinGraph.MAX_STRINGS) {
      throw cursor.error(place, tooMany());
    }
    strings.add(new CoinGraph.Strand(one + "-" + other, first, second));
  }

  static String tooMany() {
    return "more than " + CoinGraph.MAX_STRINGS + " strings or lines that are not drawn";
  }

  private int end(String name) {
    return name.equals(GROUND)
        ? CoinGraph.GROUND
        : coins.computeIfAbsent(name, coin -> coins.size());
  }
}
