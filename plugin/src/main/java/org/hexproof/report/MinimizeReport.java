package org.hexproof.report;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.format.Diagram;
import org.hexproof.format.hexboard.HexboardWriter;
import org.hexproof.format.text.TextWriter;
import org.hexproof.format.yaml.YamlWriter;
import org.hexproof.minimize.MinimizeTask;
import org.hexproof.minimize.Minimizer;
import org.hexproof.solver.Basis;
import org.hexproof.template.Template;
import org.hexproof.verify.Finding;

/** What {@code hexproof minimize} tells: a text, a JSON document, or the templates alone. */
public final class MinimizeReport {
  /** Languages in which it writes the templates alone. */
  public static final ImmutableList<String> FORMATS = ImmutableList.of("text", "yaml", "hexboard");

  private final String format;
  private final Template drawing;
  private final Writer out;
  private final List<Finding> findings = new ArrayList<>();

  /**
   * Nothing is told as yet.
   *
   * @param format text, json, or "to" and one of {@link #FORMATS}
   */
  public MinimizeReport(String format, Template drawing, Writer out) {
    this.format = format;
    this.drawing = drawing;
    this.out = out;
  }

  public void add(Finding finding) throws IOException {
    Template template = finding.subject().template();
    switch (format) {
      case "to text" -> write(new TextWriter().write(Diagram.of(template)), "\n");
      case "to hexboard" -> write(new HexboardWriter().write(Diagram.of(template)), "\n");
      case "to yaml" -> write(new YamlWriter().write(template), "---\n");
      case "json" -> {}
      default -> {
        line(
            "%s (%s): %s; %s of %s"
                .formatted(
                    template.name(),
                    template.kind().label(),
                    ClaimText.found(finding),
                    template.carrier().size(),
                    Counted.of(drawing.carrier().size(), "cell")));
        for (String row : MarkedDrawing.indented(MarkedDrawing.rows(template, ImmutableMap.of()))) {
          line(row);
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

  public void end(MinimizeTask.Minimized found, Summary.Resumed resumed) throws IOException {
    Minimizer.Outcome outcome = found.outcome();
    Basis search = found.basis();
    int apart = outcome instanceof Minimizer.Outcome.Done done ? done.apart() : 0;
    int solves = findings.stream().mapToInt(Finding::solves).sum();
    if (format.equals("json")) {
      writeJson(found.questions(), solves, apart, search);
    } else if (format.equals("text") && !(outcome instanceof Minimizer.Outcome.NotValid)) {
      line(
          (findings.isEmpty() ? "" : "\n")
              + Counted.of(findings.size(), "template")
              + (apart == 0
                  ? ""
                  : "; "
                      + Counted.of(apart, "minimal part")
                      + " left out that "
                      + (apart == 1 ? "is no template" : "are no templates"))
              + "; %s to find, %s to verify"
                  .formatted(Counted.of(found.questions(), "position"), solves)
              + resumed.words());
      if (search.remark().isPresent()) {
        line("the search " + search.remark().get());
      }
    }
    out.flush();
  }

  private void writeJson(long questions, int solves, int apart, Basis search) throws IOException {
    Document.versioned()
        .add("drawing", drawing.name())
        .addEach("templates", findings, MinimizeReport::document)
        .add("apart", apart)
        .add("questions", questions)
        .add("solves", solves)
        .add(search)
        .writePretty(out);
  }

  private static Document document(Finding finding) {
    Template template = finding.subject().template();
    return new Document()
        .add("name", finding.subject().name())
        .add("kind", template.kind().label())
        .add("carrier", template.carrier())
        .add("black", template.stones().black())
        .add("valid", finding.valid())
        .add("minimal", finding.minimal())
        .add(finding.basis());
  }
}
