package org.hexproof.cli;

import java.util.function.IntConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.report.Account;
import org.hexproof.report.game.HeapReport;
import org.hexproof.report.game.NimstringReport;
import org.hexproof.rule.CoinReader;
import org.hexproof.rule.EdgeGraph;
import org.hexproof.rule.HeapPosition;
import org.hexproof.rule.HeapTable;
import org.hexproof.rule.Nimstring;
import org.hexproof.rule.Rules;
import org.hexproof.rule.StringsAndCoins;
import org.hexproof.terminal.Progress;
import org.hexproof.value.Cursor;
import org.hexproof.value.ValueSyntaxException;

/** Tells of heaps, and of boards of Dots and Boxes, with progress. */
final class EntailingRules {
  private static final Pattern RANGE = Pattern.compile("([0-9]+)\\.\\.([0-9]+)");
  private static final String ORIGIN = "HEAPS";

  /** So many positions of a board are one step. */
  private static final int STEP = 1 << 12;

  private EntailingRules() {}

  /** A table of heaps, or a position. */
  static Account heaps(String rule, Rules.Heaps heaps, String text, Surroundings surroundings)
      throws ValueSyntaxException {
    Cursor cursor = new Cursor(ORIGIN, 1, text);
    int largest = heaps.largest();
    Matcher range = RANGE.matcher(text.strip());
    if (!range.matches()) {
      HeapPosition position = HeapPosition.read(ORIGIN, text, largest);
      int last = position.heaps().stream().max().orElse(0);
      return HeapReport.position(rule, table(heaps, last, surroundings), position);
    }
    int first = HeapPosition.heap(cursor, 0, range.group(1), largest);
    int last = HeapPosition.heap(cursor, range.start(2), range.group(2), largest);
    if (first > last) {
      throw cursor.error(0, "a range goes upwards: " + last + ".." + first);
    }
    return HeapReport.range(rule, table(heaps, last, surroundings), first, last);
  }

  private static HeapTable table(Rules.Heaps heaps, int last, Surroundings surroundings) {
    // The work for a heap grows with its tokens.
    try (Progress progress = surroundings.watch().count("heaps", (last + 1L) * last / 2)) {
      return heaps.table(
          last,
          heap -> {
            progress.stepOrStop(heap);
            return false;
          });
    }
  }

  /** A board, or a graph of strings and coins, whose coins count or not. */
  static Account board(String file, String text, boolean counting, Surroundings surroundings)
      throws ValueSyntaxException {
    EdgeGraph graph = CoinReader.read(file, text);
    check(file, graph.largestPart(), Nimstring.MAX_STRINGS, "lines that hang together");
    if (counting) {
      check(file, graph.edges().size(), StringsAndCoins.MAX_STRINGS, "lines");
    }
    try (Progress progress = surroundings.watch().count("positions", -1)) {
      IntConsumer watch =
          positions -> {
            if (positions % STEP == 0) {
              progress.stepOrStop(STEP);
            }
          };
      return counting
          ? NimstringReport.boxes(graph, watch)
          : NimstringReport.nimstring(graph, watch);
    }
  }

  private static void check(String file, int there, int limit, String what) {
    if (there > limit) {
      throw CommandException.unreadable(
          ("%s: %s %s are left to draw, too many to keep all positions in memory\n"
                  + "  hint: there may be %s; each line more takes up to twice as much")
              .formatted(file, there, what, limit));
    }
  }
}
