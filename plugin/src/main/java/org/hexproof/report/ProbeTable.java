package org.hexproof.report;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.hexproof.probe.Finding;
import org.hexproof.probe.Probed;

/**
 * What is known of the White moves into several regions, a row for each.
 *
 * @param reports the regions
 * @param leftOut so many others were not looked at
 */
public record ProbeTable(ImmutableList<Probed> reports, int leftOut) {
  private static final String GAP = "  ";
  private static final ImmutableList<String> HEAD =
      ImmutableList.of("template", "cells", "inferior", "with a witness", "viable");

  /** Lines for people: a head, the rows and a line of totals. */
  public String text() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(HEAD);
    for (Probed report : reports) {
      rows.add(
          ImmutableList.of(
              report.name(),
              String.valueOf(report.region().cells().size()),
              listed(report, Finding.INFERIOR),
              listed(report, Finding.NON_INFERIOR),
              listed(report, Finding.VIABLE)));
    }
    List<Integer> widths =
        IntStream.range(0, HEAD.size())
            .mapToObj(
                column ->
                    Collections.max(rows.stream().map(row -> row.get(column).length()).toList()))
            .toList();
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < HEAD.size(); i++) {
        line.append(Strings.padEnd(row.get(i), widths.get(i), ' ')).append(GAP);
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.append(totals()).append('\n').toString();
  }

  private static String listed(Probed report, String status) {
    List<String> moves = report.moves(status);
    return moves.isEmpty() ? "-" : String.join(" ", moves);
  }

  private int count(String status) {
    return reports.stream().mapToInt(report -> report.moves(status).size()).sum();
  }

  private String totals() {
    int inferior = count(Finding.INFERIOR);
    int shown = count(Finding.NON_INFERIOR);
    int open = count(Finding.VIABLE);
    int all = inferior + shown + open;
    return String.format(
        Locale.ROOT,
        "%d templates, %d moves: %d inferior, %d with a witness, %d viable; %.1f %% decided",
        reports.size(),
        all,
        inferior,
        shown,
        open,
        all == 0 ? 100.0 : 100.0 * (inferior + shown) / all);
  }

  /** One JSON document. */
  public String json() throws IOException {
    StringWriter text = new StringWriter();
    JsonWriter json = Printable.json(text);
    json.setFormattingStyle(FormattingStyle.COMPACT);
    json.beginObject().name("version").value(ProbeReport.VERSION);
    json.name("templates").beginArray();
    for (Probed report : reports) {
      json.beginObject().name("name").value(report.name());
      ProbeReport.write(json, report.findings());
      json.endObject();
    }
    json.endArray();
    json.name("leftOut").value(leftOut).endObject().flush();
    return text + "\n";
  }
}
