package org.hexproof.certificate.writing;

import static com.google.common.base.Preconditions.checkArgument;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.Function;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;
import org.hexproof.certificate.Sibling;
import org.hexproof.certificate.statement.ProofFormat;
import org.hexproof.certificate.statement.SwapMap;
import org.hexproof.file.AtomicFile;

/** A file that binds the certificates of openings to a swap map. They are in the same folder. */
public record SwapMapFile(Path path) {
  /**
   * Writes it; the file appears under its name only when all of it is written.
   *
   * @param about what it tells people
   * @param name what the file with an opening's certificate is called
   * @throws IllegalArgumentException if no file can be called so
   */
  public void write(String about, SwapMap map, Function<Cell, String> name) throws IOException {
    StringBuilder text =
        new StringBuilder(
            CertificateWriter.head(
                ProofFormat.SWAP_MAP, about, Position.empty(map.board()), SwapMap.GOAL));
    map.winners()
        .forEach(
            (opening, winner) -> {
              checkArgument(Sibling.isName(name.apply(opening)), "%s can't be named", opening);
              text.append("%s %s %s\n".formatted(winner.label(), opening, name.apply(opening)));
            });
    AtomicFile.write(path, text.append("end\n").toString().getBytes(StandardCharsets.UTF_8));
  }
}
