package org.hexproof.cli;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.hexproof.entailing.rule.CoinGraph;
import org.hexproof.entailing.rule.CoinGraphReader;
import org.hexproof.entailing.rule.Nimstring;
import org.hexproof.entailing.rule.StringsAndCoins;
import org.hexproof.format.Source;
import org.hexproof.report.Account;
import org.hexproof.report.game.DotsAndBoxesReport;
import org.hexproof.report.game.NimstringReport;
import org.hexproof.terminal.Progress;
import org.hexproof.value.ValueSyntaxException;

/** A board of Dots and Boxes, or a graph, in a file. */
record EntailBoard(String file, CoinGraph graph) {
  /** So many positions are one step. */
  private static final int STEP = 1 << 12;

  static EntailBoard read(String name, Surroundings surroundings) throws ValueSyntaxException {
    Operand operand = new Operand(name, Optional.empty());
    byte[] bytes = new Inputs(surroundings.in()).bytes(operand);
    if (bytes.length > Source.MAX_BYTES) {
      throw CommandException.unreadable(
          name + ": larger than " + Source.MAX_BYTES / (1 << 20) + " MiB, which no board is");
    }
    String text = new String(bytes, StandardCharsets.UTF_8);
    return new EntailBoard(name, CoinGraphReader.read(name, withoutMark(text)));
  }

  /** Some editors begin a file with a byte order mark. */
  private static String withoutMark(String text) {
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  Account report(boolean counting, Surroundings surroundings) {
    check(graph.largestPart(), Nimstring.MAX_STRINGS, "lines that hang together");
    if (counting) {
      check(graph.strings().size(), StringsAndCoins.MAX_STRINGS, "lines");
    }
    try (Progress progress = surroundings.watch().count("positions", -1)) {
      IntConsumer watch =
          positions -> {
            if (positions % STEP == 0) {
              progress.stepOrStop(STEP);
            }
          };
      NimstringReport nimstring = NimstringReport.of(graph, new Nimstring(graph, watch));
      return counting
          ? DotsAndBoxesReport.of(graph, new StringsAndCoins(graph, watch), nimstring)
          : nimstring;
    }
  }

  private void check(int there, int limit, String what) {
    if (there > limit) {
      throw CommandException.unreadable(
          ("%s: %s %s are left to draw, too many to keep all positions in memory\n"
                  + "  hint: there may be %s; each line more takes up to twice as much")
              .formatted(file, there, what, limit));
    }
  }
}
