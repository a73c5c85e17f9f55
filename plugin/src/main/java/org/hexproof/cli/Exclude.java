package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.regex.PatternSyntaxException;

/** What is passed over in folders. */
record Exclude(ImmutableList<PathMatcher> globs) {
  static final Exclude NOTHING = new Exclude(ImmutableList.of());

  static final Choice<PathMatcher> EXCLUDE = Choice.of("exclude", "GLOB", Exclude::glob).repeated();

  static Exclude of(Line line) {
    return new Exclude(line.all(EXCLUDE));
  }

  private static PathMatcher glob(String text) {
    try {
      return FileSystems.getDefault().getPathMatcher("glob:" + text);
    } catch (PatternSyntaxException e) {
      throw CommandException.usage(
          "--exclude: '" + text + "' is no pattern of names: " + e.getDescription());
    }
  }

  /** Whether a path in a folder is passed over. */
  boolean has(Path folder, Path path) {
    return globs.stream()
        .anyMatch(
            glob -> glob.matches(path.getFileName()) || glob.matches(folder.relativize(path)));
  }
}
