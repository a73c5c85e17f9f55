package org.hexproof.certificate.writing;

import static com.google.common.base.Preconditions.checkArgument;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.certificate.Sibling;
import org.hexproof.certificate.statement.Beside;
import org.hexproof.certificate.statement.Manifest;
import org.hexproof.certificate.statement.Outline;
import org.hexproof.certificate.statement.ProofFormat;
import org.hexproof.file.AtomicFile;

/**
 * A manifest, which binds the certificates of a template to its drawing. They are in the same
 * folder.
 */
public record ManifestFile(Path path) {
  /**
   * Writes a manifest; the file appears under its name only when all of it is written.
   *
   * @param about what it tells people
   * @param whole the file with the certificate that the template is valid, or is not
   * @param parts the file with the certificate of each part of which something is said
   * @param boards on which a pivoting template, or it without the part, stands beside its tester;
   *     nothing for any other template
   * @throws IllegalArgumentException if a part has no file, a file is not in the folder, or a
   *     pivoting template has no board
   */
  public void write(
      String about,
      Manifest manifest,
      Path whole,
      Map<Cell, Path> parts,
      Function<Optional<Cell>, Optional<Beside>> boards)
      throws IOException {
    Outline outline = manifest.outline();
    StringBuilder text =
        new StringBuilder(
            CertificateWriter.head(ProofFormat.MANIFEST, about, outline.stones(), outline.goal()));
    text.append("carrier").append(CertificateWriter.cells(outline.carrier())).append('\n');
    outline.tester().ifPresent(t -> text.append("beside ").append(t.label()).append('\n'));
    text.append("claim ").append(manifest.claim()).append('\n');
    Optional<Beside> last = boards.apply(Optional.empty());
    checkArgument(last.isPresent() == outline.tester().isPresent(), "a tester needs boards");
    last.ifPresent(board -> text.append(text(board)));
    text.append(manifest.valid() ? "valid " : "invalid ").append(name(whole)).append('\n');
    for (Cell part : outline.parts()) {
      if (manifest.parts().containsKey(part)) {
        checkArgument(parts.containsKey(part), "there is no file for %s", part);
        Optional<Beside> board = boards.apply(Optional.of(part));
        if (!board.equals(last)) {
          board.ifPresent(changed -> text.append(text(changed)));
          last = board;
        }
        text.append(manifest.parts().get(part) ? "needed " : "redundant ")
            .append(part)
            .append(' ')
            .append(name(parts.get(part)))
            .append('\n');
      }
    }
    text.append("end\n");
    AtomicFile.write(path, text.toString().getBytes(StandardCharsets.UTF_8));
  }

  private static String text(Beside beside) {
    Board board = beside.board().board();
    StringBuilder text = new StringBuilder("board " + board.cols() + " " + board.rows() + "\n");
    text.append("black").append(CertificateWriter.cells(beside.board().black())).append('\n');
    text.append("tester").append(CertificateWriter.cells(beside.cells())).append("\nplaced");
    beside.placed().forEach((cell, place) -> text.append(" " + cell + ":" + place));
    return text.append('\n').toString();
  }

  private String name(Path file) {
    String name = file.getFileName().toString();
    checkArgument(
        path.resolveSibling(name).equals(file) && Sibling.isName(name),
        "%s can't be named here",
        file);
    return name;
  }
}
