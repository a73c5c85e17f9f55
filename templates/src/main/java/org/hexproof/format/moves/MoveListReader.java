package org.hexproof.format.moves;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.board.Board;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.format.BoardSize;
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
 * with blanks, commas and numbers between them as they come. Black moves first.
 */
public final class MoveListReader implements Reader {
  /** The beginning of a list. */
  private static final Pattern SIZE =
      Pattern.compile("(?m)^[ \\t]*([0-9]{1,3})(?:x([0-9]{1,3}))?[ \\t]*:");

  private static final Pattern TOKEN =
      Pattern.compile(
          "([a-z]{1,2}[0-9]{1,3})|(swap-pieces|swap-sides|swap|pass)|(?:(black|white)\\s+)?(resign|forfeit)"
              + "|[0-9]{1,4}[.)]+|[\\s,;]+",
          Pattern.CASE_INSENSITIVE);

  @Override
  public ImmutableList<Member> read(Source source) throws FormatException {
    Offsets offsets = new Offsets(source);
    ImmutableList<MatchResult> sizes =
        SIZE.matcher(source.text()).results().collect(ImmutableList.toImmutableList());
    if (sizes.isEmpty() || !source.text().substring(0, sizes.get(0).start()).isBlank()) {
      throw new FormatException(
          offsets.place(0),
          "the list of moves does not say how large the board is",
          "put its size before them, as in '11: a5 swap-pieces d4' or '11x9: a5 b3'");
    }
    ImmutableList.Builder<Member> members = ImmutableList.builder();
    for (int i = 0; i < sizes.size(); i++) {
      MatchResult size = sizes.get(i);
      int end = i + 1 < sizes.size() ? sizes.get(i + 1).start() : source.text().length();
      members.add(
          Member.of(
              offsets.place(size.start(1)),
              "",
              () -> entry(source.text().substring(0, end), size, offsets)));
    }
    return members.build();
  }

  private static Entry entry(String text, MatchResult size, Offsets offsets)
      throws FormatException {
    int cols = Integer.parseInt(size.group(1));
    int rows = size.group(2) == null ? cols : Integer.parseInt(size.group(2));
    Board board = BoardSize.of(cols, rows, offsets.place(size.start(1)));
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
    return game.entry(offsets.place(size.start(1)), "");
  }

  /** Whom a list calls the loser, or else the side whose turn it is. */
  private static Color loser(Optional<String> word, GamePlay game) {
    return word.map(color -> Ascii.equalsIgnoreCase(color, "black") ? Color.BLACK : Color.WHITE)
        .orElse(game.toMove());
  }

  private static GameMove.Kind kind(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "pass" -> GameMove.Kind.PASS;
      case "swap-sides" -> GameMove.Kind.SWAP_SIDES;
      case "resign" -> GameMove.Kind.RESIGN;
      case "forfeit" -> GameMove.Kind.FORFEIT;
      default -> GameMove.Kind.SWAP_PIECES;
    };
  }
}
