package org.hexproof.format.sgf;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.List;
import java.util.regex.Pattern;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;

/**
 * A token with the characters of the file that it stands for, which may be none.
 *
 * @param type as the lexer numbers them
 * @param text what is read there
 */
record SgfLexeme(int type, int start, int end, String text) {
  private static final Pattern NAME = Pattern.compile("[A-Z]{1,2}");

  /** Properties whose values are no text, so that a bracket can't be meant to be in them. */
  private static final ImmutableSet<String> PLAIN =
      ImmutableSet.of(
          "B", "W", "AB", "AW", "AE", "PL", "SZ", "GM", "FF", "ST", "BL", "WL", "OB", "OW", "MN",
          "DD", "VW", "SL", "TR", "CR", "MA", "SQ", "GB", "GW", "DM", "UC", "BM", "TE", "DO", "IT",
          "HXP");

  /** The tokens of a part of a text, but for blanks. */
  static ImmutableList<SgfLexeme> of(String text, int from, int to) {
    String part = text.substring(from, to);
    SgfLexer lexer = new SgfLexer(CharStreams.fromString(part));
    lexer.removeErrorListeners();
    ImmutableList.Builder<SgfLexeme> lexemes = ImmutableList.builder();
    int points = 0;
    int at = 0;
    for (Token token : lexer.getAllTokens()) {
      // The lexer counts code points.
      int start = part.offsetByCodePoints(at, token.getStartIndex() - points);
      points = token.getStopIndex() + 1;
      at = part.offsetByCodePoints(start, points - token.getStartIndex());
      lexemes.add(
          new SgfLexeme(token.getType(), from + start, from + at, part.substring(start, at)));
    }
    return lexemes.build();
  }

  /** One that the file lacks there. */
  static SgfLexeme missing(int type, int at, String text) {
    return new SgfLexeme(type, at, at, text);
  }

  Token token() {
    CommonToken token = new CommonToken(type, text);
    token.setStartIndex(start);
    token.setStopIndex(end - 1);
    return token;
  }

  boolean is(int other) {
    return type == other;
  }

  /** Whether its text may be the name of a property. */
  boolean isName() {
    return NAME.matcher(text).matches();
  }

  /** Whether a name stands at this place of a list, and a value behind it. */
  static boolean isProperty(List<SgfLexeme> all, int index) {
    return index < all.size() && all.get(index).is(SgfLexer.NAME) && isValue(all, index + 1);
  }

  static boolean isValue(List<SgfLexeme> all, int index) {
    return index < all.size() && all.get(index).is(SgfLexer.VALUE);
  }

  boolean isStrayBracket() {
    return type == SgfLexer.OTHER && text.equals("]");
  }

  /** Whether a value of the property with this name may have brackets in it. */
  boolean namesText() {
    return !PLAIN.contains(SgfProperty.id(text));
  }

  /** Whether a value of the property with this name may have several lines. */
  boolean namesComment() {
    String id = SgfProperty.id(text);
    return id.equals("C") || id.equals("GC");
  }
}
