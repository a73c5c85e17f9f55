package org.hexproof.certificate;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableSet;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.zip.GZIPOutputStream;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Terminal;
import org.hexproof.file.AtomicFile;

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
    Head head;
    Statement statement;
    ImmutableSet<Cell> room;
    try (InputStream in =
        new CertificateFile.StoppableInput(Files.newInputStream(certificate), stopped)) {
      Text text = Text.of(in);
      head = Head.readOne(text, certificate);
      statement = head.statement(text);
      room = Checker.check(text, statement, Proofs.memory()).carrier();
      text.expectEnd();
    }
    String target = target(statement);
    checkArgument(
        ManifestFile.isName("" + out.getFileName()), "%s is no name that lemmas can have", out);
    checkArgument(!Files.exists(out) || Files.isRegularFile(out), "%s is no regular file", out);
    try (AtomicFile file = AtomicFile.create(out)) {
      try (OutputStream stream = new CertificateFile.Stoppable(file.open(), stopped);
          Writer writer =
              new BufferedWriter(
                  new OutputStreamWriter(
                      out.toString().endsWith(".gz") ? new GZIPOutputStream(stream) : stream,
                      StandardCharsets.UTF_8))) {
        writer.write(
            CertificateWriter.head(Head.LEMMAS, head.about(), head.position(), head.goal()));
        writer.write("winner black\ncuts\nclaim " + target + " ; ;");
        writer.write(CertificateWriter.cells(room) + "\n");
        writeNodes(certificate, target, writer);
      }
      try (Checking checking = new Checking(Proofs.memory(), 1, stopped)) {
        CheckedLemmas checked = (CheckedLemmas) checking.check(file.part());
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
  private static void writeNodes(Path certificate, String target, Writer writer)
      throws IOException {
    try (BufferedReader lines = Gunzip.lines(certificate)) {
      boolean head = true;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (!head) {
          writer.write(line.replaceFirst("^g ;", "j " + target + " ;") + "\n");
        }
        head &= !line.equals("cuts");
      }
    }
  }
}
