package org.hexproof.report;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Locale;
import org.hexproof.probe.ProbeFinding;
import org.hexproof.probe.Probed;

/**
 * What is known of the White moves into several regions, a row for each.
 *
 * @param reports the regions
 * @param leftOut so many others were not looked at
 */
public record ProbeTable(ImmutableList<Probed> reports, int leftOut) implements Account {
  /** A head, the rows and a line of totals. */
  @Override
  public ImmutableList<String> lines() {
    TextTable table = new TextTable(column -> false);
    table.add("template", "cells", "inferior", "with a witness", "viable");
    for (Probed report : reports) {
      table.add(
          report.name(),
          String.valueOf(report.region().cells().size()),
          listed(report, ProbeFinding.INFERIOR),
          listed(report, ProbeFinding.NON_INFERIOR),
          listed(report, ProbeFinding.VIABLE));
    }
    return ImmutableList.<String>builder().addAll(table.lines()).add(totals()).build();
  }

  private static String listed(Probed report, String status) {
    List<String> moves = report.moves(status);
    return moves.isEmpty() ? "-" : String.join(" ", moves);
  }

  private int count(String status) {
    return reports.stream().mapToInt(report -> report.moves(status).size()).sum();
  }

  private String totals() {
    int inferior = count(ProbeFinding.INFERIOR);
    int shown = count(ProbeFinding.NON_INFERIOR);
    int open = count(ProbeFinding.VIABLE);
    int all = inferior + shown + open;
    return String.format(
        Locale.ROOT,
        "%s, %s: %d inferior, %d with a witness, %d viable; %.1f %% decided",
        Counted.of(reports.size(), "template"),
        Counted.of(all, "move"),
        inferior,
        shown,
        open,
        all == 0 ? 100.0 : 100.0 * (inferior + shown) / all);
  }

  @Override
  public Document members() {
    return new Document()
        .addEach("templates", reports, ProbeReport::members)
        .add("leftOut", leftOut);
  }
}
