package org.hexproof.verify;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.certificate.statement.Beside;
import org.hexproof.certificate.statement.Manifest;
import org.hexproof.certificate.writing.ManifestFile;
import org.hexproof.solving.Certification;

/** Writes what binds the certificates of templates to their drawings. */
record Binding(Certification certification, PivotBoards boards) {
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
    Map<Optional<Cell>, Path> files = new LinkedHashMap<>();
    names.certificates().forEach(one -> files.put(one.without(), one.target().path()));
    names.pivoting().forEach(one -> files.put(one.without(), one.target().path()));
    for (Map.Entry<Optional<Cell>, Path> file : files.entrySet()) {
      Optional<Cell> without = file.getKey();
      Path path = file.getValue();
      Optional<Color> winner = certification.winner(path);
      if (winner.isEmpty()) {
        continue;
      }
      if (without.isEmpty()) {
        whole = Optional.of(path);
        valid = winner.get() == Color.BLACK;
      } else if (valid) { // of another, a template that is a part of it may have been asked
        Cell part = without.get();
        parts.put(part, path);
        needed.put(part, winner.get() == Color.WHITE);
      }
    }
    if (whole.isEmpty()) {
      return finding;
    }
    try {
      new ManifestFile(names.manifest())
          .write(
              finding.subject().name(),
              new Manifest(names.outline(), valid, needed.buildOrThrow()),
              whole.get(),
              parts,
              part -> beside(part, names));
      return finding;
    } catch (IOException e) {
      return finding.notKept("no manifest " + names.manifest() + ": " + e.getMessage());
    }
  }

  /** Where a pivoting template, or it without the part, stands. */
  private Optional<Beside> beside(Optional<Cell> part, CertificateFolder.Names names) {
    return names.pivoting().stream()
        .filter(certificate -> certificate.without().equals(part))
        .findFirst()
        .flatMap(certificate -> boards.beside(certificate, names.outline().tester().orElseThrow()));
  }
}
