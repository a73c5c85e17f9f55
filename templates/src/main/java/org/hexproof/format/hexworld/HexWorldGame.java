package org.hexproof.format.hexworld;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.hexproof.format.BoardSize;
import org.hexproof.format.FormatException;
import org.hexproof.format.Offsets;
import org.hexproof.format.Place;
import org.hexproof.format.SwapPieces;

/**
 * The part of a HexWorld link after the {@code #}: {@code COLS[xROWS]}, flags, then the moves up to
 * the cursor and the moves after it, each after a comma.
 */
final class HexWorldGame {
  private static final Pattern HEAD =
      Pattern.compile("([0-9]{1,3})(?:x([0-9]{1,3}))?((?:[nmrc][0-9]{0,3})*)");
  private static final Pattern MOVE =
      Pattern.compile("([A-Za-z]{1,2}[0-9]{1,3})|:(s|p|rb|rw|fb|fw)");

  private final String text;
  private final int origin;
  private final Offsets offsets;
  private Position position;
  private Color toMove = Color.BLACK;
  private boolean over;

  /**
   * Plays the game.
   *
   * @param origin where the text stands in the file
   */
  HexWorldGame(String text, int origin, Offsets offsets) throws FormatException {
    this.text = text;
    this.origin = origin;
    this.offsets = offsets;
    Matcher head = HEAD.matcher(text);
    if (!head.lookingAt()) {
      throw new FormatException(
          place(0), "the link has no board size", "it goes on like #11c1, or #7x4c1,");
    }
    int cols = Integer.parseInt(head.group(1));
    int rows = head.group(2) == null ? cols : Integer.parseInt(head.group(2));
    this.position = Position.empty(BoardSize.of(cols, rows, place(0)));
    Position shown = position;
    Color shownToMove = toMove;
    int next = head.end();
    for (int parts = 0; next < text.length(); parts++) {
      if (parts == 2 || text.charAt(next) != ',') {
        throw unexpected(next);
      }
      next = play(next + 1);
      if (parts == 0) {
        shown = position;
        shownToMove = toMove;
      }
    }
    this.position = shown;
    this.toMove = shownToMove;
  }

  Position position() {
    return position;
  }

  Color toMove() {
    return toMove;
  }

  private Place place(int index) {
    return offsets.place(origin + index);
  }

  private FormatException unexpected(int index) {
    int end = Math.min(text.length(), text.offsetByCodePoints(index, 1) + 9);
    return new FormatException(
        place(index),
        "unexpected '" + text.substring(index, end) + "'",
        "a link is SIZE,MOVES,MOVES; moves are cells such as a3, :s (swap), :p (pass), :rb, :rw,"
            + " :fb and :fw");
  }

  /** Plays to the next comma or the end and says where that is. */
  private int play(int start) throws FormatException {
    Matcher move = MOVE.matcher(text);
    int next = start;
    while (next < text.length() && text.charAt(next) != ',') {
      if (!move.region(next, text.length()).lookingAt()) {
        throw unexpected(next);
      }
      if (over) {
        throw new FormatException(place(next), "a move after the game was given up");
      }
      if (move.group(1) != null) {
        stone(move.group(1), place(next));
      } else {
        sign(move.group(2), place(next));
      }
      next = move.end();
    }
    return next;
  }

  private void stone(String name, Place place) throws FormatException {
    Board board = position.board();
    Cell cell;
    try {
      cell = Cell.parse(name);
      board.index(cell);
    } catch (IllegalArgumentException e) {
      throw new FormatException(
          place, e.getMessage(), "in COLSxROWS the columns come first, unlike on HexWiki");
    }
    if (position.at(cell) != Content.EMPTY) {
      throw new FormatException(place, "there is a stone on " + cell + " already");
    }
    position = position.with(cell, toMove.stone());
    toMove = toMove.opposite();
  }

  private void sign(String sign, Place place) throws FormatException {
    switch (sign) {
      case "s" -> {
        position = SwapPieces.play(position, toMove, place);
        toMove = toMove.opposite();
      }
      case "p" -> toMove = toMove.opposite();
      default -> over = true;
    }
  }
}
