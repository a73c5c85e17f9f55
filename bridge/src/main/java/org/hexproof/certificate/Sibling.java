package org.hexproof.certificate;

import com.google.common.base.CharMatcher;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Files that another one in the same folder names. */
public final class Sibling {
  private static final int LONGEST_NAME = 255;

  private Sibling() {}

  public static boolean isName(String name) {
    return !name.matches("\\.{0,2}")
        && name.length() <= LONGEST_NAME
        && name.equals(CharMatcher.is(' ').trimFrom(name))
        && name.chars().noneMatch(c -> c == '/' || c == '\\' || Character.isISOControl(c));
  }

  /**
   * Where a file is that another one names on the line that was read last. A link may lead to
   * another file there; the folder itself may be a link.
   */
  static Path of(Path user, String name, Text text) throws IOException {
    Path found = null;
    try {
      found = isName(name) ? user.resolveSibling(name) : null;
    } catch (InvalidPathException e) {
      // said below
    }
    if (found == null) {
      throw text.refuseLast("'" + name + "' is not the name of a file in the same folder");
    }
    if (!Files.isRegularFile(found)) {
      throw text.refuseLast("there is no file " + name);
    }
    if (!found.toRealPath().getParent().equals(found.toAbsolutePath().getParent().toRealPath())) {
      throw text.refuseLast(name + " is a link out of the folder");
    }
    return found;
  }

  /** One name for one file in one folder, by whatever links the folder is reached. */
  public static Path located(Path file) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    return folder == null ? file : folder.toRealPath().resolve(file.getFileName());
  }
}
