package org.hexproof.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.hexproof.solver.Version;
import org.hexproof.work.UnitList;

/** Opens files of units and of answers. */
final class UnitFiles {
  private UnitFiles() {}

  /**
   * Reads units, and tells of the lines that are refused.
   *
   * @param solver the only one whose units are taken, if it matters
   */
  static UnitList read(String name, Optional<SolverName> solver, Surroundings surroundings) {
    try (InputStream in = open(name, surroundings)) {
      UnitList list = UnitList.read(in, name, solver.map(SolverName::identity));
      list.refused().forEach(surroundings::tell);
      long foreign = list.foreign(Version.build());
      if (foreign > 0) {
        surroundings.tell(
            "%s: another build of hexproof made %s of the units"
                .formatted(name, Long.toString(foreign)));
      }
      return list;
    } catch (IOException e) {
      throw CommandException.file(name, e);
    }
  }

  /** The bytes of a file, or standard input. */
  static InputStream open(String name, Surroundings surroundings) throws IOException {
    if (name.equals(Inputs.STANDARD)) {
      return surroundings.in();
    }
    Path file = Path.of(name);
    if (Files.isDirectory(file)) {
      throw CommandException.unreadable(name + ": is a folder; a file is wanted here");
    }
    return Files.newInputStream(file);
  }
}
