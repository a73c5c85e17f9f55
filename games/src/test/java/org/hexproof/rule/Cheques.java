package org.hexproof.rule;

import static java.util.stream.Collectors.joining;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Longs;
import org.hexproof.value.Cursor;
import org.hexproof.value.ValueSyntaxException;

/** Cheques on a table and Left's coins, or Right's if below 0. */
public record Cheques(long coins, ImmutableList<Cheque> cheques) {
  /** The most coins that a number of a cheque or on the table may stand for. */
  public static final int MAX_COINS = 500;

  /**
   * A cheque: the coins that Left gets for it, and those that Left gets if Right cashes it, both
   * Right's if below 0.
   */
  public record Cheque(long left, long right) {
    @Override
    public String toString() {
      return left + "|" + right;
    }
  }

  /** Reads cheques {@code 8|-4} and numbers of coins, with white space between. */
  public static Cheques read(String file, String text) throws ValueSyntaxException {
    Cursor places = new Cursor(file, 1, text);
    long coins = 0;
    ImmutableList.Builder<Cheque> cheques = ImmutableList.builder();
    for (int start = 0; start < text.length(); ) {
      if (Character.isWhitespace(text.charAt(start))) {
        start++;
        continue;
      }
      int space = CharMatcher.whitespace().indexIn(text, start);
      int end = space < 0 ? text.length() : space;
      String word = text.substring(start, end);
      int bar = word.indexOf('|');
      if (bar < 0) {
        coins += amount(places, start, word);
      } else {
        cheques.add(
            new Cheque(
                amount(places, start, word.substring(0, bar)),
                amount(places, start + bar + 1, word.substring(bar + 1))));
      }
      start = end;
    }
    if (Math.abs(coins) > MAX_COINS) {
      throw places.error(0, "there are more than " + MAX_COINS + " coins");
    }
    return new Cheques(coins, cheques.build());
  }

  private static long amount(Cursor places, int place, String word) throws ValueSyntaxException {
    Long amount = Longs.tryParse(word);
    if (amount == null || Math.abs(amount) > MAX_COINS) {
      throw places.error(
          place,
          "'" + word + "' is no number of coins from -" + MAX_COINS + " to " + MAX_COINS,
          "cheques are written 8|-4, coins 3 or -3");
    }
    return amount;
  }

  /** As it is read. */
  @Override
  public String toString() {
    String written = cheques.stream().map(Cheque::toString).collect(joining(" "));
    return coins == 0 && !written.isEmpty() ? written : (coins + " " + written).strip();
  }
}
