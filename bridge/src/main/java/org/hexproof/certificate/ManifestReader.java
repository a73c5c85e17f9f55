package org.hexproof.certificate;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.certificate.statement.Beside;
import org.hexproof.certificate.statement.Manifest;
import org.hexproof.certificate.statement.Outline;
import org.hexproof.certificate.statement.ProofFormat;
import org.hexproof.certificate.statement.Proven.CheckedManifest;
import org.hexproof.certificate.statement.Statement;

/** Goes through a manifest, and sees that each line's certificate proves what the line says. */
final class ManifestReader {
  private final Text text;
  private final NamedCertificates certificates;
  private final Map<Cell, Boolean> parts = new HashMap<>();
  private Optional<Beside> beside = Optional.empty();
  private int proofs;
  private long nodes;

  ManifestReader(Text text, NamedCertificates certificates) {
    this.text = text;
    this.certificates = certificates;
  }

  CheckedManifest read() throws IOException {
    Head head = Head.read(text, ProofFormat.MANIFEST);
    Outline outline = head.outline(text);
    String claim = Head.word(text, "claim");
    boolean valid = !claim.equals("invalid");
    if (outline.tester().isPresent()) {
      beside = Optional.of(head.beside(text, outline.tester().get()));
    }
    prove(
        Head.word(text, valid ? "valid" : "invalid"),
        outline.whole(valid ? Color.BLACK : Color.WHITE));
    while (text.peek() != 'e') {
      if (outline.tester().isPresent() && text.peek() == 'b') {
        beside = Optional.of(head.beside(text, outline.tester().get()));
      }
      readPart(head, outline);
    }
    Head.end(text);
    Manifest manifest = claimed(claim, outline, valid);
    text.expectEnd();
    return new CheckedManifest(manifest, head.about(), proofs, nodes);
  }

  private void readPart(Head head, Outline outline) throws IOException {
    boolean needed = text.peek() == 'n';
    String rest = Head.word(text, needed ? "needed" : "redundant");
    int space = Math.max(0, rest.indexOf(' '));
    Cell part = head.cell(text, rest.substring(0, space));
    if (!outline.parts().contains(part)) {
      throw text.refuseLast(part + " is outside, or a stone that the goal names");
    }
    if (parts.putIfAbsent(part, needed) != null) {
      throw text.refuseLast(part + " is given twice");
    }
    prove(rest.substring(space + 1), outline.without(part, needed ? Color.WHITE : Color.BLACK));
  }

  private Manifest claimed(String claim, Outline outline, boolean valid) throws IOException {
    if (!valid && !parts.isEmpty()) {
      throw text.refuseLast("of an invalid template no part is needed");
    }
    Manifest manifest = new Manifest(outline, valid, ImmutableMap.copyOf(parts));
    Optional<Cell> open = manifest.open().stream().findFirst();
    if (!claim.equals("valid") && open.isPresent()) {
      throw text.refuseLast(
          "the claim is '" + claim + "', but there is no certificate for " + open.get());
    }
    if (!claim.equals("valid") && !claim.equals(manifest.claim())) {
      throw text.refuseLast("the claim is '" + claim + "', but this is " + manifest.claim());
    }
    return manifest;
  }

  /** Checks the certificate in a file, and that it proves this of the template. */
  private void prove(String name, Statement template) throws IOException {
    Statement statement;
    try {
      statement = beside.map(board -> board.statement(template)).orElse(template);
    } catch (IllegalArgumentException e) {
      throw text.refuseLast(e.getMessage());
    }
    nodes += certificates.prove(name, statement);
    proofs++;
  }
}
