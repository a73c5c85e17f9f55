package org.hexproof.format.sgf;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import java.util.regex.Pattern;

/** How far the value at a place goes on, if brackets were meant to be in it. */
record SgfBrackets(String text, ImmutableList<SgfLexeme> lexemes, int at) {
  private static final Pattern ESCAPED = Pattern.compile("(?s)\\\\.");

  /** What is escaped, or what should be. */
  private static final Pattern ESCAPED_OR_PLAIN = Pattern.compile("(?s)\\\\.|[\\\\\\]]");

  /** The place of the last token of the value, where so many variations are open. */
  int last(boolean isComment, int open) {
    return Math.max(lastBracket(isComment, open), lastBalanced());
  }

  /**
   * The last bracket that closes nothing before a next value begins: the value here was meant to go
   * on up to it. Names have it in the same line, comments further down too.
   */
  private int lastBracket(boolean isComment, int open) {
    int last = at;
    int depth = open;
    for (int i = at + 1; i < lexemes.size() && depth > 0; i++) {
      SgfLexeme next = lexemes.get(i);
      boolean isFar =
          !isComment
              && CharMatcher.anyOf("\n\r")
                  .matchesAnyOf(text.substring(lexemes.get(i - 1).end(), next.start()));
      if (isFar || next.is(SgfLexer.VALUE) || next.is(SgfLexer.UNCLOSED)) {
        break;
      }
      depth -= next.is(SgfLexer.CLOSE) ? 1 : 0;
      depth += next.is(SgfLexer.OPEN) ? 1 : 0;
      last = next.isStrayBracket() ? i : last;
    }
    return last;
  }

  /** Where the brackets that were opened in the value here are closed, as in {@code [see [1]]}. */
  private int lastBalanced() {
    int depth = openBrackets(lexemes.get(at));
    for (int i = at + 1; depth > 0 && i < lexemes.size(); i++) {
      SgfLexeme next = lexemes.get(i);
      boolean isProperty =
          SgfLexeme.isProperty(lexemes, i)
              && next.isName()
              && next.end() == lexemes.get(i + 1).start();
      if (isProperty || (next.is(SgfLexer.SEMICOLON) && SgfLexeme.isProperty(lexemes, i + 1))) {
        return at;
      }
      depth += next.is(SgfLexer.VALUE) ? openBrackets(next) : next.isStrayBracket() ? -1 : 0;
      if (depth == 0) {
        return i;
      }
    }
    return at;
  }

  private static int openBrackets(SgfLexeme value) {
    return CharMatcher.is('[').countIn(ESCAPED.matcher(value.text()).replaceAll("")) - 1;
  }

  /** The text of a value with a backslash before each bracket, and before one at the end. */
  static String escaped(String inner) {
    return ESCAPED_OR_PLAIN
        .matcher(inner)
        .replaceAll(found -> found.group().length() > 1 ? "$0" : "\\\\$0");
  }
}
