package org.hexproof.report;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Subject;
import org.hexproof.verify.Verdict;

/**
 * Text for people, one template after the other as they are finished. Each is drawn as it was read,
 * with marks on redundant cells and stones and on the move that breaks the promise.
 */
public final class TextReport implements Report {
  private static final String INDENT = " ".repeat(11);

  private final Writer out;
  private final boolean brief;
  private final Totals totals = new Totals();

  /**
   * @param brief whether to leave out the drawings of templates that pass
   */
  public TextReport(Writer out, boolean brief) {
    this.out = out;
    this.brief = brief;
  }

  @Override
  public void add(Finding finding) throws IOException {
    totals.add(finding);
    Subject subject = finding.subject();
    line(
        "%-10s %s (%s): %s"
            .formatted(
                finding.verdict().label(),
                subject.name(),
                subject.template().kind().label(),
                ClaimText.found(finding)));
    List<String> details = new ArrayList<>(ClaimText.differences(finding));
    details.addAll(finding.allRemarks());
    details.addAll(finding.troubles());
    if (finding.verdict() != Verdict.PASS) {
      details.add("at " + subject.place());
    }
    if (!brief || finding.verdict() != Verdict.PASS) {
      details.addAll(MarkedDrawing.lines(finding));
    }
    for (String detail : details) {
      line(INDENT + detail.stripTrailing().replace("\n", "\n" + INDENT));
    }
    out.flush();
  }

  /** Who reads text has seen on standard error what is wrong and where; here it is named. */
  @Override
  public void addUnreadable(Unreadable input) throws IOException {
    totals.addUnreadable();
    if (!input.name().isEmpty()) {
      line("unreadable " + input.name());
    }
  }

  @Override
  public void addAside(Aside why, Unreadable board) throws IOException {
    totals.add(why);
    line(
        "%-10s %s: %s%s"
            .formatted(
                why.label(),
                board.title(),
                why == Aside.KNOWN ? "" : why.words() + ": ",
                board.reason()));
    for (String note : board.notes()) {
      line(INDENT + note);
    }
    line(INDENT + "at " + board.place());
  }

  @Override
  public void end(Summary summary) throws IOException {
    line("");
    for (String total : totals.lines(summary)) {
      line(total);
    }
    out.flush();
  }

  private void line(String text) throws IOException {
    out.write(text + "\n");
  }
}
