package org.hexproof.report;

import static java.util.stream.Collectors.joining;

import com.google.common.base.CharMatcher;
import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.format.Place;
import org.hexproof.solver.Basis;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Subject;

/**
 * SARIF 2.1.0 for code scanning, printed at the end: a result for each template that does not pass
 * and each input that can't be read, at the line where it begins. Properties of the run have the
 * verdict on each template.
 */
public final class SarifReport implements Report {
  /** Without a basis where nothing was decided. */
  private record Result(SarifRule rule, String message, Place place, Optional<Basis> basis) {}

  private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

  private final Writer out;
  private final String folder;
  private final String version;
  private final List<Result> results = new ArrayList<>();
  private final List<Finding> findings = new ArrayList<>();

  /**
   * @param folder the absolute path of the one that files are named relative to
   * @param version of this program
   */
  public SarifReport(Writer out, String folder, String version) {
    this.out = out;
    this.folder = folder;
    this.version = version;
  }

  @Override
  public void add(Finding finding) {
    findings.add(finding);
    SarifRule.of(finding)
        .ifPresent(
            rule ->
                results.add(
                    new Result(
                        rule,
                        message(finding),
                        finding.subject().place(),
                        Optional.of(finding.basis()))));
  }

  private static String message(Finding finding) {
    Subject subject = finding.subject();
    String note =
        subject.name() + " (" + subject.template().kind().label() + "): " + Notes.of(finding);
    String line =
        finding.line().size() > 1
            ? "; play may go " + finding.line().stream().map(Cell::toString).collect(joining(" "))
            : "";
    return note + line + finding.basis().remark().map(rests -> "; " + rests).orElse("");
  }

  @Override
  public void addUnreadable(Unreadable input) {
    results.add(new Result(SarifRule.UNREADABLE, named(input), input.place(), Optional.empty()));
  }

  @Override
  public void addAside(Aside why, Unreadable board) {
    results.add(new Result(why.rule(), named(board), board.place(), Optional.empty()));
  }

  private static String named(Unreadable input) {
    return (input.name().isEmpty() ? "" : input.name() + ": ") + input.sentences();
  }

  @Override
  @SuppressWarnings("resource")
  public void end(Summary summary) throws IOException {
    JsonWriter json = Printable.json(out);
    json.setFormattingStyle(FormattingStyle.PRETTY);
    json.setHtmlSafe(false);
    json.beginObject();
    json.name("$schema").value(SCHEMA);
    json.name("version").value("2.1.0");
    json.name("runs").beginArray().beginObject();
    json.name("tool").beginObject();
    json.name("driver").beginObject();
    json.name("name").value("Hexproof");
    json.name("version").value(version);
    json.name("rules").beginArray();
    for (SarifRule rule : SarifRule.values()) {
      write(json, rule);
    }
    json.endArray().endObject().endObject();
    json.name("columnKind").value("unicodeCodePoints");
    json.name("results").beginArray();
    for (Result result : results) {
      write(json, result);
    }
    json.endArray();
    writeTemplates(json);
    json.endObject().endArray().endObject();
    out.write("\n");
    out.flush();
  }

  private static void write(JsonWriter json, SarifRule rule) throws IOException {
    json.beginObject();
    json.name("id").value(rule.id());
    writeMessage(json, "shortDescription", rule.summary());
    writeMessage(json, "fullDescription", rule.description());
    json.name("defaultConfiguration").beginObject();
    json.name("level").value(rule.level());
    json.endObject().endObject();
  }

  private void write(JsonWriter json, Result result) throws IOException {
    json.beginObject();
    json.name("ruleId").value(result.rule().id());
    json.name("level").value(result.rule().level());
    writeMessage(json, "message", escaped(result.message()));
    json.name("locations").beginArray().beginObject();
    json.name("physicalLocation").beginObject();
    json.name("artifactLocation").beginObject();
    json.name("uri").value(FileUri.of(result.place().file(), folder));
    json.endObject();
    json.name("region").beginObject();
    json.name("startLine").value(result.place().line());
    json.name("startColumn").value(result.place().column());
    json.endObject().endObject().endObject().endArray();
    if (result.basis().isPresent()) {
      json.name("properties").beginObject();
      BasisJson.write(json, result.basis().get());
      json.endObject();
    }
    json.endObject();
  }

  /** All templates, those that pass too: results would make alerts of them. */
  private void writeTemplates(JsonWriter json) throws IOException {
    json.name("properties").beginObject();
    json.name("templates").beginArray();
    for (Finding finding : findings) {
      Subject subject = finding.subject();
      json.beginObject();
      json.name("name").value(subject.name());
      json.name("uri").value(FileUri.of(subject.place().file(), folder));
      json.name("line").value(subject.place().line());
      json.name("verdict").value(finding.verdict().label());
      BasisJson.write(json, finding.basis());
      json.endObject();
    }
    json.endArray().endObject();
  }

  private static void writeMessage(JsonWriter json, String name, String text) throws IOException {
    json.name(name).beginObject();
    json.name("text").value(text);
    json.endObject();
  }

  /** In one line, and without placeholders and links: brackets and braces make these in SARIF. */
  private static String escaped(String message) {
    return Printable.text(CharMatcher.whitespace().trimAndCollapseFrom(message, ' '))
        .replaceAll("[\\\\\\[\\]]", "\\\\$0")
        .replaceAll("[{}]", "$0$0");
  }
}
