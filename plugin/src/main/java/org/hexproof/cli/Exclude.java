package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.regex.PatternSyntaxException;

/** What is passed over in folders. */
record Exclude(ImmutableList<PathMatcher> globs) {
  static final Exclude NOTHING = new Exclude(ImmutableList.of());

  static final Choice<String> EXCLUDE = Choice.text("exclude", "GLOB").repeated();

  static Exclude of(Line line) {
    ImmutableList.Builder<PathMatcher> globs = ImmutableList.builder();
    for (String text : line.all(EXCLUDE)) {
      try {
        globs.add(FileSystems.getDefault().getPathMatcher("glob:" + text));
      } catch (PatternSyntaxException e) {
        throw CommandException.usage(
            "--exclude: '" + text + "' is no pattern of names: " + e.getDescription());
      }
    }
    return new Exclude(globs.build());
  }

  /** Whether a path in a folder is passed over. */
  boolean has(Path folder, Path path) {
    return globs.stream()
        .anyMatch(
            glob -> glob.matches(path.getFileName()) || glob.matches(folder.relativize(path)));
  }
}
