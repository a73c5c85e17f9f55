package org.hexproof.cgt;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import java.util.Optional;
import org.hexproof.value.Cursor;
import org.hexproof.value.ValueSyntaxException;

/**
 * Reads ups, downs and nimbers: {@code ^^}, {@code v3*2}, {@code v.3*}, {@code up*}, {@code star
 * 2}, and powers of ↑: {@code ^<2>} and the sum of the first ones, {@code ^[2]}; {@code ^[on]} is
 * upon.
 */
record ArrowReader<T>(Cursor cursor, Kind<T> kind, NumberReader numbers) {
  /** The highest power of ↑ that is read. */
  private static final int MAX_POWER = 100;

  /** Ups or downs, a nimber, or both. */
  Optional<T> read() throws ValueSyntaxException {
    Optional<T> ups = arrows();
    boolean star = cursor.take("*") || takeWord("star");
    if (!star) {
      return ups;
    }
    T nimber = kind.nimber(numbers.count(kind.mostNimber(), "nimbers"));
    return Optional.of(ups.isPresent() ? kind.sum(ups.get(), nimber) : nimber);
  }

  private Optional<T> arrows() throws ValueSyntaxException {
    int ups = run("^", "↑", "⇑", "up");
    if (ups > 0) {
      return Optional.of(arrows(ups));
    }
    int downs = run("v", "↓", "⇓", "down");
    return downs > 0 ? Optional.of(kind.negative(arrows(downs))) : Optional.empty();
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
  private T arrows(int arrows) throws ValueSyntaxException {
    if (arrows > 1) {
      return kind.ups(arrows);
    }
    if (cursor.take("[on]")) {
      return upon();
    }
    if (cursor.take("<on>")) {
      return kind.of(kind.zero(), kind.difference(kind.nimber(1), upon()));
    }
    if (isPower()) {
      cursor.take("<");
      return kind.upPower(power(">"));
    }
    if (cursor.take("[")) {
      return kind.upsTo(power("]"));
    }
    int start = cursor.place();
    if (cursor.take(".")) {
      String word = Ascii.toLowerCase(cursor.letters());
      if ((word.equals("pow") || word.equals("powto")) && cursor.take("(")) {
        int power = power(")");
        return word.equals("pow") ? kind.upPower(power) : kind.upsTo(power);
      }
      if (!word.isEmpty() || !cursor.atDigit()) {
        cursor.back(start);
      }
    }
    return kind.ups(numbers.count(kind.mostUps(), "ups and downs"));
  }

  /** The sum of all powers of ↑. */
  private T upon() throws ValueSyntaxException {
    return kind.named("upon")
        .orElseThrow(
            () -> cursor.error(cursor.place(), "^[on] and ^<on> go on for ever", "as on does"));
  }

  /** {@code ^<2>} is a power, {@code ^ < 2} a question. */
  private boolean isPower() {
    int start = cursor.place();
    boolean found = cursor.take("<") && cursor.atDigit();
    cursor.back(start);
    return found;
  }

  private int power(String end) throws ValueSyntaxException {
    int start = cursor.place();
    int power = cursor.atDigit() ? numbers.count(MAX_POWER, "powers of ↑") : 0;
    if (power == 0) {
      throw cursor.error(start, "expected a power of ↑ from 1 on, as in ^[2] or ^<2>");
    }
    if (!cursor.take(end)) {
      throw cursor.error(cursor.place(), "expected '" + end + "', found " + cursor.found());
    }
    return power;
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
