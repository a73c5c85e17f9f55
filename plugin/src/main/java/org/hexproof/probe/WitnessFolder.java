package org.hexproof.probe;

import com.google.common.base.CharMatcher;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import org.hexproof.file.AtomicFile;
import org.hexproof.format.DiagramEntry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.format.file.Format;
import org.hexproof.format.file.Formats;

/**
 * Keeps witnesses in files: {@code NAME-CELL.sgf}, by what region and move are called.
 *
 * @param folder where to put them
 * @param name what the region is called
 */
public record WitnessFolder(Path folder, String name) {
  private static final CharMatcher PLAIN =
      CharMatcher.inRange('a', 'z').or(CharMatcher.inRange('0', '9'));

  /** Where the witness of a move is kept, or its proof. */
  Path file(String cell, String extension) {
    String plain = PLAIN.negate().trimAndCollapseFrom(name.toLowerCase(Locale.ROOT), '-');
    return folder.resolve((plain.isEmpty() ? "region" : plain) + "-" + cell + extension);
  }

  /**
   * Keeps a witness; the file appears when all of it is written.
   *
   * @param cell what the region's drawing calls the move
   */
  public void keep(String cell, Witness witness) throws IOException {
    Path path = file(cell, ".sgf");
    String title = (name.isEmpty() ? "" : name + ", ") + cell;
    try (AtomicFile file = AtomicFile.create(path)) {
      String text =
          Formats.write(
              Format.SGF,
              new DiagramEntry(new Place(path.toString(), 1, 1), witness.diagram(title)));
      try (OutputStream out = file.open()) {
        out.write(text.getBytes(StandardCharsets.UTF_8));
      }
      file.commit();
    } catch (FormatException e) {
      throw new IllegalStateException(e);
    }
  }
}
