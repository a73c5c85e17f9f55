package org.hexproof.work;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.certificate.Shape;
import org.hexproof.certificate.Statement;
import org.hexproof.solver.Problem;
import org.hexproof.verify.CertificateFolder;
import org.hexproof.verify.Subject;

/**
 * One question about a template: whether it is valid, or would be without a part.
 *
 * @param solver the name and the version of the solver that is to answer
 * @param template the template's name
 * @param place where the template was read
 * @param part the cell or stone that is taken away; nothing where validity is asked
 * @param stem what the names of the template's files begin with
 */
public record Unit(
    String solver, String template, String place, Shape shape, Optional<Cell> part, String stem) {
  /**
   * Checks that the parts fit.
   *
   * @throws IllegalArgumentException if the part is none of the shape, or the stem is none
   */
  public Unit {
    checkArgument(
        part.isEmpty() || shape.parts().contains(part.get()),
        "%s is no part of the template",
        part.map(Cell::toString).orElse(""));
    checkArgument(
        stem.matches("[a-z0-9-]{1,255}"), "'%s' can't be the beginning of a file's name", stem);
  }

  /**
   * The questions that verifying these templates puts, if all of them are valid. There are none of
   * a template whose promise is no single goal.
   *
   * @param minimality whether minimality is asked
   * @param solver the name and the version of the solver that is to answer
   */
  public static ImmutableList<Unit> of(List<Subject> subjects, boolean minimality, String solver) {
    CertificateFolder folder = new CertificateFolder(Path.of(""), minimality);
    ImmutableList.Builder<Unit> units = ImmutableList.builder();
    for (Subject subject : subjects) {
      CertificateFolder.Names names = folder.next(subject);
      for (CertificateFolder.Wanted wanted : names.certificates()) {
        units.add(
            new Unit(
                solver,
                subject.name(),
                subject.place().toString(),
                names.shape(),
                wanted.without(),
                names.stem()));
      }
    }
    return units.build();
  }

  /**
   * Reads what {@link #line} wrote.
   *
   * @throws IllegalArgumentException if the text is anything else
   */
  public static Unit parse(String line) {
    return UnitText.parse(line);
  }

  /** The unit in a line of JSON, without the line's end. */
  public String line() {
    return UnitText.of(this);
  }

  /** SHA-256 of the unit's content, as 64 hexadecimal digits. */
  public String hash() {
    return hash(UnitText.content(this));
  }

  static String hash(String content) {
    return Hashing.sha256().hashString(content, StandardCharsets.UTF_8).toString();
  }

  /** What a certificate that this side wins has to prove. */
  public Statement statement(Color winner) {
    return part.map(cell -> shape.without(cell, winner)).orElseGet(() -> shape.whole(winner));
  }

  /** What a solver is asked. */
  public Problem problem() {
    Statement statement = statement(Color.BLACK);
    return new Problem(statement.position(), statement.toMove(), statement.goal());
  }

  /** The name of the file for the certificate. */
  public String certificate() {
    return CertificateFolder.certificate(stem, part);
  }

  /** What it is about, as in {@code ziggurat, minimality at d2}. */
  public String about() {
    return CertificateFolder.about(template, part);
  }
}
