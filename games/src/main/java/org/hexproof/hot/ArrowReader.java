package org.hexproof.hot;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import java.util.Optional;
import org.hexproof.value.Cursor;
import org.hexproof.value.ValueSyntaxException;

/**
 * Reads ups, downs and nimbers: {@code ^^}, {@code v3*2}, {@code v.3*}, {@code up*}, {@code star
 * 2}, and powers of ↑: {@code ^<2>} and the sum of the first ones, {@code ^[2]}.
 */
record ArrowReader(Cursor cursor, Games games) {
  /** The largest nimber that is read; a nimber holds all smaller ones, so that memory limits it. */
  static final int MAX_NIMBER = 1023;

  /** The most ups, and the most copies of another game, that are read. */
  static final int MAX_COPIES = 1000;

  /** The highest power of ↑ that is read. */
  private static final int MAX_POWER = 100;

  /** Ups or downs, a nimber, or both. */
  Optional<Game> read() throws ValueSyntaxException {
    Optional<Game> ups = arrows();
    boolean star = cursor.take("*") || takeWord("star");
    if (ups.isEmpty() && !star) {
      return Optional.empty();
    }
    Game nimber = games.nimber(star ? count(MAX_NIMBER, "nimbers") : 0);
    return Optional.of(games.sum(ups.orElse(games.zero()), nimber));
  }

  private Optional<Game> arrows() throws ValueSyntaxException {
    int ups = run("^", "↑", "⇑", "up");
    if (ups > 0) {
      return Optional.of(arrows(ups));
    }
    int downs = run("v", "↓", "⇓", "down");
    return downs > 0 ? Optional.of(games.negative(arrows(downs))) : Optional.empty();
  }

  /** So many arrows in a row; a word is one of them. */
  private int run(String sign, String arrow, String two, String word) {
    if (takeWord(word)) {
      return 1;
    }
    int count = 0;
    while (true) {
      if (cursor.take(two)) {
        count += 2;
      } else if (cursor.take(arrow) || takeSign(sign)) {
        count++;
      } else {
        return count;
      }
    }
  }

  /** A {@code v} is none at the start of a word. */
  private boolean takeSign(String sign) {
    int start = cursor.place();
    boolean isWord =
        Character.isLetter(sign.charAt(0)) && !CharMatcher.is('v').matchesAllOf(cursor.letters());
    cursor.back(start);
    return !isWord && cursor.take(sign);
  }

  /** What follows so many arrows: a number of them, or a power of one. */
  private Game arrows(int arrows) throws ValueSyntaxException {
    if (arrows > 1) {
      return games.ups(arrows);
    }
    if (cursor.take("<")) {
      return games.upPower(power(">"));
    }
    if (cursor.take("[")) {
      return games.upsTo(power("]"));
    }
    int start = cursor.place();
    if (cursor.take(".")) {
      String word = Ascii.toLowerCase(cursor.letters());
      if ((word.equals("pow") || word.equals("powto")) && cursor.take("(")) {
        int power = power(")");
        return word.equals("pow") ? games.upPower(power) : games.upsTo(power);
      }
      if (!word.isEmpty() || !cursor.atDigit()) {
        cursor.back(start);
      }
    }
    return games.ups(count(MAX_COPIES, "ups and downs"));
  }

  private int power(String end) throws ValueSyntaxException {
    int start = cursor.place();
    int power = cursor.atDigit() ? count(MAX_POWER, "powers of ↑") : 0;
    if (power == 0) {
      throw cursor.error(start, "expected a power of ↑ from 1 on, as in ^[2] or ^<2>");
    }
    if (!cursor.take(end)) {
      throw cursor.error(cursor.place(), "expected '" + end + "', found " + cursor.found());
    }
    return power;
  }

  /** The number that follows at once; 1 if there is none. */
  private int count(int most, String what) throws ValueSyntaxException {
    int start = cursor.place();
    if (!cursor.atDigit()) {
      return 1;
    }
    String digits = CharMatcher.is('0').trimLeadingFrom(cursor.digits());
    if (digits.length() > 9 || (!digits.isEmpty() && Integer.parseInt(digits) > most)) {
      throw cursor.error(start, what + " are read up to " + most + ", not " + digits);
    }
    if (cursor.peek() == '.') {
      throw cursor.error(
          start,
          what + " have whole numbers",
          "how many of them are added stands before, as in 3.^2");
    }
    return digits.isEmpty() ? 0 : Integer.parseInt(digits);
  }

  private boolean takeWord(String word) {
    int start = cursor.place();
    boolean found = Ascii.equalsIgnoreCase(cursor.letters(), word);
    if (!found) {
      cursor.back(start);
    }
    return found;
  }
}
