package org.hexproof.format.sgf;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;

/**
 * A part of an SGF file with one game. The parts lie side by side and are all of the file, so that
 * what can't be read in one is nothing to the others. All numbers are offsets into the text.
 *
 * @param from the end of the part before it
 * @param game the bracket with which the game begins
 */
record SgfStretch(int from, int game, int to) {
  /** What stands in the first node of a game only. */
  private static final ImmutableSet<String> ROOT = ImmutableSet.of("FF", "GM", "SZ", "CA", "AP");

  /** More than the value of any such property, so that many lines are looked through in time. */
  private static final int LONGEST = 1000;

  /** The name of the game as the file states it, whatever else is wrong; maybe an empty text. */
  String name(String text) {
    int at = text.indexOf("GN[", game);
    int end = at < 0 ? -1 : text.indexOf(']', at);
    return end < 0 || end > to || end - at > LONGEST
        ? ""
        : SgfValue.unescape(text.substring(at + 3, end)).strip();
  }

  /**
   * The parts of a file; at least one.
   *
   * <p>A game ends with its last bracket. Where brackets or a value are not closed, it ends before
   * a line that begins as only a game does, with FF, GM, SZ, CA or AP in its first node.
   */
  static ImmutableList<SgfStretch> of(String text) {
    List<Integer> games = new Scan(text).games();
    if (games.isEmpty()) {
      return ImmutableList.of(new SgfStretch(0, 0, text.length()));
    }
    ImmutableList.Builder<SgfStretch> stretches = ImmutableList.builder();
    for (int i = 0; i < games.size(); i++) {
      int to = i + 1 < games.size() ? games.get(i + 1) : text.length();
      stretches.add(new SgfStretch(i == 0 ? 0 : games.get(i), games.get(i), to));
    }
    return stretches.build();
  }

  private record Scan(String text) {
    List<Integer> games() {
      List<Integer> games = new ArrayList<>();
      int depth = 0;
      int at = 0;
      while (at < text.length()) {
        char c = text.charAt(at);
        if (c == '(') {
          boolean begins = depth == 0 ? opens(at) : isLineStart(at) && beginsGame(at);
          if (begins) {
            games.add(at);
            depth = 1;
          } else if (depth > 0) {
            depth++;
          }
        } else if (c == ')') {
          depth = Math.max(0, depth - 1);
        } else if (c == '[' && depth > 0) {
          at = value(at);
          continue;
        }
        at++;
      }
      return games;
    }

    /** Whether only blanks stand before it in its line. */
    private boolean isLineStart(int at) {
      int before = at - 1;
      while (before >= 0 && " \t".indexOf(text.charAt(before)) >= 0) {
        before--;
      }
      return before < 0 || isLineBreak(before);
    }

    private boolean isLineBreak(int at) {
      return text.charAt(at) == '\n' || text.charAt(at) == '\r';
    }

    /** Whether a node or a property follows the bracket; text around games has brackets too. */
    private boolean opens(int bracket) {
      int at = blanks(bracket + 1);
      if (is(';', at)) {
        int node = blanks(at + 1);
        return node == text.length()
            || letters(node) > node
            || CharMatcher.anyOf(";()").matches(text.charAt(node));
      }
      return letters(at) > at && is('[', blanks(letters(at)));
    }

    /** Whether a first node begins here, with its bracket. */
    private boolean beginsGame(int bracket) {
      if (!is('(', bracket)) {
        return false;
      }
      int at = blanks(bracket + 1);
      at = blanks(is(';', at) ? at + 1 : at);
      boolean isFirst = true;
      while (letters(at) > at) {
        String name = CharMatcher.inRange('A', 'Z').retainFrom(text.substring(at, letters(at)));
        at = blanks(letters(at));
        if (!is('[', at)) {
          return false;
        }
        while (is('[', at)) {
          int end = plainEnd(at, isFirst);
          if (end < 0) {
            return false;
          }
          isFirst = false;
          at = blanks(end);
        }
        if (ROOT.contains(name)) {
          return true;
        }
      }
      return false;
    }

    /**
     * After a short value; -1 if there is none. The first value of a game has no bracket and no
     * escape in it, which tells it from a game that is quoted in a comment.
     */
    private int plainEnd(int start, boolean strictly) {
      int last = Math.min(text.length(), start + LONGEST);
      for (int at = start + 1; at < last; at++) {
        char c = text.charAt(at);
        if (c == ']') {
          return at + 1;
        }
        if (strictly && (c == '[' || c == '\\')) {
          return -1;
        }
        at += c == '\\' ? 1 : 0;
      }
      return -1;
    }

    /** After a value, or where it breaks off since a game begins. */
    private int value(int start) {
      int at = start + 1;
      while (at < text.length() && text.charAt(at) != ']') {
        if (isLineBreak(at) && beginsGame(spaces(at + 1))) {
          return at + 1;
        }
        at += text.charAt(at) == '\\' ? 2 : 1;
      }
      return at + 1;
    }

    private boolean is(char c, int at) {
      return at < text.length() && text.charAt(at) == c;
    }

    private int letters(int from) {
      return skip(CharMatcher.inRange('A', 'Z').or(CharMatcher.inRange('a', 'z')), from);
    }

    private int blanks(int from) {
      return skip(CharMatcher.whitespace(), from);
    }

    private int spaces(int from) {
      return skip(CharMatcher.anyOf(" \t"), from);
    }

    private int skip(CharMatcher skipped, int from) {
      int at = from;
      while (at < text.length() && skipped.matches(text.charAt(at))) {
        at++;
      }
      return at;
    }
  }
}
