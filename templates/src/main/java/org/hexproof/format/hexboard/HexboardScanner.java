package org.hexproof.format.hexboard;

import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;

/** Steps through the words and signs of an attribute. */
final class HexboardScanner {
  private final HexboardText source;
  private final String text;
  private int next;

  HexboardScanner(HexboardText source) {
    this.source = source;
    this.text = source.text();
  }

  int position() {
    return next;
  }

  void back(int position) {
    next = position;
  }

  Place place() {
    return source.place(next);
  }

  Place place(int position) {
    return source.place(position);
  }

  /** Steps over blanks and commas, which both only separate. */
  void skipBlanks() {
    while (next < text.length() && (isBlank(text.charAt(next)) || text.charAt(next) == ',')) {
      next++;
    }
  }

  private static boolean isBlank(char c) {
    return Character.isWhitespace(c) || c == '\u00a0';
  }

  boolean atEnd() {
    return next >= text.length();
  }

  /** Whether a blank, a separator or nothing follows. */
  boolean atBoundary() {
    return atEnd() || isBlank(text.charAt(next)) || ",()".indexOf(text.charAt(next)) >= 0;
  }

  boolean at(String sign) {
    return text.startsWith(sign, next);
  }

  /** Steps over the sign if it follows. */
  boolean take(String sign) {
    boolean here = at(sign);
    if (here) {
      next += sign.length();
    }
    return here;
  }

  void expect(String sign, String hint) throws FormatException {
    if (!take(sign)) {
      throw new FormatException(place(), "expected '" + sign + "' before " + rest(), hint);
    }
  }

  /** Steps over letters and digits; the word may be empty. */
  String word() {
    int start = next;
    while (next < text.length() && isWordPart(text.charAt(next))) {
      next++;
    }
    return text.substring(start, next);
  }

  private static boolean isWordPart(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  }

  /** Steps over one whole character. */
  String sign() {
    int start = next;
    next = text.offsetByCodePoints(next, 1);
    return text.substring(start, next);
  }

  Cell cell(Board board) throws FormatException {
    int start = next;
    String word = word();
    Cell cell;
    try {
      cell = Cell.parse(word);
    } catch (IllegalArgumentException e) {
      back(start);
      throw new FormatException(
          place(), "expected a cell, found " + rest(), "cells are a column and a row, like d2");
    }
    if (!board.contains(cell)) {
      throw new FormatException(
          source.place(start),
          "cell %s is not on the board of %s rows and %s"
              .formatted(word, board.rows(), columns(board)),
          "in size=\"ROWSxCOLS\" the rows come first");
    }
    return cell;
  }

  private static String columns(Board board) {
    return board.cols() + " columns";
  }

  /** What follows, shortened, for messages. */
  String rest() {
    if (atEnd()) {
      return "the end of the attribute";
    }
    int end = next;
    while (end < text.length() && end < next + 20 && !isBlank(text.charAt(end))) {
      end++;
    }
    return "'" + text.substring(next, Math.max(end, next + 1)) + "'";
  }
}
