package org.hexproof.format.sgf;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;

/**
 * Makes the tokens of a game such that the grammar takes them: those that lack are put in, those
 * that can't be there are left out, and each time it is told. What is repaired is what files from
 * programs, mails and forums have: text around the game, brackets too many or too few, no first
 * semicolon, a property without a value, brackets in a name.
 */
final class SgfRepair {
  /** Deeper nesting than any game has; it bounds the recursion of the parser. */
  private static final int MAX_DEPTH = 500;

  private static final int EXCERPT = 40;

  /** A node in a value that may lack its end. */
  private static final Pattern SWALLOWED = Pattern.compile(";\\s*[A-Z]{1,2}\\[");

  private static final String HINT = "a game is written like (;GM[11]SZ[5]AB[c3];W[b4])";

  private enum State {
    /** Before the game's first bracket. */
    BEFORE,
    /** After the bracket of a game or a variation. */
    OPENED,
    IN_NODE,
    /** After a variation. */
    AFTER_VARIATION,
    /** After the game's last bracket. */
    ENDED
  }

  private final String text;
  private final ImmutableList<SgfLexeme> lexemes;
  private final IntFunction<Place> places;
  private final List<SgfLexeme> good = new ArrayList<>();
  private final List<SgfLexeme> left = new ArrayList<>();
  private final ImmutableList.Builder<String> remarks = ImmutableList.builder();

  /** The states to go back to where brackets turn out to be empty. */
  private final Deque<State> opened = new ArrayDeque<>();

  private State state = State.BEFORE;

  /** Whether what follows in the node was added by us, and so needs no repair. */
  private boolean isMarked;

  private int at;

  private SgfRepair(String text, ImmutableList<SgfLexeme> lexemes, IntFunction<Place> places) {
    this.text = text;
    this.lexemes = lexemes;
    this.places = places;
  }

  /** Tokens that the grammar takes, and what was repaired and where, a sentence each. */
  record Repaired(ImmutableList<SgfLexeme> lexemes, ImmutableList<String> remarks) {}

  /**
   * The tokens of a game.
   *
   * @param stretch the part of the text that has it
   * @param places the places of offsets into the text
   * @throws FormatException if there is no game, or its variations are nested too deep
   */
  static Repaired repair(String text, SgfStretch stretch, IntFunction<Place> places)
      throws FormatException {
    ImmutableList<SgfLexeme> lexemes = SgfLexeme.of(text, stretch.from(), stretch.to());
    return new SgfRepair(text, lexemes, places).repair(stretch.game());
  }

  private Repaired repair(int game) throws FormatException {
    while (at < lexemes.size()) {
      switch (state) {
        case BEFORE -> before(game);
        case OPENED -> opened();
        case IN_NODE -> inNode();
        case AFTER_VARIATION -> afterVariation();
        case ENDED -> ended();
      }
    }
    tellLeft();
    if (good.stream().noneMatch(lexeme -> lexeme.is(SgfLexer.SEMICOLON))) {
      throw new FormatException(places.apply(game), "the file holds no game", HINT);
    }
    close();
    return new Repaired(ImmutableList.copyOf(good), remarks.build());
  }

  private void before(int game) throws FormatException {
    boolean begins = lexeme().start() >= game;
    if (begins && lexeme().is(SgfLexer.OPEN)) {
      open(lexeme());
      at++;
    } else if (begins && lexeme().is(SgfLexer.SEMICOLON) && isProperty(at + 1)) {
      tell(lexeme().start(), "the game has no '(' before it");
      open(SgfLexeme.missing(SgfLexer.OPEN, lexeme().start(), "("));
    } else {
      leave();
    }
  }

  private void opened() {
    if (lexeme().is(SgfLexer.SEMICOLON)) {
      keep(lexeme());
      at++;
      state = State.IN_NODE;
    } else if (isProperty(at)) {
      tell(lexeme().start(), "no ';' before the first property");
      keep(SgfLexeme.missing(SgfLexer.SEMICOLON, lexeme().start(), ";"));
      state = State.IN_NODE;
    } else if (lexeme().is(SgfLexer.CLOSE) && opened.size() > 1) {
      tell(lexeme().start(), "brackets with nothing in them");
      unopen();
      at++;
    } else {
      leave();
    }
  }

  private void inNode() throws FormatException {
    switch (lexeme().type()) {
      case SgfLexer.SEMICOLON -> {
        keep(lexeme());
        at++;
      }
      case SgfLexer.OPEN -> variation();
      case SgfLexer.CLOSE -> shut();
      case SgfLexer.NAME -> property();
      default -> leave();
    }
  }

  private void afterVariation() throws FormatException {
    switch (lexeme().type()) {
      case SgfLexer.SEMICOLON -> {
        tell(lexeme().start(), "no '(' before a variation");
        open(SgfLexeme.missing(SgfLexer.OPEN, lexeme().start(), "("));
      }
      case SgfLexer.OPEN -> variation();
      case SgfLexer.CLOSE -> shut();
      default -> leave();
    }
  }

  private void ended() {
    if (left.isEmpty() && lexeme().is(SgfLexer.SEMICOLON) && isProperty(at + 1)) {
      SgfLexeme close = good.remove(good.size() - 1);
      tell(close.start(), "a ')' too many; the game goes on behind it");
      opened.push(State.BEFORE);
      state = lastKept().is(SgfLexer.CLOSE) ? State.AFTER_VARIATION : State.IN_NODE;
    } else {
      leave();
    }
  }

  /** A variation, or brackets in text that is no SGF. */
  private void variation() throws FormatException {
    boolean begins =
        at + 1 == lexemes.size()
            || !(lexemes.get(at + 1).is(SgfLexer.OTHER) || lexemes.get(at + 1).is(SgfLexer.NAME))
            || isProperty(at + 1);
    if (begins) {
      open(lexeme());
      at++;
      return;
    }
    do {
      leave();
    } while (at < lexemes.size()
        && (lexeme().is(SgfLexer.OTHER) || (lexeme().is(SgfLexer.NAME) && !isProperty(at))));
    if (at < lexemes.size() && lexeme().is(SgfLexer.CLOSE)) {
      leave();
    }
  }

  private void open(SgfLexeme bracket) throws FormatException {
    keep(bracket);
    opened.push(state);
    state = State.OPENED;
    if (opened.size() > MAX_DEPTH) {
      throw new FormatException(places.apply(bracket.start()), "variations are nested too deep");
    }
  }

  /** Takes back the bracket that nothing followed. */
  private void unopen() {
    tellLeft();
    good.remove(good.size() - 1);
    state = opened.pop();
  }

  private void shut() {
    keep(lexeme());
    at++;
    opened.pop();
    state = opened.isEmpty() ? State.ENDED : State.AFTER_VARIATION;
  }

  /** Closes at the end of the file what is open there. */
  private void close() {
    if (state == State.OPENED) {
      unopen();
    }
    int end = lastKept().end();
    if (!opened.isEmpty()) {
      String missing = opened.size() == 1 ? "its ')'" : opened.size() + " of its ')'";
      tell(end, "the game ends without " + missing);
    }
    for (; !opened.isEmpty(); opened.pop()) {
      good.add(SgfLexeme.missing(SgfLexer.CLOSE, end, ")"));
    }
  }

  private void property() {
    if (!isProperty(at)) {
      leave();
      return;
    }
    SgfLexeme name = lexeme();
    isMarked |= name.text().equals(SgfAdditions.MARK);
    keep(capital(name));
    at++;
    while (SgfLexeme.isValue(lexemes, at)) {
      keep(value(name));
    }
  }

  /** Names are capital letters; small ones beside them are of old files. */
  private SgfLexeme capital(SgfLexeme name) {
    boolean isSmall = CharMatcher.inRange('a', 'z').matchesAllOf(name.text());
    if (!isSmall || name.text().length() > 2) {
      return name;
    }
    String capital = Ascii.toUpperCase(name.text());
    tell(name.start(), "property " + name.text() + " is read as " + capital);
    return new SgfLexeme(name.type(), name.start(), name.end(), capital);
  }

  /** The value here with the brackets that belong to it. */
  private SgfLexeme value(SgfLexeme name) {
    SgfLexeme value = lexeme();
    boolean isText = name.namesText();
    SgfBrackets brackets = new SgfBrackets(text, lexemes, at);
    int last = isText && !isMarked ? brackets.last(name.namesComment(), opened.size()) : at;
    at++;
    Matcher swallowed = SWALLOWED.matcher(value.text());
    if (isText && !isMarked && swallowed.find()) {
      tell(
          value.start(),
          "the value of %s has '%s' in it, as if its ']' were missing: %s"
              .formatted(name.text(), swallowed.group(), excerpt(value.start(), value.end())));
    }
    if (last >= at) {
      int end = lexemes.get(last).end();
      at = last + 1;
      tell(
          value.start(),
          "the ']' in the value of %s is read as part of it: %s"
              .formatted(name.text(), excerpt(value.start(), end)));
      String inner = text.substring(value.start() + 1, end - 1);
      return new SgfLexeme(
          value.type(), value.start(), end, "[" + SgfBrackets.escaped(inner) + "]");
    }
    int end = value.end();
    while (!isText && !isMarked && at < lexemes.size() && lexeme().isStrayBracket()) {
      tell(lexeme().start(), "a ']' too many");
      end = lexeme().end();
      at++;
    }
    return new SgfLexeme(value.type(), value.start(), end, value.text());
  }

  private boolean isProperty(int index) {
    return SgfLexeme.isProperty(lexemes, index);
  }

  private SgfLexeme lexeme() {
    return lexemes.get(at);
  }

  private SgfLexeme lastKept() {
    return good.get(good.size() - 1);
  }

  private void keep(SgfLexeme lexeme) {
    tellLeft();
    isMarked &= !lexeme.is(SgfLexer.SEMICOLON);
    good.add(lexeme);
  }

  private void leave() {
    left.add(lexeme());
    at++;
  }

  private void tellLeft() {
    if (left.isEmpty()) {
      return;
    }
    int from = left.get(0).start();
    int to = left.get(left.size() - 1).end();
    String what = excerpt(from, to);
    if (left.stream().allMatch(lexeme -> lexeme.is(SgfLexer.CLOSE))) {
      what = "a ')' too many";
    } else if (left.stream().allMatch(lexeme -> lexeme.is(SgfLexer.OPEN))) {
      what = "a '(' too many";
    } else if (left.stream().allMatch(SgfLexeme::isStrayBracket)) {
      what = "a ']' too many";
    } else if (state == State.BEFORE || state == State.ENDED) {
      what = "text beside the game is left out: " + what;
    } else if (left.get(left.size() - 1).is(SgfLexer.UNCLOSED)) {
      what = "a value has no ']' and is left out: " + what;
    } else if (left.size() == 1 && left.get(0).isName()) {
      what = "property " + left.get(0).text() + " has no value and is left out";
    } else {
      what = "this is no property and is left out: " + what;
    }
    left.clear();
    tell(from, what);
  }

  private String excerpt(int from, int to) {
    String part = text.substring(from, Math.min(to, from + EXCERPT));
    return CharMatcher.whitespace().collapseFrom(part, ' ') + (to > from + EXCERPT ? "…" : "");
  }

  private void tell(int offset, String what) {
    tellLeft();
    Place place = places.apply(offset);
    remarks.add("line " + place.line() + ", column " + place.column() + ": " + what);
  }
}
