package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.apache.commons.cli.CommandLine;
import org.hexproof.file.AtomicFile;

/** The files that a command line has written. */
final class Targets {
  private static final ImmutableList<String> OPTIONS =
      ImmutableList.of(Choices.OUT, Choices.CERTIFY, VerifyChoices.RESUME);

  private Targets() {}

  /**
   * Refuses to write two things to one file, and to replace a file that is read.
   *
   * @param replaces whether replacing what is read is the use of the command
   */
  static void check(CommandLine line, boolean replaces) throws CommandException {
    for (int i = 0; i < OPTIONS.size(); i++) {
      String target = line.getOptionValue(OPTIONS.get(i), Inputs.STANDARD);
      for (String other : OPTIONS.subList(0, i)) {
        if (areSame(target, line.getOptionValue(other, Inputs.STANDARD))) {
          throw CommandException.usage(
              "--" + other + " and --" + OPTIONS.get(i) + " name the same file, " + target);
        }
      }
      for (String operand : Inputs.named(line)) {
        if (!replaces && areSame(target, Operand.of(operand).file())) {
          throw CommandException.usage(
              "--"
                  + OPTIONS.get(i)
                  + " would replace "
                  + target
                  + ", which is read; name another file");
        }
      }
    }
  }

  /** Refuses a file that a proof can't be written to, or can't be read again from. */
  static void checkProof(String name) throws CommandException {
    try {
      Path target = Path.of(name);
      AtomicFile.check(target);
      if (Files.exists(target) && !Files.isRegularFile(target)) {
        throw CommandException.unreadable(
            name + ": is no regular file, from which the certificate could be read again");
      }
    } catch (InvalidPathException e) {
      throw CommandException.unreadable(name + ": not a name of a file");
    } catch (IOException e) {
      throw CommandException.unreadable("cannot write " + CommandException.inWords(name, e));
    }
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
