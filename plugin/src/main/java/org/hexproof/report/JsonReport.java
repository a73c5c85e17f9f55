package org.hexproof.report;

import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.prove.Splitting;
import org.hexproof.solving.Certification;
import org.hexproof.solving.CrossCheck;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Verdict;

/**
 * One JSON document, printed at the end. A template that doesn't pass has a {@code note} beside the
 * usual members, a cross-checked run has a {@code crossCheck}, one with certificates {@code
 * certificates}, one that took solves from a resume file {@code resumed}, one whose long solves are
 * split a {@code split}; files that can't be read are under {@code unreadable} if there are any,
 * and so is what each {@link Aside} lists.
 */
public final class JsonReport implements Report {
  private final Writer out;
  private final List<Finding> findings = new ArrayList<>();
  private final List<Unreadable> unreadable = new ArrayList<>();
  private final ListMultimap<Aside, Unreadable> asides =
      MultimapBuilder.enumKeys(Aside.class).arrayListValues().build();

  public JsonReport(Writer out) {
    this.out = out;
  }

  @Override
  public void add(Finding finding) {
    findings.add(finding);
  }

  @Override
  public void addUnreadable(Unreadable input) {
    unreadable.add(input);
  }

  @Override
  public void addAside(Aside why, Unreadable board) {
    asides.put(why, board);
  }

  @Override
  public void end(Summary summary) throws IOException {
    Summary.Names names = summary.names();
    Document document =
        Document.versioned()
            .add("solver", names.solver())
            .addEach("templates", findings, JsonReport::document)
            .addIfPresent("crossCheck", summary.crossCheck().map(check -> document(check, names)))
            .addIfPresent("certificates", summary.certified().map(made -> document(made, names)));
    if (summary.resumed().solves() > 0) {
      document.add(
          "resumed",
          new Document()
              .add("solves", summary.resumed().solves())
              .add("otherBuild", summary.resumed().foreign()));
    }
    document.addIfPresent("split", summary.run().splitting().map(split -> document(split, names)));
    add(document, "unreadable", unreadable);
    for (Aside why : Aside.values()) {
      add(document, why.member(), asides.get(why));
    }
    document.writePretty(out);
    out.flush();
  }

  private static Document document(CrossCheck check, Summary.Names names) {
    return new Document()
        .add("solver", names.second())
        .add("confirmed", check.confirmed())
        .add("notPosed", check.notPosed())
        .add("undecided", check.undecided());
  }

  private static Document document(Certification certified, Summary.Names names) {
    return new Document()
        .add("folder", names.certificates())
        .add("written", certified.written())
        .add("kept", certified.kept());
  }

  private static Document document(Splitting split, Summary.Names names) {
    return new Document()
        .add("after", Summary.seconds(split))
        .add("solves", split.solves())
        .add("resumed", split.resumed())
        .add("otherBuild", split.foreign())
        .add("store", names.store());
  }

  private static void add(Document document, String member, List<Unreadable> inputs) {
    if (!inputs.isEmpty()) {
      document.addEach(member, inputs, JsonReport::document);
    }
  }

  private static Document document(Unreadable input) {
    return new Document()
        .add("file", input.input())
        .add("name", input.name())
        .add("line", input.place().line())
        .add("column", input.place().column())
        .add("message", input.message())
        .add("hint", input.hint());
  }

  private static Document document(Finding finding) {
    Document document =
        new Document()
            .add("name", finding.subject().name())
            .add("file", finding.subject().place().file())
            .add("kind", finding.subject().template().kind().label())
            .add("valid", finding.valid())
            .add("minimal", finding.minimal())
            .add("redundant", finding.redundant())
            .add("refutation", finding.refutation())
            .add("line", finding.line())
            .add("method", finding.method())
            .add(finding.basis());
    if (!finding.remarks().isEmpty()) {
      document.add("remarks", finding.remarks());
    }
    document
        .add("solves", finding.solves())
        .add("nodes", finding.nodes())
        .add("millis", finding.time().toMillis())
        .add("verdict", finding.verdict().label());
    return finding.verdict() == Verdict.PASS ? document : document.add("note", Notes.of(finding));
  }
}
