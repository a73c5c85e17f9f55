package org.hexproof.hot;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Lists;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hexproof.value.Cursor;
import org.hexproof.value.ValueSyntaxException;

/**
 * Reads games as the field and CGSuite write them: {@code {2|0}}, {@code {0||0|-2}}, numbers such
 * as {@code -3/8} and {@code 0.25}, {@code *2}, ups {@code ^2*}, {@code ^^}, {@code v*}, {@code
 * ^[2]} ({@link ArrowReader}), {@code ±1} or {@code +-1}, {@code ±{0,{2|0}}}, {@code Tiny(2)} or
 * {@code +_2}, {@code Miny(2)}, sums and differences, {@code 1*} and {@code 2Tiny(2)} (the sums of
 * 1 and *, 2 and Tiny(2)), and multiples {@code 2.{1|0}}.
 */
public final class GameReader {
  private static final ImmutableSet<String> LOOPY =
      ImmutableSet.of(
          "on", "off", "over", "under", "oo", "dud", "upon", "hot", "tis", "tisn", "inf");

  private static final String WHAT =
      "games are numbers, *2, ^, v, ^[2], ±1, Tiny(2) or +_2, Miny(2), {options|options}, and sums";

  /** One of the games that are added, and its text with its sign. */
  public record Term(String text, Game game) {}

  private final Cursor cursor;
  private final Games games;
  private final ArrowReader arrows;

  private GameReader(Cursor cursor, Games games) {
    this.cursor = cursor;
    this.games = games;
    this.arrows = new ArrowReader(cursor, games);
  }

  /** The value of what the text describes. */
  public static Game read(String file, String text, Games games) throws ValueSyntaxException {
    return total(readTerms(file, text, games), games);
  }

  /** The games that the text adds up, at least one. */
  public static ImmutableList<Term> readTerms(String file, String text, Games games)
      throws ValueSyntaxException {
    Cursor cursor = new Cursor(file, 1, plain(text));
    ImmutableList<Term> terms = new GameReader(cursor, games).terms();
    cursor.checkEnd("an operator or the end");
    return terms;
  }

  private static Game total(List<Term> terms, Games games) {
    return games.sum(Lists.transform(terms, Term::game));
  }

  /** With the signs of keyboards for those of books, one for one. */
  private static String plain(String text) {
    return text.replace('−', '-').replace('∗', '*').replace('⋆', '*');
  }

  private Game sum() throws ValueSyntaxException {
    return total(terms(), games);
  }

  private ImmutableList<Term> terms() throws ValueSyntaxException {
    ImmutableList.Builder<Term> terms = ImmutableList.builder();
    terms.add(term());
    while (atSign() || cursor.peek() == '+' || cursor.peek() == '-') {
      if (!atSign()) {
        cursor.take("+");
      }
      terms.add(term());
    }
    return terms.build();
  }

  private Term term() throws ValueSyntaxException {
    int start = cursor.place();
    Game game = signed();
    return new Term(cursor.between(start, cursor.place()).strip(), game);
  }

  /** A sign that a game begins with: that of ±1, Tiny or Miny. */
  private boolean atSign() {
    int start = cursor.place();
    boolean found = takeSwitch() || takeTiny() || takeMiny();
    cursor.back(start);
    return found;
  }

  private boolean takeSwitch() {
    return cursor.take("+-") || cursor.take("±");
  }

  private boolean takeTiny() {
    return cursor.take("+_") || cursor.take("⧾");
  }

  private boolean takeMiny() {
    return cursor.take("-_") || cursor.take("⧿");
  }

  private Game signed() throws ValueSyntaxException {
    if (atSign() || !cursor.take("-")) {
      return cursor.atDigit() ? numbered(false) : part();
    }
    // The sign of a number belongs to it alone: -1^ is -1 and an up.
    return cursor.atDigit() ? numbered(true) : games.negative(signed());
  }

  /** A number, a number and an infinitesimal, or a multiple. */
  private Game numbered(boolean minus) throws ValueSyntaxException {
    int start = cursor.place();
    Dyadic size = number();
    Dyadic number = minus ? size.negative() : size;
    if (cursor.take(".")) {
      if (!size.isInteger() || size.numerator() > ArrowReader.MAX_COPIES) {
        throw cursor.error(
            start, "multiples are whole numbers up to " + ArrowReader.MAX_COPIES + ", not " + size);
      }
      return games.multiple(number.numerator(), part());
    }
    if (cursor.peek() == '{' || cursor.peek() == '(') {
      throw cursor.error(
          cursor.place(), "a sum or a multiple?", "write 2+{1|0} or, for two of them, 2.{1|0}");
    }
    return games.sum(games.number(number), small());
  }

  /** What stands behind a number and is added to it. */
  private Game small() throws ValueSyntaxException {
    Optional<Game> small = arrows.read();
    if (small.isEmpty() && Character.isLetter(cursor.peek())) {
      return named(cursor.place());
    }
    return small.orElse(games.zero());
  }

  private Dyadic number() throws ValueSyntaxException {
    int start = cursor.place();
    long whole = digits();
    int afterWhole = cursor.place();
    if (cursor.take("/")) {
      long denominator = digits();
      if (Long.bitCount(denominator) != 1) {
        throw cursor.error(
            start,
            "the denominator " + denominator + " is no power of 2",
            "the numbers among short games are the dyadic rationals, such as 3/8");
      }
      return dyadic(start, whole, Long.numberOfTrailingZeros(denominator));
    }
    if (cursor.take(".") && cursor.atDigit()) {
      return decimal(start, whole, cursor.digits());
    }
    cursor.back(afterWhole);
    return Dyadic.of(whole);
  }

  private Dyadic decimal(int start, long whole, String digits) throws ValueSyntaxException {
    Dyadic number = Dyadic.of(whole);
    // The decimals are digits/10^n: a dyadic rational iff 5^n divides the digits.
    BigInteger fives = BigInteger.valueOf(5).pow(digits.length());
    BigInteger[] parts = new BigInteger(digits).divideAndRemainder(fives);
    if (parts[1].signum() != 0) {
      throw cursor.error(
          start,
          whole + "." + digits + " is no dyadic rational",
          "the numbers among short games are the dyadic rationals, such as 3/8 or 0.375");
    }
    try {
      return number.plus(dyadic(start, parts[0].longValueExact(), digits.length()));
    } catch (ArithmeticException e) {
      throw tooLarge(start);
    }
  }

  private Dyadic dyadic(int start, long numerator, int exponent) throws ValueSyntaxException {
    try {
      return new Dyadic(numerator, exponent);
    } catch (Dyadic.RangeException e) {
      throw tooLarge(start);
    }
  }

  private ValueSyntaxException tooLarge(int start) {
    return cursor.error(start, new Dyadic.RangeException().getMessage());
  }

  private long digits() throws ValueSyntaxException {
    int start = cursor.place();
    String digits = cursor.digits();
    if (digits.isEmpty()) {
      throw cursor.error(start, "expected digits, found " + cursor.found());
    }
    try {
      return Long.parseLong(digits);
    } catch (NumberFormatException e) {
      throw tooLarge(start);
    }
  }

  private Game part() throws ValueSyntaxException {
    int start = cursor.place();
    if (takeTiny()) {
      return games.tiny(subscript());
    }
    if (takeMiny()) {
      return games.miny(subscript());
    }
    if (takeSwitch()) {
      return ownNegative();
    }
    if (cursor.peek() == '{') {
      Slashes slashes = braces();
      return slashes.game(games, cursor);
    }
    if (cursor.peek() == '(') {
      return cursor.inParentheses(this::sum);
    }
    Optional<Game> small = arrows.read();
    if (small.isPresent()) {
      return small.get();
    }
    return named(start);
  }

  private Game named(int start) throws ValueSyntaxException {
    String word = cursor.letters();
    switch (Ascii.toLowerCase(word)) {
      case "tiny" -> {
        return games.tiny(named());
      }
      case "miny" -> {
        return games.miny(named());
      }
      case "" -> {
        if (cursor.peek() == '∞') {
          throw loopy(start, "∞");
        }
        throw cursor.error(
            start,
            "expected a game, found " + cursor.found(),
            cursor.peek() == '.' ? "a number begins with a digit, as in 0.5" : WHAT);
      }
      default -> {
        if (LOOPY.contains(Ascii.toLowerCase(word))) {
          throw loopy(start, word);
        }
        throw cursor.error(start, "unknown game " + word, WHAT);
      }
    }
  }

  /** What a tiny is made of, as in {@code Tiny(2)}, {@code tiny 2} and {@code tiny_2}. */
  private Game named() throws ValueSyntaxException {
    if (cursor.take("_") || cursor.atDigit() || cursor.peek() == '{') {
      return subscript();
    }
    if (cursor.peek() != '(') {
      throw cursor.error(
          cursor.place(),
          "expected (, found " + cursor.found(),
          "what it is made of follows, as in Tiny(2), Tiny_2 or +_2");
    }
    return cursor.inParentheses(this::sum);
  }

  /** As in {@code +_2} and {@code +_{2|1}}. */
  private Game subscript() throws ValueSyntaxException {
    return cursor.atDigit() ? games.number(number()) : part();
  }

  private ValueSyntaxException loopy(int start, String word) {
    return cursor.error(
        start,
        word + " is no short game",
        "short games end after a bounded number of moves; 'hexproof hypergame' takes others");
  }

  /** {@code ±G} is {G|-G}, {@code ±{A,B}} is {A,B|-A,-B}. */
  private Game ownNegative() throws ValueSyntaxException {
    ImmutableList<Game> left;
    if (cursor.peek() == '{') {
      Slashes slashes = braces();
      left = slashes.isList() ? slashes.list() : ImmutableList.of(slashes.game(games, cursor));
    } else if (cursor.atDigit()) {
      left = ImmutableList.of(games.number(number()));
    } else {
      left = ImmutableList.of(part());
    }
    return games.of(left, left.stream().map(games::negative).toList());
  }

  private Slashes braces() throws ValueSyntaxException {
    int start = cursor.place();
    cursor.open(start);
    cursor.take("{");
    List<ImmutableList<Game>> lists = new ArrayList<>();
    List<Slashes.Bars> bars = new ArrayList<>();
    lists.add(list());
    while (cursor.peek() == '|') {
      int place = cursor.place();
      int count = 0;
      while (cursor.take("|")) {
        count++;
      }
      bars.add(new Slashes.Bars(place, count));
      lists.add(list());
    }
    if (cursor.atEnd()) {
      throw cursor.error(start, "this { is not closed", "expected '}' before the end");
    }
    if (!cursor.take("}")) {
      throw cursor.error(cursor.place(), "expected ',', '|' or '}', found " + cursor.found());
    }
    cursor.close();
    return new Slashes(start, ImmutableList.copyOf(lists), ImmutableList.copyOf(bars));
  }

  private ImmutableList<Game> list() throws ValueSyntaxException {
    ImmutableList.Builder<Game> options = ImmutableList.builder();
    if (cursor.atEnd() || cursor.peek() == '|' || cursor.peek() == '}') {
      return options.build();
    }
    do {
      options.add(sum());
    } while (cursor.take(","));
    return options.build();
  }
}
