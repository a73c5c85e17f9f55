package org.hexproof.cli;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Option;
import org.hexproof.database.Database;

/** The databases of 3-terminal values that users name. */
final class Databases {
  static final String DB = "db";

  private Databases() {}

  static Option option() {
    return Choices.option(DB, "FILE");
  }

  /** The database that the user names, or the small one. */
  static Database open(CommandLine line) throws CommandException {
    if (!line.hasOption(DB)) {
      return Database.shipped();
    }
    try {
      return Database.open(path(line.getOptionValue(DB)));
    } catch (IOException e) {
      throw CommandException.unreadable(
          CommandException.inWords(line.getOptionValue(DB), e)
              + "\n  hint: 'hexproof db build --db FILE' makes one, 'hexproof db import' another from"
              + " text; without --db the small one that comes with the program is used");
    }
  }

  static Path path(String name) throws CommandException {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw CommandException.unreadable("no file can be called that: " + e.getMessage());
    }
  }
}
