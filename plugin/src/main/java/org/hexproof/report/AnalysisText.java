package org.hexproof.report;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Multiset;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.hexproof.annotate.Analysis;
import org.hexproof.annotate.AnalysisTotals;
import org.hexproof.annotate.MoveTable;
import org.hexproof.annotate.Verdict;
import org.hexproof.board.Naming;

/** An analysis as a table of the main line's moves, with totals of the whole record. */
public final class AnalysisText {
  private static final ImmutableMap<Verdict.Way, String> WAYS =
      ImmutableMap.of(
          Verdict.Way.OVER, "by joined edges",
          Verdict.Way.PLAYED, "by the move that follows",
          Verdict.Way.KNOWN, "by the win of another position",
          Verdict.Way.SOLVED, "by the solver");
  private static final ImmutableMap<Verdict.Reason, String> REASONS =
      ImmutableMap.of(
          Verdict.Reason.LIMIT, "not decided in time",
          Verdict.Reason.FAILED, "at which the solver failed",
          Verdict.Reason.GIVEN_UP, "not asked, since those after them were not decided",
          Verdict.Reason.NO_TURN, "where the record does not say whose turn it is");

  private final Analysis analysis;
  private final Naming naming;
  private final Writer out;

  /**
   * Nothing is written as yet.
   *
   * @param naming what the players are called
   */
  public AnalysisText(Analysis analysis, Naming naming, Writer out) {
    this.analysis = analysis;
    this.naming = naming;
    this.out = out;
  }

  public void write() throws IOException {
    ImmutableList<MoveTable.Row> rows = MoveTable.of(analysis);
    if (!rows.isEmpty()) {
      line("move  player  cell    winner  remark");
    }
    for (MoveTable.Row row : rows) {
      line(
          String.format(
              Locale.ROOT,
              "%4d  %-6s  %-6s  %-6s  %s",
              row.number(),
              naming.word(row.move().player()),
              row.text(),
              row.winner().map(naming::word).orElse("-"),
              row.remark()));
    }
    AnalysisTotals totals = AnalysisTotals.of(analysis);
    line(count(totals.positions(), "position") + ", " + totals.ways().size() + " decided");
    list(totals.ways(), WAYS);
    list(totals.reasons(), REASONS);
    if (totals.toWin() > 0) {
      line(
          "the side to move wins "
              + totals.toWin()
              + "; all winning moves are known at "
              + totals.complete());
    }
    line(blunders());
    if (analysis.basis().remark().isPresent()) {
      line(analysis.basis().remark().get());
    }
  }

  private String blunders() {
    int all = analysis.blunders().size();
    long main =
        analysis.game().mainLine().stream()
            .filter(step -> analysis.blunder(step).isPresent())
            .count();
    if (all == 0) {
      return "no move is known to have thrown a win away";
    }
    String variations = all == main ? "" : ", " + (all - main) + " of them in variations";
    return count(all, "move") + " threw a win away" + variations;
  }

  private static String count(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }

  private <T> void list(Multiset<T> counted, ImmutableMap<T, String> words) throws IOException {
    List<String> parts = new ArrayList<>();
    words.forEach(
        (kind, text) -> {
          if (counted.contains(kind)) {
            parts.add("  " + counted.count(kind) + " " + text);
          }
        });
    if (!parts.isEmpty()) {
      line(parts.stream().collect(joining("\n")));
    }
  }

  private void line(String text) throws IOException {
    out.write(text.stripTrailing() + "\n");
  }
}
