package org.hexproof.report;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.format.Place;

/**
 * What files are called in reports that others see, who have no use for where they lie on this
 * machine: by their path below the current folder, and elsewhere by their last name.
 */
public final class SharedName {
  private static final String ABOVE = "..";

  /** Paths from the root or above the current folder, in text; no links, which have two slashes. */
  private static final Pattern TYPED =
      Pattern.compile("(?<![\\w.~/-])(?:/(?!/)|\\.\\./)[^\\s:;,'\"()]+");

  private SharedName() {}

  public static String of(String file) {
    try {
      Path path = Path.of(file);
      if (!path.isAbsolute() && !file.contains(ABOVE)) {
        return file;
      }
      Path folder = Path.of("").toAbsolutePath();
      Path name = folder.resolve(path).normalize();
      if (name.startsWith(folder) && !name.equals(folder)) {
        return folder.relativize(name).toString();
      }
      return name.getFileName() == null ? file : name.getFileName().toString();
    } catch (InvalidPathException e) {
      return file;
    }
  }

  static Place of(Place place) {
    return new Place(of(place.file()), place.line(), place.column());
  }

  /** A text in which the file may be named, and others. */
  public static String in(String text, String file) {
    return in(text.replace(file, of(file)));
  }

  /** A text in which files may be named, as in the command of an engine. */
  static String in(String text) {
    return TYPED.matcher(text).replaceAll(found -> Matcher.quoteReplacement(of(found.group())));
  }
}
