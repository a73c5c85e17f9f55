package org.hexproof.cgt;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.hexproof.value.Cursor;
import org.hexproof.value.ValueSyntaxException;

/**
 * Reads games of a kind as the field and CGSuite write them: {@code {2|0}}, {@code {0||0|-2}},
 * numbers such as {@code -3/8} and {@code 0.25}, {@code *2}, ups {@code ^2*}, {@code ^^}, {@code
 * v*}, {@code ^[2]} ({@link ArrowReader}), {@code ±1} or {@code +-1}, {@code ±{0,{2|0}}}, {@code
 * Tiny(2)} or {@code +_2}, {@code Miny(2)}, sums and differences, {@code 1*} and {@code 2Tiny(2)}
 * (the sums of 1 and *, 2 and Tiny(2)), multiples {@code 2.{1|0}}, names, and functions {@code
 * f(2|0, 1)}. Where play may go on for ever there are also {@code a{0|a}}, a game with a name of
 * its own, and {@code ∞{1,2}} or {@code oo{1,2}}.
 */
public final class CgtReader<T> {
  private static final String WHAT =
      "games are numbers, *2, ^, v, ^[2], ±1, Tiny(2) or +_2, Miny(2), {options|options}, and sums";

  /**
   * One of the games that are added.
   *
   * @param text with its sign
   * @param place of the operator before it, or of its own
   */
  public record Term<T>(String text, T game, int place) {}

  private final Cursor cursor;
  private final Kind<T> kind;
  private final Words<T> words;
  private final NumberReader numbers;
  private final ArrowReader<T> arrows;
  private final Map<String, T> open = new HashMap<>();

  /** Reads from what comes next on. */
  public CgtReader(Cursor cursor, Kind<T> kind, Words<T> words) {
    this.cursor = cursor;
    this.kind = kind;
    this.words = words;
    this.numbers = new NumberReader(cursor);
    this.arrows = new ArrowReader<>(cursor, kind, numbers);
  }

  /** The game that the text describes. */
  public static <T> T read(String file, String text, Kind<T> kind) throws ValueSyntaxException {
    Cursor cursor = cursor(file, 1, text);
    CgtReader<T> reader = new CgtReader<>(cursor, kind, new Words<>() {});
    return reader.whole(reader::sum);
  }

  /** The games that the text adds up, at least one. */
  public static <T> ImmutableList<Term<T>> readTerms(String file, String text, Kind<T> kind)
      throws ValueSyntaxException {
    Cursor cursor = cursor(file, 1, text);
    CgtReader<T> reader = new CgtReader<>(cursor, kind, new Words<>() {});
    return reader.whole(reader::terms);
  }

  /** At the start of a text, whose signs of books become those of keyboards, one for one. */
  public static Cursor cursor(String file, int line, String text) {
    return new Cursor(file, line, text.replace('−', '-').replace('∗', '*').replace('⋆', '*'));
  }

  private <R> R whole(Cursor.Item<R> item) throws ValueSyntaxException {
    R read = item.read();
    cursor.checkEnd("an operator or the end");
    return read;
  }

  /** A sum, or one game. */
  public T sum() throws ValueSyntaxException {
    ImmutableList<Term<T>> terms = terms();
    T sum = terms.get(0).game();
    for (Term<T> term : terms.subList(1, terms.size())) {
      T before = sum;
      sum = made(term.place(), () -> kind.sum(before, term.game()));
    }
    return sum;
  }

  private ImmutableList<Term<T>> terms() throws ValueSyntaxException {
    ImmutableList.Builder<Term<T>> terms = ImmutableList.builder();
    terms.add(term(cursor.place()));
    while (atSign() || cursor.peek() == '+' || cursor.peek() == '-') {
      int place = cursor.place();
      if (!atSign()) {
        cursor.take("+");
      }
      terms.add(term(place));
    }
    return terms.build();
  }

  private Term<T> term(int place) throws ValueSyntaxException {
    int start = cursor.place();
    T game = signed();
    return new Term<>(cursor.between(start, cursor.place()).strip(), game, place);
  }

  @FunctionalInterface
  private interface Making<R> {
    R make() throws ValueSyntaxException;
  }

  private <R> R made(int place, Making<R> making) throws ValueSyntaxException {
    try {
      return making.make();
    } catch (IllegalArgumentException e) {
      throw cursor.error(place, e.getMessage());
    }
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

  private T signed() throws ValueSyntaxException {
    int start = cursor.place();
    if (atSign() || !cursor.take("-")) {
      return cursor.atDigit() ? numbered(false) : part();
    }
    if (cursor.atDigit()) {
      // The sign of a number belongs to it alone: -1^ is -1 and an up.
      return numbered(true);
    }
    cursor.open(start);
    T negative = kind.negative(signed());
    cursor.close();
    return negative;
  }

  /** A number, a number and an infinitesimal, or a multiple. */
  private T numbered(boolean minus) throws ValueSyntaxException {
    int start = cursor.place();
    Dyadic size = numbers.number();
    Dyadic number = minus ? size.negative() : size;
    if (cursor.take(".")) {
      if (!size.isInteger() || size.numerator() > Kind.MAX_COPIES) {
        throw cursor.error(
            start, "multiples are whole numbers up to " + Kind.MAX_COPIES + ", not " + size);
      }
      T part = part();
      return made(start, () -> kind.multiple(number.numerator(), part));
    }
    if (cursor.peek() == '{' || cursor.peek() == '(') {
      throw cursor.error(
          cursor.place(), "a sum or a multiple?", "write 2+{1|0} or, for two of them, 2.{1|0}");
    }
    T whole = made(start, () -> kind.number(number));
    Optional<T> small = small();
    return small.isPresent() ? kind.sum(whole, small.get()) : whole;
  }

  /** What stands behind a number and is added to it. */
  private Optional<T> small() throws ValueSyntaxException {
    Optional<T> small = arrows.read();
    if (small.isEmpty() && Character.isLetter(cursor.peek())) {
      return Optional.of(named(cursor.place()));
    }
    return small;
  }

  private T part() throws ValueSyntaxException {
    int start = cursor.place();
    if (takeTiny()) {
      return kind.tiny(subscript());
    }
    if (takeMiny()) {
      return kind.miny(subscript());
    }
    if (takeSwitch()) {
      return ownNegative();
    }
    if (cursor.peek() == '{') {
      Slashes<T> slashes = braces();
      return made(start, () -> slashes.game(kind, cursor));
    }
    if (cursor.peek() == '(') {
      return cursor.inParentheses(this::sum);
    }
    Optional<T> small = arrows.read();
    return small.isPresent() ? small.get() : named(start);
  }

  private T named(int start) throws ValueSyntaxException {
    String word = cursor.take("∞") ? "∞" : cursor.letters();
    switch (Ascii.toLowerCase(word)) {
      case "tiny" -> {
        return kind.tiny(named());
      }
      case "miny" -> {
        return kind.miny(named());
      }
      case "" ->
          throw cursor.error(
              start,
              "expected a game, found " + cursor.found(),
              cursor.peek() == '.' ? "a number begins with a digit, as in 0.5" : WHAT);
      default -> {
        return word(start, word + cursor.digits());
      }
    }
  }

  private T word(int start, String word) throws ValueSyntaxException {
    Optional<T> given = Optional.ofNullable(open.get(word));
    if (given.isEmpty()) {
      given = made(start, () -> words.named(word));
    }
    if (given.isPresent()) {
      return given.get();
    }
    Optional<Kind.Refusal> refusal = kind.refusal(word);
    if (refusal.isPresent()) {
      throw cursor.error(start, refusal.get().problem(), refusal.get().hint());
    }
    boolean isEndless = word.equals("∞") || Ascii.equalsIgnoreCase(word, "oo");
    if (cursor.peek() == '{') {
      return isEndless ? endless(start) : labelled(start, word);
    }
    if (cursor.peek() == '(') {
      return call(start, word);
    }
    T game =
        kind.named(isEndless ? "oo" : word)
            .orElseThrow(() -> cursor.error(start, "unknown game " + word, WHAT));
    // As in upon*.
    return cursor.peek() == '*' ? kind.sum(game, arrows.read().orElseThrow()) : game;
  }

  /** As in {@code oo{0,2}}. */
  private T endless(int start) throws ValueSyntaxException {
    ImmutableSet.Builder<Integer> heaps = ImmutableSet.builder();
    cursor.expect("{");
    while (cursor.atDigit()) {
      heaps.add(numbers.count(kind.mostNimber(), "heaps"));
      cursor.take(",");
    }
    cursor.expect("}");
    return made(start, () -> kind.endless(heaps.build()));
  }

  /** As in {@code a{0|a}}. */
  private T labelled(int start, String word) throws ValueSyntaxException {
    T own = made(start, kind::open);
    T hidden = open.put(word, own);
    Slashes<T> slashes = braces();
    Cursor.Sides<T> sides = slashes.sides(kind, cursor);
    kind.define(own, sides.left(), sides.right());
    if (hidden == null) {
      open.remove(word);
    } else {
      open.put(word, hidden);
    }
    return own;
  }

  private T call(int start, String word) throws ValueSyntaxException {
    cursor.open(start);
    cursor.expect("(");
    ImmutableList.Builder<T> arguments = ImmutableList.builder();
    do {
      arguments.add(sum());
    } while (cursor.take(","));
    cursor.expect(")");
    cursor.close();
    return made(start, () -> words.apply(word, arguments.build()))
        .orElseThrow(() -> cursor.error(start, "unknown function " + word));
  }

  /** What a tiny is made of, as in {@code Tiny(2)}, {@code tiny 2} and {@code tiny_2}. */
  private T named() throws ValueSyntaxException {
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
  private T subscript() throws ValueSyntaxException {
    return cursor.atDigit() ? unsigned() : part();
  }

  private T unsigned() throws ValueSyntaxException {
    int start = cursor.place();
    Dyadic number = numbers.number();
    return made(start, () -> kind.number(number));
  }

  /** {@code ±G} is {G|-G}, {@code ±{A,B}} is {A,B|-A,-B}. */
  private T ownNegative() throws ValueSyntaxException {
    ImmutableList<T> left;
    if (cursor.peek() == '{') {
      Slashes<T> slashes = braces();
      left = slashes.isList() ? slashes.list() : ImmutableList.of(slashes.game(kind, cursor));
    } else {
      left = ImmutableList.of(cursor.atDigit() ? unsigned() : part());
    }
    return kind.of(left, left.stream().map(kind::negative).toList());
  }

  private Slashes<T> braces() throws ValueSyntaxException {
    int start = cursor.place();
    cursor.open(start);
    cursor.take("{");
    List<ImmutableList<T>> lists = new ArrayList<>();
    List<Slashes.Bars> bars = new ArrayList<>();
    lists.add(list("left"));
    while (cursor.peek() == '|') {
      int place = cursor.place();
      int count = 0;
      while (cursor.take("|")) {
        count++;
      }
      bars.add(new Slashes.Bars(place, count));
      lists.add(list("right"));
    }
    if (cursor.atEnd()) {
      throw cursor.error(start, "this { is not closed", "expected '}' before the end");
    }
    if (!cursor.take("}")) {
      throw cursor.error(cursor.place(), "expected ',', '|' or '}', found " + cursor.found());
    }
    cursor.close();
    return new Slashes<>(start, ImmutableList.copyOf(lists), ImmutableList.copyOf(bars));
  }

  private ImmutableList<T> list(String side) throws ValueSyntaxException {
    ImmutableList.Builder<T> options = ImmutableList.builder();
    if (cursor.atEnd() || cursor.peek() == '|' || cursor.peek() == '}') {
      if (kind.needsOptions() && !cursor.atEnd()) {
        throw cursor.error(
            cursor.place(), "no " + side + " option: both players need at least one");
      }
      return options.build();
    }
    do {
      options.add(sum());
    } while (cursor.take(","));
    return options.build();
  }
}
