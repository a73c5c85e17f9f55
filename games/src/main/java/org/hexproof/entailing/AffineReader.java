package org.hexproof.entailing;

import com.google.common.primitives.Ints;
import org.hexproof.value.Cursor;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.ValueSyntaxException;

/**
 * Reads games of affine normal play: {@code ∞} (or {@code oo}) and {@code -∞}, options in braces
 * {@code {0,{∞|*}|-∞}}, {@code loony}, nimbers {@code *}, {@code *2}, …, ups {@code ^}, {@code
 * v2*}, integers, sums {@code +}, and {@code -} for the conjugate. White space doesn't count.
 */
public final class AffineReader {
  private final Cursor cursor;
  private final AffineGames games;

  private AffineReader(Cursor cursor, AffineGames games) {
    this.cursor = cursor;
    this.games = games;
  }

  /**
   * The game that the text describes, as written.
   *
   * @throws ValueSyntaxException at an unknown symbol, a side without options, the sum of ∞ and its
   *     opposite, or any other fault, with its place
   * @throws GameTooLargeException if a sum is too large
   */
  public static AffineGame read(String origin, String text, AffineGames games)
      throws ValueSyntaxException {
    Cursor cursor = new Cursor(origin, 1, text);
    AffineGame game = new AffineReader(cursor, games).sum();
    cursor.checkEnd("'+', '-' or the end");
    return game;
  }

  private AffineGame sum() throws ValueSyntaxException {
    AffineGame sum = term();
    while (true) {
      int place = cursor.place();
      if (cursor.take("+")) {
        sum = plus(sum, term(), place);
      } else if (cursor.take("-")) {
        sum = plus(sum, games.conjugate(term()), place);
      } else {
        return sum;
      }
    }
  }

  private AffineGame plus(AffineGame one, AffineGame two, int place) throws ValueSyntaxException {
    if (one.isInfinite() && two.isInfinite() && one != two) {
      throw cursor.error(
          place,
          "the sum of ∞ and -∞ is not defined",
          "both players would have won; a game that is over goes with any other but its opposite");
    }
    return games.sum(one, two);
  }

  private AffineGame term() throws ValueSyntaxException {
    int place = cursor.place();
    if (cursor.take("-")) {
      cursor.open(place);
      AffineGame conjugate = games.conjugate(term());
      cursor.close();
      return conjugate;
    }
    if (cursor.take("(")) {
      cursor.open(place);
      AffineGame inside = sum();
      if (!cursor.take(")")) {
        throw cursor.error(cursor.place(), "expected '+', '-' or ')', found " + cursor.found());
      }
      cursor.close();
      return inside;
    }
    if (cursor.peek() == '{') {
      Cursor.Sides<AffineGame> sides = cursor.sides(this::sum);
      return games.of(sides.left(), sides.right());
    }
    if (cursor.take("∞") || cursor.take("oo")) {
      return games.infinity();
    }
    if (cursor.take("loony")) {
      return games.loony();
    }
    if (cursor.peek() == '^' || cursor.peek() == '↑') {
      return arrows("^", "↑");
    }
    if (cursor.peek() == 'v' || cursor.peek() == '↓') {
      return games.conjugate(arrows("v", "↓"));
    }
    if (cursor.take("up")) {
      return games.up();
    }
    if (cursor.take("down")) {
      return games.conjugate(games.up());
    }
    if (cursor.take("star")) {
      return games.nimber(1);
    }
    if (cursor.take("*")) {
      // What is not next to the star is another number.
      boolean isBare = cursor.place() != place + 1 || !cursor.atDigit();
      return isBare ? games.nimber(1) : games.nimber(number());
    }
    if (cursor.atDigit()) {
      return games.integer(number());
    }
    throw cursor.error(
        place,
        "expected a game, found " + cursor.found(),
        "games are ∞ (or oo), -∞, loony, integers, nimbers such as *2, ups ^, and {G,…|H,…}");
  }

  /** As many as stand side by side, or as the number behind one says; a nimber may follow. */
  private AffineGame arrows(String sign, String arrow) throws ValueSyntaxException {
    int count = 0;
    while (cursor.take(sign) || cursor.take(arrow)) {
      count++;
    }
    if (count == 1 && cursor.atDigit()) {
      count = number();
    }
    AffineGame sum = games.integer(0);
    for (int i = 0; i < count; i++) {
      sum = games.sum(sum, games.up());
    }
    return cursor.peek() == '*' ? games.sum(sum, term()) : sum;
  }

  private int number() throws ValueSyntaxException {
    int place = cursor.place();
    Integer number = Ints.tryParse(cursor.digits());
    if (number == null || number > AffineGames.MAX_NUMBER) {
      throw cursor.error(place, "numbers and nimbers go up to " + AffineGames.MAX_NUMBER);
    }
    return number;
  }
}
