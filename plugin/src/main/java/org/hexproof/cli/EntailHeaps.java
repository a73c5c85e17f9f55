package org.hexproof.cli;

import com.google.common.primitives.ImmutableIntArray;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.entailing.rule.GoldbachsNim;
import org.hexproof.entailing.rule.HeapPosition;
import org.hexproof.entailing.rule.HeapRule;
import org.hexproof.entailing.rule.TopEntails;
import org.hexproof.report.Account;
import org.hexproof.report.game.HeapPositionReport;
import org.hexproof.report.game.HeapTableReport;
import org.hexproof.terminal.Progress;
import org.hexproof.value.Cursor;
import org.hexproof.value.ValueSyntaxException;

/**
 * What is asked about heaps: a table, or a position.
 *
 * @param first of the table
 * @param last of the table, or the largest heap of the position
 */
record EntailHeaps(String rule, int first, int last, Optional<HeapPosition> position) {
  private static final Pattern RANGE = Pattern.compile("([0-9]+)\\.\\.([0-9]+)");
  private static final Pattern HEAP = Pattern.compile("[0-9]+");

  static EntailHeaps read(String rule, String text) throws ValueSyntaxException {
    Cursor cursor = new Cursor("HEAPS", 1, text);
    int largest =
        rule.equals(EntailCommand.TOP_ENTAILS) ? TopEntails.MAX_HEAP : GoldbachsNim.MAX_HEAP;
    Matcher range = RANGE.matcher(text.strip());
    if (range.matches()) {
      int first = heap(cursor, 0, range.group(1), largest);
      int last = heap(cursor, range.start(2), range.group(2), largest);
      if (first > last) {
        throw cursor.error(0, "a range goes upwards: " + last + ".." + first);
      }
      return new EntailHeaps(rule, first, last, Optional.empty());
    }
    HeapPosition position = position(cursor, text, largest);
    return new EntailHeaps(
        rule, 0, position.heaps().stream().max().orElse(0), Optional.of(position));
  }

  private static HeapPosition position(Cursor cursor, String text, int largest)
      throws ValueSyntaxException {
    ImmutableIntArray.Builder heaps = ImmutableIntArray.builder();
    OptionalInt bound = OptionalInt.empty();
    int count = 0;
    do {
      int place = cursor.place();
      Matcher heap = HEAP.matcher(text).region(place, text.length());
      if (!heap.lookingAt()) {
        throw cursor.error(
            place,
            "expected a number of tokens, found " + cursor.found(),
            "heaps are a range such as 0..100, or a position such as 4+7+9 or 5!+4");
      }
      heaps.add(heap(cursor, place, heap.group(), largest));
      cursor.take(heap.group());
      int sign = cursor.place();
      if (cursor.take("!")) {
        if (bound.isPresent()) {
          throw cursor.error(sign, "a second heap where the next move has to be made");
        }
        bound = OptionalInt.of(count);
      }
      count++;
    } while (cursor.take("+"));
    cursor.checkEnd("'+', '!' or the end");
    return new HeapPosition(heaps.build(), bound);
  }

  private static int heap(Cursor cursor, int place, String digits, int largest)
      throws ValueSyntaxException {
    if (digits.length() > 9 || Integer.parseInt(digits) > largest) {
      throw cursor.error(place, "a heap of " + digits + "; heaps go up to " + largest);
    }
    return Integer.parseInt(digits);
  }

  Account report(Surroundings surroundings) {
    HeapRule table = table(surroundings);
    return position
        .<Account>map(heaps -> new HeapPositionReport(rule, table, heaps))
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
      return rule.equals(EntailCommand.TOP_ENTAILS)
          ? TopEntails.upTo(last, stop)
          : GoldbachsNim.upTo(last, stop);
    }
  }
}
