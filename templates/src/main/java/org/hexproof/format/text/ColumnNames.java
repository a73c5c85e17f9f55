package org.hexproof.format.text;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;

/** A line that counts columns, by numbers from 0 or 1 or by letters. */
record ColumnNames(int count, boolean byNumbers) {
  private static final String WITHOUT_I = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

  /** What a line counts, be there blanks between the names or not. */
  static Optional<ColumnNames> of(String line) {
    List<String> words = List.of(line.strip().split(" +", -1));
    if (words.size() == 1 && words.get(0).length() > 1) {
      words = List.of(words.get(0).split("", -1));
    }
    if (areLetters(words)) {
      return Optional.of(new ColumnNames(words.size(), /* byNumbers= */ false));
    }
    return areNumbers(words)
        ? Optional.of(new ColumnNames(words.size(), /* byNumbers= */ true))
        : Optional.empty();
  }

  /** Programs for Go leave out the letter I. */
  private static boolean areLetters(List<String> words) {
    int count = words.size();
    return (count <= Board.MAX_SIDE
            && IntStream.range(0, count)
                .allMatch(i -> words.get(i).equalsIgnoreCase(Cell.columnName(i))))
        || (count <= WITHOUT_I.length()
            && IntStream.range(0, count)
                .allMatch(i -> words.get(i).equalsIgnoreCase(WITHOUT_I.substring(i, i + 1))));
  }

  private static boolean areNumbers(List<String> words) {
    int start = words.get(0).equals("0") ? 0 : 1;
    return IntStream.range(0, words.size())
        .allMatch(i -> words.get(i).equals(Integer.toString(i + start)));
  }
}
