package org.hexproof.page;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Path;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Naming;
import org.hexproof.format.Diagram;
import org.hexproof.report.Aside;
import org.hexproof.report.Claims;
import org.hexproof.report.Report;
import org.hexproof.report.SharedName;
import org.hexproof.report.Summary;
import org.hexproof.report.Unreadable;
import org.hexproof.template.Template;
import org.hexproof.verify.Finding;

/** Verified templates as a page on which they are played through. */
public final class PageReport implements Report {
  private final PageWriter page;
  private final Proofs proofs;
  private final KnownProbes probes;

  /**
   * A page without templates as yet.
   *
   * @param folder where the run writes its certificates
   * @param minimality whether minimality is asked
   * @param probes what is known of intrusions
   */
  public PageReport(PageWriter page, Path folder, boolean minimality, KnownProbes probes) {
    this.page = page;
    this.proofs = new Proofs(folder, minimality);
    this.probes = probes;
  }

  @Override
  public void add(Finding finding) throws IOException {
    Template template = finding.subject().template();
    page.add(
        new Shown(
            SharedName.in(finding.subject().name(), finding.subject().place().file()),
            template.kind().label() + ", " + SharedName.of(finding.subject().place()),
            finding.verdict().label(),
            Claims.found(finding),
            ImmutableList.<String>builder()
                .addAll(Claims.differences(finding))
                .addAll(finding.allRemarks())
                .addAll(finding.troubles())
                .build(),
            Diagram.of(template),
            template.carrier(),
            finding.redundant(),
            probes.of(template),
            proofs.next(finding.subject()).stream()
                .map(proof -> question(proof, template, finding.subject().naming()))
                .collect(ImmutableList.toImmutableList()),
            finding.subject().naming()));
  }

  private static Shown.Question question(Proofs.Proof proof, Template template, Naming naming) {
    String words =
        proof
            .without()
            .map(cell -> words(cell, template, proof.winner(), naming))
            .orElse("The promise: " + (proof.winner() == Color.BLACK ? "kept" : "broken"));
    return new Shown.Question(words, proof.text());
  }

  private static String words(Cell cell, Template template, Color winner, Naming naming) {
    String what = template.stones().at(cell) == Content.BLACK ? "the stone " + cell : "" + cell;
    return winner == Color.WHITE
        ? what + " is needed: " + naming.name(winner) + " wins without it"
        : what + " is redundant: " + naming.name(winner) + " keeps the promise without it";
  }

  @Override
  public void addUnreadable(Unreadable input) throws IOException {
    add("", input);
  }

  /** The hint is a part of its own. */
  private void add(String before, Unreadable input) throws IOException {
    page.addUnreadable(
        before + SharedName.in(input.problem(), input.place().file()), input.notes());
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
