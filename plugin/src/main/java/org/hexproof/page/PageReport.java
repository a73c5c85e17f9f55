package org.hexproof.page;

import java.io.IOException;
import java.nio.file.Path;
import org.hexproof.report.Aside;
import org.hexproof.report.Report;
import org.hexproof.report.Shared;
import org.hexproof.report.Summary;
import org.hexproof.report.Unreadable;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Subject;

/** Verified templates as a page on which they are played through. */
public final class PageReport implements Report {
  private final PageWriter page;
  private final ShownFindings shown;

  /**
   * A page without templates as yet.
   *
   * @param folder where the run writes its certificates
   * @param minimality whether minimality is asked
   * @param probes what is known of intrusions
   */
  public PageReport(PageWriter page, Path folder, boolean minimality, KnownProbes probes) {
    this.page = page;
    this.shown = new ShownFindings(folder, minimality, probes);
  }

  @Override
  public void add(Finding told) throws IOException {
    Subject subject = Shared.of(told).subject();
    page.add(shown.next(told, subject.template().kind().label() + ", " + subject.place()));
  }

  @Override
  public void addUnreadable(Unreadable input) throws IOException {
    add("", input);
  }

  private void add(String before, Unreadable input) throws IOException {
    Unreadable shared = Shared.of(input);
    page.addUnreadable(before + shared.problem(), shared.notes());
  }

  @Override
  public void addAside(Aside why, Unreadable board) throws IOException {
    add(why.words() + ": ", board);
  }

  @Override
  public void end(Summary summary) throws IOException {
    page.end();
  }
}
