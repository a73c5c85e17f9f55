package org.hexproof.report;

import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
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
        finding.line().size() > 1 ? "; play may go " + Joiner.on(' ').join(finding.line()) : "";
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
  public void end(Summary summary) throws IOException {
    Document driver =
        new Document()
            .add("name", "Hexproof")
            .add("version", version)
            .addEach("rules", Arrays.asList(SarifRule.values()), SarifReport::document);
    Document run =
        new Document()
            .add("tool", new Document().add("driver", driver))
            .add("columnKind", "unicodeCodePoints")
            .addEach("results", results, this::document)
            .add("properties", new Document().addEach("templates", findings, this::document));
    new Document()
        .add("$schema", SCHEMA)
        .add("version", "2.1.0")
        .add("runs", ImmutableList.of(run))
        .writePretty(out);
    out.flush();
  }

  private static Document document(SarifRule rule) {
    return new Document()
        .add("id", rule.id())
        .add("shortDescription", message(rule.summary()))
        .add("fullDescription", message(rule.description()))
        .add("defaultConfiguration", new Document().add("level", rule.level()));
  }

  private Document document(Result result) {
    Place place = result.place();
    Document location =
        new Document()
            .add("artifactLocation", new Document().add("uri", FileUri.of(place.file(), folder)))
            .add(
                "region",
                new Document().add("startLine", place.line()).add("startColumn", place.column()));
    return new Document()
        .add("ruleId", result.rule().id())
        .add("level", result.rule().level())
        .add("message", message(escaped(result.message())))
        .add("locations", ImmutableList.of(new Document().add("physicalLocation", location)))
        .addIfPresent("properties", result.basis().map(basis -> new Document().add(basis)));
  }

  /** Of any template, those that pass too: results would make alerts of them. */
  private Document document(Finding finding) {
    Subject subject = finding.subject();
    return new Document()
        .add("name", subject.name())
        .add("uri", FileUri.of(subject.place().file(), folder))
        .add("line", subject.place().line())
        .add("verdict", finding.verdict().label())
        .add(finding.basis());
  }

  private static Document message(String text) {
    return new Document().add("text", text);
  }

  /** In one line, and without placeholders and links: brackets and braces make these in SARIF. */
  private static String escaped(String message) {
    return Printable.text(CharMatcher.whitespace().trimAndCollapseFrom(message, ' '))
        .replaceAll("[\\\\\\[\\]]", "\\\\$0")
        .replaceAll("[{}]", "$0$0");
  }
}
