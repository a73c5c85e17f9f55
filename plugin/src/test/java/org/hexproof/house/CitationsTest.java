package org.hexproof.house;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Sources cite papers by the keys of {@code docs/papers.md}. */
final class CitationsTest {
  private static final Path ROOT = Path.of("..");

  /** A key in brackets; after a name it is an index, as in {@code GM[11]}. */
  private static final Pattern KEY = Pattern.compile("(?<!\\w)\\[([A-Z][A-Z0-9]{2,})\\]");

  private static final Pattern COMMENT = Pattern.compile("\\s*(/?\\*|//)");

  /** A paper that is neither cited by its key nor called by its title. */
  private static final Pattern NO_KEY = Pattern.compile("(?i)\\b(main|this|the) paper\\b(?! ')");

  private static final ImmutableList<String> SOURCES =
      ImmutableList.of(
          "games/src",
          "templates/src",
          "contexts/src",
          "bridge/src",
          "native/src",
          "tasks/src",
          "plugin/src");

  private static ImmutableList<Path> sources() throws IOException {
    ImmutableList.Builder<Path> sources = ImmutableList.builder();
    for (String folder : SOURCES) {
      if (Files.exists(ROOT.resolve(folder))) {
        try (Stream<Path> files = Files.walk(ROOT.resolve(folder))) {
          files
              .filter(file -> file.toString().matches(".*\\.(java|hpp|cpp)"))
              .forEach(sources::add);
        }
      }
    }
    return sources.build();
  }

  private static String comments(Path source) throws IOException {
    return Files.readAllLines(source, UTF_8).stream()
        .filter(line -> COMMENT.matcher(line).lookingAt())
        .collect(joining("\n"));
  }

  private static ImmutableSet<String> keys(String text) {
    return KEY.matcher(text)
        .results()
        .map(found -> found.group(1))
        .collect(ImmutableSet.toImmutableSet());
  }

  @Test
  void citedKeysAreOnThePage() throws IOException {
    ImmutableSet<String> known = keys(Files.readString(ROOT.resolve("docs/papers.md"), UTF_8));
    ImmutableSet.Builder<String> cited = ImmutableSet.builder();
    for (Path source : sources()) {
      ImmutableSet<String> here = keys(comments(source));
      assertThat(known).as("keys cited in %s", source).containsAll(here);
      cited.addAll(here);
    }
    assertThat(cited.build()).contains("H3T", "PASS", "HSEARCH");
  }

  @Test
  void noPaperIsCitedWithoutItsKey() throws IOException {
    for (Path source : sources()) {
      String text = Files.readString(source, UTF_8);
      assertThat(NO_KEY.matcher(text).results().map(MatchResult::group)).as("%s", source).isEmpty();
    }
  }
}
