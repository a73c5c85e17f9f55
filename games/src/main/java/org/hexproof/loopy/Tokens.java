package org.hexproof.loopy;

import com.google.common.collect.ImmutableMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.value.Cursor;
import org.hexproof.value.ValueSyntaxException;

/** The words and signs of a text that describes a graph, one ahead. */
final class Tokens {
  enum TokenKind {
    WORD,
    /** What stood in quotation marks, without them. */
    QUOTED,
    /** The name of a canonical game, as in {@code *2}. */
    CANONICAL,
    SIGN,
    END
  }

  /** A word, or what stands between words, and its place in the text. */
  record Token(TokenKind kind, String text, int place) {
    boolean isSign(String sign) {
      return kind == TokenKind.SIGN && text.equals(sign);
    }

    boolean isName() {
      return kind == TokenKind.WORD || kind == TokenKind.QUOTED;
    }

    boolean isWord(String word) {
      return kind == TokenKind.WORD && text.equalsIgnoreCase(word);
    }

    /** What it is, for messages. */
    String found() {
      return kind == TokenKind.END ? "the end" : "'" + text + "'";
    }
  }

  /** What a language passes over, and has. */
  private record Language(Pattern skipped, ImmutableMap<TokenKind, Pattern> kinds, String hint) {}

  static final Pattern WORD = Pattern.compile("[\\p{L}\\p{Nd}_'.+-]+");
  private static final Pattern QUOTED = Pattern.compile("\"((?:\\\\[\"\\\\]|[^\"])*+)\"");
  private static final Language TEXT =
      new Language(
          Pattern.compile("(?:\\p{javaWhitespace}|#[^\\n]*)*+"),
          ImmutableMap.of(
              TokenKind.WORD, WORD,
              TokenKind.CANONICAL, Pattern.compile("\\*[\\p{L}\\p{Nd}_'.+∞-]*(?:\\{[^}]*+\\}?)?"),
              TokenKind.SIGN, Pattern.compile("[={}|,]")),
          "put names with other signs than letters, digits and _ ' . + - in quotation marks");
  private static final Language DOT =
      new Language(
          Pattern.compile(
              "(?:(?:\\A|\\n)\\p{javaWhitespace}*#[^\\n]*|\\p{javaWhitespace}|//[^\\n]*"
                  + "|/\\*(?s:.*?)\\*/)*+"),
          ImmutableMap.of(
              TokenKind.WORD, Pattern.compile("(?!-[->])[\\p{L}\\p{Nd}_.-][\\p{L}\\p{Nd}_.]*"),
              TokenKind.SIGN, Pattern.compile("->|--|[{}\\[\\]=;,:]")),
          "put names with other signs in quotation marks");

  private final Cursor places;
  private final String text;
  private final boolean isDot;
  private final Language language;
  private final Matcher matcher;
  private int end;
  private Token next;

  /** At the start of a text of one of the two languages. */
  Tokens(String file, String text, boolean isDot) throws ValueSyntaxException {
    // Some editors begin a file with a byte order mark.
    this.text = text.startsWith("\uFEFF") ? text.substring(1) : text;
    this.places = new Cursor(file, 1, this.text);
    this.isDot = isDot;
    this.language = isDot ? DOT : TEXT;
    this.matcher = QUOTED.matcher(this.text).useAnchoringBounds(false);
    this.next = read();
  }

  private boolean pass(Pattern pattern) {
    boolean found = matcher.usePattern(pattern).region(end, text.length()).lookingAt();
    end = found ? matcher.end() : end;
    return found;
  }

  private boolean isNext(String sign) {
    return text.startsWith(sign, end);
  }

  private Token read() throws ValueSyntaxException {
    pass(language.skipped());
    int start = end;
    if (start == text.length()) {
      return new Token(TokenKind.END, "", start);
    }
    if (isNext("\"")) {
      return new Token(TokenKind.QUOTED, quoted(), start);
    }
    for (Map.Entry<TokenKind, Pattern> kind : language.kinds().entrySet()) {
      if (pass(kind.getValue())) {
        return new Token(kind.getKey(), text.substring(start, end), start);
      }
    }
    if (isDot && isNext("<")) {
      return new Token(TokenKind.QUOTED, html(), start);
    }
    throw isDot && isNext("/*")
        ? error(start, "this comment is not closed")
        : error(start, "unknown sign '" + text.charAt(start) + "'", language.hint());
  }

  /** A name in quotation marks, several of which + joins in DOT. */
  private String quoted() throws ValueSyntaxException {
    if (!pass(QUOTED)) {
      throw isNext("\"")
          ? error(end, "this quotation mark is not closed")
          : error(end, "expected a quotation mark after +");
    }
    String name = matcher.group(1).replaceAll("\\\\([\"\\\\])", "$1");
    if (isDot) {
      pass(DOT.skipped());
      if (isNext("+")) {
        end++;
        pass(DOT.skipped());
        return name + quoted();
      }
    }
    return name;
  }

  private String html() throws ValueSyntaxException {
    int start = end;
    int depth = 0;
    do {
      if (end == text.length()) {
        throw error(start, "this < is not closed");
      }
      char c = text.charAt(end++);
      depth += c == '<' ? 1 : c == '>' ? -1 : 0;
    } while (depth > 0);
    return text.substring(start, end);
  }

  Token peek() {
    return next;
  }

  boolean atEnd() {
    return next.kind() == TokenKind.END;
  }

  Token take() throws ValueSyntaxException {
    Token taken = next;
    next = read();
    return taken;
  }

  boolean takeSign(String sign) throws ValueSyntaxException {
    return takeIf(next.isSign(sign));
  }

  /** Passes a word of the language, in whatever case, if it is next. */
  boolean takeWord(String word) throws ValueSyntaxException {
    return takeIf(next.isWord(word));
  }

  private boolean takeIf(boolean wanted) throws ValueSyntaxException {
    if (wanted) {
      next = read();
    }
    return wanted;
  }

  void expect(String sign) throws ValueSyntaxException {
    if (!takeSign(sign)) {
      throw unexpected(sign);
    }
  }

  /** Of a place, counted from 1. */
  int line(int place) {
    return places.line(place);
  }

  ValueSyntaxException unexpected(String expected) {
    return error(next.place(), "expected " + expected + ", found " + next.found());
  }

  ValueSyntaxException unexpected(String expected, String hint) {
    return error(next.place(), "expected " + expected + ", found " + next.found(), hint);
  }

  ValueSyntaxException error(int place, String problem) {
    return places.error(place, problem);
  }

  ValueSyntaxException error(int place, String problem, String hint) {
    return places.error(place, problem, hint);
  }
}
