package org.hexproof.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.hexproof.file.AtomicFile;

/** The files that a command line has written. */
final class Targets {
  static final Choice<String> CERTIFY = Choice.text("certify", "OUT").written();
  static final Choice<String> CERTIFY_ALL = Choice.text("certify", "DIR").written();

  private Targets() {}

  /** Where certificates go, if they are wanted; only the native solver can write them. */
  static Optional<String> certify(Line line) {
    if (line.has(CERTIFY) && Asking.solver(line).isHtp()) {
      throw CommandException.usage("--certify is for the native solver, which writes certificates");
    }
    return line.find(CERTIFY);
  }

  /** The file of the one certificate that is wanted, if it is; it can be written there. */
  static Optional<String> proof(Line line) {
    Optional<String> name = certify(line);
    if (name.isPresent()) {
      checkProof(name.get());
    }
    return name;
  }

  /** A folder to write into, which is made if need be. */
  static Path folder(String name) {
    try {
      Path folder = Path.of(name);
      if (!Files.isDirectory(folder)) {
        Files.createDirectories(folder);
      }
      if (!Files.isWritable(folder)) {
        throw new AccessDeniedException(name);
      }
      return folder;
    } catch (InvalidPathException e) {
      throw CommandException.unreadable(name + ": not a name of a folder");
    } catch (IOException e) {
      throw CommandException.unreadable("cannot write " + CommandException.inWords(name, e));
    }
  }

  /**
   * Refuses to write two things to one file, and to replace a file that is read.
   *
   * @param replaces whether replacing what is read is the use of the command
   */
  static void check(Line line, boolean replaces) {
    List<Choice<?>> written =
        line.choices().stream()
            .filter(option -> option.use() == Choice.Use.WRITTEN && line.has(option))
            .toList();
    for (Choice<?> option : written) {
      String target = line.text(option);
      for (Choice<?> other : written.subList(0, written.indexOf(option))) {
        if (areSame(target, line.text(other))) {
          throw CommandException.usage(
              "%s and %s name the same file, %s".formatted(other, option, target));
        }
      }
      for (String operand : line.inputs()) {
        if (!replaces && areSame(target, Operand.of(operand).file())) {
          throw CommandException.usage(
              "%s would replace %s, which is read; name another file".formatted(option, target));
        }
      }
    }
  }

  /** Refuses a file that a proof can't be written to, or can't be read again from. */
  static void checkProof(String name) {
    Path target = Path.of(name);
    check(target);
    if (Files.exists(target) && !Files.isRegularFile(target)) {
      throw CommandException.unreadable(
          name + ": is no regular file, from which the certificate could be read again");
    }
  }

  /** Refuses a file that can't be written. */
  static void check(Path file) {
    FileUse.write(
        file.toString(),
        () -> {
          AtomicFile.check(file);
          return file;
        });
  }

  /** Folders may be the same, since what is written into one is added. */
  private static boolean areSame(String one, String two) {
    if (one.equals(Inputs.STANDARD) || two.equals(Inputs.STANDARD)) {
      return false;
    }
    try {
      Path first = Path.of(one);
      Path second = Path.of(two);
      if (Files.isDirectory(first)) {
        return false;
      }
      return (Files.exists(first) && Files.exists(second))
          ? Files.isSameFile(first, second)
          : first.toAbsolutePath().normalize().equals(second.toAbsolutePath().normalize());
    } catch (InvalidPathException | IOException e) {
      // Whoever opens them tells why that can't be.
      return false;
    }
  }
}
