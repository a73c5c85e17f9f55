package org.hexproof.cli;

import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.entailing.rule.HeapPosition;
import org.hexproof.entailing.rule.HeapRule;
import org.hexproof.report.Account;
import org.hexproof.report.game.HeapPositionReport;
import org.hexproof.report.game.HeapTableReport;
import org.hexproof.rule.Rules;
import org.hexproof.terminal.Progress;
import org.hexproof.value.Cursor;
import org.hexproof.value.ValueSyntaxException;

/**
 * What is asked about heaps: a table, or a position.
 *
 * @param first of the table
 * @param last of the table, or the largest heap of the position
 */
record EntailHeaps(
    String rule, Rules.Heaps heaps, int first, int last, Optional<HeapPosition> position) {
  private static final Pattern RANGE = Pattern.compile("([0-9]+)\\.\\.([0-9]+)");
  private static final String ORIGIN = "HEAPS";

  static EntailHeaps read(String rule, Rules.Heaps heaps, String text) throws ValueSyntaxException {
    Cursor cursor = new Cursor(ORIGIN, 1, text);
    int largest = heaps.largest();
    Matcher range = RANGE.matcher(text.strip());
    if (range.matches()) {
      int first = HeapPosition.heap(cursor, 0, range.group(1), largest);
      int last = HeapPosition.heap(cursor, range.start(2), range.group(2), largest);
      if (first > last) {
        throw cursor.error(0, "a range goes upwards: " + last + ".." + first);
      }
      return new EntailHeaps(rule, heaps, first, last, Optional.empty());
    }
    HeapPosition position = HeapPosition.read(ORIGIN, text, largest);
    return new EntailHeaps(
        rule, heaps, 0, position.heaps().stream().max().orElse(0), Optional.of(position));
  }

  Account report(Surroundings surroundings) {
    HeapRule table = table(surroundings);
    return position
        .<Account>map(at -> new HeapPositionReport(rule, table, at))
        .orElseGet(() -> new HeapTableReport(rule, table, first, last));
  }

  private HeapRule table(Surroundings surroundings) {
    // The work for a heap grows with its tokens.
    try (Progress progress = surroundings.watch().count("heaps", (last + 1L) * last / 2)) {
      IntPredicate stop =
          heap -> {
            progress.stepOrStop(heap);
            return false;
          };
      return heaps.table(last, stop);
    }
  }
}
