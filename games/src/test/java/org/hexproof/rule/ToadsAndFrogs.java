package org.hexproof.rule;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import org.hexproof.cgt.Side;
import org.hexproof.value.Cursor;
import org.hexproof.value.ValueSyntaxException;

/**
 * Toads and Frogs, on a strip such as {@code TT..FF}: Left moves a toad to the right, Right a frog
 * to the left, to the next square if that is empty, or over one animal of the other kind to an
 * empty square behind it.
 */
public final class ToadsAndFrogs implements Ruleset<String> {
  public static final int MAX_LENGTH = 40;

  public static String read(String file, String text) throws ValueSyntaxException {
    Cursor places = new Cursor(file, 1, text);
    String strip = text.strip();
    int start = text.indexOf(strip);
    int bad = CharMatcher.anyOf("TF.").negate().indexIn(strip);
    if (bad >= 0) {
      throw places.error(
          start + bad,
          "unknown symbol '" + strip.charAt(bad) + "'",
          "a strip is written in one line: T for a toad, F for a frog, . for an empty square");
    }
    if (strip.isEmpty() || strip.length() > MAX_LENGTH) {
      throw places.error(start, "a strip has 1 to " + MAX_LENGTH + " squares");
    }
    return strip;
  }

  @Override
  public ImmutableList<String> options(String strip, Side side) {
    return side == Side.LEFT ? moves(strip, 1, 'T', 'F') : moves(strip, -1, 'F', 'T');
  }

  private static ImmutableList<String> moves(String strip, int step, char own, char other) {
    ImmutableList.Builder<String> moves = ImmutableList.builder();
    for (int from = 0; from < strip.length(); from++) {
      int to = at(strip, from + step) == other ? from + 2 * step : from + step;
      if (strip.charAt(from) == own && at(strip, to) == '.') {
        StringBuilder after = new StringBuilder(strip);
        after.setCharAt(from, '.');
        after.setCharAt(to, own);
        moves.add(after.toString());
      }
    }
    return moves.build();
  }

  private static char at(String strip, int place) {
    return place < 0 || place >= strip.length() ? '#' : strip.charAt(place);
  }

  /** As in {@code 2-3}; squares are counted from 1. */
  @Override
  public String move(String before, String after) {
    int from = 0;
    int to = 0;
    for (int i = 0; i < before.length(); i++) {
      if (before.charAt(i) != after.charAt(i)) {
        from = after.charAt(i) == '.' ? i : from;
        to = before.charAt(i) == '.' ? i : to;
      }
    }
    return (from + 1) + "-" + (to + 1);
  }
}
