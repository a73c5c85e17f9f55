package org.hexproof.htp;

import java.io.IOException;
import java.nio.file.Path;
import org.hexproof.format.Diagram;
import org.hexproof.format.FormatException;

/** Reads the last position on the main line of a game in an SGF file. */
@FunctionalInterface
public interface SgfLoader {
  Diagram load(Path file) throws IOException, FormatException;
}
