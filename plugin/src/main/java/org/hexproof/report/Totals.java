package org.hexproof.report;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.EnumMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import java.util.Optional;
import org.hexproof.prove.Splitting;
import org.hexproof.solving.Certification;
import org.hexproof.solving.CrossCheck;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Verdict;

/** Adds up a run. */
public final class Totals {
  private final Multiset<Verdict> verdicts = EnumMultiset.create(Verdict.class);
  private int unreadable;
  private final Multiset<Aside> asides = EnumMultiset.create(Aside.class);

  void add(Finding finding) {
    verdicts.add(finding.verdict());
  }

  void addUnreadable() {
    unreadable++;
  }

  void add(Aside why) {
    asides.add(why);
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
    summary.run().splitting().ifPresent(split -> lines.add(split(split, names.store())));
    return lines.build();
  }

  private String templates(Summary summary) {
    String besides =
        asides.entrySet().stream()
            .map(
                each ->
                    "; %s %s"
                        .formatted(Counted.of(each.getCount(), "board"), each.getElement().words()))
            .collect(joining());
    return "%s: %s pass, %s fail, %s undecided%s%s; %s by %s%s"
        .formatted(
            Counted.of(verdicts.size(), "template"),
            verdicts.count(Verdict.PASS),
            verdicts.count(Verdict.FAIL),
            verdicts.count(Verdict.UNDECIDED),
            unreadable > 0 ? "; " + Counted.of(unreadable, "unreadable input") : "",
            besides,
            Counted.of(summary.run().solves(), "solve"),
            summary.names().solver(),
            summary.resumed().words());
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

  /**
   * How many solves were split.
   *
   * @param store the folder that keeps what they decide
   */
  public static String split(Splitting split, Optional<String> store) {
    return Counted.of(split.solves(), "solve")
        + " split after "
        + Summary.seconds(split)
        + " s"
        + (split.resumed() > 0 ? ", " + split.resumed() + " of them gone on with" : "")
        + (split.foreign() > 0 ? " (another build of hexproof began " + split.foreign() + ")" : "")
        + store.map(folder -> "; what they decide is kept in " + folder).orElse("");
  }
}
