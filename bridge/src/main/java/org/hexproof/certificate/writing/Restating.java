package org.hexproof.certificate.writing;

import static com.google.common.base.Preconditions.checkArgument;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Terminal;
import org.hexproof.certificate.CertificateException;
import org.hexproof.certificate.Checking;
import org.hexproof.certificate.Claim;
import org.hexproof.certificate.Sibling;
import org.hexproof.certificate.statement.ProofFormat;
import org.hexproof.certificate.statement.Proven.Checked;
import org.hexproof.certificate.statement.Proven.CheckedLemmas;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.file.Gunzip;

/** Writes what a certificate of Black's proves as a file of lemmas, for use in other places. */
public final class Restating {
  private Restating() {}

  /**
   * Writes a file of one lemma: that the two terminals of the goal are joined.
   *
   * @param certificate of format 1, with White to move
   * @param out compressed if its name ends in {@code .gz}
   * @throws CertificateException if the certificate does not check
   * @throws IllegalArgumentException if it is of format 2, or says something else than that
   */
  public static CheckedLemmas write(Path certificate, Path out, BooleanSupplier stopped)
      throws IOException {
    try (Checking checking = new Checking(Checking.memory(), 1, stopped)) {
      Checked proved = checking.certificate(certificate, Claim.Listener.NONE);
      Statement statement = proved.statement();
      String target = target(statement);
      checkArgument(
          Sibling.isName("" + out.getFileName()), "%s is no name that lemmas can have", out);
      checkArgument(!Files.exists(out) || Files.isRegularFile(out), "%s is no regular file", out);
      try (ProofFile file = ProofFile.create(out, stopped)) {
        file.write(
            CertificateWriter.head(
                ProofFormat.LEMMAS, proved.about(), statement.position(), statement.goal()));
        file.write("winner black\ncuts\nclaim " + target + " ; ;");
        file.write(CertificateWriter.cells(proved.carrier()) + "\n");
        writeNodes(certificate, target, file);
        CheckedLemmas checked = (CheckedLemmas) checking.proven(file.written());
        file.commit();
        return checked;
      }
    }
  }

  private static String target(Statement statement) {
    checkArgument(
        statement.winner() == Color.BLACK && statement.toMove() == Color.WHITE,
        "only what Black wins with White to move can be used elsewhere");
    List<Terminal> terminals = statement.goal().alternatives().get(0);
    checkArgument(
        statement.goal().alternatives().size() == 1 && terminals.size() == 2,
        "only that two terminals are joined can be used elsewhere");
    return place(terminals.get(0), statement) + " " + place(terminals.get(1), statement);
  }

  private static String place(Terminal terminal, Statement statement) {
    checkArgument(
        terminal.cells().size() + terminal.edges().size() == 1,
        "a terminal of more than one cell or edge");
    for (Cell cell : terminal.cells()) {
      return cell.toString();
    }
    return Places.along(terminal.edges().iterator().next(), statement.position().board());
  }

  /** The nodes, with the join in the place of the goal, which is the same here. */
  private static void writeNodes(Path certificate, String target, ProofFile file)
      throws IOException {
    try (BufferedReader lines = Gunzip.lines(certificate)) {
      boolean head = true;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (!head) {
          file.write(line.replaceFirst("^g ;", "j " + target + " ;") + "\n");
        }
        head &= !line.equals("cuts");
      }
    }
  }
}
