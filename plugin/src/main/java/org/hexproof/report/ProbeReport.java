package org.hexproof.report;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Naming;
import org.hexproof.format.text.TextWriter;
import org.hexproof.probe.Finding;
import org.hexproof.probe.PartialContext;
import org.hexproof.probe.Picture;
import org.hexproof.probe.Probed;
import org.hexproof.probe.Witness;

/** What is known of the White moves into a region, for people and for scripts. */
public record ProbeReport(Probed probed) {
  static final int VERSION = 1;
  private static final int COLUMN = 4;

  private static String counted(int number, String what) {
    return number + " " + what;
  }

  /**
   * Lines for people.
   *
   * @param naming what they call the players
   */
  public String text(Naming naming) {
    List<String> lines = new ArrayList<>();
    lines.add(
        (probed.name().isEmpty() ? "" : probed.name() + ": ")
            + String.join(
                ", ",
                counted(probed.moves(Finding.INFERIOR).size(), "inferior"),
                counted(probed.moves(Finding.NON_INFERIOR).size(), "with a witness"),
                counted(probed.moves(Finding.VIABLE).size(), "viable")));
    Picture.of(probed.region(), probed.findings()).forEach(row -> lines.add("  " + row));
    for (Finding finding : probed.findings()) {
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
      finding
          .witness()
          .ifPresent(
              witness -> {
                lines.add(
                    "  with %s empty cells, %s is %s's only winning move (*):"
                        .formatted(
                            String.valueOf(witness.position().empty().size()),
                            witness.move(),
                            naming.name(Color.WHITE)));
                new TextWriter()
                    .write(witness.diagram(""))
                    .lines()
                    .forEach(row -> lines.add("  " + row));
              });
      finding
          .partial()
          .ifPresent(
              best -> {
                lines.add(
                    "  no board found; with these stones around, %s in %s groups, it is viable:"
                        .formatted(naming.word(Color.BLACK), String.valueOf(best.groups())));
                best.picture().forEach(row -> lines.add("  " + row));
              });
    }
    for (Content stone : ImmutableList.of(Content.WHITE, Content.BLACK)) {
      lines.addAll(table(stone, naming));
    }
    return String.join("\n", lines) + "\n";
  }

  /** A row for each move, a column for each cell beside the region. */
  private List<String> table(Content stone, Naming naming) {
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

  /** One JSON document. */
  public String json() throws IOException {
    StringWriter text = new StringWriter();
    JsonWriter json = Printable.json(text);
    json.setFormattingStyle(FormattingStyle.COMPACT);
    json.beginObject().name("version").value(VERSION).name("name").value(probed.name());
    write(json, probed.findings());
    if (!probed.bolstered().isEmpty()) {
      json.name("perimeter").beginArray();
      for (Probed.Bolstered each : probed.bolstered()) {
        json.beginObject();
        json.name("cell").value(probed.region().name(each.beside()));
        json.name("stone").value(each.stone().name().toLowerCase(Locale.ROOT));
        write(json, each.findings());
        json.endObject();
      }
      json.endArray();
    }
    json.endObject().flush();
    return text + "\n";
  }

  static void write(JsonWriter json, List<Finding> findings) throws IOException {
    json.name("probes").beginArray();
    for (Finding finding : findings) {
      json.beginObject();
      json.name("cell").value(finding.name());
      json.name("status").value(finding.status());
      BasisJson.write(json, finding.basis());
      json.name("reason").value(finding.inferior().orElse(null));
      json.name("witness");
      if (finding.witness().isPresent()) {
        Witness witness = finding.witness().get();
        json.beginObject();
        json.name("move").value(witness.move().toString());
        json.name("empty").value(witness.position().empty().size());
        json.name("source").value(witness.source().isEmpty() ? null : witness.source());
        json.name("board").value(new TextWriter().write(witness.diagram("")));
        json.endObject();
      } else {
        json.nullValue();
      }
      json.name("partial");
      if (finding.partial().isPresent()) {
        PartialContext best = finding.partial().get();
        json.beginObject().name("groups").value(best.groups());
        json.name("board").value(String.join("\n", best.picture()) + "\n").endObject();
      } else {
        json.nullValue();
      }
      json.endObject();
    }
    json.endArray();
  }
}
