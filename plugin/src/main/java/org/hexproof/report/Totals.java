package org.hexproof.report;

import com.google.common.collect.ImmutableList;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.hexproof.prove.Splitting;
import org.hexproof.solving.Certification;
import org.hexproof.solving.CrossCheck;
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
    Summary.Names names = summary.names();
    summary.crossCheck().ifPresent(check -> lines.add(words(check, names.second().orElseThrow())));
    summary
        .certified()
        .ifPresent(made -> lines.add(words(made, names.certificates().orElseThrow())));
    summary.run().splitting().ifPresent(split -> lines.add(words(split, names.store())));
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
        .append(Counted.of(summary.run().solves(), "solve"))
        .append(" by ")
        .append(summary.names().solver());
    return total.append(summary.resumed().words()).toString();
  }

  private static String words(CrossCheck check, String solver) {
    return "cross-check by %s: %s confirmed, %s undecided, %s that it can't be asked"
        .formatted(
            solver, Counted.of(check.confirmed(), "solve"), check.undecided(), check.notPosed());
  }

  private static String words(Certification certified, String folder) {
    return Counted.of(certified.written(), "certificate")
        + " written to "
        + folder
        + " and checked"
        + (certified.kept() > 0 ? ", " + certified.kept() + " from before checked again" : "");
  }

  private static String words(Splitting split, Optional<String> store) {
    return Counted.of(split.solves(), "solve")
        + " split after "
        + Summary.seconds(split)
        + " s"
        + (split.resumed() > 0 ? ", " + split.resumed() + " of them gone on with" : "")
        + (split.foreign() > 0 ? " (another build of hexproof began " + split.foreign() + ")" : "")
        + store.map(folder -> "; what they decide is kept in " + folder).orElse("");
  }
}
