package org.hexproof.api;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The examples of {@code docs/api.md} compile as they stand there and print what the page says,
 * where {@code ...} stands for the rest of a line.
 */
final class ApiPageTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  private static final Pattern EXAMPLE =
      Pattern.compile("```java\n(.*?)```\n\n```text\n(.*?)```\n", Pattern.DOTALL);

  private static final Pattern CLASS = Pattern.compile("(?m)^class (\\w+)");
  private static final Pattern IMPORT = Pattern.compile("(?m)^import (.*);$");

  @TempDir private Path folder;

  /** One program. */
  record Example(String name, String source, String printed) {
    @Override
    public String toString() {
      return name;
    }
  }

  static ImmutableList<Example> examples() throws IOException {
    ImmutableList.Builder<Example> examples = ImmutableList.builder();
    Matcher found = EXAMPLE.matcher(page());
    while (found.find()) {
      Matcher name = CLASS.matcher(found.group(1));
      assertThat(name.find()).isTrue();
      examples.add(new Example(name.group(1), found.group(1), found.group(2)));
    }
    return examples.build();
  }

  private static String page() throws IOException {
    return Files.readString(ROOT.resolve("docs/api.md"), UTF_8);
  }

  @Test
  void everyProgramOfThePageIsAnExample() throws IOException {
    assertThat(examples()).hasSizeGreaterThan(4);
    assertThat(page().lines().filter(line -> line.startsWith("```")))
        .hasSize(4 * examples().size());
  }

  @ParameterizedTest
  @MethodSource("examples")
  void importsNothingElseOfOurs(Example example) {
    assertThat(IMPORT.matcher(example.source()).results().map(found -> found.group(1)))
        .allMatch(name -> name.startsWith("java.") || name.equals("org.hexproof.api.*"));
    assertThat(example.source().replaceAll("(?m)^import .*", "")).doesNotContain("org.hexproof");
  }

  @ParameterizedTest
  @MethodSource("examples")
  void compilesAndPrintsWhatThePageSays(Example example) throws Exception {
    Path file = folder.resolve(example.name() + ".java");
    Files.writeString(file, example.source(), UTF_8);
    Files.createSymbolicLink(folder.resolve("templates"), ROOT.resolve("templates"));
    Path out = folder.resolve("out");
    Process process =
        new ProcessBuilder(command(file))
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .start();
    int code = process.waitFor();
    String printed = Files.readString(out, UTF_8);
    assertThat(printed).matches(pattern(example.printed()));
    assertThat(code).isZero();
  }

  private static List<String> command(Path file) {
    String path =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:TieredStopAtLevel=1",
        "-XX:+UseSerialGC",
        "-Xmx512m",
        "-Dfile.encoding=UTF-8",
        "-Dstdout.encoding=UTF-8",
        "-cp",
        Stream.of(path.split(":", -1))
            .map(entry -> Path.of(entry).toAbsolutePath().toString())
            .reduce((before, entry) -> before + ":" + entry)
            .orElseThrow(),
        file.toString());
  }

  private static Pattern pattern(String printed) {
    return Pattern.compile(
        Stream.of(printed.split("\\.\\.\\.", -1))
            .map(Pattern::quote)
            .reduce((before, after) -> before + "[^\n]*" + after)
            .orElseThrow(),
        Pattern.DOTALL);
  }
}
