package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Multimaps;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.hexproof.format.Entry;
import org.hexproof.format.file.Formats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The templates of the library that {@code hexproof find} found. */
final class FoundTemplatesTest {
  private static final Path LIBRARY = Path.of("..", "templates", "library");
  private static final String COMMAND = "hexproof find ";

  /** Which of the commands are run again; a system property has all of them run. */
  private static final String AGAIN =
      Boolean.getBoolean("hexproof.find.library") ? COMMAND : COMMAND + "--kind connects-both ";

  @TempDir private Path folder;

  /** The files by the commands that they name as their sources. */
  private static ImmutableListMultimap<String, Path> files() throws Exception {
    ImmutableListMultimap.Builder<String, Path> files = ImmutableListMultimap.builder();
    try (Stream<Path> paths = Files.walk(LIBRARY)) {
      for (Path path : paths.filter(path -> path.toString().endsWith(".yaml")).toList()) {
        for (Entry entry : Formats.entries(path)) {
          String source = entry.template(Optional.empty()).source();
          if (source.startsWith(COMMAND)) {
            files.put(source, path);
          }
        }
      }
    }
    return files.build();
  }

  @Test
  void thereAreTwelveOfEachKindAndAllMethodsConfirmThem() throws Exception {
    ImmutableMap<String, List<Path>> kinds =
        ImmutableMap.copyOf(
            Multimaps.asMap(
                Multimaps.index(
                    files().values(), file -> LIBRARY.relativize(file).getName(0).toString())));
    assertThat(kinds).containsOnlyKeys("connects-both", "pivoting", "pivoting-sente");
    for (Map.Entry<String, List<Path>> kind : kinds.entrySet()) {
      assertThat(kind.getValue()).hasSizeGreaterThanOrEqualTo(12);
      String[] args =
          Stream.concat(
                  Stream.of("verify", "--method", "all", "--max-cells", "15", "--format", "json"),
                  kind.getValue().stream().map(Path::toString))
              .toArray(String[]::new);
      Shell.Outcome outcome = new Shell(new InstalledSolvers()).run(args);
      assertThat(outcome.code()).isZero();
      assertThat(outcome.out().split("\"direct\\+context\\+value\"", -1))
          .hasSize(kind.getValue().size() + 1);
    }
  }

  @Test
  void theCommandsFindThem() throws Exception {
    ImmutableListMultimap<String, Path> files = files();
    int checked = 0;
    for (String command : files.keySet()) {
      if (command.startsWith(AGAIN)) {
        Path out = folder.resolve("out" + checked++);
        String[] args = (command + " --out " + out).substring("hexproof ".length()).split(" ");
        assertThat(new Shell(new InstalledSolvers()).run(args).code()).isZero();
        for (Path file : files.get(command)) {
          assertThat(read(out.resolve(file.getFileName()))).isEqualTo(read(file));
        }
      }
    }
    assertThat(checked).isGreaterThan(1);
  }

  private static String read(Path file) throws IOException {
    return Files.readString(file);
  }
}
