package org.hexproof.work;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.certificate.statement.Beside;
import org.hexproof.certificate.statement.Outline;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.solver.Problem;
import org.hexproof.verify.CertificateFolder;

/**
 * One question about a template: whether it is valid, or would be without a part.
 *
 * @param solver the name and the version of the solver that is to answer
 * @param template the template's name
 * @param place where the template was read
 * @param part the cell or stone that is taken away; nothing where validity is asked
 * @param beside where the template is proved if it is one that pivots; nothing of any other
 * @param stem what the names of the template's files begin with
 * @param build the hash of the build of the program that made it, if it says so; nothing depends on
 *     that, the unit's hash least of all
 */
public record Unit(
    String solver,
    String template,
    String place,
    Outline outline,
    Optional<Cell> part,
    Optional<Beside> beside,
    String stem,
    Optional<String> build) {
  /**
   * Checks that the parts fit.
   *
   * @throws IllegalArgumentException if the part is none of the outline, what stands on the board
   *     is not the template without it beside the tester, or the stem is none
   */
  public Unit {
    checkArgument(
        part.isEmpty() || outline.parts().contains(part.get()),
        "%s is no part of the template",
        part.map(Cell::toString).orElse(""));
    checkArgument(
        beside.map(Beside::tester).equals(outline.tester()),
        "a template that pivots, and no other, has a board with its tester");
    statement(outline, part, beside, Color.BLACK);
    checkArgument(
        stem.matches("[a-z0-9-]{1,255}"), "'%s' can't be the beginning of a file's name", stem);
    checkArgument(
        build.isEmpty() || build.get().matches("[0-9a-z-]{1,64}"), "'%s' is no build", build);
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
    return statement(outline, part, beside, winner);
  }

  private static Statement statement(
      Outline outline, Optional<Cell> part, Optional<Beside> beside, Color winner) {
    Statement drawn =
        part.map(cell -> outline.without(cell, winner)).orElseGet(() -> outline.whole(winner));
    return beside.map(board -> board.statement(drawn)).orElse(drawn);
  }

  /** The position that questions about the template's parts share, but for more stones. */
  Position base() {
    return beside.map(Beside::board).orElseGet(() -> outline.whole(Color.BLACK).position());
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
