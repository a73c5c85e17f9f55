package org.hexproof.atlas;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.spot.Silhouette;
import org.hexproof.template.Template;
import org.hexproof.verify.CertificateFolder;
import org.hexproof.verify.Subject;

/**
 * A template of an atlas, whose page and files have one name.
 *
 * @param names those of its certificates
 * @param silhouettes what it looks like, moved, turned and mirrored
 */
record Plate(
    Subject subject,
    Shelf shelf,
    CertificateFolder.Names names,
    ImmutableSet<Silhouette> silhouettes) {
  /** A folder of the atlas; its pages are called by their templates. */
  static final String FOLDER = "template/";

  /** The folder of the certificates. */
  static final String CERTIFICATES = "certificates/";

  static Plate of(Subject subject, CertificateFolder certificates) {
    return new Plate(
        subject,
        Shelf.of(subject.template()),
        certificates.next(subject),
        Silhouette.of(subject.template()));
  }

  Template template() {
    return subject.template();
  }

  String name() {
    return subject.name();
  }

  /** The name of one of its files in their folder, as in {@code iii-1-a.svg}. */
  String file(String ending) {
    return names.stem() + "." + ending;
  }

  /** Its place on the page that lists all. */
  String id() {
    return "t-" + names.stem();
  }

  /** Whether another one differs in nothing that one sees but its place. */
  boolean looksLike(Plate other) {
    return shelf.kind() == other.shelf.kind() && silhouettes.equals(other.silhouettes);
  }

  /**
   * A certificate that its verification may have written.
   *
   * @param without what was taken away; nothing where it is about validity
   * @param file its name in its folder
   */
  record Certificate(Optional<Cell> without, String file) {}

  /** All that may be there, that of validity first. */
  ImmutableList<Certificate> certificates() {
    ImmutableList.Builder<Certificate> all = ImmutableList.builder();
    names.certificates().forEach(wanted -> all.add(certificate(wanted.without())));
    names.pivoting().forEach(wanted -> all.add(certificate(wanted.without())));
    return all.build();
  }

  private Certificate certificate(Optional<Cell> without) {
    return new Certificate(without, CertificateFolder.certificate(names.stem(), without));
  }

  String manifest() {
    return CertificateFolder.manifest(names.stem());
  }
}
