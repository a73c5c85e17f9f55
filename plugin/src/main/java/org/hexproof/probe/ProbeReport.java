package org.hexproof.probe;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Naming;
import org.hexproof.format.text.TextWriter;
import org.hexproof.report.BasisJson;
import org.hexproof.report.Printable;

/**
 * What is known of the White moves into a region, for people and for scripts.
 *
 * @param name what the region is called, or an empty text
 * @param region the region
 * @param findings what is known of its moves
 * @param bolstered the same with a stone more each
 */
public record ProbeReport(
    String name,
    ProbedRegion region,
    ImmutableList<Finding> findings,
    ImmutableList<Bolstered> bolstered) {
  static final int VERSION = 1;
  private static final int COLUMN = 4;

  /** The region with a stone more. */
  public record Bolstered(Cell beside, Content stone, ImmutableList<Finding> findings) {
    /** The same with other findings. */
    public Bolstered with(ImmutableList<Finding> changed) {
      return new Bolstered(beside, stone, changed);
    }
  }

  public ProbeReport(String name, ProbedRegion region, ImmutableList<Finding> findings) {
    this(name, region, findings, ImmutableList.of());
  }

  /** The same with what is known when a stone more is beside the region. */
  public ProbeReport with(ImmutableList<Bolstered> table) {
    return new ProbeReport(name, region, findings, table);
  }

  /** The names of the moves of this status, in reading order. */
  ImmutableList<String> moves(String status) {
    return findings.stream()
        .filter(finding -> finding.status().equals(status))
        .map(Finding::name)
        .collect(ImmutableList.toImmutableList());
  }

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
        (name.isEmpty() ? "" : name + ": ")
            + String.join(
                ", ",
                counted(moves(Finding.INFERIOR).size(), "inferior"),
                counted(moves(Finding.NON_INFERIOR).size(), "with a witness"),
                counted(moves(Finding.VIABLE).size(), "viable")));
    Picture.of(region, findings).forEach(row -> lines.add("  " + row));
    for (Finding finding : findings) {
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
    List<Bolstered> columns = bolstered.stream().filter(column -> column.stone() == stone).toList();
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
        column -> head.append(Strings.padStart(region.name(column.beside()), COLUMN, ' ')));
    lines.add(head.toString());
    for (int i = 0; i < findings.size(); i++) {
      StringBuilder row = new StringBuilder(Strings.padEnd(findings.get(i).name(), COLUMN, ' '));
      for (Bolstered column : columns) {
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
    json.beginObject().name("version").value(VERSION).name("name").value(name);
    write(json, findings);
    if (!bolstered.isEmpty()) {
      json.name("perimeter").beginArray();
      for (Bolstered each : bolstered) {
        json.beginObject();
        json.name("cell").value(region.name(each.beside()));
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
