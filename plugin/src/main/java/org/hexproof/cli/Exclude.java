package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.regex.PatternSyntaxException;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Option;

/** What is passed over in folders. */
record Exclude(ImmutableList<PathMatcher> globs) {
  static final String OPTION = "exclude";
  static final Exclude NOTHING = new Exclude(ImmutableList.of());

  static Option option() {
    return Choices.option(OPTION, "GLOB");
  }

  static Exclude of(CommandLine line) throws CommandException {
    String[] texts = line.getOptionValues(OPTION);
    ImmutableList.Builder<PathMatcher> globs = ImmutableList.builder();
    for (String text : texts == null ? new String[0] : texts) {
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
