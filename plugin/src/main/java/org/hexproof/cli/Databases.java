package org.hexproof.cli;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.hexproof.database.Database;

/** The databases of 3-terminal values that users name. */
final class Databases {
  static final Choice<String> DB = Choice.text("db", "FILE");

  private Databases() {}

  /** The database that the user names, or the small one. */
  static Database open(Line line) {
    if (!line.has(DB)) {
      return Database.shipped();
    }
    try {
      return Database.open(path(line.get(DB)));
    } catch (IOException e) {
      throw CommandException.unreadable(
          CommandException.inWords(line.get(DB), e)
              + "\n  hint: 'hexproof db build --db FILE' makes one, 'hexproof db import' another from"
              + " text; without --db the small one that comes with the program is used");
    }
  }

  static Path path(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw CommandException.unreadable("no file can be called that: " + e.getMessage());
    }
  }
}
