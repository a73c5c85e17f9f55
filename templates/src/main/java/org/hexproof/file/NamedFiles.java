package org.hexproof.file;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Files that another one in the same folder names. */
public final class NamedFiles {
  private NamedFiles() {}

  /**
   * Those that there are, for whoever wants to begin with them; what is wrong with the file that
   * names them, or with their names, is not found here.
   *
   * @param line what a line that names one matches, with the name as its first group
   */
  public static List<Path> in(Path file, Pattern line) {
    try (BufferedReader lines = Gunzip.lines(file)) {
      return lines
          .lines()
          .map(line::matcher)
          .filter(Matcher::matches)
          .map(found -> file.resolveSibling(found.group(1)))
          .filter(named -> file.getParent().equals(named.getParent()) && Files.isRegularFile(named))
          .toList();
    } catch (IOException | UncheckedIOException | InvalidPathException e) {
      return List.of();
    }
  }
}
