package org.hexproof.htp;

import java.io.IOException;
import java.nio.file.Path;
import org.hexproof.format.Diagram;

/** Reads positions on the main lines of games in SGF files. */
@FunctionalInterface
public interface SgfLoader {
  /** The last position on the main line. */
  Diagram load(Path file) throws IOException;

  /** The position on the main line after so many moves, or the last if there are fewer. */
  default Diagram load(Path file, int moves) throws IOException {
    throw new IOException("this engine reads games to their ends only");
  }
}
