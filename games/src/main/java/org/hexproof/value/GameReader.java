package org.hexproof.value;

import com.google.common.base.CharMatcher;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads games: {@code {a,{⊤|b}|a}}. {@code T} and {@code F} stand for ⊤ and ⊥, a {@link NamedValue}
 * may stand wherever a game may, and {@code ^op} after a game means its dual. White space and line
 * ends don't count.
 */
public final class GameReader {
  private static final int MAX_NESTING = 500;

  private final String file;
  private final String text;
  private final Poset poset;
  private int next;

  private GameReader(String file, String text, Poset poset) {
    this.file = file;
    this.text = text;
    this.poset = poset;
  }

  /**
   * The game that the text describes, as written and not simplified.
   *
   * @param file what to call the text's origin in messages
   * @throws ValueSyntaxException at an unknown atom, an unbalanced brace, a side without options,
   *     or any other fault, with its place
   */
  public static Game read(String file, String text, Poset poset) throws ValueSyntaxException {
    GameReader reader = new GameReader(file, text, poset);
    Game game = reader.game(0);
    reader.skipSpace();
    if (reader.next < text.length()) {
      char found = reader.peek();
      throw reader.error(
          reader.next,
          found == '}' ? "this } closes no brace" : "expected the end, found '" + found + "'");
    }
    return game;
  }

  private Game game(int nesting) throws ValueSyntaxException {
    skipSpace();
    int start = next;
    Game game;
    if (peek() == '{') {
      if (nesting >= MAX_NESTING) {
        throw error(start, "braces are nested more than " + MAX_NESTING + " deep");
      }
      next++;
      List<Game> left = options(nesting, start, '|', "left");
      List<Game> right = options(nesting, start, '}', "right");
      game = Game.of(left, right);
    } else {
      game = word();
    }
    skipSpace();
    while (text.startsWith("^op", next)) {
      game = dual(game);
      next += 3;
      skipSpace();
    }
    return game;
  }

  private List<Game> options(int nesting, int brace, char end, String side)
      throws ValueSyntaxException {
    List<Game> options = new ArrayList<>();
    skipSpace();
    if (peek() == end) {
      throw error(next, "no " + side + " option: both players need at least one");
    }
    while (true) {
      options.add(game(nesting + 1));
      skipSpace();
      char found = peek();
      if (found != end && found != ',') {
        throw unexpected(found, end, brace);
      }
      next++;
      if (found == end) {
        return options;
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

  private Game word() throws ValueSyntaxException {
    int start = next;
    while (next < text.length() && isWordPart(text.charAt(next))) {
      next++;
    }
    String word = text.substring(start, next);
    if (word.isEmpty()) {
      throw next >= text.length()
          ? error(start, "expected an atom or {, found the end")
          : error(start, "expected an atom or {, found '" + peek() + "'");
    }
    String name = word.equals("T") ? Posets.TOP : word.equals("F") ? Posets.BOTTOM : word;
    int atom = poset.find(name);
    if (atom >= 0) {
      return Game.atom(atom);
    }
    try {
      Optional<Game> named = NamedValue.parse(word, poset);
      if (named.isPresent()) {
        return named.get();
      }
    } catch (IllegalArgumentException e) {
      throw error(start, word + ": " + e.getMessage(), "the atoms are " + atoms());
    }
    throw error(
        start, "unknown atom " + word, "the atoms are " + atoms() + "; or " + NamedValue.NAMES);
  }

  private static boolean isWordPart(char c) {
    return Character.isLetterOrDigit(c) || "⊤⊥_.:'-".indexOf(c) >= 0;
  }

  private Game dual(Game game) throws ValueSyntaxException {
    Optional<ImmutableIntArray> duality =
        poset instanceof FinitePoset finite ? finite.duality() : Optional.empty();
    if (duality.isEmpty()) {
      throw error(next, "^op: this poset has no known duality");
    }
    return Games.dual(game, duality.get());
  }

  private String atoms() {
    int shown = Math.min(poset.size(), 12);
    List<String> names = new ArrayList<>();
    for (int i = 0; i < shown; i++) {
      names.add(poset.name(i));
    }
    return String.join(", ", names) + (shown < poset.size() ? ", …" : "");
  }

  private void skipSpace() {
    while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
      next++;
    }
  }

  /** The next character, or 0 at the end. */
  private char peek() {
    return next < text.length() ? text.charAt(next) : 0;
  }

  private ValueSyntaxException error(int at, String message) {
    return new ValueSyntaxException(file, line(at), column(at), message);
  }

  private ValueSyntaxException error(int at, String message, String hint) {
    return new ValueSyntaxException(file, line(at), column(at), message, hint);
  }

  private int line(int at) {
    return CharMatcher.is('\n').countIn(before(at)) + 1;
  }

  private int column(int at) {
    return before(at).length() - before(at).lastIndexOf('\n');
  }

  private String before(int at) {
    return text.substring(0, Math.min(at, text.length()));
  }
}
