package org.hexproof.report;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.hexproof.format.Place;

/**
 * What files are called in reports that others see, who have no use for where they lie on this
 * machine: by their path below the current folder, and elsewhere by their last name.
 */
public final class SharedName {
  private SharedName() {}

  /** The name of a file. */
  public static String of(String file) {
    try {
      Path path = Path.of(file);
      if (!path.isAbsolute()) {
        return file;
      }
      Path folder = Path.of("").toAbsolutePath();
      Path name = path.normalize();
      if (name.startsWith(folder) && !name.equals(folder)) {
        return folder.relativize(name).toString();
      }
      return name.getFileName() == null ? file : name.getFileName().toString();
    } catch (InvalidPathException e) {
      return file;
    }
  }

  /** The place in a file. */
  public static String of(Place place) {
    return of(place.file()) + ":" + place.line() + ":" + place.column();
  }

  /** A text in which the file may be named. */
  public static String in(String text, String file) {
    String name = of(file);
    return name.equals(file) ? text : text.replace(file, name);
  }
}
