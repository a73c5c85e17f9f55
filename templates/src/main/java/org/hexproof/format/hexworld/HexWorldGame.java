package org.hexproof.format.hexworld;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.board.Board;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.format.FormatException;
import org.hexproof.format.GameMove;
import org.hexproof.format.GamePlay;
import org.hexproof.format.Offsets;
import org.hexproof.format.Place;
import org.hexproof.format.PlayedEntry;

/**
 * The part of a HexWorld link after the {@code #}: {@code COLS[xROWS]}, flags, then the moves up to
 * the cursor and the moves after it, each after a comma.
 */
record HexWorldGame(String text, int origin, Offsets offsets) {
  private static final Pattern HEAD =
      Pattern.compile("([0-9]{1,3})(?:x([0-9]{1,3}))?((?:[nmrc][0-9]{0,3})*)");
  private static final Pattern MOVE =
      Pattern.compile("([A-Za-z]{1,2}[0-9]{1,3})|:(s|p|rb|rw|fb|fw)");

  /** Whether a game begins there, of which only the {@code #} is missing. */
  static boolean begins(String text, int at) {
    Matcher head = HEAD.matcher(text).region(at, text.length());
    return head.lookingAt() && text.startsWith(",", head.end());
  }

  /**
   * Plays the game in a text that stands at the origin in its file; its link begins at the place.
   */
  static PlayedEntry read(String text, int origin, Offsets offsets, Place place)
      throws FormatException {
    return new HexWorldGame(text, origin, offsets).read(place);
  }

  private PlayedEntry read(Place place) throws FormatException {
    Matcher head = HEAD.matcher(text);
    if (!head.lookingAt()) {
      throw new FormatException(
          place(0), "the link has no board size", "it goes on like #11c1, or #7x4c1,");
    }
    int cols = Integer.parseInt(head.group(1));
    int rows = head.group(2) == null ? cols : Integer.parseInt(head.group(2));
    Position empty = Position.empty(place(0).read(() -> new Board(cols, rows)));
    GamePlay game = new GamePlay(empty, Color.BLACK);
    int next = head.end();
    for (int parts = 0; next < text.length(); parts++) {
      if (parts == 2 || text.charAt(next) != ',') {
        throw unexpected(next);
      }
      next = play(game, next + 1);
      if (parts == 0) {
        game.show();
      }
    }
    return game.entry(place, head.group(3));
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
  private int play(GamePlay game, int start) throws FormatException {
    Matcher move = MOVE.matcher(text);
    int next = start;
    while (next < text.length() && text.charAt(next) != ',') {
      if (!move.region(next, text.length()).lookingAt()) {
        throw unexpected(next);
      }
      if (move.group(1) != null) {
        game.stone(move.group(1), place(next));
      } else {
        sign(game, move.group(2), place(next));
      }
      next = move.end();
    }
    return next;
  }

  private static void sign(GamePlay game, String sign, Place place) throws FormatException {
    Color loser = sign.endsWith("b") ? Color.BLACK : Color.WHITE;
    switch (sign) {
      case "s" -> game.other(GameMove.Kind.SWAP_PIECES, place);
      case "p" -> game.other(GameMove.Kind.PASS, place);
      case "rb", "rw" -> game.end(GameMove.Kind.RESIGN, loser, place);
      default -> game.end(GameMove.Kind.FORFEIT, loser, place);
    }
  }
}
