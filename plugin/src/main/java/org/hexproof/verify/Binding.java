package org.hexproof.verify;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.certificate.Manifest;
import org.hexproof.certificate.ManifestFile;
import org.hexproof.solving.Certification;

/** Writes what binds the certificates of templates to their drawings. */
record Binding(Certification certification) {
  /**
   * Writes the manifest of a template, if it has a certificate of validity or the opposite. A part
   * of a valid one is in it if its certificate was checked in this run.
   *
   * @return the finding, with a trouble if the manifest can't be written
   */
  Finding bind(Finding finding, CertificateFolder.Names names) {
    Optional<Path> whole = Optional.empty();
    boolean valid = false;
    Map<Cell, Path> parts = new HashMap<>();
    ImmutableMap.Builder<Cell, Boolean> needed = ImmutableMap.builder();
    for (CertificateFolder.Wanted wanted : names.certificates()) {
      Path path = wanted.target().path();
      Optional<Color> winner = certification.winner(path);
      if (winner.isEmpty()) {
        continue;
      }
      if (wanted.without().isEmpty()) {
        whole = Optional.of(path);
        valid = winner.get() == Color.BLACK;
      } else if (valid) { // of another, a template that is a part of it may have been asked
        Cell part = wanted.without().get();
        parts.put(part, path);
        needed.put(part, winner.get() == Color.WHITE);
      }
    }
    if (whole.isEmpty() || names.shape().isEmpty()) {
      return finding;
    }
    try {
      new ManifestFile(names.manifest())
          .write(
              finding.subject().name(),
              new Manifest(names.shape().get(), valid, needed.buildOrThrow()),
              whole.get(),
              parts);
      return finding;
    } catch (IOException e) {
      return finding.notKept("no manifest " + names.manifest() + ": " + e.getMessage());
    }
  }
}
