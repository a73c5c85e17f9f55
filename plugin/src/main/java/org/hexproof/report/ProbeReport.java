package org.hexproof.report;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Naming;
import org.hexproof.probe.ProbeFinding;
import org.hexproof.probe.Probed;
import org.hexproof.probe.TextPicture;
import org.hexproof.probe.Witness;

/** What is known of the White moves into a region, for people and for scripts. */
public record ProbeReport(Probed probed, Naming naming) implements Account {
  private static final int COLUMN = 4;

  @Override
  public ImmutableList<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(
        "%s%s inferior, %s with a witness, %s viable"
            .formatted(
                probed.name().isEmpty() ? "" : probed.name() + ": ",
                probed.moves(ProbeFinding.INFERIOR).size(),
                probed.moves(ProbeFinding.NON_INFERIOR).size(),
                probed.moves(ProbeFinding.VIABLE).size()));
    TextPicture.of(probed.region(), probed.findings()).forEach(row -> lines.add("  " + row));
    for (ProbeFinding finding : probed.findings()) {
      lines.add(
          finding.name()
              + "  "
              + finding.status()
              + finding.inferior().map(why -> ": " + why).orElse("")
              + finding
                  .witness()
                  .map(Witness::source)
                  .filter(source -> !source.isEmpty())
                  .map(source -> ", witness " + source)
                  .orElse(""));
      finding.witness().ifPresent(witness -> lines.addAll(WitnessLines.of(witness, naming)));
      finding
          .partial()
          .ifPresent(
              best -> {
                lines.add(
                    "  no board found; with these stones around, %s in %s, it is viable:"
                        .formatted(naming.word(Color.BLACK), Counted.of(best.groups(), "group")));
                best.picture().forEach(row -> lines.add("  " + row));
              });
    }
    for (Content stone : ImmutableList.of(Content.WHITE, Content.BLACK)) {
      lines.addAll(table(stone));
    }
    return ImmutableList.copyOf(lines);
  }

  /** A row for each move, a column for each cell beside the region. */
  private List<String> table(Content stone) {
    List<Probed.Bolstered> columns =
        probed.bolstered().stream().filter(column -> column.stone() == stone).toList();
    List<String> lines = new ArrayList<>();
    if (columns.isEmpty()) {
      return lines;
    }
    lines.add("");
    lines.add(
        "with one more stone, %s, on:"
            .formatted(naming.word(stone == Content.BLACK ? Color.BLACK : Color.WHITE)));
    StringBuilder head = new StringBuilder(" ".repeat(COLUMN));
    columns.forEach(
        column ->
            head.append(Strings.padStart(probed.region().name(column.beside()), COLUMN, ' ')));
    lines.add(head.toString());
    for (int i = 0; i < probed.findings().size(); i++) {
      StringBuilder row =
          new StringBuilder(Strings.padEnd(probed.findings().get(i).name(), COLUMN, ' '));
      for (Probed.Bolstered column : columns) {
        row.append(Strings.padStart(column.findings().get(i).mark(), COLUMN, ' '));
      }
      lines.add(row.toString());
    }
    return lines;
  }

  @Override
  public Document members() {
    Document members = members(probed);
    if (!probed.bolstered().isEmpty()) {
      members.addEach(
          "perimeter",
          probed.bolstered(),
          each ->
              new Document()
                  .add("cell", probed.region().name(each.beside()))
                  .add("stone", each.stone())
                  .addEach("probes", each.findings(), ProbeReport::document));
    }
    return members;
  }

  static Document members(Probed probed) {
    return new Document()
        .add("name", probed.name())
        .addEach("probes", probed.findings(), ProbeReport::document);
  }

  private static Document document(ProbeFinding finding) {
    return new Document()
        .add("cell", finding.name())
        .add("status", finding.status())
        .add(finding.basis())
        .add("reason", finding.inferior())
        .add("witness", finding.witness().map(WitnessLines::document))
        .add(
            "partial",
            finding
                .partial()
                .map(
                    best ->
                        new Document()
                            .add("groups", best.groups())
                            .add("board", String.join("\n", best.picture()) + "\n")));
  }
}
