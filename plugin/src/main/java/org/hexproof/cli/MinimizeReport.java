package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.board.Cell;
import org.hexproof.format.Diagram;
import org.hexproof.format.hexboard.HexboardWriter;
import org.hexproof.format.text.TextWriter;
import org.hexproof.format.yaml.YamlWriter;
import org.hexproof.minimize.Minimizer;
import org.hexproof.report.BasisJson;
import org.hexproof.report.Claims;
import org.hexproof.report.MarkedDrawing;
import org.hexproof.report.Printable;
import org.hexproof.report.Summary;
import org.hexproof.solver.Basis;
import org.hexproof.template.Template;
import org.hexproof.verify.Finding;

/** What {@code hexproof minimize} tells: a text, a JSON document, or the templates alone. */
final class MinimizeReport {
  static final ImmutableList<String> FORMATS = ImmutableList.of("text", "yaml", "hexboard");

  private final String format;
  private final Template drawing;
  private final Writer out;
  private final List<Finding> findings = new ArrayList<>();

  MinimizeReport(String format, Template drawing, Writer out) {
    this.format = format;
    this.drawing = drawing;
    this.out = out;
  }

  void add(Finding finding) throws IOException {
    Template template = finding.subject().template();
    switch (format) {
      case "to text" -> write(new TextWriter().write(Diagram.of(template)), "\n");
      case "to hexboard" -> write(new HexboardWriter().write(Diagram.of(template)), "\n");
      case "to yaml" -> write(new YamlWriter().write(template), "---\n");
      case "json" -> {}
      default -> {
        line(
            "%s (%s): %s; %s of %s cells"
                .formatted(
                    template.name(),
                    template.kind().label(),
                    Claims.found(finding),
                    template.carrier().size(),
                    drawing.carrier().size()));
        for (String row : MarkedDrawing.rows(template, ImmutableMap.of())) {
          line(("  " + row).stripTrailing());
        }
        if (finding.basis().remark().isPresent()) {
          line("  " + finding.basis().remark().get());
        }
        for (String trouble : finding.troubles()) {
          line("  " + trouble);
        }
      }
    }
    findings.add(finding);
    out.flush();
  }

  private void write(String text, String separator) throws IOException {
    out.write((findings.isEmpty() ? "" : separator) + text);
  }

  private void line(String text) throws IOException {
    out.write(text + "\n");
  }

  /**
   * Tells of the whole.
   *
   * @param questions how many positions the search asked about
   * @param search what it rests on that these are the templates that are wanted
   */
  void end(long questions, Minimizer.Outcome outcome, Basis search, Summary.Resumed resumed)
      throws IOException {
    int apart = outcome instanceof Minimizer.Outcome.Done done ? done.apart() : 0;
    int solves = findings.stream().mapToInt(Finding::solves).sum();
    if (format.equals("json")) {
      writeJson(questions, solves, apart, search);
    } else if (format.equals("text") && !(outcome instanceof Minimizer.Outcome.NotValid)) {
      line(
          (findings.isEmpty() ? "" : "\n")
              + (findings.size() == 1 ? "1 template" : findings.size() + " templates")
              + (apart == 0 ? "" : "; " + apart + " minimal parts left out that are no templates")
              + "; %s positions to find, %s to verify".formatted(questions, solves)
              + resumed.words());
      if (search.remark().isPresent()) {
        line("the search " + search.remark().get());
      }
    }
    out.flush();
  }

  @SuppressWarnings("resource")
  private void writeJson(long questions, int solves, int apart, Basis search) throws IOException {
    JsonWriter json = Printable.json(out);
    json.setFormattingStyle(FormattingStyle.PRETTY);
    json.setHtmlSafe(false);
    json.beginObject();
    json.name("version").value(1);
    json.name("drawing").value(drawing.name());
    json.name("templates").beginArray();
    for (Finding finding : findings) {
      json.beginObject();
      json.name("name").value(finding.subject().name());
      json.name("kind").value(finding.subject().template().kind().label());
      cells(json, "carrier", finding.subject().template().carrier());
      cells(json, "black", finding.subject().template().stones().black());
      json.name("valid").value(finding.valid().orElse(null));
      json.name("minimal").value(finding.minimal().orElse(null));
      BasisJson.write(json, finding.basis());
      json.endObject();
    }
    json.endArray();
    json.name("apart").value(apart);
    json.name("questions").value(questions);
    json.name("solves").value(solves);
    BasisJson.write(json, search);
    json.endObject();
    out.write("\n");
  }

  private static void cells(JsonWriter json, String name, Iterable<Cell> cells) throws IOException {
    json.name(name).beginArray();
    for (Cell cell : cells) {
      json.value(cell.toString());
    }
    json.endArray();
  }
}
