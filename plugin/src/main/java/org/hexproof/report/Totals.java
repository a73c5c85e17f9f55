package org.hexproof.report;

import com.google.common.collect.ImmutableList;
import java.util.EnumMap;
import java.util.Map;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Verdict;

/** Adds up a run. */
final class Totals {
  private final Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
  private int unreadable;
  private final Map<Aside, Integer> asides = new EnumMap<>(Aside.class);

  void add(Finding finding) {
    counts.merge(finding.verdict(), 1, Integer::sum);
  }

  void addUnreadable() {
    unreadable++;
  }

  void add(Aside why) {
    asides.merge(why, 1, Integer::sum);
  }

  /** In words: a line for the templates, and for what else was asked for one each. */
  ImmutableList<String> lines(Summary summary) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add(templates(summary));
    summary.crossCheck().map(Totals::words).ifPresent(lines::add);
    summary.certified().map(Totals::words).ifPresent(lines::add);
    summary.split().map(Totals::words).ifPresent(lines::add);
    return lines.build();
  }

  private String templates(Summary summary) {
    StringBuilder total =
        new StringBuilder(Counted.of(counts.values().stream().mapToInt(i -> i).sum(), "template"));
    total.append(": ");
    total.append(counts.getOrDefault(Verdict.PASS, 0)).append(" pass, ");
    total.append(counts.getOrDefault(Verdict.FAIL, 0)).append(" fail, ");
    total.append(counts.getOrDefault(Verdict.UNDECIDED, 0)).append(" undecided");
    if (unreadable > 0) {
      total.append("; ").append(Counted.of(unreadable, "unreadable input"));
    }
    asides.forEach(
        (why, number) ->
            total.append("; ").append(Counted.of(number, "board")).append(" ").append(why.words()));
    total
        .append("; ")
        .append(Counted.of(summary.solves(), "solve"))
        .append(" by ")
        .append(summary.solver());
    return total.append(summary.resumed().words()).toString();
  }

  private static String words(Summary.CrossChecked check) {
    return "cross-check by "
        + check.solver()
        + ": "
        + Counted.of(check.confirmed(), "solve")
        + " confirmed, "
        + check.undecided()
        + " undecided, "
        + check.notPosed()
        + " that it can't be asked";
  }

  private static String words(Summary.Certified certified) {
    return Counted.of(certified.written(), "certificate")
        + " written to "
        + certified.folder()
        + " and checked"
        + (certified.kept() > 0 ? ", " + certified.kept() + " from before checked again" : "");
  }

  private static String words(Summary.Split split) {
    return Counted.of(split.solves(), "solve")
        + " split after "
        + split.seconds()
        + " s"
        + (split.resumed() > 0 ? ", " + split.resumed() + " of them gone on with" : "")
        + (split.foreign() > 0 ? " (another build of hexproof began " + split.foreign() + ")" : "")
        + split.store().map(folder -> "; what they decide is kept in " + folder).orElse("");
  }
}
