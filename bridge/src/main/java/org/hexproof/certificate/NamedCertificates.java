package org.hexproof.certificate;

import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.hexproof.certificate.statement.Proven.Checked;
import org.hexproof.certificate.statement.Statement;

/**
 * The certificates that a file names, in its own folder.
 *
 * @param path the file
 * @param text its lines
 */
record NamedCertificates(Path path, Text text, Check check) {
  interface Check {
    Checked of(Path file) throws IOException;
  }

  /** The lines of a manifest or a map that name one. */
  static final Pattern NAMING =
      Pattern.compile("(?:valid|invalid|(?:needed|redundant|black|white) \\S+) (.+)");

  /**
   * Checks the certificate that the line that was read last names, and that it proves this.
   *
   * @return the claims that it consists of
   */
  long prove(String name, Statement statement) throws IOException {
    Path file = Sibling.of(path, name, text);
    Checked checked;
    try {
      checked = check.of(file);
    } catch (CertificateException e) {
      throw text.refuseLast(name + " does not check: " + e.getMessage());
    }
    if (!checked.statement().equals(statement)) {
      throw text.refuseLast(
          name + " proves something else: " + checked.statement().difference(statement));
    }
    return checked.nodes();
  }
}
