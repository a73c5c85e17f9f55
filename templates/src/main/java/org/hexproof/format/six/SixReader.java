package org.hexproof.format.six;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
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
 * Reads games that the program Six has saved: {@code BoardSize: 11x11}, or {@code InitialBoard:}
 * with a drawing of V and H, then {@code First:}, {@code Swap:} and {@code Moves:}, two in a line
 * with their numbers and the milliseconds that they took. V, who joins top and bottom, is Black.
 */
public final class SixReader implements Reader {
  private static final String HINT =
      "a game of Six has the lines BoardSize or InitialBoard, First, Swap and Moves";

  /** A word at the beginning of a line that can only be the first of a game, be it misspelt. */
  private static final Pattern START =
      Pattern.compile("(?m)^[ \\t]*((?!(?i:First|Swap|Moves|resign|forfeit))[^\\s0-9(]\\S{4,})");

  private static final Pattern HEAD =
      Pattern.compile(
          "\\s*(?:BoardSize:\\s*([0-9]{1,3})x([0-9]{1,3})|InitialBoard:([^:]*?))"
              + "\\s*First:\\s*([VH])\\s*Swap:\\s*[01]\\s*Moves:");
  private static final Pattern ROW =
      Pattern.compile("(?m)^\\s*[0-9]{1,3}((?:[ \\t]+[.VH])+)[ \\t]+[0-9]{1,3}[ \\t]*$");
  private static final Pattern TOKEN =
      Pattern.compile(
          "([a-z]{1,2}[0-9]{1,3})|(swap|resign|forfeit)|[0-9]{1,4}\\.|\\([0-9]+ ms\\)|\\s+",
          Pattern.CASE_INSENSITIVE);

  @Override
  public ImmutableList<Member> read(Source source) throws FormatException {
    String text = source.text();
    Offsets offsets = new Offsets(source);
    List<Integer> starts = new ArrayList<>();
    START.matcher(text).results().forEach(start -> starts.add(start.start(1)));
    if (starts.isEmpty()) {
      throw new FormatException(offsets.place(0), "this is no game of Six", HINT);
    }
    ImmutableList.Builder<Member> members = ImmutableList.builder();
    for (int i = 0; i < starts.size(); i++) {
      int start = starts.get(i);
      int end = i + 1 < starts.size() ? starts.get(i + 1) : text.length();
      members.add(
          Member.of(offsets.place(start), "", () -> entry(text.substring(0, end), start, offsets)));
    }
    return members.build();
  }

  private static Entry entry(String text, int start, Offsets offsets) throws FormatException {
    Matcher head = HEAD.matcher(text).region(start, text.length());
    if (!head.lookingAt()) {
      throw new FormatException(offsets.place(start), "this is no game of Six", HINT);
    }
    Position first = head.group(1) == null ? drawn(head, offsets) : empty(head, offsets);
    GamePlay game = new GamePlay(first, head.group(4).equals("V") ? Color.BLACK : Color.WHITE);
    Matcher token = TOKEN.matcher(text);
    for (int at = head.end(); at < text.length(); at = token.end()) {
      if (!token.region(at, text.length()).lookingAt()) {
        int end = text.offsetByCodePoints(at, 1);
        throw new FormatException(
            offsets.place(at), "unexpected '" + text.substring(at, end) + "'", HINT);
      }
      if (token.group(1) != null) {
        game.stone(token.group(1), offsets.place(at));
      } else if (token.group(2) != null) {
        game.other(kind(token.group(2)), offsets.place(at));
      }
    }
    return game.entry(offsets.place(start), "");
  }

  private static GameMove.Kind kind(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "resign" -> GameMove.Kind.RESIGN;
      case "forfeit" -> GameMove.Kind.FORFEIT;
      default -> GameMove.Kind.SWAP_PIECES;
    };
  }

  private static Position empty(Matcher head, Offsets offsets) throws FormatException {
    return Position.empty(
        offsets
            .place(head.start(1))
            .read(
                () -> new Board(Integer.parseInt(head.group(1)), Integer.parseInt(head.group(2)))));
  }

  private static Position drawn(Matcher head, Offsets offsets) throws FormatException {
    ImmutableList<List<String>> rows =
        ROW.matcher(head.group(3))
            .results()
            .map(
                row ->
                    Splitter.on(CharMatcher.whitespace())
                        .omitEmptyStrings()
                        .splitToList(row.group(1)))
            .collect(ImmutableList.toImmutableList());
    int cols = rows.isEmpty() ? 0 : rows.get(0).size();
    Board board = offsets.place(head.start(3)).read(() -> new Board(cols, rows.size()));
    Position position = Position.empty(board);
    for (int row = 0; row < rows.size(); row++) {
      if (rows.get(row).size() != cols) {
        throw new FormatException(
            offsets.place(head.start(3)), "row " + (row + 1) + " has not as many cells as row 1");
      }
      for (int col = 0; col < cols; col++) {
        switch (rows.get(row).get(col)) {
          case "V" -> position = position.with(new Cell(col, row), Color.BLACK.stone());
          case "H" -> position = position.with(new Cell(col, row), Color.WHITE.stone());
          default -> {}
        }
      }
    }
    return position;
  }
}
