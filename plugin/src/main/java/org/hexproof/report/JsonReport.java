package org.hexproof.report;

import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.board.Cell;
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
  /** Grows when a member goes or changes its meaning; new members may come at any time. */
  private static final int VERSION = 1;

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
  @SuppressWarnings("resource")
  public void end(Summary summary) throws IOException {
    JsonWriter json = Printable.json(out);
    json.setFormattingStyle(FormattingStyle.PRETTY);
    json.setHtmlSafe(false);
    json.beginObject();
    json.name("version").value(VERSION);
    json.name("solver").value(summary.solver());
    json.name("templates").beginArray();
    for (Finding finding : findings) {
      write(json, finding);
    }
    json.endArray();
    if (summary.crossCheck().isPresent()) {
      Summary.CrossChecked check = summary.crossCheck().get();
      json.name("crossCheck").beginObject();
      json.name("solver").value(check.solver());
      json.name("confirmed").value(check.confirmed());
      json.name("notPosed").value(check.notPosed());
      json.name("undecided").value(check.undecided());
      json.endObject();
    }
    if (summary.certified().isPresent()) {
      Summary.Certified certified = summary.certified().get();
      json.name("certificates").beginObject();
      json.name("folder").value(certified.folder());
      json.name("written").value(certified.written());
      json.name("kept").value(certified.kept());
      json.endObject();
    }
    if (summary.resumed().solves() > 0) {
      json.name("resumed").beginObject();
      json.name("solves").value(summary.resumed().solves());
      json.name("otherBuild").value(summary.resumed().foreign());
      json.endObject();
    }
    if (summary.split().isPresent()) {
      Summary.Split split = summary.split().get();
      json.name("split").beginObject();
      json.name("after").value(split.seconds());
      json.name("solves").value(split.solves());
      json.name("resumed").value(split.resumed());
      json.name("otherBuild").value(split.foreign());
      json.name("store").value(split.store().orElse(null));
      json.endObject();
    }
    write(json, "unreadable", unreadable);
    for (Aside why : Aside.values()) {
      write(json, why.member(), asides.get(why));
    }
    json.endObject();
    out.write("\n");
    out.flush();
  }

  /** The inputs in a member of the document, if there are any. */
  private static void write(JsonWriter json, String member, List<Unreadable> inputs)
      throws IOException {
    if (inputs.isEmpty()) {
      return;
    }
    json.name(member).beginArray();
    for (Unreadable input : inputs) {
      json.beginObject();
      json.name("file").value(input.input());
      json.name("name").value(input.name());
      json.name("line").value(input.place().line());
      json.name("column").value(input.place().column());
      json.name("message").value(input.message());
      json.name("hint").value(input.hint().orElse(null));
      json.endObject();
    }
    json.endArray();
  }

  private static void write(JsonWriter json, Finding finding) throws IOException {
    json.beginObject();
    json.name("name").value(finding.subject().name());
    json.name("file").value(finding.subject().place().file());
    json.name("kind").value(finding.subject().template().kind().label());
    json.name("valid").value(finding.valid().orElse(null));
    json.name("minimal").value(finding.minimal().orElse(null));
    json.name("redundant").beginArray();
    for (Cell cell : finding.redundant()) {
      json.value(cell.toString());
    }
    json.endArray();
    json.name("refutation").value(finding.refutation().map(Cell::toString).orElse(null));
    json.name("line").beginArray();
    for (Cell cell : finding.line()) {
      json.value(cell.toString());
    }
    json.endArray();
    json.name("method").value(finding.method());
    BasisJson.write(json, finding.basis());
    if (!finding.remarks().isEmpty()) {
      json.name("remarks").beginArray();
      for (String remark : finding.remarks()) {
        json.value(remark);
      }
      json.endArray();
    }
    json.name("solves").value(finding.solves());
    json.name("nodes").value(finding.nodes());
    json.name("millis").value(finding.time().toMillis());
    json.name("verdict").value(finding.verdict().label());
    if (finding.verdict() != Verdict.PASS) {
      json.name("note").value(Notes.of(finding));
    }
    json.endObject();
  }
}
