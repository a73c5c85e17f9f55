package org.hexproof.cli;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import org.hexproof.format.FormatException;
import org.hexproof.prove.StoreException;

/** What is done with a file that the user names; what goes wrong is told by its name. */
@FunctionalInterface
interface FileUse<T> {
  T use() throws IOException;

  /** Reads it. */
  static <T> T read(String name, FileUse<T> use) {
    try {
      return use.use();
    } catch (FormatException e) {
      throw CommandException.unreadable(e);
    } catch (InvalidPathException e) {
      throw CommandException.unreadable(name + ": not a name of a file");
    } catch (IOException e) {
      throw CommandException.unreadable(CommandException.inWords(name, e));
    }
  }

  /** Begins to write it, or sees that it could. */
  static <T> T write(String name, FileUse<T> use) {
    try {
      return use.use();
    } catch (StoreException e) {
      throw CommandException.unreadable(e.getMessage());
    } catch (IOException e) {
      throw CommandException.unreadable("cannot write " + CommandException.inWords(name, e));
    }
  }
}
