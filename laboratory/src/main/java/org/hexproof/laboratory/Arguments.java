package org.hexproof.laboratory;

import static java.util.stream.Collectors.joining;

import java.time.Duration;
import java.util.Map;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.word.Labelled;

/** What comes with a question: texts by name. */
record Arguments(String question, Map<String, String> texts) {
  private static final int LONGEST_SLICE = 3_600_000;

  String text(String name) {
    String text = texts.get(name);
    if (text == null) {
      throw new RefusedException("the question '" + question + "' needs '" + name + "'", "");
    }
    return text;
  }

  /** A cell of the board. */
  Cell cell(Board board) {
    Cell cell = Cell.parse(text("cell"));
    if (!board.contains(cell)) {
      throw new RefusedException(
          cell + " is not on the board",
          "the last cell is " + new Cell(board.cols() - 1, board.rows() - 1));
    }
    return cell;
  }

  int number(String name, int least, int most) {
    String text = text(name);
    try {
      int number = Integer.parseInt(text);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // said below
    }
    throw new RefusedException(
        "'%s' is a number from %s to %s, not '%s'".formatted(name, least, most, text), "");
  }

  /** How long the solver may think before it says that it is undecided. */
  Duration slice() {
    return Duration.ofMillis(number("millis", 1, LONGEST_SLICE));
  }

  boolean truth(String name) {
    return switch (text(name)) {
      case "true" -> true;
      case "false" -> false;
      default -> throw new RefusedException("'" + name + "' is true or false", "");
    };
  }

  /** One of an enum by its word. */
  <T extends Labelled> T choice(String name, T[] all) {
    String text = text(name);
    return Labelled.find(all, text)
        .orElseThrow(
            () ->
                new RefusedException(
                    "'%s' can't be '%s'".formatted(name, text),
                    Stream.of(all).map(Labelled::label).collect(joining(", "))));
  }
}
