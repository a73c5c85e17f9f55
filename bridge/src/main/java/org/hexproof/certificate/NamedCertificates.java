package org.hexproof.certificate;

import com.google.common.base.Ascii;
import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipException;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.certificate.statement.Proven.Checked;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.file.Gunzip;

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

  private static final Pattern NAMING =
      Pattern.compile("(?:valid|invalid|(?:needed|redundant|black|white) \\S+) (.+)");

  /** The files that a manifest or a map names; what is wrong with itself is not found here. */
  static List<Path> in(Path file) throws IOException {
    Path located = Sibling.located(file);
    List<Path> found = new ArrayList<>();
    try (BufferedReader lines = Gunzip.lines(file)) {
      lines
          .lines()
          .map(NAMING::matcher)
          .filter(Matcher::matches)
          .map(line -> line.group(1))
          .filter(Sibling::isName)
          .map(located::resolveSibling)
          .filter(Files::isRegularFile)
          .forEach(found::add);
    } catch (EOFException | ZipException | UncheckedIOException | InvalidPathException e) {
      // said where the lines are read
    }
    return found;
  }

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
      throw text.refuseLast(name + " proves something else: " + difference(checked, statement));
    }
    return checked.nodes();
  }

  private static String difference(Checked checked, Statement wanted) {
    Statement found = checked.statement();
    if (!found.position().board().equals(wanted.position().board())) {
      return "its board has another size";
    }
    if (!found.goal().equals(wanted.goal())) {
      return "its goal is another";
    }
    for (Cell cell : wanted.position().board().cells()) {
      Content here = wanted.position().at(cell);
      if (found.position().at(cell) != here) {
        return cell + " should be " + Ascii.toLowerCase(here.name()) + " there";
      }
    }
    return found.toMove() == wanted.toMove() ? "the other side wins" : "White should be to move";
  }
}
