package org.hexproof.htp;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.format.RegionText;
import org.hexproof.word.Suggestion;

/** The words after a command's name. */
record HtpArguments(ImmutableList<String> words) {
  /** Refuses the command unless it has so many arguments. */
  void expect(int least, int most) throws HtpError {
    if (words.size() < least || words.size() > most) {
      String wanted = least == most ? Integer.toString(least) : least + " to " + most;
      throw new HtpError("expected " + wanted + " arguments, got " + words.size());
    }
  }

  int size() {
    return words.size();
  }

  String word(int index) {
    return words.get(index);
  }

  /** The words from here on. */
  String rest(int from) {
    return String.join(" ", words.subList(from, words.size()));
  }

  /** That a word is none of these. */
  HtpError unknown(String what, int index, String... known) {
    String word = words.get(index);
    return new HtpError(
        "unknown " + what + ": " + word + Suggestion.of(word, "", Arrays.asList(known)));
  }

  Color color(int index) throws HtpError {
    return switch (words.get(index).toLowerCase(Locale.ROOT)) {
      case "b", "black" -> Color.BLACK;
      case "w", "white" -> Color.WHITE;
      default ->
          throw new HtpError(
              "argument %s is not a colour: %s%s"
                  .formatted(
                      index + 1,
                      word(index),
                      Suggestion.of(word(index), "", List.of("black", "white"))));
    };
  }

  /** The color that is the only argument; another one if there is none. */
  Color onlyColor(Color other) throws HtpError {
    expect(0, 1);
    return words.isEmpty() ? other : color(0);
  }

  Move move(int index) throws HtpError {
    try {
      return Move.parse(words.get(index));
    } catch (IllegalArgumentException e) {
      throw new HtpError(e.getMessage());
    }
  }

  /** Cells of a board from one argument to before another, as in {@code b2 c2-d4}. */
  ImmutableSet<Cell> cells(int from, int end, Board board) throws HtpError {
    try {
      ImmutableSet<Cell> cells = RegionText.cells(String.join(" ", words.subList(from, end)));
      for (Cell cell : cells) {
        if (!board.contains(cell)) {
          throw new HtpError(cell + " is not on the board");
        }
      }
      return cells;
    } catch (IllegalArgumentException e) {
      throw new HtpError(e.getMessage());
    }
  }

  int integer(int index, int least, int most) throws HtpError {
    try {
      int value = Integer.parseInt(words.get(index));
      if (value >= least && value <= most) {
        return value;
      }
    } catch (NumberFormatException e) {
      throw new HtpError("argument " + (index + 1) + " is not a number: " + words.get(index));
    }
    throw new HtpError(
        "argument " + (index + 1) + " must be from " + least + " to " + most + ": " + word(index));
  }

  /** Seconds, perhaps with a fraction. */
  Duration seconds(int index) throws HtpError {
    try {
      double seconds = Double.parseDouble(words.get(index));
      if (seconds >= 0 && seconds <= 1e9) {
        return Duration.ofNanos((long) (seconds * 1e9));
      }
    } catch (NumberFormatException e) {
      throw new HtpError(
          "argument " + (index + 1) + " is not a number of seconds: " + words.get(index));
    }
    throw new HtpError(
        "argument " + (index + 1) + " must be from 0 to 1000000000 seconds: " + word(index));
  }
}
