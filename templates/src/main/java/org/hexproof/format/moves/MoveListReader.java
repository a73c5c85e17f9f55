package org.hexproof.format.moves;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.board.Board;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.GameMove;
import org.hexproof.format.GamePlay;
import org.hexproof.format.Member;
import org.hexproof.format.Offsets;
import org.hexproof.format.Reader;
import org.hexproof.format.Source;

/**
 * Reads lists of moves, as in {@code 11: a5 swap-pieces d4}: the size of the board, then the moves,
 * with blanks, commas, full stops, dashes, brackets and numbers between them as they come. Any
 * number of lists, each from a new line on. Black moves first.
 */
public final class MoveListReader implements Reader {
  private static final String COLS_ROWS = "(?:size\\s*)?([0-9]{1,3})(?:x([0-9]{1,3}))?";
  private static final String CELL = "[a-z]{1,2}[0-9]";

  /**
   * The size of the board; the first of a file may lack its colon, unless it is a move's number.
   */
  private static final Pattern SIZE =
      Pattern.compile(
          "\\s*" + COLS_ROWS + "(?:\\s*:|(?<!\\b1)(?<=\\A[^:]{1,20})(?=\\s+" + CELL + "))",
          Pattern.CASE_INSENSITIVE);

  /** The line on which a list begins, even if its size is spoilt. */
  private static final Pattern START =
      Pattern.compile(
          "(?m)^[ \\t]*((?:size[ \\t]*)?(?!" + CELL + ")[^\\s:]{1,7}[ \\t]*:)",
          Pattern.CASE_INSENSITIVE);

  /** What follows a size, be it a move or not; rows of drawings have a sign by itself. */
  private static final Pattern FIRST = Pattern.compile("\\s*([^\\s.0-9]\\S|[0-9]{1,3}[.)]|$)");

  /** A list that can be read after another that may be spoilt in whatever way. */
  private static final Pattern FURTHER =
      Pattern.compile("(?m)^[ \\t]*" + COLS_ROWS + "\\s*:\\s*" + CELL, Pattern.CASE_INSENSITIVE);

  /** A list that may lack its size; dots and dashes after blanks are of drawings. */
  private static final Pattern NO_SIZE =
      Pattern.compile(
          "(?s)(?!.*\\s[.-])\\s*([a-z]{1,2}[0-9]{1,2}|1[.)])", Pattern.CASE_INSENSITIVE);

  private static final Pattern TOKEN =
      Pattern.compile(
          "([a-z]{1,2}[0-9]{1,3})|(swap-pieces|swap-sides|swaps?|pass(?:es)?|:[sp])\\b"
              + "|(?:(black|white)\\s+)?(resign|forfeit)s?\\b"
              + "|[0-9]{1,4}[.)]+|[\\s,;().-]+",
          Pattern.CASE_INSENSITIVE);

  /** Whether a text is a list of moves, or begins as one with the size of its board. */
  public static boolean recognizes(String text) {
    Matcher size = SIZE.matcher(text);
    return (size.lookingAt() && FIRST.matcher(text).region(size.end(), text.length()).lookingAt())
        || (START.matcher(text.stripLeading()).lookingAt() && FURTHER.matcher(text).find())
        || (NO_SIZE.matcher(text).lookingAt() && isAllMoves(text));
  }

  private static boolean isAllMoves(String text) {
    Matcher token = TOKEN.matcher(text);
    int at = 0;
    while (at < text.length() && token.region(at, text.length()).lookingAt()) {
      at = token.end();
    }
    return at == text.length();
  }

  @Override
  public ImmutableList<Member> read(Source source) {
    String text = source.text();
    Offsets offsets = new Offsets(source);
    NavigableSet<Integer> starts = new TreeSet<>();
    starts.add(Math.max(0, CharMatcher.whitespace().negate().indexIn(text)));
    START.matcher(text).results().forEach(start -> starts.add(start.start(1)));
    ImmutableList.Builder<Member> members = ImmutableList.builder();
    for (int start : starts) {
      int end = Optional.ofNullable(starts.higher(start)).orElse(text.length());
      members.add(
          Member.of(offsets.place(start), "", () -> entry(text.substring(0, end), start, offsets)));
    }
    return members.build();
  }

  private static Entry entry(String text, int start, Offsets offsets) throws FormatException {
    Matcher size =
        SIZE.matcher(text)
            .region(start, text.length())
            .useAnchoringBounds(false)
            .useTransparentBounds(true);
    if (!size.lookingAt()) {
      throw new FormatException(
          offsets.place(start),
          "the list of moves does not say how large the board is",
          "put its size before them, as in '11: a5 swap-pieces d4' or '11x9: a5 b3'");
    }
    int cols = Integer.parseInt(size.group(1));
    int rows = size.group(2) == null ? cols : Integer.parseInt(size.group(2));
    Board board = offsets.place(size.start(1)).read(() -> new Board(cols, rows));
    GamePlay game = new GamePlay(Position.empty(board), Color.BLACK);
    Matcher token = TOKEN.matcher(text);
    for (int at = size.end(); at < text.length(); at = token.end()) {
      if (!token.region(at, text.length()).lookingAt()) {
        int end = text.offsetByCodePoints(at, 1);
        throw new FormatException(
            offsets.place(at),
            "unexpected '" + text.substring(at, end) + "' in a list of moves",
            "moves are cells such as a3, swap-pieces, swap-sides, pass, resign and forfeit");
      }
      if (token.group(1) != null) {
        game.stone(token.group(1), offsets.place(at));
      } else if (token.group(2) != null) {
        game.other(kind(token.group(2)), offsets.place(at));
      } else if (token.group(4) != null) {
        game.end(
            kind(token.group(4)),
            loser(Optional.ofNullable(token.group(3)), game),
            offsets.place(at));
      }
    }
    return game.entry(offsets.place(start), "");
  }

  /** Whom a list calls the loser, or else the side whose turn it is. */
  private static Color loser(Optional<String> word, GamePlay game) {
    return word.map(color -> Ascii.equalsIgnoreCase(color, "black") ? Color.BLACK : Color.WHITE)
        .orElse(game.toMove());
  }

  private static GameMove.Kind kind(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "pass", "passes", ":p" -> GameMove.Kind.PASS;
      case "swap-sides" -> GameMove.Kind.SWAP_SIDES;
      case "resign" -> GameMove.Kind.RESIGN;
      case "forfeit" -> GameMove.Kind.FORFEIT;
      default -> GameMove.Kind.SWAP_PIECES;
    };
  }
}
