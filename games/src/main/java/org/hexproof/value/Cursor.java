package org.hexproof.value;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;

/** A text that is being read, and the place of what comes next. White space doesn't count. */
public final class Cursor {
  private static final int MAX_NESTING = 260;
  private static final CharMatcher DIGIT = CharMatcher.inRange('0', '9');
  private static final CharMatcher LETTER = CharMatcher.forPredicate(Character::isLetter);
  private static final CharMatcher WORD_PART =
      CharMatcher.forPredicate(Character::isLetterOrDigit).or(CharMatcher.anyOf("⊤⊥_.:'-"));

  private final String file;
  private final int firstLine;
  private final String text;
  private int next;
  private int nesting;

  /** At the start of a text that begins in this line of its origin, as messages call it. */
  public Cursor(String file, int firstLine, String text) {
    this.file = file;
    this.firstLine = firstLine;
    this.text = text;
  }

  /** Goes to what comes next, and tells where that is. */
  public int place() {
    while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
      next++;
    }
    return next;
  }

  public boolean atEnd() {
    return place() >= text.length();
  }

  /** The next character, or 0 at the end. */
  public char peek() {
    return atEnd() ? 0 : text.charAt(next);
  }

  /** Passes this text if it is next. */
  public boolean take(String wanted) {
    boolean found = text.startsWith(wanted, place());
    next += found ? wanted.length() : 0;
    return found;
  }

  /** Passes the next word, of which names consist; it may be empty. */
  public String word() {
    return run(WORD_PART);
  }

  /** Passes the digits 0 to 9 that come next; there may be none. */
  public String digits() {
    return run(DIGIT);
  }

  public boolean atDigit() {
    return DIGIT.matches(peek());
  }

  /** Passes the letters that come next; there may be none. */
  public String letters() {
    return run(LETTER);
  }

  private String run(CharMatcher part) {
    int start = place();
    while (next < text.length() && part.matches(text.charAt(next))) {
      next++;
    }
    return text.substring(start, next);
  }

  /** The text from one place to another. */
  public String between(int start, int end) {
    return text.substring(start, end);
  }

  /** Goes back to a place that {@link #place} told. */
  public void back(int place) {
    next = place;
  }

  /** Reads one of several things in a row. */
  @FunctionalInterface
  public interface Item<T> {
    T read() throws ValueSyntaxException;
  }

  /** The options of a game in braces. */
  public record Sides<T>(ImmutableList<T> left, ImmutableList<T> right) {}

  /** Reads {@code {…|…}}, which is next. */
  public <T> Sides<T> sides(Item<T> option) throws ValueSyntaxException {
    int start = place();
    open(start);
    next++;
    ImmutableList<T> left = options(option, start, '|', "left");
    ImmutableList<T> right = options(option, start, '}', "right");
    close();
    return new Sides<>(left, right);
  }

  /** Reads what stands in parentheses, which are next. */
  public <T> T inParentheses(Item<T> item) throws ValueSyntaxException {
    int start = place();
    expect("(");
    open(start);
    T read = item.read();
    if (atEnd()) {
      throw error(start, "this ( is not closed", "expected ')' before the end");
    }
    expect(")");
    close();
    return read;
  }

  /** Passes what has to be next. */
  public void expect(String expected) throws ValueSyntaxException {
    if (!take(expected)) {
      throw error(next, "expected '" + expected + "', found " + found());
    }
  }

  /** Goes one level deeper, if that is not too deep. */
  public void open(int place) throws ValueSyntaxException {
    if (nesting++ >= MAX_NESTING) {
      throw error(place, "games are nested more than " + MAX_NESTING + " deep");
    }
  }

  /** Goes up again. */
  public void close() {
    nesting--;
  }

  private <T> ImmutableList<T> options(Item<T> option, int brace, char end, String side)
      throws ValueSyntaxException {
    List<T> options = new ArrayList<>();
    if (peek() == end) {
      throw error(next, "no " + side + " option: both players need at least one");
    }
    while (true) {
      options.add(option.read());
      char found = peek();
      if (found != end && found != ',') {
        throw unexpected(found, end, brace);
      }
      next++;
      if (found == end) {
        return ImmutableList.copyOf(options);
      }
    }
  }

  private ValueSyntaxException unexpected(char found, char end, int brace) {
    if (next >= text.length()) {
      return error(brace, "this { is not closed", "expected '" + end + "' before the end");
    }
    if (end == '|' && found == '}') {
      return error(next, "no right options: expected '|' between the two sides");
    }
    return error(next, "expected ',' or '" + end + "', found '" + found + "'");
  }

  /** Fails if anything is left where only this might have come, as in {@code the end}. */
  public void checkEnd(String expected) throws ValueSyntaxException {
    if (!atEnd()) {
      char found = peek();
      throw error(
          next,
          found == '}' || found == ')'
              ? "this " + found + " closes no " + (found == '}' ? "brace" : "parenthesis")
              : "expected " + expected + ", found '" + found + "'");
    }
  }

  /** What is next, for messages. */
  public String found() {
    return atEnd() ? "the end" : "'" + peek() + "'";
  }

  public ValueSyntaxException error(int place, String message) {
    return new ValueSyntaxException(file, line(place), column(place), message);
  }

  public ValueSyntaxException error(int place, String message, String hint) {
    return new ValueSyntaxException(file, line(place), column(place), message, hint);
  }

  /** The line of a place, counted as messages do. */
  public int line(int place) {
    return CharMatcher.is('\n').countIn(before(place)) + firstLine;
  }

  private int column(int place) {
    return before(place).length() - before(place).lastIndexOf('\n');
  }

  private String before(int place) {
    return text.substring(0, Math.min(place, text.length()));
  }
}
