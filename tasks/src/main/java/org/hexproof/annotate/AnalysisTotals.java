package org.hexproof.annotate;

import com.google.common.collect.EnumMultiset;
import com.google.common.collect.Multiset;

/**
 * Numbers of positions. A step that leaves the position as it was does not count again.
 *
 * @param ways how those were decided that were
 * @param reasons why the others were not
 * @param estimated how many of those have an estimate
 * @param toWin those that the side to move wins
 * @param complete those of them of which all winning moves are known
 */
public record AnalysisTotals(
    Multiset<PositionVerdict.Way> ways,
    Multiset<PositionVerdict.Reason> reasons,
    int estimated,
    int toWin,
    int complete) {
  public static AnalysisTotals of(Analysis analysis) {
    Multiset<PositionVerdict.Way> ways = EnumMultiset.create(PositionVerdict.Way.class);
    Multiset<PositionVerdict.Reason> reasons = EnumMultiset.create(PositionVerdict.Reason.class);
    int estimated = 0;
    int toWin = 0;
    int complete = 0;
    for (int i = 0; i < analysis.game().size(); i++) {
      if (analysis.game().isSameAsBefore(i)) {
        continue;
      }
      if (analysis.verdict(i) instanceof PositionVerdict.Won won) {
        ways.add(won.way());
        boolean isToWin =
            won.way() != PositionVerdict.Way.OVER
                && analysis.game().step(i).toMove().filter(won.winner()::equals).isPresent();
        toWin += isToWin ? 1 : 0;
        complete += isToWin && won.complete() ? 1 : 0;
      } else if (analysis.verdict(i) instanceof PositionVerdict.Open open) {
        reasons.add(open.reason());
        estimated += analysis.estimate(i).isPresent() ? 1 : 0;
      }
    }
    return new AnalysisTotals(ways, reasons, estimated, toWin, complete);
  }

  public int positions() {
    return ways.size() + reasons.size();
  }
}
