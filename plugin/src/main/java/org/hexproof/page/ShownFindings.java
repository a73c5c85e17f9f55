package org.hexproof.page;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Path;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Naming;
import org.hexproof.format.Diagram;
import org.hexproof.report.ClaimText;
import org.hexproof.report.Shared;
import org.hexproof.template.Template;
import org.hexproof.verify.CertificateFolder;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Subject;

/** Verified templates as boards of pages, in the order in which they were verified. */
public final class ShownFindings {
  private final Proofs proofs;
  private final KnownProbes probes;

  /**
   * None shown as yet.
   *
   * @param folder where the run writes its certificates
   * @param minimality whether minimality is asked
   * @param probes what is known of intrusions
   */
  public ShownFindings(Path folder, boolean minimality, KnownProbes probes) {
    this.proofs = new Proofs(new CertificateFolder(folder, minimality));
    this.probes = probes;
  }

  /**
   * The next one.
   *
   * @param about where it is from, and what it is
   */
  public Shown next(Finding told, String about) throws IOException {
    Finding finding = Shared.of(told);
    Template template = finding.subject().template();
    return new Shown(
        finding.subject().name(),
        about,
        finding.verdict().label(),
        ClaimText.found(finding),
        ImmutableList.<String>builder()
            .addAll(ClaimText.differences(finding))
            .addAll(finding.allRemarks())
            .addAll(finding.troubles())
            .build(),
        Diagram.of(template),
        template.carrier(),
        finding.redundant(),
        probes.of(template),
        proofs.next(told.subject()).stream()
            .map(proof -> question(proof, told.subject(), finding.subject()))
            .collect(ImmutableList.toImmutableList()),
        finding.subject().naming());
  }

  /**
   * The line of a certificate that says what it is about may have the place, and proves nothing.
   */
  private static Shown.Question question(Proofs.Proof proof, Subject told, Subject shared) {
    String words =
        proof
            .without()
            .map(cell -> words(cell, shared.template(), proof.winner(), shared.naming()))
            .orElse("The promise: " + (proof.winner() == Color.BLACK ? "kept" : "broken"));
    return new Shown.Question(
        words, proof.text().replace(told.place().toString(), shared.place().toString()));
  }

  private static String words(Cell cell, Template template, Color winner, Naming naming) {
    String what = template.stones().at(cell) == Content.BLACK ? "the stone " + cell : "" + cell;
    return winner == Color.WHITE
        ? what + " is needed: " + naming.name(winner) + " wins without it"
        : what + " is redundant: " + naming.name(winner) + " keeps the promise without it";
  }
}
